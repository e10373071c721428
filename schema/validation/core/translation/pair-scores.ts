// Says how well each paragraph of the English fits a paragraph of the Korean. What paragraphs share is
// counted by where it occurs, not pair by pair: a text of 500 paragraphs is paired again while somebody types
// it, and no turn of the browser may be long.
import type { Segment } from "./segments.ts";

/** What was known to be each other's translation. */
export interface KnownPair {
  readonly ko: string;
  /** Null: it waits for its English. */
  readonly en: string | null;
  /** No save says so, they were beside each other on the screen: it says what belongs together, and nothing of what was there before. */
  readonly isSeen?: true;
}

/** What is known of words, whatever text they are in. */
export interface KnownWords {
  readonly englishOf: ReadonlyMap<string, string | null>;
  readonly koreanOf: ReadonlyMap<string | null, string>;
}

export function knownWords(known: readonly KnownPair[]): KnownWords {
  const saved = known.filter(({ isSeen }) => isSeen !== true);
  return {
    englishOf: new Map(saved.map((pair) => [pair.ko, pair.en])),
    koreanOf: new Map(saved.map((pair) => [pair.en, pair.ko])),
  };
}

/** English letters to a Korean one. */
const USUAL_RATIO = 2.2;
const EMPTY_SCORE = 0.25;
const PLACE_SCORE = 4;
/** What is too long for its Korean may cost more than what is too short: that may still be typed. */
const LONG_COST = 1;
const SHORT_COST = 0.25;
const MISFIT = -100;

interface Sides {
  readonly ko: readonly Segment[];
  readonly en: readonly Segment[];
}

/**
 * The scores of a paragraph of the Korean with each of the English; above zero they may be each other's
 * translation. Valid until the next one is asked for.
 */
export type RowScores = (ko: number) => Float64Array;

/** @param isOneShape the blocks of both are the same ones: what is at the same place fits better */
export function rowScores(
  { ko, en }: Sides,
  { englishOf, koreanOf }: KnownWords,
  isOneShape: boolean,
): RowScores {
  const kinds = en.map(({ kind }) => kind);
  const places = en.map(({ path }) => path?.join());
  const lengths = en.map(({ text }) => Math.log(text.length + 8));
  const signs = new Occurrences(en.map(({ text }) => signsOf(text)));
  const wasKnown = en.map(({ text }) => text !== "" && koreanOf.has(text));
  const isAnyKnown = wasKnown.includes(true);
  const before = new Occurrences(
    en.map(({ text }, at) => (wasKnown[at] ? bigrams(koreanOf.get(text) ?? "") : NONE)),
  );
  let own: Occurrences | null = null;
  const row = new Float64Array(en.length);
  return (one) => {
    const korean = ko[one];
    if (korean === undefined) return row.fill(0);
    const kindScores = new Map([...new Set(kinds)].map((kind) => [kind, kindScore(korean.kind, kind)]));
    const place = korean.path?.join();
    const length = Math.log(USUAL_RATIO * korean.text.length + 8);
    const grams = isAnyKnown ? bigrams(korean.text) : NONE;
    const its = englishOf.get(korean.text);
    const itsGrams = typeof its === "string" ? bigrams(its) : null;
    if (itsGrams) own ??= new Occurrences(en.map(({ text }) => bigrams(text)));
    const ownSigns = signsOf(korean.text);
    const [common, alike] = [signs.sharedWith(ownSigns), before.sharedWith(grams)];
    const same = own?.sharedWith(itsGrams ?? NONE);
    for (const [at, kind] of kinds.entries()) {
      const fits = kindScores.get(kind) ?? MISFIT;
      const isOneKind = kind === korean.kind;
      const atPlace = isOneShape && isOneKind && places[at] === place ? PLACE_SCORE : 0;
      // An empty place waits for one of its own kind, if nothing better does.
      if (en[at]?.text === "") row[at] = (isOneKind ? EMPTY_SCORE : MISFIT) + atPlace;
      else if (fits < 0) row[at] = fits;
      else {
        const ratio = (lengths[at] ?? 0) - length;
        let score = fits + atPlace;
        // Its English is there as it was, and the Korean is what it was or nearly so; or the other way about.
        if (wasKnown[at]) score += 10 * likeness(grams.size, before.sizeOf(at), alike[at]) - 2;
        if (itsGrams) score += 10 * likeness(itsGrams.size, own?.sizeOf(at) ?? 0, same?.[at]) - 2;
        // English has words of its own: what counts is how much of the shorter list is in the other one.
        const shorter = Math.min(ownSigns.size, signs.sizeOf(at));
        if (shorter > 0) score += (3 * (common[at] ?? 0)) / shorter;
        row[at] = score - Math.min(ratio < 0 ? SHORT_COST : LONG_COST, ratio * ratio);
      }
    }
    return row;
  };
}

const NONE: ReadonlySet<Sign> = new Set();

/** A word or a figure; two letters as one number. */
type Sign = string | number;

/** In which of some paragraphs each of their signs occurs. */
class Occurrences {
  readonly #sizes: readonly number[];
  readonly #places = new Map<Sign, number[]>();
  readonly #counts: Uint32Array;

  constructor(sets: readonly ReadonlySet<Sign>[]) {
    this.#sizes = sets.map(({ size }) => size);
    this.#counts = new Uint32Array(sets.length);
    for (const [at, set] of sets.entries()) {
      for (const sign of set) {
        const places = this.#places.get(sign);
        if (places) places.push(at);
        else this.#places.set(sign, [at]);
      }
    }
  }

  sizeOf(at: number): number {
    return this.#sizes[at] ?? 0;
  }

  /** How many of these signs each paragraph has. Valid until the next ones are asked for. */
  sharedWith(signs: ReadonlySet<Sign>): Uint32Array {
    this.#counts.fill(0);
    for (const sign of signs) {
      for (const at of this.#places.get(sign) ?? []) this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    }
    return this.#counts;
  }
}

/** It is a line of the text itself. */
export const isLoose = (kind: string): boolean => kind.startsWith("/") && !kind.includes(".");

/**
 * A title and the words of a picture are paired with their own kind; a paragraph of a list is rather one of a
 * list, but a heading may become a paragraph.
 */
function kindScore(ko: string, en: string): number {
  if (ko === en) return 2;
  return isLoose(ko) && isLoose(en) ? 0.5 : MISFIT;
}

/** Numbers, addresses and words in Latin letters: what a translation carries over. */
const signsOf = (text: string): ReadonlySet<Sign> =>
  new Set(text.toLowerCase().match(/\d+|[a-z][a-z0-9.@-]{2,}/gu) ?? []);

function bigrams(text: string): ReadonlySet<Sign> {
  const found = new Set<number>();
  for (let at = 1; at < text.length; at += 1)
    found.add((text.charCodeAt(at - 1) << 16) | text.charCodeAt(at));
  return found;
}

/** Whether two paragraphs may say the same at all: a title and the words of a picture belong to their own kind. */
export const areAlike = (ko: string, en: string): boolean => kindScore(ko, en) > 0;

const likeness = (one: number, other: number, shared = 0): number =>
  one + other === 0 ? 0 : (2 * shared) / (one + other);
