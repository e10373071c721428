// The structure of a Korean text, in which its English is written: one list for a list, one table for a table
// (docs/translations.md#translations).
import type { KnownPair } from "./pair-scores.ts";
import { type Paragraph, paragraphsOf } from "./paragraphs.ts";
import {
  asWords,
  isInline,
  type JsonNode,
  PICTURE_WORDS,
  type Segment,
  segmentsOf,
  wordsOf,
} from "./segments.ts";

export type Blocks = readonly JsonNode[];
export type Path = readonly number[];

export interface Both {
  readonly ko: Blocks;
  readonly en: Blocks;
}

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

/** Whether a text is one empty line: nothing was written, and no place was made. */
export const isUnbegun = (blocks: Blocks): boolean =>
  blocks.length <= 1 && blocks.every((block) => block.type === "paragraph" && asWords(wordsOf(block)) === "");

/** Lines of a text; the words of a picture have their place in it. */
const linesOf = (blocks: Blocks): Segment[] =>
  segmentsOf({ content: { content: blocks } }).filter(({ kind }) => !kind.includes("."));

/**
 * The places of the whole Korean for an English that nobody began; null where it was begun, or where the
 * Korean has nothing but one line or says nothing that is to be translated.
 */
export function begunStructure({ ko, en }: Both): Blocks | null {
  const isSaying = linesOf(ko).some(({ text }) => !FIGURE.test(text));
  if (!isUnbegun(en) || !isSaying) return null;
  const isOneLine = ko.length === 1 && ko[0]?.type === "paragraph";
  return isOneLine ? null : ko.map(emptied);
}

/**
 * What was translated elsewhere and is pasted into an English without words, line by line in the places of
 * the Korean: by order where both have as many lines, else where each line has its Korean. Null where one has
 * none, where it has pictures of its own, and for a single line.
 */
export function pastedInPlaces({ ko, en }: Both, known: readonly KnownPair[]): Blocks | null {
  const [lines, english] = [linesOf(ko), linesOf(en)];
  if (english.length < 2 || english.length > lines.length || en.some(hasPicture)) return null;
  const isWhole = lines.length === english.length;
  const koreanOf = new Map<string, Segment | null>();
  for (const { ko: one, en: other } of isWhole ? [] : pairsOf({ ko, en }, known)) {
    if (other) koreanOf.set(placeKey(other), one);
  }
  let blocks: Blocks = ko.map(emptied);
  for (const [at, line] of english.entries()) {
    const korean = isWhole ? lines[at] : koreanOf.get(placeKey(line));
    if (!korean?.path || korean.kind.includes(".")) return null;
    blocks = replaced(blocks, korean.path, (node) => ({ ...node, content: line.inline }));
  }
  return blocks;
}

const hasPicture = ({ type, content = [] }: JsonNode): boolean =>
  type === "figure" || content.some(hasPicture);

export const pairsOf = ({ ko, en }: Both, known: readonly KnownPair[]): readonly Paragraph[] =>
  paragraphsOf({ ko: { content: { content: ko } }, en: { content: { content: en } } }, known, NONE);

/** What a paragraph of the Korean is found by: its kind and its place. */
export const placeKey = ({ kind, path }: Segment): string => `${kind} ${path?.join() ?? ""}`;

const NONE: ReadonlySet<string> = new Set();

/** Blocks with another one in the place of one of them. */
export function replaced(
  blocks: Blocks,
  [index = 0, ...rest]: Path,
  change: (node: JsonNode) => JsonNode,
): Blocks {
  return blocks.map((block, at) => {
    if (at !== index) return block;
    return rest.length === 0
      ? change(block)
      : { ...block, content: replaced(block.content ?? [], rest, change) };
  });
}
