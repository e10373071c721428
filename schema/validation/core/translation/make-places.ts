// Empty places in the English for paragraphs of the Korean: a copy of the Korean's structure without its
// words, where the English has no such place yet.
import {
  type Blocks,
  type Both,
  emptied,
  isUnbegun,
  type Path,
  pairsOf,
  placeKey,
  replaced,
} from "./english-structure.ts";
import type { KnownPair } from "./pair-scores.ts";
import type { Paragraph } from "./paragraphs.ts";
import { type JsonNode, pictureWordsOf, type Segment } from "./segments.ts";

interface Filled {
  readonly en: Blocks;
  readonly paragraphs: readonly Paragraph[];
}

/**
 * The English with a place for each of some paragraphs of the Korean.
 * @param wanted their keys; those of a place outside of the text are none of this
 */
export function withPlaces(
  { ko, en }: Both,
  known: readonly KnownPair[],
  wanted: ReadonlySet<string>,
): Filled {
  let blocks = isUnbegun(en) ? ko.map(emptied) : en;
  const pair = (written: Blocks) => pairsOf({ ko, en: written }, known);
  let paragraphs = pair(blocks);
  const waiting = (list: readonly Paragraph[], keys: ReadonlySet<string>) =>
    list.flatMap(({ ko: one, en: other, slot }, at) =>
      one && !other && !slot && keys.has(placeKey(one)) ? [{ at, key: placeKey(one) }] : [],
    );
  /** Makes places for some of what waits. A place that is not paired with its Korean is not made. @returns the keys of those */
  const make = (keys: ReadonlySet<string>): readonly string[] => {
    const missing = waiting(paragraphs, keys);
    const { en: next, made } = withNextPlaces(
      { ko, en: blocks },
      paragraphs,
      missing.map(({ at }) => at),
    );
    const paired = pair(next);
    const failed = waiting(paired, made).map(({ key }) => key);
    if (failed.length === 0) [blocks, paragraphs] = [next, paired];
    return failed;
  };
  // As many as can be made before the texts are paired again, and at last one by one those that were in each other's way.
  let together = wanted;
  const alone = new Set<string>();
  // A place may take its Korean from another one; the count ends that.
  for (let round = 0; round < wanted.size && waiting(paragraphs, together).length > 0; round += 1) {
    for (const key of make(together)) alone.add(key);
    together = together.difference(alone);
  }
  for (const { key } of waiting(paragraphs, alone)) make(new Set([key]));
  return { en: blocks, paragraphs };
}

/** Where a paragraph of both languages is. */
interface Neighbour {
  readonly ko: Path;
  readonly en: Path;
  readonly shared: number;
}

/** A block that is put in at a place of the English, made from the block at a place of the Korean. */
interface Insertion {
  readonly at: Path;
  readonly from: Path;
  readonly node: JsonNode;
}

/**
 * From the last place to the first, so that none is moved by another one. What would come behind the one
 * after it waits for the next round.
 * @returns the English; `made`: the keys of the Korean that a place was sought for
 */
function withNextPlaces({ ko, en }: Both, paragraphs: readonly Paragraph[], missing: readonly number[]) {
  const made = new Set<string>();
  let blocks = en;
  let last: Insertion | null = null;
  for (const at of missing.toReversed()) {
    const own = paragraphs[at]?.ko;
    if (!own) continue;
    const picture = pictureFor(own, paragraphs);
    if (picture) {
      if (last && isBehind(picture, last.at)) break;
      made.add(placeKey(own));
      blocks = replaced(blocks, picture, (node) => withEmptyWords(node, own));
      continue;
    }
    // It came with the block that was just put in.
    const isIn: boolean = last !== null && isWithin(own.path ?? [], last.from);
    const next: Insertion | null = isIn ? null : insertionFor({ ko, en }, paragraphs, at);
    if (next && last && isBehind(next.at, last.at)) break;
    made.add(placeKey(own));
    if (!next) continue;
    blocks = inserted(blocks, next.at, next.node);
    last = next;
  }
  return { en: blocks, made };
}

/** Where the English has the picture of a Korean one, by others of its words: a line under it that came later belongs to the same picture. */
function pictureFor(own: Segment, paragraphs: readonly Paragraph[]): Path | null {
  if (pictureWordsOf(own) === null) return null;
  const way = own.path?.join();
  const other = paragraphs.find(({ ko, en, slot }) => ko?.path?.join() === way && (en ?? slot)?.path);
  return (other?.en ?? other?.slot)?.path ?? null;
}

const withEmptyWords = (node: JsonNode, own: Segment): JsonNode => ({
  ...node,
  attrs: { ...node.attrs, [pictureWordsOf(own) ?? ""]: "" },
});

const isWithin = (path: Path, block: Path): boolean => block.every((step, depth) => step === path[depth]);

/** Whether a place is behind another one, or in the block there. */
function isBehind(one: Path, other: Path): boolean {
  const depth = one.findIndex((step, at) => step !== other[at]);
  return depth >= 0 && (one[depth] ?? 0) > (other[depth] ?? -1);
}

/** A copy of as much of the Korean as its neighbours do not have, behind the one before it, else in front of the one after it. */
function insertionFor({ ko, en }: Both, paragraphs: readonly Paragraph[], at: number): Insertion | null {
  const own = paragraphs[at]?.ko;
  if (!own?.path) return null;
  const { path } = own;
  const neighbours = (list: readonly Paragraph[]): Neighbour[] =>
    list.flatMap(({ ko: one, en: other, slot, isMoved }) => {
      const there = other ?? slot;
      // Beside one that is elsewhere in the English nothing else belongs.
      if (!one?.path || !there?.path || isMoved) return [];
      return [{ ko: one.path, en: there.path, shared: sharedDepth(own, one, there) }];
    });
  const before = neighbours(paragraphs.slice(0, at)).toReversed();
  const after = neighbours(paragraphs.slice(at + 1));
  const closest = (list: readonly Neighbour[]) =>
    list.reduce<Neighbour | null>((best, one) => (best && best.shared >= one.shared ? best : one), null);
  const [last, next] = [closest(before), closest(after)];
  const depth = Math.max(last?.shared ?? 0, next?.shared ?? 0);
  const from = path.slice(0, depth + 1);
  const copy = nodeAt(ko, from);
  if (!copy) return null;
  const node = emptied(copy);
  if (last && last.shared === depth) return { at: behind(last.en.slice(0, depth + 1)), from, node };
  if (next && next.shared === depth) return { at: next.en.slice(0, depth + 1), from, node };
  return { at: [en.length], from, node };
}

const behind = (path: Path): Path => path.with(-1, (path.at(-1) ?? 0) + 1);

/**
 * How many steps down both Korean paragraphs are in the same block, where the English of the other one is in such a block, too.
 */
function sharedDepth(own: Segment, one: Segment, there: Segment): number {
  const [kinds, others] = [own.kind.split("/"), there.kind.split("/")];
  let depth = 0;
  while (
    depth + 1 < Math.min(own.path?.length ?? 0, one.path?.length ?? 0, there.path?.length ?? 0) &&
    own.path?.[depth] === one.path?.[depth] &&
    kinds[depth + 1] === others[depth + 1]
  ) {
    depth += 1;
  }
  return depth;
}

function nodeAt(blocks: Blocks, [index, ...rest]: Path): JsonNode | null {
  const node = index === undefined ? undefined : blocks[index];
  if (!node) return null;
  return rest.length === 0 ? node : nodeAt(node.content ?? [], rest);
}

function inserted(blocks: Blocks, [index = 0, ...rest]: Path, node: JsonNode): Blocks {
  if (rest.length === 0) return blocks.toSpliced(index, 0, node);
  return blocks.map((block, at) =>
    at === index ? { ...block, content: inserted(block.content ?? [], rest, node) } : block,
  );
}
