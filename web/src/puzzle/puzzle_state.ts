// A puzzle that somebody solves or draws, and its way in and out of the address.
import { has, same, type Square } from "../board/board.tsx";
import type { Values } from "../parts/address.ts";

export const least = 4;
export const most = 14;

export interface Puzzle {
  n: number;
  /** The region of each square in reading order, −1 for none. */
  regions: number[];
  queens: Square[];
  crosses: Square[];
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

export const letterOf = (region: number) => letters[region] ?? "";

export const empty = (n: number): Puzzle => ({ n, regions: Array(n * n).fill(-1), queens: [], crosses: [] });

/** Squares as numbers in reading order, shorter than rows and columns. */
const written = (squares: Square[], n: number) => squares.map(([row, column]) => row * n + column).join(".");

function read(text: string | undefined, n: number): Square[] {
  const numbers = (text ?? "").split(".").filter((part) => /^\d+$/.test(part)).map(Number);
  return [...new Set(numbers)].filter((at) => at < n * n).map((at) => [Math.floor(at / n), at % n]);
}

export function fromAddress(values: Values): Puzzle | undefined {
  const text = values.regions ?? "";
  const n = Math.sqrt(text.length);
  if (!Number.isInteger(n) || n < least || n > most) return undefined;
  const regions = [...text].map((letter) => letters.indexOf(letter));
  if (regions.some((region, i) => region < 0 && text[i] !== "-")) return undefined;
  const queens = read(values.queens, n);
  return { n, regions, queens, crosses: read(values.crosses, n).filter((square) => !has(queens, square)) };
}

export const toAddress = ({ n, regions, queens, crosses }: Puzzle): Values => ({
  regions: regions.map((region) => letterOf(region) || "-").join(""),
  queens: written(queens, n),
  crosses: written(crosses, n),
});

export const toEngine = ({ n, regions, queens, crosses }: Puzzle) => ({ n, regions, queens, blocked: crosses });

const without = (squares: Square[], square: Square) => squares.filter((other) => !same(other, square));

/** Free, cross, queen, free again: what a click on a square does. */
export function turned(puzzle: Puzzle, square: Square): Puzzle {
  const { queens, crosses } = puzzle;
  if (has(queens, square)) return { ...puzzle, queens: without(queens, square) };
  if (has(crosses, square)) return { ...puzzle, crosses: without(crosses, square), queens: [...queens, square] };
  return { ...puzzle, crosses: [...crosses, square] };
}

export function painted(puzzle: Puzzle, square: Square, region: number): Puzzle {
  const at = square[0] * puzzle.n + square[1];
  if (puzzle.regions[at] === region) return puzzle;
  return { ...puzzle, regions: puzzle.regions.map((old, i) => (i === at ? region : old)) };
}

/** What a hint adds. */
export function applied(puzzle: Puzzle, queen: Square | null, crossed: Square[]): Puzzle {
  const crosses = [...puzzle.crosses, ...crossed.filter((square) => !has(puzzle.crosses, square))];
  if (!queen) return { ...puzzle, crosses };
  return { ...puzzle, crosses: without(crosses, queen), queens: has(puzzle.queens, queen) ? puzzle.queens : [...puzzle.queens, queen] };
}
