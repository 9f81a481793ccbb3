// Numbers: the exact count, the estimate that comes near it, the levels of the tree, the methods side by side.
import { useEffect, useRef, useState } from "preact/hooks";
import { methods, type Counters, type Method } from "../engine/answers.ts";
import { Stopped } from "../engine/engine.ts";
import { numberIn, setValues, useAddress } from "../parts/address.ts";
import { useAnswer, useEngine } from "../parts/ask.ts";
import { NumberChoice, Trouble } from "../parts/fields.tsx";
import { number, say, sayAny } from "../parts/say.ts";
import { Bars, Convergence, Figure } from "./charts.tsx";

const most = 15;
/** Beyond, walking the whole tree takes too long. */
const mostWalked = 12;
const mostExhaustive = 9;

interface Estimated {
  mean: number;
  low: number;
  high: number;
}

export interface Probe {
  nodes: Estimated;
  solutions: Estimated;
  levels: number[];
  samples: number;
}

export function Count() {
  const { values } = useAddress();
  const n = numberIn(values.n, 0, most, 8);
  const exact = useAnswer<string>("count", { n });
  const total = exact.working ? undefined : exact.answer;

  return (
    <div class="count">
      <div class="controls">
        <NumberChoice label={say("size")} value={n} least={0} most={most} onChange={(value) => setValues({ n: String(value) })} />
      </div>
      <section class="card total" aria-live="polite">
        <h2>{say("exact_count")}</h2>
        {exact.failed ? <Trouble>{say("failed")}</Trouble>
          : total !== undefined ? <p class="large" data-count={total}>Q({n}) = {number(total)}</p>
          : exact.working ? (
            <p class="row">
              <progress max={1} value={exact.progress?.share ?? 0} aria-label={say("working")} />
              {exact.progress && <span>{say("counted_so_far", { counted: number(exact.progress.counted) })}</span>}
              <button type="button" onClick={exact.stop}>{say("stop")}</button>
            </p>
          ) : <p>{say("stopped")}</p>}
        {total !== undefined && <p class="quiet">{say(Number(total) === 0 ? "no_way" : "many_ways", { n, total: number(total) })}</p>}
      </section>
      <div class="charts">
        <Estimates n={n} total={total} />
        <Levels n={n} />
        <Comparison n={n} />
      </div>
    </div>
  );
}

const steps = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000];

/** Random probes: the more paths, the narrower the interval. */
function Estimates({ n, total }: { n: number; total: string | undefined }) {
  const engine = useEngine();
  const [probes, setProbes] = useState<Probe[]>([]);
  const [seed, setSeed] = useState(1);
  useEffect(() => {
    let wanted = true;
    engine.stop();
    setProbes([]);
    const walk = async () => {
      for (const samples of steps) {
        const probe = await engine.ask("estimate", { n, samples, seed });
        if (!wanted) return;
        setProbes((old) => [...old, probe]);
      }
    };
    walk().catch((error) => {
      if (!(error instanceof Stopped)) throw error;
    });
    return () => {
      wanted = false;
    };
  }, [n, seed]);
  const last = probes[probes.length - 1];
  const rounded = (value: number) => number(Math.round(value));
  return (
    <Figure
      name="estimate"
      title={say("estimate_title")}
      about={last && say("estimate_about", { samples: number(last.samples), mean: rounded(last.solutions.mean), low: rounded(last.solutions.low), high: rounded(last.solutions.high) })}
      csv={[["paths", "mean", "low", "high"], ...probes.map((p) => [p.samples, p.solutions.mean, p.solutions.low, p.solutions.high])]}
      more={<button type="button" class="plain" onClick={() => setSeed(seed + 1)}>{say("other_paths")}</button>}
    >
      <Convergence points={probes.map(({ samples, solutions }) => ({ x: samples, ...solutions }))} truth={total === undefined ? undefined : Number(total)}
                   label={say("estimate_title")} xName={say("paths")} truthName={`Q(${n})`} all={steps} />
    </Figure>
  );
}

/** Nodes by level: walked where that is quick, else estimated. */
function Levels({ n }: { n: number }) {
  const walked = n <= mostWalked;
  const counted = useAnswer<{ levels: number[] }>("measure", walked ? { n, method: "bitmask", first: false } : null);
  const probed = useAnswer<Probe>("estimate", walked ? null : { n, samples: 50000, seed: 1 });
  const source = walked ? counted : probed;
  const levels = source.working ? [] : source.answer?.levels ?? [];
  return (
    <Figure name="levels" title={say("levels_title")} about={say(walked ? "levels_about" : "levels_estimated", { n })}
            csv={[["level", "nodes"], ...levels.map((nodes, level) => [level, nodes])]}>
      <Bars label={say("levels_title")} rows={levels.map((nodes, level) => ({ name: say("level", { level }), value: Math.round(nodes) }))} empty={n + 1} />
    </Figure>
  );
}

type Measured = Counters & { method: Method; milliseconds: number };

/** Every method walks its whole tree, one after the other. */
function Comparison({ n }: { n: number }) {
  const engine = useEngine();
  const [measured, setMeasured] = useState<Measured[]>([]);
  const fits = (method: Method) => n <= (method === "exhaustive" ? mostExhaustive : mostWalked);
  const run = useRef(0);
  useEffect(() => {
    const own = ++run.current;
    engine.stop();
    setMeasured([]);
    const walk = async () => {
      for (const method of methods.filter(fits)) {
        const counters = await engine.ask("measure", { n, method, first: false });
        if (own !== run.current) return;
        const { milliseconds } = engine;
        setMeasured((old) => [...old, { ...counters, method, milliseconds }]);
      }
    };
    walk().catch((error) => {
      if (!(error instanceof Stopped)) throw error;
    });
  }, [n]);
  const skipped = methods.filter((method) => !fits(method));
  const rows = (value: (m: Measured) => number, text: (value: number) => string) =>
    measured.map((m) => ({ name: sayAny(`method_${m.method}`), value: value(m), text: text(value(m)) }));
  const milliseconds = (value: number) => `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;
  const csv = [["method", "nodes", "tests", "rejects", "backtracks", "milliseconds"],
    ...measured.map((m) => [m.method, m.nodes, m.tests, m.rejects, m.backtracks, m.milliseconds.toFixed(3)])];
  const about = skipped.length ? say("compare_skips", { methods: skipped.map((m) => sayAny(`method_${m}`)).join(sayAny("list_comma")) }) : undefined;
  return (
    <>
      <Figure name="nodes" title={say("compare_nodes_title")} about={about} csv={csv}>
        <Bars label={say("compare_nodes_title")} rows={rows((m) => m.nodes, number)} empty={methods.length} logarithmic />
      </Figure>
      <Figure name="times" title={say("compare_time_title")} about={say("compare_time_about")} csv={csv}>
        <Bars label={say("compare_time_title")} rows={rows((m) => Math.max(0.001, m.milliseconds), milliseconds)} empty={methods.length} logarithmic />
      </Figure>
    </>
  );
}
