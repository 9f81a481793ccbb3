// Each method in pseudo-code. A line lights up at the steps in `on`. {along} and {across} are row and column, or column and
// row when the search goes by columns.
import type { Kind, Method } from "../engine/answers.ts";

export interface Line {
  indent: number;
  text: [english: string, chinese: string];
  on: Kind[];
}

const line = (indent: number, english: string, chinese: string, ...on: Kind[]): Line => ({ indent, text: [english, chinese], on });

const fill = line(0, "fill({along}):", "填({along})：", "start");
const record = line(2, "record the solution", "记录解", "solution");
const each = line(1, "for {across} from 0 to n−1:", "对 {across} 从 0 到 n−1：");
const deeper = line(3, "fill({along} + 1)", "填({along} + 1)");

export const pseudoCode: Record<Method, Line[]> = {
  exhaustive: [
    fill,
    line(1, "if {along} = n:", "如果 {along} = n："),
    line(2, "if two queens attack each other: refuse the board", "如果有两个皇后互相攻击：整盘作废", "reject"),
    line(2, "else: record the solution", "否则：记录解", "solution"),
    line(1, "for each {across} without a queen:", "对每个还没有皇后的 {across}："),
    line(2, "queen[{along}] = {across}", "queen[{along}] = {across}", "place"),
    line(2, "fill({along} + 1)", "填({along} + 1)"),
    line(2, "take the queen away", "拿走这个皇后", "backtrack"),
  ],
  "single-array": [
    fill,
    line(1, "if {along} = n:", "如果 {along} = n："),
    record,
    each,
    line(2, "if no queen above attacks ({along}, {across}):", "如果前面没有皇后攻击 ({along}, {across})：", "place", "reject"),
    line(3, "queen[{along}] = {across}", "queen[{along}] = {across}", "place"),
    deeper,
    line(1, "back to the {along} before", "回到前一{along}", "backtrack"),
  ],
  iterative: [
    line(0, "{along} = 0, {across} = 0", "{along} = 0，{across} = 0", "start"),
    line(0, "while {along} ≥ 0:", "当 {along} ≥ 0："),
    line(1, "while ({along}, {across}) is attacked: {across} += 1", "当 ({along}, {across}) 受攻击：{across} += 1", "reject"),
    line(1, "if {across} < n:", "如果 {across} < n："),
    line(2, "queen[{along}] = {across}", "queen[{along}] = {across}", "place"),
    line(2, "if it is the last {along}: record the solution", "如果是最后一{along}：记录解", "solution"),
    line(2, "else: {along} += 1, {across} = 0", "否则：{along} += 1，{across} = 0", "place"),
    line(1, "else: {along} −= 1, {across} = queen[{along}] + 1", "否则：{along} −= 1，{across} = queen[{along}] + 1", "backtrack"),
  ],
  "explicit-stack": [
    line(0, "empty stack, {across} = 0", "栈空，{across} = 0", "start"),
    line(0, "repeat:", "反复："),
    line(1, "look down the stack: who attacks ({along}, {across})?", "顺着栈往下看：谁攻击 ({along}, {across})？", "place", "reject"),
    line(1, "somebody: {across} += 1", "有人攻击：{across} += 1", "reject"),
    line(1, "nobody: push {across}; {across} = 0", "没有：{across} 入栈；{across} = 0", "place"),
    line(1, "the stack holds n: record the solution", "栈中有 n 个：记录解", "solution"),
    line(1, "no {across} left: {across} = pop() + 1", "{across} 用完：{across} = 出栈 + 1", "backtrack"),
  ],
  "board-marks": [
    fill,
    line(1, "if {along} = n:", "如果 {along} = n："),
    record,
    each,
    line(2, "if mark[{along}][{across}] = 0:", "如果 mark[{along}][{across}] = 0：", "place", "reject"),
    line(3, "stamp her number on every free square she controls", "在她控制的每个空格盖上编号", "place"),
    deeper,
    line(3, "scan again, wipe her number off", "再扫描一遍，擦掉编号", "backtrack"),
  ],
  "marker-arrays": [
    fill,
    line(1, "if {along} = n:", "如果 {along} = n："),
    record,
    each,
    line(2, "if none of the three flags is set:", "如果三个标记都没有置位：", "place", "reject"),
    line(3, "set {across}, main and anti flag", "置 {across}、主、副对角线标记", "place"),
    deeper,
    line(3, "clear the three flags", "清除三个标记", "backtrack"),
  ],
  bitmask: [
    line(0, "fill({along}, columns, main, anti):", "填({along}, columns, main, anti)：", "start"),
    line(1, "if {along} = n:", "如果 {along} = n："),
    record,
    line(1, "free = ~(columns | main | anti)", "free = ~(columns | main | anti)"),
    line(1, "while free ≠ 0:", "当 free ≠ 0："),
    line(2, "bit = the lowest bit of free", "bit = free 的最低位", "place"),
    line(2, "fill({along} + 1, columns | bit,", "填({along} + 1, columns | bit,", "place"),
    line(4, "(main | bit) << 1, (anti | bit) >> 1)", "(main | bit) << 1, (anti | bit) >> 1)", "place"),
    line(2, "free = free without bit", "free = free 去掉 bit", "backtrack"),
  ],
};

/** The steps of the textbooks' pseudo-code: 1 start, 2 test, 3 it fits, 4 it does not. */
export function textbookStep(kind: Kind, method: Method): string {
  const blind = method === "exhaustive";
  return { start: "1", place: blind ? "3" : "2→3", reject: "2→4", backtrack: "4", solution: blind ? "2→3" : "3" }[kind];
}
