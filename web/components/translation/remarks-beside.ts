// Beside which paragraph a remark is now.
import { REMARKED_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import type { Paragraph } from "#schema/validation/core/translation/paragraphs.ts";
import type { Remark } from "./use-translation-work.ts";

/** By which a remark finds its paragraph again. */
export const wordsBeside = ({ paragraph: { ko, en } }: { readonly paragraph: Paragraph }) => ({
  ko: ko?.text.slice(0, REMARKED_MAX_LENGTH) ?? null,
  en: en?.text.slice(0, REMARKED_MAX_LENGTH) ?? null,
});

/** By the Korean it was written beside, else by its English; what belongs nowhere any more is at the last paragraph. */
export function remarksBeside(
  paragraphs: readonly Paragraph[],
  remarks: readonly Remark[],
): ReadonlyMap<number, readonly Remark[]> {
  const placeOf = ({ ko, en }: Remark): number => {
    const found = [
      paragraphs.findIndex((one) => ko !== null && one.ko?.text === ko && one.en?.text === (en ?? undefined)),
      paragraphs.findIndex((one) => ko !== null && (one.ko?.text === ko || one.was === ko)),
      paragraphs.findIndex((one) => en !== null && one.en?.text === en),
    ].find((place) => place >= 0);
    return found ?? paragraphs.length - 1;
  };
  return Map.groupBy(remarks, placeOf);
}
