// The template of an automatic mail: the default (web/messages), or the office's newest version (docs/core.md#mail).
import type { Tx } from "#prisma/client.ts";
import type { MailTemplate } from "#prisma/generated/client.ts";
import type { Language } from "#prisma/generated/enums.ts";
import { MailKind } from "#prisma/generated/enums.ts";
import type { MailMarks } from "#schema/validation/core/mail-templates.ts";
import { isWritten, type OwnWords, type WrittenKind } from "./compose-mail.ts";
import { wordsIn } from "./mail-words.ts";

/** The kinds that have words of their own. */
export const WRITTEN_KINDS: readonly WrittenKind[] = Object.values(MailKind).filter(isWritten);

/** The default subject and text in both languages. */
export function builtInWords(kind: WrittenKind) {
  const of = (language: Language, part: "subject" | "text") => wordsIn(language, `mails.${kind}.${part}`);
  return {
    subjectKo: of("KO", "subject"),
    textKo: of("KO", "text"),
    subjectEn: of("EN", "subject"),
    textEn: of("EN", "text"),
  };
}

/** The placeholders that may be used: those of the default template, in either language. */
export function marksOf(kind: WrittenKind): MailMarks {
  const { subjectKo, subjectEn, textKo, textEn } = builtInWords(kind);
  const subject = marksIn(subjectKo, subjectEn);
  return { subject, text: [...new Set([...subject, ...marksIn(textKo, textEn)])] };
}

const marksIn = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []))),
];

/** Of one kind, at its newest version. */
export interface TemplateOfKind {
  readonly kind: WrittenKind;
  readonly newest: MailTemplate | null;
}

type Templates = Pick<Tx, "mailTemplate">;

/** The newest version, words or not; null: there never was one. */
export const newestTemplate = (tx: Templates, kind: WrittenKind): Promise<MailTemplate | null> =>
  tx.mailTemplate.findFirst({ where: { kind }, orderBy: { number: "desc" } });

/** The office's template, which mails are made from; null: the default. */
export async function readOwnWords(tx: Templates, kind: WrittenKind): Promise<OwnWords | null> {
  const newest = await newestTemplate(tx, kind);
  return newest && ownWordsOf(newest);
}

/** Null in a version that restored the default. */
export function ownWordsOf({ id, subjectKo, textKo, subjectEn, textEn }: MailTemplate): OwnWords | null {
  if (subjectKo === null || textKo === null || subjectEn === null || textEn === null) return null;
  return { id, KO: { subject: subjectKo, text: textKo }, EN: { subject: subjectEn, text: textEn } };
}
