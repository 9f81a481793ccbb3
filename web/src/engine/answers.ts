// The shapes of the engine's answers: see apps/wasm/questions.hpp.
import type { Said } from "../parts/say.ts";
import type { Square } from "../board/board.tsx";

export const methods = [
  "exhaustive", "single-array", "iterative", "explicit-stack", "board-marks", "marker-arrays", "bitmask",
] as const;
export type Method = (typeof methods)[number];

export type Kind = "start" | "place" | "reject" | "backtrack" | "solution";

export interface Counters {
  nodes: number;
  tests: number;
  rejects: number;
  backtracks: number;
  solutions: number;
  stamped: number;
}

export interface Memory {
  name: string;
  kind: "bits" | "array" | "stack" | "grid" | "number";
  first?: number;
  value?: number;
  values: any[];
}

/** parent (−1: the empty board), column, the step that entered it, state */
export type TreeNode = [parent: number, column: number, step: number, state: 0 | 1 | 2 | 3];

export interface Frame {
  step: number;
  kind: Kind;
  square: Square | null;
  n: number;
  queens: Square[];
  attacked: Square[];
  refusal: { from: Square; to: Square } | null;
  dead_end: boolean;
  at_end: boolean;
  said: Said;
  counters: Counters;
  memory: Memory[];
  tree: { whole: boolean; nodes: TreeNode[] };
}

export interface Scouted {
  steps: number;
  whole: boolean;
  solutions: number;
}
