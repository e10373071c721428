// A letter as its form holds it.
import { z } from "#schema/validation/zod.ts";
import type { EditedLetterFragment } from "#web/gql/letters.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

export const LETTER_LABELS = {
  purpose: "letters.field.purpose",
  subjectKo: "letters.field.subjectKo",
  textKo: "letters.field.textKo",
  subjectEn: "letters.field.subjectEn",
  textEn: "letters.field.textEn",
} as const satisfies Record<string, MessageId>;

/** Also what a saved draft is read with: anything may be in it. */
const letterValues = z.object({
  purpose: z.enum(["SERVICE", "PROMOTION"]),
  subjectKo: z.string(),
  textKo: z.string(),
  subjectEn: z.string(),
  textEn: z.string(),
});
export type LetterValues = z.output<typeof letterValues>;

export const toLetterValues = ({
  purpose,
  subjectKo,
  textKo,
  subjectEn,
  textEn,
}: EditedLetterFragment): LetterValues => ({ purpose, subjectKo, textKo, subjectEn, textEn });

/** What was stored on this device. */
export const restoreLetter = (saved: unknown): LetterValues | null =>
  letterValues.safeParse(saved).data ?? null;
