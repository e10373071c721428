// Co-authors say yes or no to a manuscript by a link (docs/manuscripts.md#manuscripts). The email says
// nothing that its sender typed: the page behind the link does.
import type { Tx } from "#prisma/client.ts";
import type { Submission, SubmissionAuthor } from "#prisma/generated/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { deadlineIn } from "#schema/core/mail/mail-details.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, refuseTooSoon } from "#schema/errors.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { endOfSeoulDay } from "#schema/validation/core/seoul.ts";
import { isSubmissionOver } from "#schema/validation/journal/submission-state.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { readJournalSettings } from "./journal-settings.ts";
import { lockOwn } from "./write-submission.ts";

/** An author is asked once in this time, in milliseconds. */
export const ASK_AGAIN_AFTER = DAY;

export interface ConsentTools {
  readonly links: OneTimeLinks;
}

/** Asks every co-author who was not asked yet. The author who submits it consents by submitting. */
export async function askForConsents(
  tx: Tx,
  submission: Submission,
  { memberId, now }: Author,
  tools: ConsentTools,
): Promise<void> {
  const sender = await tx.member.findUniqueOrThrow({ where: { id: memberId }, select: { emailKey: true } });
  const authors = await tx.submissionAuthor.findMany({
    where: { submissionId: submission.id, consentedAt: null, consentAskedAt: null },
    orderBy: { position: "asc" },
  });
  for (const author of authors) {
    if (emailKey(author.email) === sender.emailKey) {
      await tx.submissionAuthor.update({ where: { id: author.id }, data: { memberId, consentedAt: now } });
    } else await askOne(tx, author, tools, now);
  }
}

async function askOne(
  tx: Tx,
  { id, submissionId, email, mailLanguage }: SubmissionAuthor,
  { links }: ConsentTools,
  now: Date,
) {
  const { consentDays } = await readJournalSettings(tx);
  const expiresAt = endOfSeoulDay(now, consentDays);
  await tx.oneTimeToken.deleteMany({ where: { authorId: id } });
  const token = links.newToken();
  await tx.oneTimeToken.create({
    data: { ...token, kind: "AUTHOR_CONSENT", authorId: id, createdAt: now, expiresAt },
  });
  await tx.submissionAuthor.update({ where: { id }, data: { consentAskedAt: now, declinedAt: null } });
  const to = { id: null, email, language: mailLanguage };
  const details = { until: deadlineIn(mailLanguage, expiresAt) };
  await writeMail(tx, "AUTHOR_CONSENT", to, { now, tokenId: token.id, submissionId, details });
}

/**
 * Asks a co-author once more, with a new link; the old one ends.
 * @throws DomainError as lockOwn; NOT_FOUND; MOVE_REFUSED where nothing is to be asked; SENT_JUST_NOW within a day
 */
export async function askAgain(
  tx: Tx,
  { authorId, ...held }: { readonly id: number; readonly version: number; readonly authorId: number },
  author: Author,
  tools: ConsentTools,
): Promise<number> {
  const submission = await lockOwn(tx, held, author);
  const asked = await tx.submissionAuthor.findFirst({ where: { id: authorId, submissionId: submission.id } });
  if (!asked) throw new DomainError("NOT_FOUND");
  const isNever = submission.state === "DRAFT" || isSubmissionOver(submission.state);
  if (isNever || asked.consentedAt !== null || asked.email === "") throw new DomainError("MOVE_REFUSED");
  const { now } = author;
  if (asked.consentAskedAt !== null) refuseTooSoon(asked.consentAskedAt, ASK_AGAIN_AFTER, now);
  await askOne(tx, asked, tools, now);
  return submission.id;
}
