// Defines which paragraph of the English says what a paragraph of the Korean says: by order and kind, with
// what was translated before as anchors, so that a paragraph put in between moves none of the others.
import { isLoose, type KnownPair, type RowScores, rowScores } from "./pair-scores.ts";
import type { Segment } from "./segments.ts";

/** Places of both; one of them null where the other language has nothing. */
interface Link {
  readonly ko: number | null;
  readonly en: number | null;
}

/** Cells of the table of a gap; beyond them a gap is paired by its order alone. */
const MAX_CELLS = 250_000;
/** Of what comes right behind a pair: English is mostly written from the top down. */
const NEXT_SCORE = 0.3;

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
  let scores: RowScores | null = null;
  const scoresOf = (one: number) => {
    scores ??= rowScores({ ko, en }, known, isOneShape);
    return scores(one);
  };
  const links: Link[] = [];
  let from = { ko: 0, en: 0 };
  for (const anchor of [...anchors, { ko: ko.length, en: en.length }]) {
    links.push(...alignGap(from, anchor, { ko, en, scoresOf }));
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
  readonly scoresOf: RowScores;
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

/** The best way through a gap, found from its end, so that of two equal ways the one that pairs earlier is taken. */
function alignGap(from: Places, to: Places, { ko, en, scoresOf }: Texts): Link[] {
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
  for (let row = columns === 0 ? -1 : rows - 1; row >= 0; row -= 1) {
    const pairs = scoresOf(from.ko + row).subarray(from.en, to.en);
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
    links.push({ ko: isKorean ? from.ko + row : null, en: isEnglish ? from.en + column : null });
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
