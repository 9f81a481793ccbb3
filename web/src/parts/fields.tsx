// Fields of a form, each with its label.
import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { say } from "./say.ts";

export function Choice<Name extends string>(props: {
  label: string;
  value: Name;
  options: readonly Name[];
  name(option: Name): string;
  onChange(value: Name): void;
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <select value={props.value} onChange={(event) => props.onChange(event.currentTarget.value as Name)}>
        {props.options.map((option) => (
          <option key={option} value={option}>{props.name(option)}</option>
        ))}
      </select>
    </label>
  );
}

/** A whole number. One out of range is refused, with the reason beside it. */
export function NumberChoice(props: { label: string; value: number; least: number; most: number; onChange(value: number): void }) {
  const { value, least, most } = props;
  const [refused, setRefused] = useState("");
  const [draft, setDraft] = useState<string>(); // what is being typed: a new drawing of the page must not undo it
  const set = (text: string) => {
    const wanted = Number(text);
    setDraft(text);
    if (!/^\d+$/.test(text.trim())) return setRefused(say("not_a_number", { text: text || "–" }));
    if (wanted < least || wanted > most) return setRefused(say("out_of_range", { n: wanted, least, most }));
    setRefused("");
    setDraft(undefined);
    if (wanted !== value) props.onChange(wanted);
  };
  const id = useId();
  return (
    <div class="field number">
      <label for={id}>{props.label}</label>
      <span class="stepper">
        <button type="button" tabIndex={-1} aria-hidden="true" disabled={value <= least} onClick={() => set(String(value - 1))}>−</button>
        <input id={id} type="text" inputMode="numeric" role="spinbutton" aria-valuenow={value} aria-valuemin={least} aria-valuemax={most}
               value={draft ?? value} aria-invalid={refused !== ""}
               onInput={(event) => setDraft(event.currentTarget.value)}
               onChange={(event) => set(event.currentTarget.value)}
               onKeyDown={(event) => {
                 const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
                 if (step === undefined) return;
                 event.preventDefault();
                 set(String(value + step));
               }} />
        <button type="button" tabIndex={-1} aria-hidden="true" disabled={value >= most} onClick={() => set(String(value + 1))}>+</button>
      </span>
      {refused && <em class="refused" role="alert">{refused}</em>}
    </div>
  );
}

/** What is wrong, beside the place where it is wrong. */
export function Trouble({ children }: { children: JSX.Element | string }) {
  return <p class="refused" role="alert">{children}</p>;
}
