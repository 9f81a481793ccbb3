// One method at work: board, sentence, counters; and with room for it memory, pseudo-code and tree.
import type { ComponentChildren } from "preact";
import { Board } from "../board/board.tsx";
import type { Frame, Method } from "../engine/answers.ts";
import { language, number, say, sayAny, saySaid } from "../parts/say.ts";
import type { Film } from "./film.ts";
import { MemoryView } from "./memory.tsx";
import { pseudoCode, textbookStep } from "./pseudo_code.ts";
import { Tree } from "./tree.tsx";

export function Stage(props: { film: Film; method: Method; by: "row" | "column"; full: boolean; children?: ComponentChildren }) {
  const { film, method, by, full } = props;
  const { frame } = film;
  if (film.failed) return <p class="notice" role="alert">{say("failed")}</p>;
  if (!frame) return <div class="stage loading" aria-busy="true" />;
  const words = { along: `@word_${by}`, across: by === "row" ? "@word_column" : "@word_row" };
  return (
    <section class={`stage${full ? " full" : ""}`} aria-label={sayAny(`method_${method}`)}>
      <div class="scene">
        {!full && <h2>{sayAny(`method_${method}`)}</h2>}
        <BoardOf frame={frame} />
        <p class={`sentence ${frame.kind}`} role="status" aria-live={film.playing ? "off" : "polite"}>
          <span class="textbook">{textbookStep(frame.kind, method)}</span>
          <span>
            {saySaid(frame.said)}
            {frame.dead_end && frame.kind !== "start" && <b class="dead-end"> {say("is_dead_end")}</b>}
            {frame.at_end && <b> {say("is_end")}</b>}
          </span>
        </p>
        {props.children}
        <Counters frame={frame} method={method} />
      </div>
      {full && (
        <div class="inside">
          <section>
            <h2>{say("memory")}</h2>
            <MemoryView parts={frame.memory} />
          </section>
          <section>
            <h2>{say("pseudo_code")}</h2>
            <ol class="code">
              {pseudoCode[method].map((line, i) => (
                <li key={i} class={line.on.includes(frame.kind) ? "lit" : ""} style={{ paddingInlineStart: `${0.6 + line.indent * 1.1}em` }}
                    aria-current={line.on.includes(frame.kind) ? "step" : undefined}>
                  {filledLine(line.text, words)}
                </li>
              ))}
            </ol>
            <p class="quiet why">{sayAny(`why_${method.replaceAll("-", "_")}`)}</p>
          </section>
          <section class="growing">
            <h2>{say("tree")}{!frame.tree.whole && <small> {say("tree_part")}</small>}</h2>
            <Tree nodes={frame.tree.nodes} whole={frame.tree.whole} n={frame.n} go={(step) => (film.pause(), film.go(step))} />
          </section>
        </div>
      )}
    </section>
  );
}

const filledLine = (text: [string, string], words: Record<string, string>) =>
  text[language() === "en" ? 0 : 1].replace(/\{(\w+)\}/g, (_, name: string) => sayAny(words[name].slice(1)));

function BoardOf({ frame }: { frame: Frame }) {
  const { n, queens, refusal, kind, square } = frame;
  const squares = queens.map(([row, column]) => `${row},${column}`).join(" ");
  return (
    <Board
      n={n}
      queens={queens}
      attacked={frame.attacked}
      accused={refusal ? (queens.some((q) => `${q}` === `${refusal.to}`) ? [refusal.from, refusal.to] : [refusal.from]) : []}
      hand={kind === "solution" || frame.said.text.startsWith("step_reject_full") ? null : square}
      refused={kind === "reject"}
      lines={refusal ? [[refusal.from, refusal.to]] : []}
      label={say("board_label", { n, queens: squares || "–" })}
    />
  );
}

function Counters({ frame, method }: { frame: Frame; method: Method }) {
  const { counters } = frame;
  const names = ["nodes", "tests", "rejects", "backtracks", "solutions"] as const;
  return (
    <dl class="counters">
      {names.map((name) => (
        <div key={name}>
          <dt>{say(`counter_${name}`)}</dt>
          <dd data-counter={name}>{number(counters[name])}</dd>
        </div>
      ))}
      {method === "board-marks" && (
        <div>
          <dt>{say("counter_stamped")}</dt>
          <dd>{number(counters.stamped)}</dd>
        </div>
      )}
    </dl>
  );
}
