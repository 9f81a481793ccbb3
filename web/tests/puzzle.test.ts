// Puzzles: what the page is told is what the command says.
import { beforeAll, describe, expect, test } from "vitest";
import type { Ask } from "../src/engine/instance.ts";
import { sentenceOf } from "../src/parts/input_error.ts";
import { sayAny, saySaid } from "../src/parts/say.ts";
import { applied, empty, fromAddress, letterOf, painted, toAddress, toEngine, turned, type Puzzle } from "../src/puzzle/puzzle_state.ts";
import { command, engine } from "./engine.ts";

let ask: Ask;
beforeAll(() => {
  ask = engine();
});

const rowsOf = ({ n, regions }: { n: number; regions: number[] }) =>
  Array.from({ length: n }, (_, row) => regions.slice(row * n, row * n + n).map(letterOf).join("")).join("\n") + "\n";

describe("a new puzzle", () => {
  for (const [n, seed, level] of [[5, 1, ""], [7, 2, "easy"], [8, 3, "medium"], [9, 4, ""]] as const)
    test(`of size ${n}, ${level || "any level"}, is that of the command with the same seed`, () => {
      const made = ask("puzzle_make", { n, seed, level });
      const json = JSON.parse(command(["puzzle", "make", String(n), "--seed", String(seed), "--json", ...(level ? ["--difficulty", level] : [])]).stdout);
      expect(rowsOf({ n, regions: made.regions }).trim().split("\n")).toEqual(json.regions);
      expect(made.level).toBe(json.level);
      const rated = ask("puzzle_rate", { n, regions: made.regions });
      expect(rated.solutions).toEqual([json.solution]);
      expect(rated.split).toEqual([]);
    });
});

describe("hints", () => {
  for (const [n, seed] of [[7, 2], [8, 9], [9, 5], [10, 77]] as const)
    for (const language of ["en", "zh"] as const)
      test(`size ${n}, seed ${seed}: the same steps in the same words, down to the solution (${language})`, () => {
        let puzzle: Puzzle = { ...empty(n), regions: ask("puzzle_make", { n, seed, level: "" }).regions };
        const told = command(["puzzle", "hint", "-", "--count", "500", "--lang", language], rowsOf(puzzle));
        const said: string[] = [];
        for (let hint; (hint = ask("puzzle_hint", toEngine(puzzle))).step; ) {
          said.push(saySaid(hint.step.said, language));
          hint.step.chain.forEach((link: any, i: number) => said.push(`  ${i + 1}. ${saySaid(link, language)}`));
          if (hint.step.chain.length) said.push(sayAny("hint_trial_end", { square: hint.step.said.square }, language));
          puzzle = applied(puzzle, hint.step.queen, hint.step.crossed);
          expect(said.length).toBeLessThan(2000);
        }
        expect(said.length).toBeGreaterThan(n);
        expect(said).toEqual(told.stdout.trimEnd().split("\n"));
        expect(ask("look", toEngine(puzzle)).solution).toBe(true);
        expect(ask("puzzle_hint", toEngine(puzzle)).nothing.text).toBe("hint_solved");
      });

  test("name what is wrong", () => {
    const { regions } = ask("puzzle_make", { n: 7, seed: 2, level: "" });
    const [columns] = ask("puzzle_rate", { n: 7, regions }).solutions;
    const crosses = [[0, columns[0]]] as [number, number][];
    expect(ask("puzzle_hint", toEngine({ n: 7, regions, queens: [], crosses })).wrong[0].text).toBe("hint_wrong_cross");
    const queens = [[1, (columns[1] + 3) % 7]] as [number, number][];
    expect(ask("puzzle_hint", toEngine({ n: 7, regions, queens, crosses: [] })).wrong[0].text).toBe("hint_wrong_queen");
  });
});

describe("a puzzle from outside", () => {
  test("is read", () => {
    expect(ask("puzzle_read", { text: "AABB\nACBB\nCCDB\nCDDD" })).toEqual({ n: 4, regions: [0, 0, 1, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3] });
    expect(ask("puzzle_read", { text: '[["r","r"],["g","g"]]' }).n).toBe(2);
  });

  for (const text of ["", "AAB\nAB\nABC", "AB\nAB\nAB", "[[1,2],[3", '[[1,2],["a",{}]]'])
    for (const language of ["en", "zh"] as const)
      test(`${JSON.stringify(text)} is refused as the command refuses it (${language})`, () => {
        const { error } = ask("puzzle_read", { text });
        const source = language === "en" ? "standard input: " : "标准输入：";
        expect(command(["puzzle", "solve", "-", "--lang", language], text).stderr.trimEnd()).toBe(`queens: ${source}${sentenceOf(error, language)}`);
      });
});

describe("the state of a puzzle", () => {
  const puzzle: Puzzle = { n: 4, regions: [0, 0, 1, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, -1], queens: [[0, 1]], crosses: [[2, 2], [3, 3]] };

  test("goes through the address", () => expect(fromAddress(toAddress(puzzle))).toEqual(puzzle));

  test("from a strange address is none", () => {
    for (const regions of ["", "AAB", "AAAA", "A".repeat(15 * 15), "AABBACBBCCDBCDD?"]) expect(fromAddress({ regions })).toBeUndefined();
  });

  test("turns a square from free to cross to queen to free", () => {
    const cross = turned(puzzle, [1, 1]);
    expect(cross.crosses).toContainEqual([1, 1]);
    const queen = turned(cross, [1, 1]);
    expect(queen.queens).toContainEqual([1, 1]);
    expect(queen.crosses).not.toContainEqual([1, 1]);
    expect(turned(queen, [1, 1])).toEqual(puzzle);
  });

  test("is painted", () => {
    expect(painted(puzzle, [3, 3], 2).regions[15]).toBe(2);
    expect(painted(puzzle, [0, 0], 0)).toBe(puzzle);
  });
});
