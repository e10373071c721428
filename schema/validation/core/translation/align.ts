// Defines which paragraph of the English says what a paragraph of the Korean says: by order and kind, with
// what was translated before as anchors, so that a paragraph put in between moves none of the others, and one
// that is moved takes its English along.
import {
  areAlike,
  isLoose,
  type KnownPair,
  type KnownWords,
  knownWords,
  type RowScores,
  rowScores,
} from "./pair-scores.ts";
import type { Segment } from "./segments.ts";

/** Places of both; one of them null where the other language has nothing. */
interface Link {
  readonly ko: number | null;
  readonly en: number | null;
  /** A known pair whose English is elsewhere among the others than its Korean. */
  readonly isMoved?: true;
}

/** Cells of the table of a gap; beyond them a gap is paired by its order alone. */
const MAX_CELLS = 250_000;
/** Places of the same words that are compared at once; of more each looks at those around its own number. */
const MAX_CANDIDATES = 50_000;
/** Of what comes right behind a pair: English is mostly written from the top down. */
const NEXT_SCORE = 0.3;

/**
 * The links of two texts, in the order of the Korean.
 * @param isOneShape their blocks are the same ones: what is at the same place belongs together, unless it is known otherwise
 */
export function align(
  ko: readonly Segment[],
  en: readonly Segment[],
  known: readonly KnownPair[],
  isOneShape = false,
): Link[] {
  const candidates = candidatesOf(ko, en, known);
  const anchors = longestChain(candidates, { ko: ko.length, en: en.length });
  const moved = movedIn(candidates, anchors);
  const words = knownWords(known);
  const [koMoved, enMoved] = [new Set(moved.map((one) => one.ko)), new Set(moved.map((one) => one.en))];
  const places = {
    ko: [...ko.keys()].filter((at) => !koMoved.has(at)),
    en: [...en.keys()].filter((at) => !enMoved.has(at)),
  };
  const links: Link[] = [];
  let from = { ko: 0, en: 0 };
  const end = { ko: ko.length, en: en.length };
  for (const anchor of [...anchors, end]) {
    const to = { ko: indexIn(places.ko, anchor.ko, from.ko), en: indexIn(places.en, anchor.en, from.en) };
    const gap = { ko: places.ko.slice(from.ko, to.ko), en: places.en.slice(from.en, to.en) };
    for (const link of alignGap(segmentsAt(ko, gap.ko), segmentsAt(en, gap.en), words, isOneShape)) {
      links.push({ ko: placeIn(gap.ko, link.ko), en: placeIn(gap.en, link.en) });
    }
    if (anchor !== end) links.push(anchor);
    from = { ko: to.ko + 1, en: to.en + 1 };
  }
  return moved.length === 0 ? links : withMoved(links, moved);
}

interface Places {
  readonly ko: number;
  readonly en: number;
}

const segmentsAt = (all: readonly Segment[], places: readonly number[]): Segment[] =>
  places.flatMap((at) => all[at] ?? []);

const placeIn = (places: readonly number[], at: number | null): number | null =>
  at === null ? null : (places[at] ?? null);

/** Where a place is in a list of them, from an index on; its end where it is not. */
function indexIn(places: readonly number[], place: number, from: number): number {
  let at = from;
  while (at < places.length && (places[at] ?? 0) < place) at += 1;
  return at;
}

function withMoved(links: readonly Link[], moved: readonly Places[]): Link[] {
  const all: Link[] = [];
  let next = 0;
  const pushUntil = (end: number) => {
    for (; next < moved.length && (moved[next]?.ko ?? end) < end; next += 1) {
      const one = moved[next];
      if (one) all.push({ ...one, isMoved: true });
    }
  };
  for (const link of links) {
    if (link.ko !== null) pushUntil(link.ko);
    all.push(link);
  }
  pushUntil(Number.POSITIVE_INFINITY);
  return all;
}

/** For each paragraph of the Korean the places of what is known to be its English, from the first to the last. */
function candidatesOf(
  ko: readonly Segment[],
  en: readonly Segment[],
  known: readonly KnownPair[],
): readonly (readonly number[])[] {
  const wanted = new Map<string, Set<string>>();
  for (const pair of known) {
    if (pair.en !== null) wanted.set(pair.ko, (wanted.get(pair.ko) ?? new Set()).add(pair.en));
  }
  const places = Map.groupBy(en.keys(), (place) => en[place]?.text ?? "");
  const found = ko.map(({ text, kind }) =>
    [...(wanted.get(text) ?? [])]
      .flatMap((words) => (words === "" ? [] : (places.get(words) ?? [])))
      .filter((at) => areAlike(kind, en[at]?.kind ?? ""))
      .toSorted((one, other) => one - other),
  );
  const count = found.reduce((sum, list) => sum + list.length, 0);
  return count > MAX_CANDIDATES ? nearest(ko, found, Math.floor(MAX_CANDIDATES / ko.length)) : found;
}

/** Of what is there many times, the ones around the number that a paragraph has among those of its words. */
function nearest(
  ko: readonly Segment[],
  found: readonly (readonly number[])[],
  most: number,
): readonly (readonly number[])[] {
  const counts = new Map<string, number>();
  return ko.map(({ text }, at) => {
    const number = counts.get(text) ?? 0;
    counts.set(text, number + 1);
    const list = found[at] ?? [];
    const first = Math.min(Math.max(0, number - Math.floor(most / 2)), Math.max(0, list.length - most));
    return list.slice(first, first + most);
  });
}

/** A pair of a chain, and the one before it. */
interface Step extends Places {
  readonly before: Step | null;
}

/** As many known pairs as are in the order of both texts. */
function longestChain(candidates: readonly (readonly number[])[], end: Places): Places[] {
  const isPair = (ko: number, en: number) => candidates[ko]?.includes(en) ?? false;
  // What is the same at both ends is in a longest chain: mostly one place in the middle is written.
  const [first, last]: [Places[], Places[]] = [[], []];
  let from = 0;
  while (from < end.ko && from < end.en && isPair(from, from)) {
    first.push({ ko: from, en: from });
    from += 1;
  }
  let to = { ...end };
  while (to.ko > from && to.en > from && isPair(to.ko - 1, to.en - 1)) {
    to = { ko: to.ko - 1, en: to.en - 1 };
    last.push(to);
  }
  // By the length of the chain: the one that ends earliest in the English.
  const ends: Step[] = [];
  for (let ko = from; ko < to.ko; ko += 1) {
    for (const en of candidates[ko]?.toReversed() ?? []) {
      if (en < from || en >= to.en) continue;
      const length = lengthBefore(ends, en);
      ends[length] = { ko, en, before: ends[length - 1] ?? null };
    }
  }
  const middle: Places[] = [];
  for (let step = ends.at(-1) ?? null; step; step = step.before) middle.push({ ko: step.ko, en: step.en });
  return [...first, ...middle.reverse(), ...last.reverse()];
}

/** How long a chain gets that ends in front of a place of the English. */
function lengthBefore(ends: readonly Step[], en: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle]?.en ?? 0) < en) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Known pairs that are in both texts, in another order than the others: paragraphs that somebody moved. */
function movedIn(candidates: readonly (readonly number[])[], anchors: readonly Places[]): Places[] {
  const [ko, en] = [new Set(anchors.map((one) => one.ko)), new Set(anchors.map((one) => one.en))];
  const moved: Places[] = [];
  for (const [place, list] of candidates.entries()) {
    const free = ko.has(place) ? undefined : list.find((at) => !en.has(at));
    if (free === undefined) continue;
    en.add(free);
    moved.push({ ko: place, en: free });
  }
  return moved;
}

/** The best way through a gap, found from its end, so that of two equal ways the one that pairs earlier is taken. */
function alignGap(
  ko: readonly Segment[],
  en: readonly Segment[],
  words: KnownWords,
  isOneShape: boolean,
): Link[] {
  const [rows, columns] = [ko.length, en.length];
  const links: Link[] = [];
  if (rows * columns > MAX_CELLS) {
    for (let at = 0; at < Math.max(rows, columns); at += 1) {
      links.push({ ko: at < rows ? at : null, en: at < columns ? at : null });
    }
    return links;
  }
  const width = columns + 1;
  const own = new Float64Array(rows * columns);
  // From a place on: behind a pair or at the beginning, and behind a paragraph that has no other one.
  const [next, apart] = [new Float64Array((rows + 1) * width), new Float64Array((rows + 1) * width)];
  // Single lines and the words of pictures may be left out in between.
  const behind = (one: Segment) => (isLoose(one.kind) ? apart : next);
  const sides = { ko: ko.map(behind), en: en.map(behind) };
  let scoresOf: RowScores | null = null;
  for (let row = columns === 0 ? -1 : rows - 1; row >= 0; row -= 1) {
    scoresOf ??= rowScores({ ko, en }, words, isOneShape);
    const pairs = scoresOf(row);
    own.set(pairs, row * columns);
    findWays(row * width, pairs, { next, apart }, sides.ko[row] ?? apart, sides.en);
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
    links.push({ ko: isKorean ? row : null, en: isEnglish ? column : null });
    if (isPair) best = next;
    else if (isKorean) best = afterKorean;
    else if (best === next) best = sides.en[column] ?? apart;
    if (isKorean) row += 1;
    if (isEnglish) column += 1;
  }
  return links;
}

/**
 * The best ways on from each place of a row; those of the row below are known.
 * @param here the first place of the row
 * @param pairs the scores of its Korean with each of the English
 * @param behindKorean the ways behind its Korean, where that has no English
 */
function findWays(
  here: number,
  pairs: Float64Array,
  { next, apart }: { readonly next: Float64Array; readonly apart: Float64Array },
  behindKorean: Float64Array,
  behindEnglish: readonly Float64Array[],
): void {
  const below = here + pairs.length + 1;
  for (let column = pairs.length - 1; column >= 0; column -= 1) {
    const at = here + column;
    const on = (pairs[column] ?? 0) + (next[below + column + 1] ?? 0);
    const right = behindEnglish[column] ?? apart;
    next[at] = Math.max(on + NEXT_SCORE, behindKorean[below + column] ?? 0, right[at + 1] ?? 0);
    apart[at] = Math.max(on, apart[below + column] ?? 0, apart[at + 1] ?? 0);
  }
}
