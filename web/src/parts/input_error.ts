// What is wrong with a text from outside, in the words of the command.
import { language, sayAny, type Language } from "./say.ts";

export interface InputError {
  code: string;
  line: number;
  character: number;
  found: string;
  expected: string;
  lines: number[];
  missing: number[];
}

export function sentenceOf(error: InputError, inLanguage: Language = language()): string {
  const say = (key: string, given = {}) => sayAny(key, { ...error, ...given } as any, inLanguage);
  const place =
    error.line > 0 && error.character > 0 ? say("place_character") : error.line > 0 ? say("place_line") : "";
  return place + wrong(error, say);
}

function wrong(error: InputError, say: (key: string, given?: object) => string): string {
  const { code, found, expected } = error;
  if (code === "number_too_large") return say(found ? "input_number_too_large" : "input_some_number_too_large");
  if (code === "ragged")
    return say("input_ragged") + (error.lines.length > 1 ? say("input_ragged_too", { lines: error.lines.slice(1).join(", ") }) : "");
  if (code === "unknown_form") return say("read_unknown_form"); // the command's names its own flags
  if (code === "ambiguous_form") {
    if (!found) return say("read_ambiguous_form");
    const meanings = expected.split(" ").map((glyph) => say(`glyph_${glyph}`)).join(say("list_comma"));
    return say("read_ambiguous_glyph", { meanings });
  }
  if (code === "wrong_count")
    return say("input_wrong_count") + (error.missing.length ? say("input_missing_columns", { columns: error.missing.join(", ") }) : "");
  if (code === "bad_json") return say(found ? "input_bad_json" : expected ? "input_bad_json_here" : "input_bad_json_end");
  return say(`input_${code}`);
}
