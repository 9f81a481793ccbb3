// Puzzles with coloured regions: solve one by hand with hints, ask whether it is unique, draw one, paste one, make one.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Board, has, type RegionLook, type Square } from "../board/board.tsx";
import { Stopped } from "../engine/engine.ts";
import { oneOf, setValues, useAddress } from "../parts/address.ts";
import { useAnswer, useEngine } from "../parts/ask.ts";
import { Choice, NumberChoice, Trouble } from "../parts/fields.tsx";
import { begin, go, redo, undo, type History } from "../parts/history.ts";
import { sentenceOf, type InputError } from "../parts/input_error.ts";
import { savePicture } from "../parts/save.ts";
import { say, sayAny, saySaid, type Said } from "../parts/say.ts";
import { applied, empty, fromAddress, least, letterOf, most, painted, toAddress, toEngine, turned, type Puzzle } from "./puzzle_state.ts";

interface Hint {
  wrong?: Said[];
  nothing?: Said;
  step?: { said: Said; chain: Said[]; queen: Square | null; crossed: Square[]; dead: boolean };
}

interface Rating {
  solutions: number[][];
  level: string | null;
  number: number;
  split: string[];
}

interface Look {
  solution: boolean;
  attacks: { a: Square; b: Square; line: string; names: [string, string] }[];
}

const levels = ["", "easy", "medium", "hard", "expert", "extreme"] as const;
const looks = ["colours", "letters", "patterns"] as const;

export function PuzzleView() {
  const { values } = useAddress();
  const linked = fromAddress(values);
  const [history, setHistory] = useState<History<Puzzle> | null>(() => (linked ? begin(linked) : null));
  const [hint, setHint] = useState<Hint | null>(null);
  const [pen, setPen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const [level, setLevel] = useState<(typeof levels)[number]>("");
  const engine = useEngine();
  const frame = useRef<HTMLDivElement>(null);
  const puzzle = history?.now;
  const look = oneOf(values.look, looks) as RegionLook;
  const size = puzzle?.n ?? 8;

  function change(next: History<Puzzle>) {
    engine.stop();
    setHint(null);
    setTrouble("");
    setHistory(next);
    setValues(toAddress(next.now));
  }
  const set = (next: Puzzle) => (next === puzzle ? undefined : change(history ? go(history, next) : begin(next)));

  async function work<Answer>(question: string, given: object, then: (answer: Answer) => void) {
    setBusy(true);
    try {
      then(await engine.ask(question, given));
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      if (!error.asked) setTrouble(say("failed"));
    } finally {
      setBusy(false);
    }
  }

  const make = (n: number) =>
    void work<{ regions?: number[]; tries: number; nearest: string | null }>("puzzle_make", { n, level, seed: Math.floor(Math.random() * 2 ** 48) }, (made) => {
      if (made.regions) set({ ...empty(n), regions: made.regions });
      else setTrouble(say("make_failed", { tries: made.tries }));
    });
  useEffect(() => {
    if (!puzzle) make(8);
  }, []);

  useLayoutEffect(() => { // at once: no key may be lost
    const key = (event: KeyboardEvent) => {
      if (!history || !(event.ctrlKey || event.metaKey) || /^(INPUT|TEXTAREA)$/.test((event.target as HTMLElement).tagName)) return;
      const next = event.key === "z" ? undo(history) : event.key === "y" ? redo(history) : undefined;
      if (!next) return;
      event.preventDefault();
      if (next !== history) change(next);
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });

  const looked = useAnswer<Look>("look", puzzle ? toEngine(puzzle) : null);
  // Rated by the regions alone, whatever stands on them.
  const rated = useAnswer<Rating>("puzzle_rate", puzzle && puzzle.regions.every((region) => region >= 0) ? { n: puzzle.n, regions: puzzle.regions } : null);
  const attacks = looked.answer?.attacks ?? [];
  const step = hint?.step;

  const onSquare = (square: Square) => puzzle && set(pen === null ? turned(puzzle, square) : painted(puzzle, square, pen));
  const squareLabel = ([row, column]: Square) => {
    const square: Square = [row, column];
    const what = has(puzzle!.queens, square) ? "@square_queen" : has(puzzle!.crosses, square) ? "@square_crossed" : "@square_free";
    return say("puzzle_square", { row, column, region: letterOf(puzzle!.regions[row * size + column]) || "–", what });
  };
  const showSolution = () => puzzle && rated.answer?.solutions[0] && set({ ...puzzle, crosses: [], queens: rated.answer.solutions[0].map((column, row): Square => [row, column]) });

  return (
    <div class="puzzle">
      <div class="controls">
        <NumberChoice label={say("size")} value={size} least={least} most={most} onChange={make} />
        <Choice label={say("difficulty")} value={level} options={levels} name={(name) => (name ? sayAny(`level_${name}`) : say("any_level"))} onChange={(name) => setLevel(name)} />
        <button type="button" class="primary" onClick={() => make(size)} disabled={busy}>{say("make_puzzle")}</button>
        <Choice label={say("region_look")} value={look} options={looks} name={(name) => say(`look_${name}`)} onChange={(name) => setValues({ look: name === "colours" ? "" : name })} />
        {history && (
          <div class="row">
            <button type="button" onClick={() => change(undo(history))} disabled={!history.past.length}>{say("undo")}</button>
            <button type="button" onClick={() => change(redo(history))} disabled={!history.future.length}>{say("redo")}</button>
            <button type="button" onClick={() => set({ ...history.now, queens: [], crosses: [] })}>{say("clear")}</button>
          </div>
        )}
      </div>
      {trouble && <Trouble>{trouble}</Trouble>}
      {puzzle && (
        <div class="halves">
          <div class="scene" ref={frame}>
            <Board n={puzzle.n} queens={puzzle.queens} crossed={puzzle.crosses} regions={puzzle.regions} coordinates="names" regionLook={look} letterOf={letterOf}
                   accused={attacks.flatMap(({ a, b }) => [a, b])} lines={attacks.map(({ a, b }) => [a, b])}
                   suggested={step?.queen} marked={step?.queen ? [] : step?.crossed}
                   label={say("puzzle_board", { n: puzzle.n })} onSquare={onSquare} squareLabel={squareLabel} />
          </div>
          <div class="side">
            <section class="card">
              <p class="verdict" role="status">{looked.answer?.solution ? <b>{say("is_solution")}</b> : <Verdict rated={rated} complete={puzzle.regions.every((region) => region >= 0)} />}</p>
              {attacks.length > 0 && (
                <ul class="findings">
                  {attacks.slice(0, 5).map(({ names, line }) => <li key={names.join() + line}>{sayAny("attack_pair", { a: names[0], b: names[1], line })}</li>)}
                </ul>
              )}
              <p class="row actions">
                <button type="button" onClick={() => void work<Hint>("puzzle_hint", toEngine(puzzle), setHint)} disabled={busy}>{say("hint")}</button>
                <button type="button" onClick={showSolution} disabled={!rated.answer?.solutions.length}>{say("show_solution")}</button>
                {busy && <button type="button" class="plain" onClick={() => engine.stop()}>{say("stop")}</button>}
              </p>
              {hint && (
                <div class="hint" role="status">
                  {hint.wrong?.map((said, i) => <p key={i}>{saySaid(said)}</p>)}
                  {hint.nothing && <p>{saySaid(hint.nothing)}</p>}
                  {step && (
                    <>
                      <p>{saySaid(step.said)}</p>
                      {step.chain.length > 0 && (
                        <>
                          <ol>{step.chain.map((said, i) => <li key={i}>{saySaid(said)}</li>)}</ol>
                          <p>{sayAny("hint_trial_end", { square: step.said.square })}</p>
                        </>
                      )}
                      {!step.dead && <button type="button" onClick={() => set(applied(puzzle, step.queen, step.crossed))}>{say("do_it")}</button>}
                    </>
                  )}
                </div>
              )}
            </section>
            <Draw puzzle={puzzle} pen={pen} setPen={setPen} set={set} />
            <PastePuzzle use={set} />
            <p class="quiet actions">
              <button type="button" class="plain" onClick={() => void savePicture(frame.current!, "puzzle", "svg")}>{say("save_svg")}</button>
              <button type="button" class="plain" onClick={() => void savePicture(frame.current!, "puzzle", "png")}>{say("save_png")}</button>
              <span class="keys">{say("puzzle_keys")}</span>
            </p>
          </div>
        </div>
      )}
      <p class="quiet rules">{say("puzzle_rules")}</p>
    </div>
  );
}

function Verdict({ rated, complete }: { rated: { answer: Rating | undefined; working: boolean; failed: boolean }; complete: boolean }) {
  if (!complete) return <>{say("puzzle_incomplete")}</>;
  if (rated.failed) return <>{say("failed")}</>;
  if (rated.working || !rated.answer) return <>{say("working")}</>;
  const { solutions, level, number, split } = rated.answer;
  const text = solutions.length === 0 ? sayAny("puzzle_none") : solutions.length > 1 ? say("puzzle_many") : say("puzzle_one");
  return (
    <span data-solutions={solutions.length}>
      {text}
      {level && <> · {sayAny("level_of_six", { level: `@level_${level}`, number })}</>}
      {split.length > 0 && <small> {sayAny("puzzle_split", { names: split.join(sayAny("list_comma")) })}</small>}
    </span>
  );
}

/** Choose a region and paint squares with it. */
function Draw(props: { puzzle: Puzzle; pen: number | null; setPen(pen: number | null): void; set(puzzle: Puzzle): void }) {
  const { puzzle, pen, setPen } = props;
  return (
    <details class="card" onToggle={(event) => setPen(event.currentTarget.open ? 0 : null)}>
      <summary>{say("draw_puzzle")}</summary>
      <p class="quiet">{say("draw_how")}</p>
      <div class="row palette" role="group" aria-label={say("draw_puzzle")}>
        {Array.from({ length: puzzle.n }, (_, region) => (
          <button key={region} type="button" class={`choice swatch region-${region}`} style={{ "--hue": `${(region * 137.5) % 360}` }} aria-pressed={pen === region}
                  onClick={() => setPen(region)}>{letterOf(region)}</button>
        ))}
        <button type="button" onClick={() => props.set(empty(puzzle.n))}>{say("draw_empty")}</button>
      </div>
    </details>
  );
}

/** A puzzle from outside, in any form that the library reads. */
function PastePuzzle({ use }: { use(puzzle: Puzzle): void }) {
  const [text, setText] = useState("");
  const { answer } = useAnswer<{ n: number; regions: number[]; error?: InputError }>("puzzle_read", text.trim() ? { text } : null);
  const wrong = !answer ? "" : answer.error ? sentenceOf(answer.error)
    : answer.n < least || answer.n > most ? say("out_of_range", { n: answer.n, least, most })
    : Math.max(...answer.regions) >= 52 ? say("too_many_regions") : "";
  return (
    <details class="card">
      <summary>{say("paste_puzzle")}</summary>
      <label class="field">
        <span>{say("paste_puzzle_here")}</span>
        <textarea rows={6} value={text} onInput={(event) => setText(event.currentTarget.value)} aria-invalid={wrong !== ""} spellcheck={false} placeholder={"AABB\nACBB\nCCDB\nCDDD"} />
      </label>
      <p class="row">
        <button type="button" disabled={!answer || wrong !== ""} onClick={() => answer && use({ ...empty(answer.n), regions: answer.regions })}>{say("use_puzzle")}</button>
      </p>
      {wrong && <Trouble>{wrong}</Trouble>}
    </details>
  );
}
