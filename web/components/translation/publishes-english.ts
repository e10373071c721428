// Says when a save brings English to visitors that they have not read: the checks are asked before it.
import { isSameJson } from "#web/components/editor/edited-values.ts";
import type { WrittenTexts } from "#web/components/editor/written-texts.ts";

/**
 * @param isFirst nothing of the text is published yet
 * @param begun what the form began from; null: nobody knows any more
 */
export const publishesEnglish = (isFirst: boolean, begun: WrittenTexts | null, now: WrittenTexts): boolean =>
  isFirst || !isSameJson(begun?.en, now.en);
