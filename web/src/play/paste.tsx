// A board from outside, in any form that the library reads; what is wrong is said in place.
import { useState } from "preact/hooks";
import type { Square } from "../board/board.tsx";
import { useAnswer } from "../parts/ask.ts";
import { Choice, Trouble } from "../parts/fields.tsx";
import { sentenceOf, type InputError } from "../parts/input_error.ts";
import { say } from "../parts/say.ts";
import { least, most } from "./position.ts";

interface Pasted {
  n: number;
  queens: Square[];
  blocked: Square[];
}

const forms = ["", "grid", "string", "numbers", "columns", "coordinates", "squares", "fen", "matrix", "letters", "answers", "json"] as const;

export function PasteBoard({ use }: { use(board: Pasted): void }) {
  const [text, setText] = useState("");
  const [preset, setPreset] = useState<(typeof forms)[number]>("");
  const { answer } = useAnswer<{ board?: Pasted; error?: InputError }>("read", text.trim() ? { text, preset } : null);
  const board = answer?.board;
  const wrong = answer?.error ? sentenceOf(answer.error)
    : board && (board.n < least || board.n > most) ? say("out_of_range", { n: board.n, least, most })
    : board && board.queens.some(([row, column]) => row >= board.n || column >= board.n || row < 0 || column < 0) ? say("queen_outside") : "";
  return (
    <details class="card">
      <summary>{say("paste")}</summary>
      <label class="field">
        <span>{say("paste_here")}</span>
        <textarea rows={6} value={text} onInput={(event) => setText(event.currentTarget.value)} aria-invalid={wrong !== ""} spellcheck={false} placeholder={"....\nQ...\n...Q"} />
      </label>
      <p class="row">
        <Choice label={say("form")} value={preset} options={forms} name={(name) => name || say("form_any")} onChange={(name) => setPreset(name)} />
        <button type="button" disabled={!board || wrong !== ""} onClick={() => board && use(board)}>{say("use_board")}</button>
      </p>
      {wrong && <Trouble>{wrong}</Trouble>}
    </details>
  );
}
