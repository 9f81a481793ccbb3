// What the method itself keeps, as the engine tells it.
import type { Memory } from "../engine/answers.ts";
import { sayAny } from "../parts/say.ts";

export function MemoryView({ parts }: { parts: Memory[] }) {
  return (
    <div class="memory">
      {parts.map((part) => (
        <figure key={part.name}>
          <figcaption>{sayAny(`memory_${part.name}`)}{part.kind === "number" && <b> {part.value}</b>}</figcaption>
          <Content part={part} />
        </figure>
      ))}
    </div>
  );
}

function Content({ part }: { part: Memory }) {
  if (part.kind === "number") return null;
  if (part.kind === "grid")
    return (
      <table class="cells grid">
        <tbody>
          {part.values.map((row: number[], i) => (
            <tr key={i}>
              {row.map((value, j) => (
                <td key={j} class={value ? `on stamp-${(value - 1) % 12}` : ""}>{value < 0 ? "#" : value || "·"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  if (part.kind === "stack")
    return (
      <ol class="stack">
        {[...part.values].reverse().map((value: number, i) => (
          <li key={i} class={value >= 0 ? "on" : ""}>{value >= 0 ? value : " "}</li>
        ))}
      </ol>
    );
  const first = part.first ?? 0;
  return (
    <table class={`cells ${part.kind}`}>
      <tbody>
        <tr class="index">{part.values.map((_, i) => <th key={i} scope="col">{first + i}</th>)}</tr>
        <tr>
          {part.values.map((value: number, i) => (
            <td key={i} class={(part.kind === "bits" ? value : value >= 0) ? "on" : ""}>{value < 0 ? "·" : value}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
