import type { Tx } from "#prisma/client.ts";
import type { Submission } from "#prisma/generated/client.ts";
import { wordsIn } from "#schema/core/mail/mail-words.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { editorsOf } from "./editors-of.ts";

/** What an author did, as the editors are notified. */
export const AUTHOR_NEWS = [
  "SUBMITTED",
  "REVISED",
  "WITHDRAWN",
  "DECLINED",
  "FORM",
  "PROOF_APPROVED",
  "PROOF_RETURNED",
] as const;
type AuthorNews = (typeof AUTHOR_NEWS)[number];

/**
 * Notifies the handling editor, or every editor while there is none, of what the author did; never an author of the manuscript.
 */
export async function notifyOfAuthorNews(
  tx: Tx,
  submission: Submission,
  news: AuthorNews,
  now: Date,
): Promise<void> {
  const { id, number } = submission;
  const editors = await editorsOf(tx, submission);
  for (const to of editors) {
    const details = { manuscript: number ?? "", reason: wordsIn(to.language, `mails.authorNews.${news}`) };
    await writeMail(tx, "SUBMISSION_NEWS", to, { now, submissionId: id, details });
  }
}
