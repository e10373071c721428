// English that was made from a Korean which somebody else changed meanwhile: it stays, and is asked about
// (docs/translations.md#translations).
import { madeFromOlder } from "#schema/validation/core/translation/answers.ts";
import { placeKey } from "#schema/validation/core/translation/english-structure.ts";
import { withPlaces } from "#schema/validation/core/translation/make-places.ts";
import { paragraphsOf } from "#schema/validation/core/translation/paragraphs.ts";
import { nodesIn } from "#schema/validation/core/translation/segments.ts";
import { editedDocument, isWritten, type WrittenTexts } from "#web/components/editor/written-texts.ts";

const NONE: ReadonlySet<string> = new Set();

/**
 * The result of a merge: paragraphs with another Korean are marked, and new ones get their empty place, so
 * that no English moves to another Korean.
 * @param seen both languages as the translator had them
 */
export function withOlderKorean<Values extends WrittenTexts & { readonly answers: readonly string[] }>(
  seen: WrittenTexts,
  merged: Values,
): Values {
  if (!isWritten(merged.en)) return merged;
  const before = paragraphsOf({ ko: { ...seen.ko }, en: { ...seen.en } }, [], NONE);
  const made = before.flatMap(({ ko, en }) => (ko && en ? [{ ko: ko.text, en: en.text }] : []));
  const known = new Set(before.flatMap(({ ko }) => ko?.text ?? []));
  const now = paragraphsOf({ ko: { ...merged.ko }, en: { ...merged.en } }, made, NONE);
  const older = now.flatMap(({ ko, en, state }) =>
    en && (state === "CHANGED" || state === "GONE") ? [madeFromOlder(ko?.text ?? "", en.text)] : [],
  );
  const added = now.flatMap(({ ko, en, slot }) =>
    ko?.path && !en && !slot && !known.has(ko.text) ? [placeKey(ko)] : [],
  );
  const both = { ko: nodesIn(merged.ko.content), en: nodesIn(merged.en.content) };
  const content =
    added.length === 0
      ? merged.en.content
      : editedDocument.parse({ type: "doc", content: withPlaces(both, made, new Set(added)).en });
  return {
    ...merged,
    en: { ...merged.en, content },
    answers: [...new Set([...merged.answers, ...older])],
  };
}
