// English put beside its Korean: in place of the paragraph's English, in the empty place that waits for it, or, where the English has no such
// place yet, in a copy of the Korean's structure without its words: one list for a list, one table for a table (docs/translations.md#translations).
import type { KnownPair } from "./align.ts";
import { type Code, codedLike, codedLine, type Piece, plainLine, toInline, wordsIn } from "./codes.ts";
import { type Paragraph, paragraphsOf } from "./paragraphs.ts";
import {
  asWords,
  isInline,
  type JsonNode,
  PICTURE_WORDS,
  placesOf,
  type Segment,
  wordsOf,
} from "./segments.ts";

export type Blocks = readonly JsonNode[];
type Path = readonly number[];

/** A figure alone, "350,000" or "12.5 %", which is the same in both languages. */
const FIGURE = /^[-+\u2212]?\d[\d,]*(?:\.\d+)?\s?%?$/u;

/** A block as it is before a word of it is translated: its shape, pictures and figures, without words. */
export function emptied(node: JsonNode): JsonNode {
  const { content, attrs } = node;
  if (content?.every(isInline) && FIGURE.test(asWords(wordsOf(node)))) return node;
  const words = PICTURE_WORDS.filter((name) => typeof Reflect.get(attrs ?? {}, name) === "string");
  const bare = words.length === 0 ? node : { ...node, attrs: { ...attrs, ...emptyWords(words) } };
  if (!content) return bare;
  return { ...bare, content: content.filter((child) => !isInline(child)).map(emptied) };
}

const emptyWords = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, ""]));

/** What a paragraph of the Korean is found by: its kind and its place. */
export const placeKey = ({ kind, path }: Segment): string => `${kind} ${path?.join() ?? ""}`;

export interface Filled {
  readonly en: Blocks;
  readonly paragraphs: readonly Paragraph[];
}

interface Both {
  readonly ko: Blocks;
  readonly en: Blocks;
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
  const isBlank = placesOf({ content: { content: en } }).every(({ text }) => text === "");
  const hasShape = en.some(({ type }) => type !== "paragraph") || en.length > 1;
  let blocks = isBlank && !hasShape ? ko.map(emptied) : en;
  const pair = () =>
    paragraphsOf({ ko: { content: { content: ko } }, en: { content: { content: blocks } } }, known, NONE);
  let paragraphs = pair();
  // Each round makes a place; the count ends a text that no place fits into.
  for (let round = 0; round < paragraphs.length + wanted.size; round += 1) {
    const at = paragraphs.findIndex(
      ({ ko: one, en: other, slot }) => one && !other && !slot && wanted.has(placeKey(one)),
    );
    if (at < 0) break;
    blocks = withPlace({ ko, en: blocks }, paragraphs, at);
    paragraphs = pair();
  }
  return { en: blocks, paragraphs };
}

const NONE: ReadonlySet<string> = new Set();

/** Where a paragraph of both languages is. */
interface Neighbour {
  readonly ko: Path;
  readonly en: Path;
  readonly shared: number;
}

/** A copy of as much of the Korean as its neighbours do not have, behind the one before it, else in front of the one after it. */
function withPlace({ ko, en }: Both, paragraphs: readonly Paragraph[], at: number): Blocks {
  const own = paragraphs[at]?.ko;
  if (!own?.path) return en;
  const { path } = own;
  const neighbours = (list: readonly Paragraph[]): Neighbour[] =>
    list.flatMap(({ ko: one, en: other, slot }) => {
      const there = other ?? slot;
      if (!one?.path || !there?.path) return [];
      return [{ ko: one.path, en: there.path, shared: sharedDepth(own, one, there) }];
    });
  const before = neighbours(paragraphs.slice(0, at)).toReversed();
  const after = neighbours(paragraphs.slice(at + 1));
  const closest = (list: readonly Neighbour[]) =>
    list.reduce<Neighbour | null>((best, one) => (best && best.shared >= one.shared ? best : one), null);
  const [last, next] = [closest(before), closest(after)];
  const depth = Math.max(last?.shared ?? 0, next?.shared ?? 0);
  const copy = nodeAt(ko, path.slice(0, depth + 1));
  if (!copy) return en;
  if (last && last.shared === depth) return inserted(en, last.en.slice(0, depth + 1), 1, emptied(copy));
  if (next && next.shared === depth) return inserted(en, next.en.slice(0, depth + 1), 0, emptied(copy));
  return [...en, emptied(copy)];
}

/** How many steps down both Korean paragraphs are in the same block, where the English of the other one is in such a block, too. */
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

function inserted(blocks: Blocks, [index = 0, ...rest]: Path, offset: 0 | 1, node: JsonNode): Blocks {
  if (rest.length === 0) return blocks.toSpliced(index + offset, 0, node);
  return blocks.map((block, at) =>
    at === index ? { ...block, content: inserted(block.content ?? [], rest, offset, node) } : block,
  );
}

function replaced(blocks: Blocks, [index = 0, ...rest]: Path, change: (node: JsonNode) => JsonNode): Blocks {
  return blocks.map((block, at) => {
    if (at !== index) return block;
    return rest.length === 0
      ? change(block)
      : { ...block, content: replaced(block.content ?? [], rest, change) };
  });
}

/** What a paragraph is to say in English: words, or a line with the codes of its Korean. */
export type Target = string | readonly Piece[];

/**
 * The English with some of its paragraphs written.
 * @param targets by the keys of their Korean
 * @returns the English; `left`: the keys of those that there is no place for
 */
export function fillEnglish(
  both: Both,
  known: readonly KnownPair[],
  targets: ReadonlyMap<string, Target>,
): { readonly en: Blocks; readonly left: readonly string[] } {
  const { en, paragraphs } = withPlaces(both, known, new Set(targets.keys()));
  const left = new Set(targets.keys());
  const filled = paragraphs.reduce((blocks, { ko, en: other, slot }) => {
    const [target, place] = [ko && targets.get(placeKey(ko)), other ?? slot];
    if (!ko || target == null || !place?.path) return blocks;
    left.delete(placeKey(ko));
    return replaced(blocks, place.path, (node) => written(node, place, ko, target));
  }, en);
  return { en: filled, left: [...left] };
}

function written(node: JsonNode, place: Segment, ko: Segment, target: Target): JsonNode {
  const source = codedLine(ko.inline);
  const line = typeof target === "string" ? plainLine(target, source) : target;
  const [, attribute] = place.kind.split(".");
  if (attribute !== undefined) {
    return {
      ...node,
      attrs: { ...node.attrs, [attribute]: typeof target === "string" ? target : wordsIn(line) },
    };
  }
  const own = codedLike(place.inline, source).codes;
  const codeOf = (id: number): Code | undefined => own.get(id) ?? source.codes.get(id);
  return { ...node, content: toInline(line, codeOf) };
}
