import type { Tx } from "#prisma/client.ts";
import { Language } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { CheckedMailTemplate } from "#schema/validation/core/mail-templates.ts";
import type { WrittenKind } from "./compose-mail.ts";
import { newestTemplate, ownWordsOf } from "./mail-templates.ts";
import { wordsIn } from "./mail-words.ts";
import { checkedWords, sampleMail, wordsOf } from "./sample-mail.ts";
import { putInOutbox } from "./write-mail.ts";

/**
 * Sends an automatic mail to its editor alone, in both languages, with sample values and marked as a test in the subject.
 * @param input words that are not saved; null: those that are, and the mail carries their version
 * @throws DomainError VALIDATION as saving the words
 */
export async function testMailTemplate(
  tx: Tx,
  { kind, input }: { readonly kind: WrittenKind; readonly input: CheckedMailTemplate | null },
  { memberId, now }: Author,
): Promise<ActionResult<WrittenKind>> {
  const newest = await newestTemplate(tx, kind);
  const words = input ? checkedWords(kind, input) : wordsOf({ kind, newest });
  const templateId = input || !newest || !ownWordsOf(newest) ? null : newest.id;
  const { email } = await tx.member.findUniqueOrThrow({ where: { id: memberId }, select: { email: true } });
  const mails = [];
  for (const language of Object.values(Language)) {
    const { subject, text } = await sampleMail(tx, kind, words, language);
    const marked = `${wordsIn(language, "mails.test")} ${subject}`;
    mails.push({
      kind,
      to: { id: memberId, email, language },
      mail: { subject: marked, text, templateId },
    });
  }
  await putInOutbox(tx, mails, now);
  return { result: kind, lines: [{ subjectId: newest?.id ?? null, after: { kind } }] };
}
