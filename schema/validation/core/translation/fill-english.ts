// English put beside its Korean: in place of the paragraph's English, or in the empty place that waits for it
// (docs/translations.md#translations).
import { type Code, codedLike, codedLine, type Piece, plainLine, toInline, wordsIn } from "./codes.ts";
import { type Blocks, type Both, placeKey, replaced } from "./english-structure.ts";
import { withPlaces } from "./make-places.ts";
import type { KnownPair } from "./pair-scores.ts";
import type { JsonNode, Segment } from "./segments.ts";

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
