// The frame of the page: title, views, language, theme.
import { useEffect, useState } from "preact/hooks";
import { compile } from "./engine/engine.ts";
import { linkTo, oneOf, setValues, useAddress } from "./parts/address.ts";
import { language, say } from "./parts/say.ts";
import { crown } from "./board/board.tsx";
import { Count } from "./count/count.tsx";
import { Play } from "./play/play.tsx";
import { PuzzleView } from "./puzzle/puzzle.tsx";
import { Solutions } from "./solutions/solutions.tsx";
import { Watch } from "./watch/watch.tsx";

const views = { watch: Watch, solutions: Solutions, play: Play, puzzle: PuzzleView, count: Count };
type View = keyof typeof views;
const names = Object.keys(views) as View[];

/** `?embed=watch`: that view alone, without the frame. */
const embedded = names.find((name) => name === new URLSearchParams(location.search).get("embed"));

export function App() {
  const { view, values } = useAddress();
  const shown = embedded ?? oneOf(view, names);
  const inLanguage = language();
  const dark = values.theme ? values.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;

  useEffect(() => {
    document.documentElement.lang = inLanguage === "zh" ? "zh-CN" : "en";
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    document.title = `${say(`view_${shown}`)} · ${say("title")}`;
  }, [inLanguage, dark, shown]);

  const [ready, setReady] = useState<boolean | undefined>(undefined);
  useEffect(() => {
    compile().then(() => setReady(true), () => setReady(false));
  }, []);

  const Shown = views[shown];
  return (
    <>
      {!embedded && (
        <header>
          <a class="skip" href="#content" onClick={(event) => (event.preventDefault(), document.getElementById("content")?.focus())}>{say("skip")}</a>
          <h1>
            <svg viewBox="3 5 34 31" aria-hidden="true"><path d={crown} /></svg>
            {say("title")}
            <small>{say("subtitle")}</small>
          </h1>
          <nav aria-label={say("views")}>
            {names.map((name) => (
              <a key={name} href={linkTo(name)} aria-current={name === shown ? "page" : undefined}>{say(`view_${name}`)}</a>
            ))}
          </nav>
          <div class="preferences">
            <button type="button" class="plain" lang={inLanguage === "zh" ? "en" : "zh"} onClick={() => setValues({ lang: inLanguage === "zh" ? "en" : "zh" })}>
              {say("other_language")}
            </button>
            <button type="button" class="icon" aria-label={say("theme")} title={say("theme")} aria-pressed={dark} onClick={() => setValues({ theme: dark ? "light" : "dark" })}>
              <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3a9 9 0 1 0 0 18Z" /><circle class="ring" cx="12" cy="12" r="9" /></svg>
            </button>
          </div>
        </header>
      )}
      <main id="content" tabIndex={-1} class={embedded ? "embedded" : ""}>
        {ready === false ? <p class="notice" role="alert">{say("no_wasm")}</p> : <Shown />}
      </main>
    </>
  );
}
