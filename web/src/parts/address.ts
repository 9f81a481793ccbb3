// The state of the page is its address: #view?name=value&… A link reproduces what is seen.
import { useEffect, useState } from "preact/hooks";

export type Values = Record<string, string>;

export interface Address {
  view: string;
  values: Values;
}

export function parse(hash: string): Address {
  const [view, query = ""] = hash.replace(/^#/, "").split("?");
  return { view, values: Object.fromEntries(new URLSearchParams(query)) };
}

export function format({ view, values }: Address): string {
  const query = new URLSearchParams(values).toString();
  return `#${view}${query ? `?${query}` : ""}`;
}

let address = parse(location.hash);
const listeners = new Set<() => void>();

function changed() {
  for (const listener of listeners) listener();
}

addEventListener("hashchange", () => {
  address = parse(location.hash);
  changed();
});

const common = ["lang", "theme"];

/** Another view, as the hash of a link. Language and theme go along, what belongs to the old view does not. */
export function linkTo(view: string): string {
  const kept = Object.entries(address.values).filter(([name]) => common.includes(name));
  return format({ view, values: Object.fromEntries(kept) });
}

/** Goes to another view with these values. */
export function visit(view: string, values: Values) {
  const link = parse(linkTo(view));
  location.hash = format({ view, values: { ...link.values, ...values } });
}

/** Changes values in the address; an empty one is taken out. Does not add to the history. */
export function setValues(values: Values) {
  const merged = { ...address.values, ...values };
  for (const [name, value] of Object.entries(merged)) if (value === "") delete merged[name];
  address = { ...address, values: merged };
  history.replaceState(null, "", format(address));
  changed();
}

export function currentAddress(): Address {
  return address;
}

/** The address, and a new drawing whenever it changes. */
export function useAddress(): Address {
  const [, redraw] = useState({});
  useEffect(() => {
    const listener = () => redraw({});
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return address;
}

/** A whole number from the address, or `otherwise` if there is none or it lies outside. */
export function numberIn(value: string | undefined, least: number, most: number, otherwise: number): number {
  const number = value && /^\d+$/.test(value) ? Number(value) : NaN;
  return number >= least && number <= most ? number : otherwise;
}

/** One of several names, or the first. */
export function oneOf<Name extends string>(value: string | undefined, names: readonly Name[]): Name {
  return names.find((name) => name === value) ?? names[0];
}
