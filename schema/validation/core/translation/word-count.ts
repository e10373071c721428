// Defines how much there is to translate, as translators are paid for it (docs/translators.md#word-counts):
// Korean in words (어절, what is between two spaces) and in characters without spaces, by how much of it the
// memory knows.

/**
 * TRANSLATED: finished. REPEATED: the same Korean is earlier in the texts that are counted. EXACT: the memory
 * has the same Korean. NEAR 95 to 99 %, HIGH 85 to 94, MIDDLE 75 to 84, LOW 50 to 74 alike; NEW: less.
 */
export const COUNT_BANDS = [
  "TRANSLATED",
  "REPEATED",
  "EXACT",
  "NEAR",
  "HIGH",
  "MIDDLE",
  "LOW",
  "NEW",
] as const;
export type CountBand = (typeof COUNT_BANDS)[number];

/** Texts that are counted at once. */
export const COUNTED_TEXTS_MAX = 20;

export interface CountedText {
  readonly segments: number;
  readonly words: number;
  readonly characters: number;
}

/** A lone sign, such as a dash, is no word. */
export const koreanWords = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** Without spaces; a syllable is one however it was typed. */
export const charactersOf = (text: string): number =>
  Array.from(text.normalize("NFC").replace(/\s/gu, "")).length;

const LEAST: readonly (readonly [number, CountBand])[] = [
  [1, "EXACT"],
  [0.95, "NEAR"],
  [0.85, "HIGH"],
  [0.75, "MIDDLE"],
  [0.5, "LOW"],
];

/** @param similarity of the most similar Korean of the memory, from 0 to 1 */
export const bandOf = (similarity: number): CountBand =>
  LEAST.find(([least]) => similarity >= least)?.[1] ?? "NEW";

/** All bands together. */
export const sumOf = (parts: readonly CountedText[]): CountedText =>
  parts.reduce(
    (sum, { segments, words, characters }) => ({
      segments: sum.segments + segments,
      words: sum.words + words,
      characters: sum.characters + characters,
    }),
    { segments: 0, words: 0, characters: 0 },
  );

export const countOf = (texts: readonly string[]): CountedText =>
  sumOf(texts.map((text) => ({ segments: 1, words: koreanWords(text), characters: charactersOf(text) })));
