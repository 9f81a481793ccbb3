// A run in the page is the run of the command: the same steps, in the same words, wherever it is opened.
import { beforeAll, describe, expect, test } from "vitest";
import type { Frame, Method, Scouted } from "../src/engine/answers.ts";
import { methods } from "../src/engine/answers.ts";
import type { Ask } from "../src/engine/instance.ts";
import { saySaid } from "../src/parts/say.ts";
import { textbookStep } from "../src/watch/pseudo_code.ts";
import { command, engine } from "./engine.ts";

let ask: Ask;
beforeAll(() => {
  ask = engine();
});

const open = (n: number, method: Method, by = "row", first = false, more = {}): Frame =>
  ask("run_open", { n, method, by, first, ...more });
const goTo = (step: number): Frame => ask("run_go_to", { step });

describe("the stream is that of `queens trace --format jsonl`", () => {
  for (const method of methods)
    for (const [n, by, first] of [[4, "row", false], [5, "column", false], [6, "row", true], [8, "column", true]] as const)
      test(`${method}, n = ${n}, by ${by}, ${first ? "first" : "all"}`, () => {
        open(n, method, by, first);
        const lines = ask("run_text", { from: 1, to: 1e6 });
        const trace = command(["trace", String(n), "--method", method, "--by", by, "--until", first ? "first" : "all", "--format", "jsonl"]);
        expect(trace.status).toBe(0);
        expect(lines.length).toBeGreaterThan(100);
        expect(lines).toBe(trace.stdout);
      });

  test("with fixed queens and blocked squares", () => {
    open(6, "iterative", "row", false, { queens: [[0, 1]], blocked: [[1, 3], [4, 4]] });
    const trace = command(["trace", "6", "--method", "iterative", "--queen", "0,1", "--block", "1,3", "--block", "4,4", "--format", "jsonl"]);
    expect(trace.stdout).toContain("reject");
    expect(ask("run_text", { from: 1, to: 1e6 })).toBe(trace.stdout);
  });
});

describe("each step is said as the command says it", () => {
  const steps = 400;
  for (const method of methods)
    for (const language of ["en", "zh"] as const)
      test(`${method}, ${language}`, () => {
        const by = method === "iterative" ? "column" : "row";
        const rules = { queens: [[2, 5]], blocked: [[1, 4]] };
        open(6, method, by, false, method === "single-array" ? rules : {});
        const given = method === "single-array" ? ["--queen", "2,5", "--block", "1,4"] : [];
        const said: string[] = [];
        for (let step = 0; step <= steps; ++step) {
          const frame = goTo(step);
          if (frame.step !== step) break;
          said.push(`${String(step).padStart(6)}  ${`[${textbookStep(frame.kind, method)}]`.padEnd(6)}${saySaid(frame.said, language)}`);
        }
        const trace = command(["trace", "6", "--method", method, "--by", by, "--lang", language, "--to", String(steps), ...given]);
        const lines = trace.stdout.trimEnd().split("\n").filter((line) => /^ *\d+ {2}\[/.test(line));
        expect(lines.length).toBeGreaterThan(50);
        expect(said).toEqual(lines);
      });
});

describe("a run opens anywhere", () => {
  for (const method of methods)
    test(`${method}: far jumps show what single steps show`, () => {
      open(7, method);
      const straight = new Map<number, Frame>();
      for (let step = 0; step <= 5000; step += 1) {
        const frame = goTo(step);
        if (step % 611 === 0) straight.set(step, frame);
      }
      open(7, method);
      ask("run_scout", { most: 1e5 });
      for (const step of [...straight.keys()].sort((a, b) => ((a * 7919) % 5003) - ((b * 7919) % 5003)))
        expect(goTo(step)).toEqual(straight.get(step));
    });

  test("the slider knows the whole run of more than a million steps", () => {
    open(11, "single-array");
    let known: Scouted = { steps: 0, whole: false, solutions: 0 };
    while (!known.whole) known = ask("run_scout", { most: 500000 });
    expect(known.solutions).toBe(Number(command(["count", "11"]).stdout));
    expect(known.steps).toBeGreaterThan(1e6);
    const end = goTo(known.steps);
    expect(end.at_end).toBe(true);
    expect(goTo(known.steps + 1000).step).toBe(known.steps);
    expect(goTo(known.steps - 1).step).toBe(known.steps - 1);
  });

  test("next solution and next dead end stop where they should", () => {
    open(6, "marker-arrays");
    const solutions: string[] = [];
    for (;;) {
      const frame: Frame = ask("run_next", { what: "solution", most: 1e6 });
      if (frame.kind !== "solution") break;
      solutions.push(frame.queens.map(([, column]) => column + 1).join(""));
    }
    expect(solutions).toEqual(command(["list", "6", "--preset", "string"]).stdout.trim().split("\n"));
    open(6, "marker-arrays");
    let found = 0;
    while (ask("run_next", { what: "dead_end", most: 1e6 }).dead_end) ++found;
    const ends = command(["trace", "6", "--method", "marker-arrays", "--dead-ends", "--format", "jsonl"]).stdout.trim().split("\n");
    expect(found).toBe(ends.length);
  });

  test("a search for a solution gives back in between", () => {
    open(12, "exhaustive", "row", true);
    expect(ask("run_next", { what: "solution", most: 1000 })).toBeNull();
  });
});

describe("the tree", () => {
  test("has a node for each queen placed, whole or beside the path", () => {
    open(5, "single-array");
    ask("run_scout", { most: 1e5 });
    const frame = goTo(1e6);
    expect(frame.tree.whole).toBe(true);
    expect(frame.tree.nodes.length).toBe(frame.counters.nodes - 1);
    const fruitful = frame.tree.nodes.filter((node) => node[3] === 3).length;
    expect(fruitful).toBeGreaterThan(0);
    for (const [, column, step] of frame.tree.nodes) {
      const placed = goTo(step);
      expect(placed.kind).toBe("place");
      expect(placed.square![1]).toBe(column);
    }
  });

  test("beyond what can be told apart it shows the path and its branches", () => {
    open(9, "single-array");
    const frame = goTo(30000);
    expect(frame.tree.whole).toBe(false);
    const standing = frame.tree.nodes.filter((node) => node[3] === 0).map((node) => node[1]);
    expect(standing).toEqual(frame.queens.map(([, column]) => column));
  });
});
