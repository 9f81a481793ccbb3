// How many solutions hold the queens on the board: at once as far as it is quick, then exactly.
import { useState } from "preact/hooks";
import { useAnswer } from "../parts/ask.ts";
import { number, say } from "../parts/say.ts";
import { toEngine, type Position } from "./position.ts";

/** So many are listed at once; more are counted by the engine. */
const quick = 2000;
/** Up to this size the exact number is counted without being asked for. */
const unasked = 16;

interface Count {
  count: string;
  whole: boolean;
}

export function Completions({ position }: { position: Position }) {
  const board = toEngine(position);
  const key = JSON.stringify(board);
  const [wanted, setWanted] = useState("");
  const listed = useAnswer<Count>("completions", { ...board, most: quick });
  const settled = !listed.working && listed.answer;
  const exactly = settled && !settled.whole && (position.n <= unasked || wanted === key);
  const counted = useAnswer<Count>("completions", exactly ? { ...board, most: 0 } : null);

  const known = settled && settled.whole ? settled.count : exactly && !counted.working ? counted.answer?.count : undefined;
  return (
    <p class="completions" role="status">
      {known !== undefined ? (
        <span data-completions={known}>{say(known === "0" ? "completions_none" : known === "1" ? "completions_one" : "completions", { count: number(known) })}</span>
      ) : listed.working ? (
        <>{say("working")} <button type="button" class="plain" onClick={listed.stop}>{say("stop")}</button></>
      ) : !settled ? (
        say("completions_unknown")
      ) : (
        <>
          {say("completions_more", { count: number(settled.count) })}{" "}
          {counted.working ? (
            <>
              <progress max={1} value={counted.progress?.share ?? 0} aria-label={say("working")} />{" "}
              <button type="button" class="plain" onClick={counted.stop}>{say("stop")}</button>
            </>
          ) : (
            !exactly && <button type="button" class="plain" onClick={() => setWanted(key)}>{say("count_exactly")}</button>
          )}
        </>
      )}
    </p>
  );
}
