// Defines which paragraph of the English says what a paragraph of the Korean says: by order and kind, with what was translated before as anchors, so
// that a paragraph put in between moves none of the others.
import type { Segment } from "./segments.ts";

/** What was known to be each other's translation. */
export interface KnownPair {
  readonly ko: string;
  /** Null: it waits for its English. */
  readonly en: string | null;
}

/** Places of both; one of them null where the other language has nothing. */
export interface Link {
  readonly ko: number | null;
  readonly en: number | null;
}

/** Cells of the table of a gap; beyond them a gap is paired by its order alone. */
const MAX_CELLS = 250_000;
/** English letters to a Korean one. */
const USUAL_RATIO = 2.2;
const EMPTY_SCORE = 0.25;
const PLACE_SCORE = 4;
/** Of what comes right behind a pair: English is mostly written from the top down. */
const NEXT_SCORE = 0.3;
/** What is too long for its Korean may cost more than what is too short: that may still be typed. */
const LONG_COST = 1;
const SHORT_COST = 0.25;

/**
 * The links of two texts, in reading order.
 * @param isOneShape their blocks are the same ones: what is at the same place belongs together, unless it is known otherwise
 */
export function align(
  ko: readonly Segment[],
  en: readonly Segment[],
  known: readonly KnownPair[],
  isOneShape = false,
): Link[] {
  const anchors = anchorsOf(ko, en, known);
  const plain = scorerOf(ko, en, known);
  const score: Score = isOneShape
    ? (one, other) => plain(one, other) + atOnePlace(ko[one], en[other])
    : plain;
  const links: Link[] = [];
  let from = { ko: 0, en: 0 };
  for (const anchor of [...anchors, { ko: ko.length, en: en.length }]) {
    links.push(...alignGap(from, anchor, { ko, en, score }));
    if (anchor.ko < ko.length) links.push(anchor);
    from = { ko: anchor.ko + 1, en: anchor.en + 1 };
  }
  return links;
}

interface Places {
  readonly ko: number;
  readonly en: number;
}

interface Texts {
  readonly ko: readonly Segment[];
  readonly en: readonly Segment[];
  readonly score: Score;
}

/** Known pairs that are in both texts as they were, in the order of both. */
function anchorsOf(ko: readonly Segment[], en: readonly Segment[], known: readonly KnownPair[]): Places[] {
  const wanted = Map.groupBy(known, (pair) => pair.ko);
  const places = Map.groupBy(en.keys(), (place) => en[place]?.text ?? "");
  const anchors: Places[] = [];
  let next = 0;
  for (const [place, { text }] of ko.entries()) {
    const found = (wanted.get(text) ?? [])
      .flatMap((pair) => (pair.en === null ? [] : (places.get(pair.en) ?? [])))
      .filter((at) => at >= next);
    if (found.length === 0) continue;
    anchors.push({ ko: place, en: Math.min(...found) });
    next = Math.min(...found) + 1;
  }
  return anchors;
}

const atOnePlace = (ko: Segment | undefined, en: Segment | undefined): number =>
  ko?.kind === en?.kind && ko?.path?.join() === en?.path?.join() ? PLACE_SCORE : 0;

type Score = (ko: number, en: number) => number;

/** The best way through a gap, found from its end, so that of two equal ways the one that pairs earlier is taken. */
function alignGap(from: Places, to: Places, { ko, en, score }: Texts): Link[] {
  const [rows, columns] = [to.ko - from.ko, to.en - from.en];
  const links: Link[] = [];
  if (rows * columns > MAX_CELLS) {
    for (let at = 0; at < Math.max(rows, columns); at += 1) {
      links.push({ ko: at < rows ? from.ko + at : null, en: at < columns ? from.en + at : null });
    }
    return links;
  }
  const width = columns + 1;
  const own = new Float64Array(rows * columns);
  // From a place on: behind a pair or at the beginning, and behind a paragraph that has no other one.
  const [next, apart] = [new Float64Array((rows + 1) * width), new Float64Array((rows + 1) * width)];
  // Single lines and the words of pictures may be left out in between.
  const behind = (one: Segment) => (isLoose(one.kind) ? apart : next);
  const sides = {
    ko: ko.slice(from.ko, to.ko).map(behind),
    en: en.slice(from.en, to.en).map(behind),
  };
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const [here, below, right] = [
        row * width + column,
        (row + 1) * width + column,
        row * width + column + 1,
      ];
      const pair = score(from.ko + row, from.en + column);
      own[row * columns + column] = pair;
      const on = pair + (next[below + 1] ?? 0);
      next[here] = Math.max(on + NEXT_SCORE, sides.ko[row]?.[below] ?? 0, sides.en[column]?.[right] ?? 0);
      apart[here] = Math.max(on, apart[below] ?? 0, apart[right] ?? 0);
    }
  }
  let [row, column, best] = [0, 0, next];
  while (row < rows || column < columns) {
    const [here, below] = [best[row * width + column] ?? 0, (row + 1) * width + column];
    const bonus = best === next ? NEXT_SCORE : 0;
    const isPair =
      row < rows &&
      column < columns &&
      here === (own[row * columns + column] ?? 0) + (next[below + 1] ?? 0) + bonus;
    const afterKorean = best === next ? (sides.ko[row] ?? apart) : apart;
    const isKorean = isPair || column === columns || (row < rows && here === afterKorean[below]);
    const isEnglish = isPair || !isKorean;
    links.push({ ko: isKorean ? from.ko + row : null, en: isEnglish ? from.en + column : null });
    if (isPair) best = next;
    else if (isKorean) best = afterKorean;
    else if (best === next) best = sides.en[column] ?? apart;
    if (isKorean) row += 1;
    if (isEnglish) column += 1;
  }
  return links;
}

/** How well two paragraphs fit: above zero they may be each other's translation. */
function scorerOf(ko: readonly Segment[], en: readonly Segment[], known: readonly KnownPair[]): Score {
  const englishOf = new Map(known.map((pair) => [pair.ko, pair.en]));
  const koreanOf = new Map(known.map((pair) => [pair.en, pair.ko]));
  const signs = { ko: ko.map(({ text }) => signsOf(text)), en: en.map(({ text }) => signsOf(text)) };
  const pairsIn = (texts: readonly Segment[]) => texts.map(({ text }) => new Set(bigrams(text)));
  const grams = { ko: pairsIn(ko), en: pairsIn(en) };
  return (one, other) => {
    const [korean, english] = [ko[one], en[other]];
    if (korean === undefined || english === undefined) return 0;
    let score = kindScore(korean.kind, english.kind);
    if (score < 0) return score;
    // An empty place waits for one of its own kind, if nothing better does.
    if (english.text === "") return korean.kind === english.kind ? EMPTY_SCORE : -100;
    // Its English is there as it was, and the Korean is what it was or nearly so; or the other way about.
    const was = koreanOf.get(english.text);
    if (was !== undefined) score += 10 * likeness(grams.ko[one], was) - 2;
    const its = englishOf.get(korean.text);
    if (typeof its === "string") score += 10 * likeness(grams.en[other], its) - 2;
    score += 3 * shared(signs.ko[one], signs.en[other]);
    const ratio = Math.log((english.text.length + 8) / (USUAL_RATIO * korean.text.length + 8));
    return score - Math.min(ratio < 0 ? SHORT_COST : LONG_COST, ratio * ratio);
  };
}

/** It is a line of the text itself. */
const isLoose = (kind: string): boolean => kind.startsWith("/") && !kind.includes(".");

/** A title and the words of a picture are paired with their own kind; a paragraph of a list is rather one of a list, but a heading may become a paragraph. */
function kindScore(ko: string, en: string): number {
  if (ko === en) return 2;
  return isLoose(ko) && isLoose(en) ? 0.5 : -100;
}

/** Numbers, addresses and words in Latin letters: what a translation carries over. */
const signsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/\d+|[a-z][a-z0-9.@-]{2,}/gu) ?? []);

function shared(one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined): number {
  if (!one?.size || !other?.size) return 0;
  // English has words of its own: what counts is how much of the shorter list is in the other one.
  return one.intersection(other).size / Math.min(one.size, other.size);
}

function bigrams(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}

function likeness(own: ReadonlySet<string> | undefined, text: string): number {
  const other = new Set(bigrams(text));
  if (!own || own.size + other.size === 0) return 0;
  return (2 * own.intersection(other).size) / (own.size + other.size);
}
