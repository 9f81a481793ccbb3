// Place queens yourself: what attacks what, how many ways are left, a hint; blocked squares, fixed queens, boards from outside.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Board, has, type Square } from "../board/board.tsx";
import { setValues, useAddress } from "../parts/address.ts";
import { useAnswer, useEngine } from "../parts/ask.ts";
import { NumberChoice } from "../parts/fields.tsx";
import { begin, go, redo, undo, type History } from "../parts/history.ts";
import { savePicture } from "../parts/save.ts";
import { say, sayAny, saySaid } from "../parts/say.ts";
import { Completions } from "./completions.tsx";
import { PasteBoard } from "./paste.tsx";
import { fromAddress, least, most, toAddress, toEngine, touched, type Position, type Tool } from "./position.ts";

interface Look {
  solution: boolean;
  attacks: { a: Square; b: Square; line: string; names: [string, string] }[];
  attacked: Square[];
  free: Square[];
}

type Hint = { text: string; place?: Square; take?: Square; empty?: boolean } & Record<string, any>;

export function Play() {
  const { values } = useAddress();
  const [history, setHistory] = useState<History<Position>>(() => begin(fromAddress(values)));
  const position = history.now;
  const [tool, setTool] = useState<Tool>("queen");
  const [hint, setHint] = useState<Hint | null>(null);
  const [thinking, setThinking] = useState(false);
  const engine = useEngine();
  const frame = useRef<HTMLDivElement>(null);

  // Another board may come by link; our own changes are there already.
  const written = JSON.stringify(toAddress(position));
  const linked = JSON.stringify(toAddress(fromAddress(values)));
  useEffect(() => {
    if (linked !== written) setHistory((old) => go(old, fromAddress(values)));
  }, [linked]);

  function change(act: (old: History<Position>) => History<Position>) {
    const next = act(history);
    if (next === history) return;
    engine.stop();
    setHint(null);
    setHistory(next);
    setValues(toAddress(next.now));
  }
  const set = (next: Position) => change((old) => (next === old.now ? old : go(old, next)));

  useLayoutEffect(() => { // at once: no key may be lost
    const key = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || /^(INPUT|TEXTAREA)$/.test((event.target as HTMLElement).tagName)) return;
      if (event.key === "z" && !event.shiftKey) change(undo);
      else if (event.key === "y" || (event.key === "Z" && event.shiftKey)) change(redo);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  const { answer } = useAnswer<Look & { n?: number }>("look", toEngine(position));
  const look = answer;
  const attacks = look?.attacks ?? [];
  const accused = attacks.flatMap(({ a, b }) => [a, b]).filter((square) => has(position.queens, square));

  async function ask(question: "hint" | "solve") {
    setThinking(true);
    setHint(null);
    try {
      const found = await engine.ask(question, toEngine(position));
      if (question === "hint") setHint(found);
      else if (found === null) setHint({ text: "no_solution_with_rules" });
      else set({ ...position, queens: [...position.queens, ...(found as number[]).map((column, row): Square => [row, column]).filter((square) => !has(position.queens, square))] });
    } catch {
      // stopped
    } finally {
      setThinking(false);
    }
  }

  const onSquare = (square: Square, event: MouseEvent | KeyboardEvent) => {
    const key = event instanceof KeyboardEvent ? event.key.toLowerCase() : "";
    set(touched(position, key === "b" ? "block" : key === "f" ? "fix" : tool, square));
  };
  const squareLabel = (square: Square) => {
    const [row, column] = square;
    const what = has(position.fixed, square) ? "square_fixed" : has(position.queens, square) ? "square_queen"
      : has(position.blocked, square) ? "square_blocked" : look && has(look.attacked, square) ? "square_attacked" : "square_free";
    return say("square_label", { row, column, what: `@${what}` });
  };

  return (
    <div class="play">
      <div class="controls">
        <NumberChoice label={say("size")} value={position.n} least={least} most={most}
                      onChange={(n) => set({ n, queens: [], fixed: [], blocked: [] })} />
        <div class="field" role="group" aria-label={say("tool")}>
          <span>{say("tool")}</span>
          <span class="row">
            {(["queen", "block", "fix"] as const).map((name) => (
              <button key={name} type="button" class="choice" aria-pressed={tool === name} onClick={() => setTool(name)}>{say(`tool_${name}`)}</button>
            ))}
          </span>
        </div>
        <div class="row">
          <button type="button" onClick={() => change(undo)} disabled={!history.past.length}>{say("undo")}</button>
          <button type="button" onClick={() => change(redo)} disabled={!history.future.length}>{say("redo")}</button>
          <button type="button" onClick={() => set({ ...position, queens: position.fixed })} disabled={position.queens.length === position.fixed.length}>{say("clear")}</button>
        </div>
      </div>
      <div class="halves">
        <div class="scene" ref={frame}>
          <Board n={position.n} queens={position.queens} fixed={position.fixed} blocked={position.blocked} attacked={look?.attacked}
                 accused={accused} lines={attacks.map(({ a, b }) => [a, b])} suggested={hint?.place ?? hint?.take}
                 label={say("play_board", { n: position.n })} onSquare={onSquare} squareLabel={squareLabel} />
        </div>
        <div class="side">
          <section class="card">
            <p class="verdict" role="status">
              {look?.solution ? <b>{say("is_solution")}</b> : say("placed", { queens: position.queens.length, n: position.n, free: look?.free.length ?? 0 })}
            </p>
            {attacks.length > 0 && (
              <ul class="findings">
                {attacks.slice(0, 5).map(({ names, line }) => (
                  <li key={names.join()}>{sayAny("attack_pair", { a: names[0], b: names[1], line })}</li>
                ))}
                {attacks.length > 5 && <li>{sayAny("and_more", { count: attacks.length - 5 })}</li>}
              </ul>
            )}
            <Completions position={position} />
            <p class="row actions">
              <button type="button" onClick={() => void ask("hint")} disabled={thinking}>{say("hint")}</button>
              <button type="button" onClick={() => void ask("solve")} disabled={thinking}>{say("show_solution")}</button>
              {thinking && <button type="button" class="plain" onClick={() => engine.stop()}>{say("stop")}</button>}
            </p>
            {hint && <p class="hint" role="status">{hint.empty && <>{sayAny("hint_empty", hint)} </>}{saySaid(hint as any)}</p>}
          </section>
          <PasteBoard use={(board) => set({ n: board.n, queens: board.queens, fixed: [], blocked: board.blocked })} />
          <p class="quiet actions">
            <button type="button" class="plain" onClick={() => void savePicture(frame.current!, "board", "svg")}>{say("save_svg")}</button>
            <button type="button" class="plain" onClick={() => void savePicture(frame.current!, "board", "png")}>{say("save_png")}</button>
            <span class="keys">{say("play_keys")}</span>
          </p>
        </div>
      </div>
    </div>
  );
}

