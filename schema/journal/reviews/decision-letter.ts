// The letter of a decision as it is offered to the editor: words for the verdict, and the remarks of the reviewers by number.
import type { Tx } from "#prisma/client.ts";
import type { Submission } from "#prisma/generated/client.ts";
import type { ReviewVerdict } from "#prisma/generated/enums.ts";
import { wordsIn } from "#schema/core/mail/mail-words.ts";
import { languageOfAuthor } from "#schema/journal/submissions/submission-mails.ts";

/** In the author's language; remarks are in the language they were written in. */
export async function draftDecisionLetter(
  tx: Tx,
  submission: Submission,
  verdict: ReviewVerdict,
): Promise<string> {
  const language = await languageOfAuthor(tx, submission);
  const reviews = await tx.review.findMany({
    where: { submissionId: submission.id, round: submission.round, state: "SENT" },
    select: { position: true, toAuthors: true },
    orderBy: { position: "asc" },
  });
  const remarks = reviews.map(({ toAuthors }, i) => {
    const heading = wordsIn(language, "mails.reviewer").replace("{number}", String(i + 1));
    return `${heading}\n${toAuthors ?? ""}`;
  });
  const words = [wordsIn(language, `mails.decision.${verdict}`)];
  // A revision asks for answers to the remarks in its own words.
  if (remarks.length > 0 && (verdict === "ACCEPT" || verdict === "REJECT"))
    words.push(wordsIn(language, `mails.decision.remarks.${verdict}`));
  return [...words, ...remarks].join("\n\n");
}
