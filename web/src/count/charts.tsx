// Two charts in plain SVG, and the frame with downloads around each.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { save, savePicture } from "../parts/save.ts";
import { number } from "../parts/say.ts";

export function Figure(props: { name: string; title: string; about?: string; csv: (string | number)[][]; more?: ComponentChildren; children: ComponentChildren }) {
  const frame = useRef<HTMLElement>(null);
  return (
    <figure class="card chart" ref={frame} data-chart={props.name}>
      <figcaption>
        <h2>{props.title}</h2>
        {props.about && <p class="quiet">{props.about}</p>}
      </figcaption>
      {props.children}
      <p class="downloads">
        {props.more}
        <button type="button" class="plain" onClick={() => save(`${props.name}.csv`, "text/csv", props.csv.map((row) => row.join(",") + "\n").join(""))}>CSV</button>
        <button type="button" class="plain" onClick={() => void savePicture(frame.current!, props.name, "svg")}>SVG</button>
        <button type="button" class="plain" onClick={() => void savePicture(frame.current!, props.name, "png")}>PNG</button>
      </p>
    </figure>
  );
}

/** On a small screen charts are drawn narrower, so that their letters stay readable. */
function useNarrow(): boolean {
  const [query] = useState(() => matchMedia("(max-width: 560px)"));
  const [narrow, setNarrow] = useState(query.matches);
  useEffect(() => {
    const changed = () => setNarrow(query.matches);
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, []);
  return narrow;
}

export interface Row {
  name: string;
  value: number;
  text?: string;
}

/** Horizontal bars. `empty`: room for so many rows before they come. */
export function Bars({ rows, label, empty, logarithmic }: { rows: Row[]; label: string; empty: number; logarithmic?: boolean }) {
  const [height, names, width, values] = useNarrow() ? [26, 130, 340, 64] : [26, 172, 560, 96];
  const largest = Math.max(1e-9, ...rows.map((row) => row.value));
  const smallest = Math.min(...rows.map((row) => row.value));
  const room = width - names - values;
  const least = Math.log10(smallest) - 0.3;
  const length = (value: number) =>
    logarithmic && rows.length > 1 ? (room * (Math.log10(value) - least)) / Math.max(0.3, Math.log10(largest) - least) : (room * value) / largest;
  return (
    <svg class="bars" viewBox={`0 0 ${width} ${Math.max(empty, rows.length) * height + 4}`} role="img"
         aria-label={`${label}: ${rows.map((row) => `${row.name} ${row.text ?? number(row.value)}`).join("; ")}`}>
      {rows.map((row, i) => (
        <g key={row.name} transform={`translate(0 ${i * height})`} aria-hidden="true">
          <text x={names - 10} y={17} text-anchor="end">{row.name}</text>
          <rect class="bar" x={names} y={4} width={Math.max(1.5, length(row.value))} height={height - 8} rx={3} />
          <text class="value" x={names + Math.max(1.5, length(row.value)) + 7} y={17}>{row.text ?? number(row.value)}</text>
        </g>
      ))}
    </svg>
  );
}

interface Point {
  x: number;
  mean: number;
  low: number;
  high: number;
}

/** A mean with its interval over a logarithmic axis, and the truth as a line. */
export function Convergence(props: { points: Point[]; truth: number | undefined; label: string; xName: string; truthName: string; all: number[] }) {
  const { points, truth, all } = props;
  const [width, height, left, bottom, top] = useNarrow() ? [340, 220, 50, 34, 12] : [560, 250, 66, 34, 12];
  const log = Math.log10;
  const [first, last] = [log(all[0]), log(all[all.length - 1])];
  const ceiling = Math.max(1, (truth ?? 0) * 1.5, ...points.slice(2).map((p) => p.high), ...points.map((p) => p.mean)) * 1.05;
  const x = (value: number) => left + ((width - left - 44) * (log(value) - first)) / (last - first);
  const y = (value: number) => top + (height - bottom - top) * (1 - Math.min(1, value / ceiling));
  const path = (pick: (p: Point) => number, list = points) => list.map((p) => `${x(p.x).toFixed(1)} ${y(pick(p)).toFixed(1)}`).join("L");
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) => part * ceiling);
  const short = (value: number) => (value >= 1e6 ? `${(value / 1e6).toPrecision(3)}M` : value >= 1e4 ? `${Math.round(value / 1e3)}k` : String(Math.round(value)));
  return (
    <svg class="convergence" viewBox={`0 0 ${width} ${height}`} role="img"
         aria-label={`${props.label}: ${points.map((p) => `${p.x}: ${Math.round(p.mean)}`).join("; ")}`}>
      <g aria-hidden="true">
        {ticks.map((value) => (
          <g key={value}>
            <line class="grid" x1={left} x2={width - 44} y1={y(value)} y2={y(value)} />
            <text x={left - 8} y={y(value) + 4} text-anchor="end">{short(value)}</text>
          </g>
        ))}
        {[10, 100, 1000, 10000].map((value) => (
          <text key={value} x={x(value)} y={height - bottom + 16} text-anchor="middle">{number(value)}</text>
        ))}
        <text class="axis" x={(left + width - 44) / 2} y={height - 3} text-anchor="middle">{props.xName}</text>
        {points.length > 1 && <path class="band" d={`M${path((p) => p.high)}L${path((p) => p.low, [...points].reverse())}Z`} />}
        {truth !== undefined && (
          <>
            <line class="truth" x1={left} x2={width - 44} y1={y(truth)} y2={y(truth)} />
            <text class="truth" x={width - 40} y={y(truth) + 4}>{props.truthName}</text>
          </>
        )}
        {points.length > 1 && <path class="mean" d={`M${path((p) => p.mean)}`} />}
        {points.map((p) => (
          <circle key={p.x} class="mean" cx={x(p.x)} cy={y(p.mean)} r={3.2} />
        ))}
      </g>
    </svg>
  );
}
