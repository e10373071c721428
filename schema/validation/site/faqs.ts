// Questions that are often asked, in order. The mutation and the form check them by this one schema.

import { optionalId } from "#schema/validation/core/ids.ts";
import { TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { requiredLine, requiredLines } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";

export const FAQS_MAX = 100;
export const FAQ_ANSWER_MAX_LENGTH = 4_000;

const faq = z.object({
  id: optionalId,
  questionKo: requiredLine(TITLE_MAX_LENGTH),
  questionEn: requiredLine(TITLE_MAX_LENGTH),
  answerKo: requiredLines(FAQ_ANSWER_MAX_LENGTH),
  answerEn: requiredLines(FAQ_ANSWER_MAX_LENGTH),
});

/** The input of `saveFaqs`: whole and in order; what is left out is gone. */
export const faqsInput = z.strictObject({
  faqs: z.array(faq, { error: "TYPE_INVALID" }).max(FAQS_MAX, { error: "TOO_MANY_ROWS" }),
});
export type CheckedFaqs = z.output<typeof faqsInput>;
