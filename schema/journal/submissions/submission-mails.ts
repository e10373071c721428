// Emails to the person who wrote a manuscript, in their language.
import type { Tx } from "#prisma/client.ts";
import type { Submission } from "#prisma/generated/client.ts";
import type { Language, MailKind } from "#prisma/generated/enums.ts";
import { deadlineIn } from "#schema/core/mail/mail-details.ts";
import { type Addressee, type OutsideAddressee, writeMail } from "#schema/core/mail/write-mail.ts";
import { textIn } from "#schema/core/shared/language.ts";

type Kind = Extract<MailKind, `SUBMISSION_${string}`>;

/**
 * Who answers for a manuscript: the person who sent it, or the corresponding author once that account is
 * gone; null: nobody can be written to.
 */
export async function answerableFor(
  tx: Tx,
  { id, submitterId }: Submission,
): Promise<Addressee | OutsideAddressee | null> {
  const member =
    submitterId === null
      ? null
      : await tx.member.findFirst({
          where: { id: submitterId, erasedAt: null },
          select: { id: true, email: true, language: true },
        });
  if (member) return member;
  const author = await tx.submissionAuthor.findFirst({
    where: { submissionId: id, email: { not: "" } },
    orderBy: [{ isCorresponding: "desc" }, { position: "asc" }],
  });
  return author && { id: null, email: author.email, language: author.mailLanguage };
}

/** The language in which its author reads. */
export async function languageOfAuthor(tx: Tx, submission: Submission): Promise<Language> {
  return (await answerableFor(tx, submission))?.language ?? submission.language;
}

/** @param said the editor's words, and until when the next step is to be done */
export async function writeToAuthor(
  tx: Tx,
  kind: Kind,
  submission: Submission,
  { now, message, due = null }: { readonly now: Date; readonly message?: string; readonly due?: Date | null },
): Promise<void> {
  const to = await answerableFor(tx, submission);
  if (to === null) return;
  const { id, number, titleKo, titleEn } = submission;
  await writeMail(tx, kind, to, {
    now,
    submissionId: id,
    details: {
      manuscript: number ?? "",
      title: textIn({ ko: titleKo, en: titleEn }, to.language),
      ...(message === undefined ? {} : { message }),
      ...(due === null ? {} : { due: deadlineIn(to.language, due) }),
    },
  });
}
