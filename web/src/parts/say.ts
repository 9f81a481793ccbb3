// Sentences: the page's own texts and those of the command, in the language of the page.
import command from "made:command-texts";
import { texts } from "../texts.ts";
import { currentAddress, oneOf } from "./address.ts";

export type Language = "en" | "zh";
export type Key = keyof typeof texts;
export interface Said {
  text: string;
  [name: string]: string | number | Said[];
}
export type Arguments = Record<string, string | number | Said[]>;

export function language(): Language {
  const chosen = currentAddress().values.lang;
  return chosen === undefined ? (navigator.language.startsWith("zh") ? "zh" : "en") : oneOf(chosen, ["en", "zh"] as const);
}

export function filled(text: string, given: Arguments, inLanguage: Language): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name];
    if (Array.isArray(value)) return value.map((said) => saySaid(said, inLanguage)).join(textOf("list_comma", inLanguage));
    return typeof value === "string" && value.startsWith("@") ? textOf(value.slice(1), inLanguage) : String(value);
  });
}

function textOf(key: string, inLanguage: Language): string {
  const pair = (texts as Record<string, [string, string]>)[key] ?? command[key];
  if (!pair) throw new Error(`no text ${key}`);
  return pair[inLanguage === "en" ? 0 : 1];
}

/** A text of the page. */
export const say = (key: Key, given: Arguments = {}) => sayAny(key, given);

/** A text of the page or, if it has none of that name, of the command. */
export const sayAny = (key: string, given: Arguments = {}, inLanguage = language()) =>
  filled(textOf(key, inLanguage), given, inLanguage);

/** What the engine says: the name of a text beside its arguments. */
export const saySaid = ({ text, ...given }: Said, inLanguage = language()): string => sayAny(text, given, inLanguage);

export const number = (value: number | string) =>
  typeof value === "string" ? value.replace(/\B(?=(\d{3})+$)/g, " ") : value.toLocaleString("en").replaceAll(",", " ");
