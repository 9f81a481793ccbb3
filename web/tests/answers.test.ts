// Counts, places and boards agree with the command.
import { beforeAll, describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import type { Ask } from "../src/engine/instance.ts";
import { sentenceOf } from "../src/parts/input_error.ts";
import { command, engine } from "./engine.ts";

let ask: Ask;
beforeAll(() => {
  ask = engine();
});

describe("counts", () => {
  for (let n = 0; n <= 12; ++n)
    test(`Q(${n})`, () => expect(ask("count", { n })).toBe(command(["count", String(n)]).stdout.trim()));

  test("a long count tells how far it is", () => {
    const told: any[] = [];
    engine((progress) => told.push(progress))("count", { n: 14 });
    expect(told.length).toBeGreaterThan(0);
    expect(told[told.length - 1].share).toBeLessThanOrEqual(1);
  });

  test("completions of queens and blocked squares", () => {
    const board = { n: 9, queens: [[0, 3]], blocked: [[4, 4], [5, 5]] };
    const counted = command(["count", "9", "--queen", "0,3", "--block", "4,4", "--block", "5,5"]).stdout.trim();
    expect(Number(counted)).toBeGreaterThan(1);
    expect(ask("completions", { ...board, most: 0 })).toEqual({ count: counted, whole: true });
    expect(ask("completions", { ...board, most: 1000 })).toEqual({ count: counted, whole: true });
    expect(ask("completions", { ...board, most: 2 })).toEqual({ count: "2", whole: false });
  });

  test("the counters of each method", () => {
    const rows = JSON.parse(command(["compare", "6", "--json"]).stdout);
    for (const row of rows.methods ?? rows) {
      const measured = ask("measure", { n: 6, method: row.method, first: false });
      for (const name of ["nodes", "tests", "rejects", "backtracks"]) expect(`${row.method} ${name} ${measured[name]}`).toBe(`${row.method} ${name} ${row[name]}`);
    }
  });

  test("an estimate depends on its seed alone", () => {
    const json = JSON.parse(command(["estimate", "10", "--samples", "500", "--seed", "7", "--json"]).stdout);
    const probe = ask("estimate", { n: 10, samples: 500, seed: 7 });
    expect(probe.nodes.mean).toBeCloseTo(Number(json.nodes?.mean ?? json.mean), 6);
  });
});

describe("places in the order", () => {
  for (const [n, k] of [[4, 2], [6, 3], [8, 92], [10, 700], [12, 14200], [12, 7777]] as const)
    test(`solution ${k} of n = ${n}`, () => {
      const line = JSON.parse(command(["nth", String(n), String(k), "--preset", "jsonl"]).stdout);
      const { columns } = ask("nth", { n, k: String(k) });
      expect(columns).toEqual(line.columns);
      expect(ask("describe", { columns }).index).toBe(String(k));
    });

  test("out of range, and what is no number", () => {
    expect(ask("nth", { n: 8, k: "93" })).toEqual({ k: "93", total: "92", columns: null });
    expect(ask("nth", { n: 8, k: "0" }).columns).toBeNull();
    expect(ask("nth", { n: 8, k: "９２" }).columns).not.toBeNull();
    expect(ask("nth", { n: 8, k: "x" }).error.code).toBe("not_a_number");
  });

  test("rank", () => {
    expect(ask("rank", { n: 8, text: "15863724" }).index).toBe(command(["rank", "8", "15863724"]).stdout.trim());
    expect(ask("rank", { n: 8, text: "12345678" }).index).toBeNull();
  });

  test("all solutions are in order, and their classes are right", () => {
    for (const n of [4, 5, 6, 7, 8]) {
      const all = ask("solutions", { n });
      expect(all.solutions.map((columns: number[]) => columns.join(" "))).toEqual(command(["list", String(n), "--preset", "columns"]).stdout.trim().split("\n"));
      const classes = JSON.parse(command(["count", String(n), "--classes", "--json"]).stdout);
      expect(all.orbits.length).toBe(Number(classes.fundamental));
      expect(all.orbits.reduce((sum: number, size: number) => sum + size, 0)).toBe(all.solutions.length);
    }
  });

  test("the text forms of a solution", () => {
    const { texts } = ask("describe", { columns: [0, 4, 7, 5, 2, 6, 1, 3] });
    for (const [preset, text] of Object.entries(texts)) expect(command(["nth", "8", "1", "--preset", preset]).stdout.trimEnd()).toBe(text);
  });
});

describe("what is wrong with a board is said as the command says it", () => {
  const bad: [name: string, text: string, preset?: string, verb?: string][] = [
    ["nothing", " \n"],
    ["a ragged grid", "....\nQ..\n...Q\n..Q."],
    ["several ragged lines", "....\nQ..\n...Q\n..Q", "grid"],
    ["not square", "....\n....\n...."],
    ["a strange glyph", ".Q..\n...Q\nQ?..\n..Q.", "grid"],
    ["a number too large", "1 5 8 99999999999999999999 3 7 2 4", "numbers"],
    ["a letter among numbers", "1 5 8 x 3 7 2 4", "numbers"],
    ["bad FEN", "Q7/4Q3/9/8/8/8/8/8", "fen"],
    ["broken JSON", "[0,4,7,", "json"],
    ["JSON of another shape", '{"columns": 3}', "json"],
    ["several boards", ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n", undefined, "show"],
    ["a square that is none", "a8 e7 zz", "squares"],
    ["full-width letters", "．Ｑ．．\n．．．？\nＱ．．．\n．．Ｑ．", "grid"],
  ];
  for (const [name, text, preset, verb = "check"] of bad)
    for (const language of ["en", "zh"] as const)
      test(`${name}, ${language}`, () => {
        const { error } = ask("read", { text, preset: preset ?? "" });
        expect(error).toBeDefined();
        const checked = command([verb, "-", "--lang", language, ...(preset ? ["--preset", preset] : [])], text);
        expect(checked.status).toBe(2);
        const source = language === "en" ? "standard input: " : "标准输入：";
        expect(checked.stderr.trimEnd()).toBe(`queens: ${source}${sentenceOf(error, language)}`);
      });

  test("where the command names its flags, the page names its own choice", () => {
    const error = (text: string) => ask("read", { text, preset: "" }).error;
    for (const [text, code] of [["hello world", "unknown_form"], ["*..*\n....\n....\n....", "ambiguous_form"]]) {
      expect(error(text).code).toBe(code);
      expect(sentenceOf(error(text), "en")).not.toContain("--");
      expect(sentenceOf(error(text), "zh")).not.toContain("--");
    }
  });

  test("every form that the page offers is one of the library", () => {
    const source = readFileSync(new URL("../src/play/paste.tsx", import.meta.url), "utf8");
    const forms = [.../const forms = \[(.*?)\]/s.exec(source)![1].matchAll(/"([a-z]+)"/g)].map((match) => match[1]);
    const known = command(["formats", "--json"]).stdout + command(["formats"]).stdout;
    expect(forms.length).toBeGreaterThan(5);
    for (const form of forms) expect(known).toContain(form);
  });

  test("whatever is pasted is read or refused in words", () => {
    const samples = [...bad.map(([, text]) => text), "15863724", ".Q..\n...Q\nQ...\n..Q.", "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4", "[0,4,7,5,2,6,1,3]", "[".repeat(100000),
      '{"a":'.repeat(50000), "9".repeat(100000), "(0,0) (1,4)", "第1种解法:\n1 0\n0 1"];
    let state = 12345;
    const random = (end: number) => (state = (state * 1103515245 + 12345) % 2147483648) % end;
    let read = 0, refused = 0;
    for (let i = 0; i < 3000; ++i) {
      const sample = samples[random(samples.length)];
      const at = random(Math.min(sample.length, 200) + 1);
      const piece = ["", "Q", "\n", "９", "👑", "\u0000", "]", "-1", "#", "\ud800", '"'][random(11)];
      const text = sample.length > 1000 && i % 50 ? piece : sample.slice(0, at) + piece + sample.slice(at + random(3));
      const answer = ask("read", { text, preset: ["", "grid", "json", "fen", "squares"][random(5)] });
      if (answer.board) ++read;
      else for (const language of ["en", "zh"] as const) expect(sentenceOf(answer.error, language)).not.toMatch(/undefined|\{[a-z]+\}/);
      refused += answer.error ? 1 : 0;
      const puzzle = ask("puzzle_read", { text });
      if (puzzle.error) sentenceOf(puzzle.error, "en");
    }
    expect(read).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(100);
  });

  test("boards that are right are read", () => {
    expect(ask("read", { text: "．Ｑ．．\n．．．Ｑ\nＱ．．．\n．．Ｑ．", preset: "" }).board.queens).toEqual([[0, 1], [1, 3], [2, 0], [3, 2]]);
    expect(ask("read", { text: "#Q..\r\n...Q\r\nQ...\r\n..Q.", preset: "" }).board.blocked).toEqual([[0, 0]]);
  });
});

describe("play", () => {
  test("a hint leads to a solution wherever one exists", () => {
    for (let seed = 0; seed < 40; ++seed) {
      const n = 6 + (seed % 5);
      let board: any = { n, queens: [[seed % n, (seed * 7) % n]], blocked: [[(seed + 2) % n, (seed * 3 + 1) % n]] };
      if (`${board.queens[0]}` === `${board.blocked[0]}`) board.blocked = [];
      for (let move = 0; move < 4 * n; ++move) {
        const hint = ask("hint", board);
        if (hint.text === "hint_done") break;
        if (hint.place) board = { ...board, queens: [...board.queens, hint.place] };
        else if (hint.take) board = { ...board, queens: board.queens.filter((queen: number[]) => `${queen}` !== `${hint.take}`) };
        else throw new Error(JSON.stringify({ hint, board }));
      }
      expect(ask("look", board).solution, JSON.stringify(board)).toBe(true);
    }
  });

  test("attacks are those of `queens check`", () => {
    const text = "Q..Q\n....\n....\nQ...";
    const json = JSON.parse(command(["check", "-", "--json"], text).stdout);
    const look = ask("look", { ...ask("read", { text, preset: "" }).board });
    expect(look.attacks.map(({ a, b, line }: any) => ({ a, b, line: line.replace("@line_", "").replace("_", " ") }))).toEqual(json.attacks);
  });
});
