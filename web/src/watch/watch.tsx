// Watch a search: the board, the method's memory, its pseudo-code, the tree; forward and back. Two methods may race.
import { useEffect, useRef, useState } from "preact/hooks";
import { methods, type Method } from "../engine/answers.ts";
import { numberIn, oneOf, setValues, useAddress } from "../parts/address.ts";
import { say, sayAny } from "../parts/say.ts";
import { Choice, NumberChoice } from "../parts/fields.tsx";
import { save } from "../parts/save.ts";
import { Film, type Settings } from "./film.ts";
import { Stage } from "./stage.tsx";
import { Transport } from "./transport.tsx";

export const least = 4;
export const most = 12;
/** Steps that can be saved: a text of some 40 MB. */
const mostSaved = 1e6;

function useFilm(settings: Settings | undefined, step: number): Film {
  const [, redraw] = useState({});
  const film = useRef<Film>();
  film.current ??= new Film(() => redraw({}));
  const key = JSON.stringify(settings ?? null);
  useEffect(() => {
    if (settings) void film.current!.open(settings, step);
    else film.current!.close();
  }, [key]);
  useEffect(() => () => film.current!.close(), []);
  return film.current;
}

export function Watch() {
  const { values } = useAddress();
  const n = numberIn(values.n, least, most, 8);
  const by = oneOf(values.by, ["row", "column"] as const);
  const first = values.until !== "all";
  const method = oneOf(values.method, ["single-array", ...methods] as Method[]);
  const rival = values.race ? oneOf(values.race, methods) : undefined;
  const step = numberIn(values.step, 0, 1e15, 0);

  const film = useFilm({ n, method, by, first }, step);
  const other = useFilm(rival && { n, method: rival, by, first }, step);
  const films = rival ? [film, other] : [film];
  const frame = film.frame;

  // The place in the film belongs to the link; while it plays the address rests.
  const at = frame?.step ?? 0;
  useEffect(() => {
    if (film.playing || !frame) return;
    const later = setTimeout(() => setValues({ step: at ? String(at) : "" }), 150); // browsers slow down who writes too often
    return () => clearTimeout(later);
  }, [film.playing, at]);

  const change = (changes: Record<string, string>) => setValues({ ...changes, step: "" });

  return (
    <div class={`watch${rival ? " race" : ""}`}>
      <div class="controls" role="group" aria-label={say("watch_settings")}>
        <NumberChoice label={say("size")} value={n} least={least} most={most} onChange={(value) => change({ n: String(value) })} />
        <Choice label={say("method")} value={method} options={methods} name={(m) => sayAny(`method_${m}`)} onChange={(value) => change({ method: value })} />
        <Choice label={say("direction")} value={by} options={["row", "column"]} name={(v) => say(v === "row" ? "by_row" : "by_column")} onChange={(value) => change({ by: value })} />
        <Choice label={say("until")} value={first ? "first" : "all"} options={["first", "all"]} name={(v) => say(v === "first" ? "until_first" : "until_all")} onChange={(value) => change({ until: value })} />
        <Choice label={say("race")} value={rival ?? ""} options={["", ...methods]} name={(m) => (m ? sayAny(`method_${m}`) : say("race_nobody"))} onChange={(value) => change({ race: value })} />
      </div>
      <div class="stages">
        <Stage film={film} method={method} by={by} full={!rival}>{!rival && <Transport films={films} />}</Stage>
        {rival && <Stage film={other} method={rival} by={by} full={false} />}
      </div>
      {rival && <Transport films={films} />}
      {frame && (
        <p class="quiet actions">
          <button type="button" class="plain" disabled={at > mostSaved} onClick={async () => save(`steps-${n}-${method}.jsonl`, "application/jsonl", await film.text(1, Math.max(at, 1)))}>
            {say("save_steps")}
          </button>
          <span class="keys">{say("watch_keys")}</span>
        </p>
      )}
    </div>
  );
}
