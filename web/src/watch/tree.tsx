// The search tree as far as it has grown: a node for each queen placed; a click goes to the step that placed her.
import { useRef } from "preact/hooks";
import type { TreeNode } from "../engine/answers.ts";
import { say } from "../parts/say.ts";

interface Placed {
  x: number;
  depth: number;
}

/** Leaves stand side by side in order, parents above the middle of their children. */
export function layout(nodes: TreeNode[]): Placed[] {
  const places: Placed[] = nodes.map(() => ({ x: 0, depth: 0 }));
  const children: number[][] = nodes.map(() => []);
  nodes.forEach(([parent], i) => {
    if (parent >= 0) children[parent].push(i);
    places[i].depth = parent >= 0 ? places[parent].depth + 1 : 1;
  });
  let leaves = 0;
  const visit = (i: number): number => {
    const xs = children[i].map(visit);
    return (places[i].x = xs.length ? (xs[0] + xs[xs.length - 1]) / 2 : leaves++);
  };
  nodes.forEach(([parent], i) => parent < 0 && visit(i));
  return places;
}

const states = ["standing", "dead-end", "barren", "fruitful"] as const;

export function Tree({ nodes, whole, n, go }: { nodes: TreeNode[]; whole: boolean; n: number; go(step: number): void }) {
  const svg = useRef<SVGSVGElement>(null);
  const places = layout(nodes);
  const leaves = Math.max(1, ...places.map((place) => place.x + 1));
  const width = 600;
  const height = Math.max(150, (n + 1) * 28);
  const gap = Math.min(36, (width - 24) / leaves);
  const radius = Math.max(2.2, Math.min(9, gap * 0.42));
  const roots = places.filter((_, i) => nodes[i][0] < 0);
  const rootX = roots.length ? (roots[0].x + roots[roots.length - 1].x) / 2 : 0;
  const shift = (width - gap * (leaves - 1)) / 2;
  const x = (place: number) => shift + place * gap;
  const y = (depth: number) => 14 + (depth * (height - 28)) / Math.max(1, n);
  const current = nodes.reduce((found, node, i) => (node[3] === 0 ? i : found), -1);

  function key(event: KeyboardEvent, i: number) {
    const to = { ArrowLeft: i - 1, ArrowRight: i + 1, ArrowUp: nodes[i][0] }[event.key];
    if (to === undefined && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    if (to === undefined) go(nodes[i][2]);
    else svg.current?.querySelector<SVGGElement>(`[data-node="${to}"]`)?.focus();
  }

  return (
    <svg ref={svg} class="tree" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={say("tree_label")}>
      {nodes.map(([parent, , , state], i) => {
        const from = parent >= 0 ? places[parent] : { x: rootX, depth: 0 };
        return (
          <line key={`e${i}`} class={`edge ${states[state]}`} x1={x(from.x)} y1={y(from.depth)} x2={x(places[i].x)} y2={y(places[i].depth)} />
        );
      })}
      <circle class="node root" cx={x(rootX)} cy={y(0)} r={Math.max(3, radius * 0.7)} />
      {nodes.map(([, column, step, state], i) => (
        <g
          key={i}
          class={`node ${states[state]}${i === current ? " current" : ""}`}
          transform={`translate(${x(places[i].x)} ${y(places[i].depth)})`}
          role="button"
          tabindex={i === (current < 0 ? 0 : current) ? 0 : -1}
          data-node={i}
          aria-label={say("tree_node", { level: places[i].depth, column, step, state: `@state_${states[state].replace("-", "_")}` })}
          onClick={() => go(step)}
          onKeyDown={(event) => key(event, i)}
        >
          <circle r={radius} />
          {radius >= 7 && <text y={3.5}>{column}</text>}
          {state === 1 && radius < 7 && <path d={`M${-radius} ${-radius}L${radius} ${radius}M${radius} ${-radius}L${-radius} ${radius}`} />}
        </g>
      ))}
      {!whole && <title>{say("tree_part")}</title>}
    </svg>
  );
}
