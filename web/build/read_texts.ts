// Reads the command's table of texts (apps/queens/text.def), so that the page says the same things in the same words.

/** [English, Chinese] */
export type Pair = [string, string];

const shared = /^(input_|place_|step_|word_|line_|glyph_|list_comma|contradiction_|why_|dead_end$|queen_|attack_pair|size_|no_solution|hint_|house_|level_|puzzle_(unique|none|several|split)$|and_more$|nth_out_of_range$|rank_no_solution)/;
const literal = /"((?:[^"\\]|\\.)*)"/g;

export function readTexts(source: string): Record<string, Pair> {
  const texts: Record<string, Pair> = {};
  // One entry: a name and string literals; those of a language stand side by side, a comma divides the two.
  const entry = /^TEXT\((\w+),((?:\s*"(?:[^"\\]|\\.)*")+),((?:\s*"(?:[^"\\]|\\.)*")+)\)/gm;
  for (const [, name, english, chinese] of source.matchAll(entry))
    if (shared.test(name)) texts[name] = [joined(english), joined(chinese)];
  return texts;
}

const joined = (literals: string) =>
  [...literals.matchAll(literal)].map(([, text]) => JSON.parse(`"${text}"`) as string).join("");
