// All solutions as small boards, in order or by classes; one of them in full; the k-th and its inverse.
import { useEffect, useState } from "preact/hooks";
import { Board, SmallBoard, type Square } from "../board/board.tsx";
import { useAnswer } from "../parts/ask.ts";
import { numberIn, setValues, useAddress, visit } from "../parts/address.ts";
import { Choice, NumberChoice, Trouble } from "../parts/fields.tsx";
import { sentenceOf, type InputError } from "../parts/input_error.ts";
import { say, sayAny, number } from "../parts/say.ts";

const most = 14;
/** Up to here all solutions are shown. */
const mostShown = 10;
/** So many boards are drawn at a time. */
const page = 120;

interface All {
  solutions: number[][];
  class_of: number[];
  orbits: number[];
}

export interface Description {
  texts: Record<string, string>;
  index: string | null;
  kept: "none" | "half_turn" | "quarter_turn";
  orbit: number;
  images: { symmetry: string; columns: number[]; string: string }[];
}

const columnsOf = (value: string | undefined) =>
  value && /^\d+(\.\d+)*$/.test(value) ? value.split(".").map(Number) : undefined;

const squaresOf = (columns: number[]): Square[] => columns.map((column, row) => [row, column]);

/** A solution in the address: only one that the engine calls one is shown. */
const inAddress = (columns: number[]) => columns.join(".");

const show = (columns: number[]) => setValues({ solution: inAddress(columns) });

export function Solutions() {
  const { values } = useAddress();
  const n = numberIn(values.n, 0, most, 8);
  const grouped = values.by === "class";
  const all = useAnswer<All>("solutions", n <= mostShown ? { n } : null);
  const chosen = columnsOf(values.solution);
  const valid = chosen && chosen.length === n && chosen.every((column) => column < n) && new Set(chosen).size === n;

  return (
    <div class="solutions">
      <div class="controls">
        <NumberChoice label={say("size")} value={n} least={0} most={most} onChange={(value) => setValues({ n: String(value), solution: "" })} />
        {n <= mostShown && (
          <Choice label={say("order")} value={grouped ? "class" : "order"} options={["order", "class"]} name={(v) => say(v === "class" ? "by_class" : "in_order")}
                  onChange={(value) => setValues({ by: value === "class" ? "class" : "" })} />
        )}
        <KthForm n={n} />
        <RankForm n={n} />
      </div>
      <div class={`halves${valid ? "" : " single"}`}>
        {valid && <One columns={chosen} />}
        {n > mostShown ? (
          <p class="quiet">{say("too_many_to_show", { n, most: mostShown })}</p>
        ) : all.failed ? (
          <Trouble>{say("failed")}</Trouble>
        ) : (
          all.answer && (!all.answer.solutions.length || all.answer.solutions[0].length === n) && <Boards all={all.answer} n={n} grouped={grouped} chosen={values.solution} />
        )}
      </div>
    </div>
  );
}

function Boards({ all, n, grouped, chosen }: { all: All; n: number; grouped: boolean; chosen: string | undefined }) {
  const [shown, setShown] = useState(page);
  useEffect(() => setShown(page), [n, grouped]);
  const total = all.solutions.length;
  const summary = total === 0 ? sayAny("no_solution_for_size", { n }) : say("solutions_summary", { n, total, classes: all.orbits.length });
  const board = (i: number) => {
    const columns = all.solutions[i];
    return (
      <li key={i}>
        <button type="button" class="tile" aria-pressed={inAddress(columns) === chosen} onClick={() => show(columns)}>
          <SmallBoard columns={columns} label={say("solution_number", { index: i + 1, columns: columns.map((c) => c + 1).join(" ") })} />
          <span aria-hidden="true">{i + 1}</span>
        </button>
      </li>
    );
  };
  const groups = grouped ? all.orbits.map((_, group) => all.class_of.flatMap((own, i) => (own === group ? [i] : []))) : [];
  let left = shown;
  return (
    <section class="boards" aria-label={say("all_solutions")}>
      <p class="summary" role="status">{summary}</p>
      {grouped
        ? groups.map((members, group) => {
            if (left <= 0) return null;
            left -= members.length;
            return (
              <section key={group} class="group">
                <h2>{say("class_number", { index: group + 1, size: members.length })}</h2>
                <ol class="tiles">{members.map(board)}</ol>
              </section>
            );
          })
        : <ol class="tiles">{all.solutions.slice(0, shown).map((_, i) => board(i))}</ol>}
      {shown < total && <button type="button" onClick={() => setShown(shown + 2 * page)}>{say("show_more", { left: total - shown })}</button>}
    </section>
  );
}

function One({ columns }: { columns: number[] }) {
  const n = columns.length;
  const { answer, working, stop } = useAnswer<Description>("describe", { columns });
  const current = answer?.images[0]?.columns.join() === columns.join() ? answer : undefined;
  return (
    <section class="one card" aria-label={say("one_solution")}>
      <Board n={n} queens={squaresOf(columns)} label={say("board_label", { n, queens: squaresOf(columns).join(" ") })} />
      {working && !current && <p class="quiet" role="status">{say("working")} <button type="button" class="plain" onClick={stop}>{say("stop")}</button></p>}
      {current && (
        <>
          <dl class="facts">
            <Fact name={say("place_in_order")}>{current.index ? number(current.index) : say("no_solution_at_all")}</Fact>
            <Fact name={say("queen_string")}><code>{current.texts.string}</code></Fact>
            <Fact name={say("squares")}><code>{current.texts.squares}</code></Fact>
            <Fact name="FEN"><code>{current.texts.fen}</code></Fact>
            <Fact name={say("symmetry")}>{say(`kept_${current.kept}`)}; {say("orbit", { size: current.orbit })}</Fact>
          </dl>
          <h2>{say("its_images")}</h2>
          <ol class="tiles images">
            {current.images.map((image) => (
              <li key={image.symmetry}>
                <button type="button" class="tile" onClick={() => show(image.columns)}>
                  <SmallBoard columns={image.columns} label={`${say(`symmetry_${image.symmetry}` as "symmetry_identity")}: ${image.string}`} />
                  <span aria-hidden="true">{say(`symmetry_${image.symmetry}` as "symmetry_identity")}</span>
                </button>
              </li>
            ))}
          </ol>
          <p class="actions">
            <button type="button" onClick={() => visit("play", { n: String(n), queens: squaresOf(columns).map((square) => square.join(".")).join("_") })}>{say("to_play")}</button>
          </p>
        </>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: any }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The k-th solution. */
function KthForm({ n }: { n: number }) {
  const [k, setK] = useState("");
  const [asked, setAsked] = useState<{ n: number; k: string } | null>(null);
  const { answer, working, stop } = useAnswer<{ error?: InputError; k: string; total: string; columns: number[] | null }>("nth", asked);
  useEffect(() => {
    if (answer?.columns) show(answer.columns);
  }, [answer]);
  const wrong = !asked || !answer || working ? "" : answer.error ? sentenceOf(answer.error) : answer.columns ? "" : sayAny("nth_out_of_range", { k: answer.k, total: answer.total, n: asked.n });
  return (
    <form class="field ask" onSubmit={(event) => (event.preventDefault(), setAsked({ n, k }))}>
      <label for="kth">{say("kth")}</label>
      <span class="row">
        <input id="kth" type="text" inputMode="numeric" value={k} onInput={(event) => setK(event.currentTarget.value)} placeholder="92" aria-invalid={wrong !== ""} />
        {working ? <button type="button" onClick={stop}>{say("stop")}</button> : <button type="submit">{say("find")}</button>}
      </span>
      {wrong && <Trouble>{wrong}</Trouble>}
    </form>
  );
}

/** The place of a solution. */
function RankForm({ n }: { n: number }) {
  const [text, setText] = useState("");
  const [asked, setAsked] = useState<{ n: number; text: string } | null>(null);
  const { answer, working, stop } = useAnswer<{ error?: InputError; columns?: number[]; index?: string | null }>("rank", asked);
  useEffect(() => {
    if (answer?.columns && answer.index) show(answer.columns);
  }, [answer]);
  const wrong = !asked || !answer || working ? "" : answer.error ? sentenceOf(answer.error) : answer.index ? "" : sayAny("rank_no_solution", { text: asked.text });
  return (
    <form class="field ask" onSubmit={(event) => (event.preventDefault(), setAsked({ n, text }))}>
      <label for="rank">{say("rank")}</label>
      <span class="row">
        <input id="rank" type="text" value={text} onInput={(event) => setText(event.currentTarget.value)} placeholder="15863724" aria-invalid={wrong !== ""} spellcheck={false} />
        {working ? <button type="button" onClick={stop}>{say("stop")}</button> : <button type="submit">{say("find")}</button>}
      </span>
      {answer?.index && !working && <output>{say("rank_is", { index: number(answer.index) })}</output>}
      {wrong && <Trouble>{wrong}</Trouble>}
    </form>
  );
}

