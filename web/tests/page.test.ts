// The page's own parts: texts, address, history, positions, the layout of a tree.
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import command from "made:command-texts";
import { readTexts } from "../build/read_texts.ts";
import type { TreeNode } from "../src/engine/answers.ts";
import { format, numberIn, oneOf, parse } from "../src/parts/address.ts";
import { begin, go, redo, undo } from "../src/parts/history.ts";
import { number, sayAny } from "../src/parts/say.ts";
import { fromAddress, toAddress, touched, type Position } from "../src/play/position.ts";
import { texts } from "../src/texts.ts";
import { pseudoCode } from "../src/watch/pseudo_code.ts";
import { layout } from "../src/watch/tree.tsx";

const placeholders = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))].sort();
const sources = readdirSync(new URL("../src/", import.meta.url), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(new URL(`../src/${name}`, import.meta.url), "utf8"));

describe("texts", () => {
  test("have the same placeholders in both languages", () => {
    for (const [key, [english, chinese]] of Object.entries({ ...texts, ...command }))
      expect(`${key}: ${placeholders(chinese)}`).toBe(`${key}: ${placeholders(english)}`);
  });

  test("are all in use, and none of the page's is the command's", () => {
    const engine = ["play", "memory", "said"].map((name) => readFileSync(new URL(`../../apps/wasm/${name}.cpp`, import.meta.url), "utf8"));
    const source = [...sources, ...engine].join("\n").replace(/^  [\w"-]+: \[".*$/gm, ""); // without the table itself
    // `look_${name}` in a source stands for every text that begins so.
    const made = [...source.matchAll(/[`@"](?:@)?([a-z]+_(?:[a-z]+_)*)\$\{|`\$\{(?:name)\}(_[a-z]+)`/g)];
    const begins = made.flatMap(([, start]) => (start ? [start] : []));
    const ends = made.flatMap(([, , end]) => (end ? [end] : []));
    for (const key of Object.keys(texts)) {
      const named = source.includes(`"${key}"`) || source.includes(`"@${key}"`);
      expect(named || begins.some((start) => key.startsWith(start)) || ends.some((end) => key.endsWith(end)), key).toBe(true);
      expect(command[key], key).toBeUndefined();
    }
  });

  test("of the command are read as its compiler reads them", () => {
    const read = readTexts('TEXT(step_a, "one {x} \\"two\\" "\n     "three", "一 {x}")\nTEXT(other, "no", "不")');
    expect(read).toEqual({ step_a: ['one {x} "two" three', "一 {x}"] });
    expect(Object.keys(command).length).toBeGreaterThan(40);
  });

  test("put in arguments, and texts as arguments", () => {
    expect(sayAny("step_reject", { square: "(1,0) a7", by: "(0,0) a8", line: "@line_column" }, "zh")).toContain("同列");
    expect(() => sayAny("no_such_text")).toThrow();
  });

  test("numbers are grouped by thin spaces", () => {
    expect(number(14772512)).toBe("14 772 512");
    expect(number("14772512")).toBe("14 772 512");
    expect(number(999)).toBe("999");
  });
});

describe("address", () => {
  test("is read back as it was written", () => {
    const address = { view: "watch", values: { n: "8", method: "bitmask", queens: "0.1_2.3" } };
    expect(parse(format(address))).toEqual(address);
  });

  test("takes no nonsense", () => {
    for (const wrong of ["", "-1", "x", "1e3", "13", "8.5"]) expect(numberIn(wrong, 4, 12, 8)).toBe(8);
    expect(numberIn("12", 4, 12, 8)).toBe(12);
    expect(oneOf("toString", ["row", "column"])).toBe("row");
  });
});

describe("history", () => {
  test("undo and redo go back and forth", () => {
    const history = go(go(begin(0), 1), 2);
    expect(undo(history).now).toBe(1);
    expect(redo(undo(history)).now).toBe(2);
    expect(undo(undo(undo(history))).now).toBe(0);
    expect(go(undo(history), 3).future).toEqual([]);
    expect(redo(history)).toBe(history);
  });
});

describe("positions", () => {
  const position: Position = { n: 6, queens: [[0, 1], [2, 3]], fixed: [[0, 1]], blocked: [[5, 5]] };

  test("go through the address", () => expect(fromAddress(toAddress(position))).toEqual(position));

  test("from a strange address are still positions", () => {
    const { n, queens, fixed, blocked } = fromAddress({ n: "99", queens: "1.1_1.1_9.9_x", fixed: "3.3", blocked: "1.1" });
    expect({ n, queens, fixed, blocked }).toEqual({ n: 8, queens: [], fixed: [], blocked: [[1, 1]] });
  });

  test("change by the tools", () => {
    expect(touched(position, "queen", [4, 4]).queens).toContainEqual([4, 4]);
    expect(touched(position, "queen", [0, 1])).toBe(position); // fixed
    expect(touched(position, "queen", [5, 5])).toBe(position); // blocked
    expect(touched(position, "queen", [2, 3]).queens).toEqual([[0, 1]]);
    expect(touched(position, "block", [2, 3])).toMatchObject({ queens: [[0, 1]], blocked: [[5, 5], [2, 3]] });
    expect(touched(position, "fix", [2, 3]).fixed).toContainEqual([2, 3]);
    expect(touched(position, "fix", [5, 5])).toMatchObject({ blocked: [], fixed: [[0, 1], [5, 5]] });
  });
});

describe("pseudo-code", () => {
  test("lights a line at every kind of step that the method has", () => {
    for (const [method, lines] of Object.entries(pseudoCode)) {
      const kinds = new Set(lines.flatMap((line) => line.on));
      for (const kind of ["start", "place", "backtrack", "solution"] as const) expect(kinds.has(kind), `${method} ${kind}`).toBe(true);
      expect(kinds.has("reject"), method).toBe(method !== "bitmask");
      for (const line of lines) expect(placeholders(line.text[0])).toEqual(placeholders(line.text[1]));
    }
  });
});

describe("the layout of a tree", () => {
  test("leaves stand apart in order, parents between their children", () => {
    const nodes: TreeNode[] = [[-1, 0, 1, 0], [0, 2, 2, 1], [0, 4, 4, 0], [2, 1, 5, 1], [-1, 1, 9, 0]];
    const places = layout(nodes);
    expect(places.map((place) => place.depth)).toEqual([1, 2, 2, 3, 1]);
    expect(places[1].x).toBeLessThan(places[3].x);
    expect(places[3].x).toBeLessThan(places[4].x);
    expect(places[0].x).toBe((places[1].x + places[2].x) / 2);
  });
});
