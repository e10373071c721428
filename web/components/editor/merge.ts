// Merges two people's changes of the same thing. What only one of them changed is taken; what both changed
// differently is asked, field by field (docs/texts.md#texts). Rows of a list are distinguished by their
// `key`; a text by its paragraphs (docs/texts.md#texts); a list of words is a set. A file is one value. Pure.
import type { Choices, Merged, Sides } from "./differences.ts";
import { entriesOf, Merging } from "./merging.ts";

/**
 * Puts both sides together.
 * @param together keys that only make sense with each other, such as a choice and its time: they are taken from one side
 * @param choices what was answered; its differences stay in the list
 */
export function mergeValues<Values extends object>(
  { base, mine, theirs }: Sides<Values>,
  together: readonly (readonly (keyof Values & string)[])[] = [],
  choices: Choices = {},
): Merged<Values> {
  const merging = new Merging(choices);
  const [before, own, other] = [base && entriesOf(base), entriesOf(mine), entriesOf(theirs)];
  const merged = new Map(own);
  const grouped = new Set<string>(together.flat());
  const pick = (from: ReadonlyMap<string, unknown>, keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [key, from.get(key)]));
  for (const keys of together) {
    const [id = ""] = keys;
    const was = before ? { value: pick(before, keys) } : undefined;
    const part = merging.decide({ id, field: id }, was, pick(own, keys), pick(other, keys));
    for (const [key, value] of Object.entries(Object(part))) merged.set(key, value);
  }
  for (const [key, value] of own) {
    if (grouped.has(key)) continue;
    const was = before ? { value: before.get(key) } : undefined;
    merged.set(key, merging.merge({ id: key, field: key }, was, value, other.get(key)));
  }
  return { values: Object.fromEntries(merged) as Values, differences: merging.differences };
}
