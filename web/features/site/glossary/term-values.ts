// A term as its form holds it: everything as it is typed. The office writes one with it, a member suggests one.
import { z } from "#schema/validation/zod.ts";
import type { EditedTermFragment } from "#web/gql/glossary-office.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";

export const TERM_LABELS = {
  ko: "glossary-office.field.ko",
  en: "glossary-office.field.en",
  field: "glossary-office.field.field",
  noteKo: "glossary-office.field.noteKo",
  noteEn: "glossary-office.field.noteEn",
  source: "glossary-office.field.source",
} as const satisfies Record<string, MessageId>;

/** Also what a saved draft is read with: anything may be in it. */
const termValues = z.object({
  ko: z.string(),
  en: z.string(),
  field: z.string(),
  noteKo: z.string(),
  noteEn: z.string(),
  source: z.string(),
});
export type TermValues = z.output<typeof termValues>;

/** What the form starts from; null: a new term. */
export const toTermValues = (stored: EditedTermFragment | null): TermValues => ({
  ko: stored?.ko ?? "",
  en: stored?.en ?? "",
  field: stored?.field ?? "",
  noteKo: stored?.noteKo ?? "",
  noteEn: stored?.noteEn ?? "",
  source: stored?.source ?? "",
});

/** What was stored on this device. */
export const restoreTerm = (saved: unknown): TermValues | null => termValues.safeParse(saved).data ?? null;
