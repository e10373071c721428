// "It is right so": what an editor answered about a paragraph and its English, and what a merge has to ask
// about them. An answer is about these words; when one of them changes it asks again.

/** A mark of words, of 53 bits: two that meet would hide a remark of a machine, and no more. */
export function markOf(...words: readonly string[]): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const character of words.join("\0")) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}

/** The answer that a paragraph's English is still right although its Korean changed. */
export const stillRight = (ko: string, en: string): string => `confirmed:${markOf(ko, en)}`;

/** The answer that a paragraph has no English, and is to have none. */
export const leftInKorean = (ko: string): string => `left:${markOf(ko)}`;

/**
 * The mark that a paragraph's English was made from another Korean than this, which nobody has looked at; of
 * a Korean that is gone with "".
 */
export const madeFromOlder = (ko: string, en: string): string => `older:${markOf(ko, en)}`;
