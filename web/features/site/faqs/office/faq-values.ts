// The questions as their form holds them: everything as it is typed.

import { z } from "#schema/validation/zod.ts";
import { rowLabels } from "#web/components/forms/field-paths.ts";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import type { EditedFaqsFragment } from "#web/gql/faqs.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

const faqRow = z.object({
  key: z.string(),
  id: z.number().nullable(),
  questionKo: z.string(),
  questionEn: z.string(),
  answerKo: z.string(),
  answerEn: z.string(),
});
export type FaqRow = z.output<typeof faqRow>;

/** Also what a saved draft is read with: anything may be in it. */
const faqValues = z.object({ faqs: z.array(faqRow) });
export type FaqValues = z.output<typeof faqValues>;

export const FAQ_LABELS = {
  questionKo: "faqs.field.questionKo",
  questionEn: "faqs.field.questionEn",
  answerKo: "faqs.field.answerKo",
  answerEn: "faqs.field.answerEn",
} as const satisfies Record<string, MessageId>;

/** Every field in the order of the screen. */
export const FORM_LABELS = {
  faqs: "faqs.office.rows",
  ...rowLabels("faqs", "faqs.office.row", FAQ_LABELS),
} as const;

export const newFaq = (): FaqRow => ({
  key: newRowKey(),
  id: null,
  questionKo: "",
  questionEn: "",
  answerKo: "",
  answerEn: "",
});

export const toFaqValues = ({ faqs }: EditedFaqsFragment): FaqValues => ({
  faqs: faqs.map(({ id, questionKo, questionEn, answerKo, answerEn }) => ({
    // The same at two readings of the same row.
    key: `stored-${id}`,
    id,
    questionKo,
    questionEn,
    answerKo,
    answerEn,
  })),
});

/** What was stored of the form on this device. */
export const restoreFaqs = (saved: unknown): FaqValues | null => faqValues.safeParse(saved).data ?? null;
