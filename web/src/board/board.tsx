// Draws a board as SVG. Knows squares, not rules: what is marked is told.
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";

export type Square = [row: number, column: number];

export const same = (a: Square, b: Square) => a[0] === b[0] && a[1] === b[1];
export const has = (squares: Square[], square: Square) => squares.some((other) => same(other, square));

/** How regions are told apart: by colours, and by letters or patterns too. */
export type RegionLook = "colours" | "letters" | "patterns";

export interface BoardProps {
  n: number;
  queens: Square[];
  /** What a screen reader says of the whole board. */
  label: string;
  attacked?: Square[];
  blocked?: Square[];
  fixed?: Square[];
  /** Queens in another colour: they refuse, or attack each other. */
  accused?: Square[];
  /** A square with a frame, and whether it is refused. */
  hand?: Square | null;
  refused?: boolean;
  /** Lines of attack. */
  lines?: [Square, Square][];
  /** A region from 0 on for each square in reading order, −1 for none. */
  regions?: number[];
  regionLook?: RegionLook;
  letterOf?: (region: number) => string;
  /** Squares that somebody has crossed out, and squares that a hint speaks of. */
  crossed?: Square[];
  marked?: Square[];
  suggested?: Square | null;
  /** Makes the squares buttons. The label says what is on a square. */
  onSquare?: (square: Square, event: MouseEvent | KeyboardEvent) => void;
  squareLabel?: (square: Square) => string;
  /** What stands at the edges: numbers from 0, or file letters and ranks. */
  coordinates?: "numbers" | "names";
}

const side = 40;

/** A crown of our own: five points on a band, in a box of 40 × 40. */
export const crown = "M8 28 5.2 13.6 12.4 20 13.4 9.6 18.2 18.6 20 7.6 21.8 18.6 26.6 9.6 27.6 20 34.8 13.6 32 28Z M8.6 30h22.8v3.4H8.6Z";

/** Neighbouring numbers lie far apart on the colour wheel. */
export const hue = (region: number) => (region * 137.5) % 360;

/** Lines or dots over a square: each region its own slope, distance and kind. They meet at the borders of squares. */
function pattern(region: number): string {
  const kind = region % 4;
  const gap = [10, 5, 20, 8][Math.floor(region / 4) % 4];
  let d = "";
  for (let at = 0; at < side; at += gap) {
    if (kind === 0) d += `M${at} 0v${side}`;
    else if (kind === 1) d += `M0 ${at}h${side}`;
    else if (kind === 2) d += `M${at} 0L${side} ${side - at}M0 ${at}L${side - at} ${side}`;
    else d += `M${at} 0L0 ${at}M${side} ${at}L${at} ${side}`;
  }
  return d;
}

export function Board(props: BoardProps) {
  const { n, queens, label, attacked = [], blocked = [], fixed = [], crossed = [], marked = [], accused = [], lines = [], coordinates = "numbers" } = props;
  const [cursor, setCursor] = useState<Square>([0, 0]);
  const svg = useRef<SVGSVGElement>(null);
  const edge = 22;
  const size = n * side + 2 * edge;
  const at = (square: Square) => `translate(${edge + square[1] * side} ${edge + square[0] * side})`;
  const centre = (square: Square): Square => [edge + square[1] * side + side / 2, edge + square[0] * side + side / 2];
  const active = props.onSquare !== undefined;

  function move(event: KeyboardEvent, [row, column]: Square) {
    const steps: Record<string, Square> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    const step = steps[event.key];
    if (!step) {
      if (!/^( |Enter|b|f)$/i.test(event.key) || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      props.onSquare?.([row, column], event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const next: Square = [Math.min(n - 1, Math.max(0, row + step[0])), Math.min(n - 1, Math.max(0, column + step[1]))];
    setCursor(next);
    svg.current?.querySelector<SVGGElement>(`[data-square="${next}"]`)?.focus();
  }

  const square = (row: number, column: number) => {
    const here: Square = [row, column];
    const classes = ["square", (row + column) % 2 ? "dark" : "light"];
    if (has(attacked, here)) classes.push("attacked");
    if (has(blocked, here)) classes.push("blocked");
    const region = props.regions?.[row * n + column] ?? -1;
    const interactive = active && {
      role: "gridcell" as const,
      tabindex: same(cursor, here) || (row + column === 0 && cursor[0] >= n) ? 0 : -1,
      "aria-label": props.squareLabel?.(here),
      "data-square": `${here}`,
      onClick: (event: MouseEvent) => (setCursor(here), props.onSquare?.(here, event)),
      onKeyDown: (event: KeyboardEvent) => move(event, here),
    };
    return (
      <g key={column} class={classes.join(" ")} transform={at(here)} {...interactive}>
        <rect width={side} height={side} class="ground" />
        {region >= 0 && <rect width={side} height={side} class="region" style={{ "--hue": `${hue(region)}` }} />}
        {region >= 0 && props.regionLook === "patterns" && <path class="pattern" d={pattern(region)} />}
        {region >= 0 && props.regionLook === "letters" && <text class="letter" x={5} y={12}>{props.letterOf?.(region)}</text>}
        {has(marked, here) && <rect x={3} y={3} width={side - 6} height={side - 6} rx={4} class="marked" />}
        {has(crossed, here) && <path class="cross" d="M14 14 26 26M26 14 14 26" />}
        {has(blocked, here) && <path class="block" d="M9 9 31 31M31 9 9 31" />}
        {has(attacked, here) && !has(queens, here) && !has(blocked, here) && <circle class="dot" cx={20} cy={20} r={3.2} />}
        {props.suggested && same(props.suggested, here) && <circle class="suggested" cx={20} cy={20} r={12} />}
        {active && <rect x={1.5} y={1.5} width={side - 3} height={side - 3} class="focus" />}
      </g>
    );
  };

  const rows = Array.from({ length: n }, (_, row) => (
    <g key={row} {...(active && { role: "row" })}>
      {Array.from({ length: n }, (_, column) => square(row, column))}
    </g>
  ));

  return (
    <svg ref={svg} class={`board${active ? " active" : ""}`} viewBox={`0 0 ${size} ${size}`} role={active ? "grid" : "img"} aria-label={label}>
      {rows}
      {props.regions && <Borders n={n} regions={props.regions} edge={edge} />}
      <g aria-hidden="true" class="pieces">
        <Coordinates n={n} edge={edge} names={coordinates === "names"} />
        <rect class="frame" x={edge} y={edge} width={n * side} height={n * side} />
        {queens.map((queen) => (
          <path
            key={`${queen}`}
            class={`queen${has(accused, queen) ? " accused" : ""}${has(fixed, queen) ? " fixed" : ""}`}
            transform={at(queen)}
            d={crown}
          />
        ))}
        {props.hand && (
          <g transform={at(props.hand)}>
            <rect class={`hand${props.refused ? " refused" : ""}`} x={2} y={2} width={side - 4} height={side - 4} rx={5} />
            {props.refused && !has(queens, props.hand) && <path class="ghost" d={crown} />}
          </g>
        )}
        {lines.map(([a, b]) => {
          const [[x1, y1], [x2, y2]] = [centre(a), centre(b)];
          return <line key={`${a}-${b}`} class="attack" {...{ x1, y1, x2, y2 }} />;
        })}
      </g>
    </svg>
  );
}

function Coordinates({ n, edge, names }: { n: number; edge: number; names: boolean }): ComponentChildren {
  return Array.from({ length: n }, (_, i) => (
    <g key={i} class="coordinate">
      <text x={edge + i * side + side / 2} y={edge - 8}>{names ? String.fromCharCode(97 + i) : i}</text>
      <text x={edge - 11} y={edge + i * side + side / 2 + 4}>{names ? n - i : i}</text>
    </g>
  ));
}

/** Thick lines between squares of different regions. */
function Borders({ n, regions, edge }: { n: number; regions: number[]; edge: number }) {
  let d = "";
  for (let row = 0; row < n; ++row)
    for (let column = 0; column < n; ++column) {
      const here = regions[row * n + column];
      const [x, y] = [edge + column * side, edge + row * side];
      if (column + 1 < n && regions[row * n + column + 1] !== here) d += `M${x + side} ${y}v${side}`;
      if (row + 1 < n && regions[(row + 1) * n + column] !== here) d += `M${x} ${y + side}h${side}`;
    }
  return <path class="border" d={d} aria-hidden="true" />;
}

/** A small board without anything but its queens. */
export function SmallBoard({ columns, label }: { columns: number[]; label: string }) {
  const n = columns.length;
  return (
    <svg class="small-board" viewBox={`-1 -1 ${n * 10 + 2} ${n * 10 + 2}`} role="img" aria-label={label}>
      <rect class="light" width={n * 10} height={n * 10} />
      <path
        class="dark"
        d={Array.from({ length: n * n }, (_, i) => [Math.floor(i / n), i % n])
          .filter(([row, column]) => (row + column) % 2)
          .map(([row, column]) => `M${column * 10} ${row * 10}h10v10h-10z`)
          .join("")}
      />
      {columns.map((column, row) => (
        <circle key={row} class="queen" cx={column * 10 + 5} cy={row * 10 + 5} r={3.4} />
      ))}
      <rect class="frame" width={n * 10} height={n * 10} />
    </svg>
  );
}
