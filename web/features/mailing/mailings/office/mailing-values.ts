// A mailing as its form holds it.
import { z } from "#schema/validation/zod.ts";
import type { EditedMailingFragment } from "#web/gql/mailings.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

export const MAILING_LABELS = {
  purpose: "mailings.field.purpose",
  subjectKo: "mailings.field.subjectKo",
  textKo: "mailings.field.textKo",
  subjectEn: "mailings.field.subjectEn",
  textEn: "mailings.field.textEn",
} as const satisfies Record<string, MessageId>;

/** Also what a saved draft is read with: anything may be in it. */
const mailingValues = z.object({
  purpose: z.enum(["SERVICE", "PROMOTION"]),
  subjectKo: z.string(),
  textKo: z.string(),
  subjectEn: z.string(),
  textEn: z.string(),
});
export type MailingValues = z.output<typeof mailingValues>;

export const toMailingValues = ({
  purpose,
  subjectKo,
  textKo,
  subjectEn,
  textEn,
}: EditedMailingFragment): MailingValues => ({ purpose, subjectKo, textKo, subjectEn, textEn });

/** What was stored on this device. */
export const restoreMailing = (saved: unknown): MailingValues | null =>
  mailingValues.safeParse(saved).data ?? null;
