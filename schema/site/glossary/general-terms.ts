// Words that many terms of the glossary are made of, such as 번역 in 기계번역, 번역 메모리, 번역사: they name the field
// rather than a thing in it.
import { setImmediate as nextTurn } from "node:timers/promises";

/** Longer terms that such a word is in, at least. */
const TERMS_MIN = 3;
/** Letters of such a word. */
const LENGTH = { min: 2, max: 4 } as const;
/** Terms that are looked through at once. */
const PART = 1_000;

/**
 * @param keys of all terms, as they are compared: without spaces @returns the general ones, those that are in most terms first
 */
export async function generalTerms(keys: readonly string[]): Promise<readonly string[]> {
  const known = new Set(keys);
  const counts = new Map<string, number>();
  for (const [at, key] of keys.entries()) {
    if (at % PART === PART - 1) await nextTurn();
    for (const part of partsOf(key)) {
      if (known.has(part)) counts.set(part, (counts.get(part) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= TERMS_MIN)
    .sort(([, one], [, other]) => other - one)
    .map(([key]) => key);
}

/** Each once, without the whole. */
function partsOf(key: string): ReadonlySet<string> {
  const parts = new Set<string>();
  for (let start = 0; start < key.length; start += 1) {
    for (let length = LENGTH.min; length <= LENGTH.max; length += 1) {
      if (length < key.length && start + length <= key.length) parts.add(key.slice(start, start + length));
    }
  }
  return parts;
}
