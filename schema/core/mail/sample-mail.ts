// An automatic mail with sample values: to look at, and to send to oneself.
import type { Tx } from "#prisma/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { validationError } from "#schema/errors.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { type CheckedMailTemplate, mailTemplateInput } from "#schema/validation/core/mail-templates.ts";
import { composeMail, LINK, type MailText, type WrittenKind } from "./compose-mail.ts";
import { builtInWords, marksOf, ownWordsOf, type TemplateOfKind } from "./mail-templates.ts";
import { SAMPLE_DETAILS, SAMPLE_LINK } from "./sample-details.ts";
import { readFrame } from "./write-mail.ts";

/** Its template as it is: the office's, else the default. */
export function wordsOf({ kind, newest }: TemplateOfKind): CheckedMailTemplate {
  const own = newest && ownWordsOf(newest);
  if (!own) return builtInWords(kind);
  const { KO, EN } = own;
  return { subjectKo: KO.subject, textKo: KO.text, subjectEn: EN.subject, textEn: EN.text };
}

/** Words that are not saved. @throws DomainError VALIDATION */
export function checkedWords(kind: WrittenKind, input: CheckedMailTemplate): CheckedMailTemplate {
  const checked = check(mailTemplateInput(marksOf(kind)), input);
  if (!checked.ok) throw validationError(checked.fields);
  return checked.value;
}

/** As somebody reads it with sample values. */
export async function sampleMail(
  tx: Tx,
  kind: WrittenKind,
  words: CheckedMailTemplate,
  language: Language,
): Promise<MailText> {
  const { subjectKo, textKo, subjectEn, textEn } = words;
  const own = {
    id: 0,
    KO: { subject: subjectKo, text: textKo },
    EN: { subject: subjectEn, text: textEn },
  };
  const frame = await readFrame(tx, language, SAMPLE_DETAILS[language].name ?? null);
  const { subject, text } = composeMail(kind, language, frame, SAMPLE_DETAILS[language], own);
  return { subject, text: text.replaceAll(LINK, SAMPLE_LINK) };
}
