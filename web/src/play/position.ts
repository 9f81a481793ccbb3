// A board that somebody plays on, and its way in and out of the address.
import { has, same, type Square } from "../board/board.tsx";
import { numberIn, type Values } from "../parts/address.ts";

export const least = 1;
export const most = 20;

export interface Position {
  n: number;
  /** In the order in which they were placed. */
  queens: Square[];
  /** Those of them that may not be moved. */
  fixed: Square[];
  blocked: Square[];
}

const written = (squares: Square[]) => squares.map((square) => square.join(".")).join("_");

function read(text: string | undefined, n: number): Square[] {
  const squares: Square[] = [];
  for (const part of (text ?? "").split("_")) {
    const match = /^(\d+)\.(\d+)$/.exec(part);
    if (!match) continue;
    const square: Square = [Number(match[1]), Number(match[2])];
    if (square[0] < n && square[1] < n && !has(squares, square)) squares.push(square);
  }
  return squares;
}

export function fromAddress(values: Values): Position {
  const n = numberIn(values.n, least, most, 8);
  const blocked = read(values.blocked, n);
  const queens = read(values.queens, n).filter((square) => !has(blocked, square));
  return { n, queens, blocked, fixed: read(values.fixed, n).filter((square) => has(queens, square)) };
}

export const toAddress = ({ n, queens, fixed, blocked }: Position): Values => ({
  n: String(n),
  queens: written(queens),
  fixed: written(fixed),
  blocked: written(blocked),
});

export const toEngine = ({ n, queens, blocked }: Position) => ({ n, queens, blocked });

export type Tool = "queen" | "block" | "fix";

const without = (squares: Square[], square: Square) => squares.filter((other) => !same(other, square));
const toggled = (squares: Square[], square: Square) => (has(squares, square) ? without(squares, square) : [...squares, square]);

/** The position after the tool has touched a square. */
export function touched(position: Position, tool: Tool, square: Square): Position {
  const { queens, fixed, blocked } = position;
  if (tool === "queen") {
    if (has(fixed, square) || has(blocked, square)) return position;
    return { ...position, queens: toggled(queens, square) };
  }
  if (tool === "block")
    return has(fixed, square) ? position : { ...position, queens: without(queens, square), blocked: toggled(blocked, square) };
  return {
    ...position,
    queens: has(queens, square) ? queens : [...queens, square],
    blocked: without(blocked, square),
    fixed: toggled(fixed, square),
  };
}
