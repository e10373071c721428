// Two people who begin the English of a text at the same time: each line is compared with the same line of
// the other one (docs/translations.md#translations).
import { emptied, placeKey } from "#schema/validation/core/translation/english-structure.ts";
import { withPlaces } from "#schema/validation/core/translation/make-places.ts";
import { type JsonNode, nodesIn, segmentsOf } from "#schema/validation/core/translation/segments.ts";
import type { Sides } from "#web/components/editor/differences.ts";
import { isSameJson } from "#web/components/editor/edited-values.ts";
import { EMPTY_DOCUMENT, editedDocument, type WrittenTexts } from "#web/components/editor/written-texts.ts";

/**
 * The sides of a merge. Where there was no English before and both wrote some, each has the places of its
 * whole Korean, and what both began from is these places without words.
 */
export function withBegunEnglish<Values extends WrittenTexts>(sides: Sides<Values>): Sides<Values> {
  const { base } = sides;
  const isBegun = [sides.mine, sides.theirs].every(({ en }) => !isSameJson(en.content, EMPTY_DOCUMENT));
  if (base === null || !isSameJson(base.en.content, EMPTY_DOCUMENT) || !isBegun) return sides;
  const [mine, theirs] = [withAllPlaces(sides.mine), withAllPlaces(sides.theirs)];
  return { base: withEnglish(base, nodesIn(mine.en.content).map(emptied)), mine, theirs };
}

function withAllPlaces<Values extends WrittenTexts>(values: Values): Values {
  const both = { ko: nodesIn(values.ko.content), en: nodesIn(values.en.content) };
  // The words of a picture have their place in it.
  const lines = segmentsOf({ content: values.ko.content }).filter(({ kind }) => !kind.includes("."));
  return withEnglish(values, withPlaces(both, [], new Set(lines.map(placeKey))).en);
}

const withEnglish = <Values extends WrittenTexts>(values: Values, blocks: readonly JsonNode[]): Values => ({
  ...values,
  en: { ...values.en, content: editedDocument.parse({ type: "doc", content: blocks.map(asEdited) }) },
});

/** As an editor writes it: a line without words has no content. */
function asEdited({ content = [], ...node }: JsonNode): JsonNode {
  return content.length === 0 ? node : { ...node, content: content.map(asEdited) };
}
