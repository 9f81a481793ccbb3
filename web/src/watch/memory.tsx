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
      <table class="stamps">
        <tbody>
          {part.values.map((row: number[], i) => (
            <tr key={i}>
              {row.map((value, j) => (
                <td key={j} class={value > 0 ? "on" : ""}>{value < 0 ? "#" : value || "·"}</td>
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
    <ol class={`cells ${part.kind}`}>
      {part.values.map((value: number, i) => (
        <li key={i} class={(part.kind === "bits" ? value : value >= 0) ? "on" : ""}>
          <small>{first + i}</small>
          <span>{value < 0 ? "·" : value}</span>
        </li>
      ))}
    </ol>
  );
}
