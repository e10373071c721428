// Defines which remarks of a review its author is shown: those that the editor left in the letter of the
// decision (docs/reviews.md#reviews). Lines may have been broken again; words that were changed are the
// editor's, and are in the letter alone.

import { asWords } from "#schema/validation/core/translation/segments.ts";

/** Whether a remark is in a letter. */
export const isInDecisionLetter = (letter: string, remark: string): boolean =>
  asWords(letter).includes(asWords(remark));
