// Emails to reviewers, in their language. The other side is in none of them: no author, and to nobody the name of a reviewer.
import type { Tx } from "#prisma/client.ts";
import type { Review, Submission } from "#prisma/generated/client.ts";
import type { Language, MailKind } from "#prisma/generated/enums.ts";
import { deadlineIn } from "#schema/core/mail/mail-details.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { editorsOf } from "#schema/journal/submissions/editors-of.ts";
import { type LinkTools, makeReviewLink, type ReviewLinkKind } from "./review-links.ts";

/** What an email calls a manuscript. */
export function namesOf(submission: Submission, language: Language) {
  const { number, titleKo, titleEn } = submission;
  return { manuscript: number ?? "", title: textIn({ ko: titleKo, en: titleEn }, language) };
}

/** By which a reviewer sees whether it is their field. */
function aboutIn({ abstractKo, abstractEn, keywordsKo, keywordsEn }: Submission, language: Language) {
  const abstract = textIn({ ko: abstractKo, en: abstractEn }, language);
  const [own, other] = language === "EN" ? [keywordsEn, keywordsKo] : [keywordsKo, keywordsEn];
  const keywords = (own.length > 0 ? own : other).join(", ");
  // A paragraph of an email ends at an empty line.
  return {
    ...(abstract === "" ? {} : { abstract: abstract.replace(/\n{2,}/g, "\n") }),
    ...(keywords === "" ? {} : { keywords }),
  };
}

const LINKS = {
  REVIEW_INVITED: "REVIEW_INVITATION",
  REVIEW_ANSWER_DUE: "REVIEW_INVITATION",
  REVIEW_ACCEPTED: "REVIEW_WORK",
  REVIEW_DUE: "REVIEW_WORK",
  REVIEW_LATE: "REVIEW_WORK",
  // The certificate of review is had by it.
  REVIEW_RECEIVED: "REVIEW_WORK",
} as const satisfies Partial<Record<MailKind, ReviewLinkKind>>;

type ReviewMail = keyof typeof LINKS | "REVIEW_TAKEN_BACK";

const hasLink = (kind: ReviewMail): kind is keyof typeof LINKS => Object.hasOwn(LINKS, kind);

/** Writes to a reviewer; an email with a link makes a new one. */
export async function writeToReviewer(
  tx: Tx,
  kind: ReviewMail,
  { review, submission }: { readonly review: Review; readonly submission: Submission },
  tools: LinkTools,
): Promise<void> {
  const { language, email, answerBy, dueAt } = review;
  const tokenId = hasLink(kind) ? await makeReviewLink(tx, review, LINKS[kind], tools) : null;
  await writeMail(
    tx,
    kind,
    { id: null, email, language },
    {
      now: tools.now,
      tokenId,
      submissionId: submission.id,
      details: {
        ...namesOf(submission, language),
        ...(kind === "REVIEW_INVITED" ? aboutIn(submission, language) : {}),
        until: deadlineIn(language, answerBy),
        due: deadlineIn(language, dueAt),
      },
    },
  );
}

/** Notifies the editors of a manuscript that something came of a review. */
export async function notifyEditors(
  tx: Tx,
  { review, submission }: { readonly review: Review; readonly submission: Submission },
  now: Date,
): Promise<void> {
  for (const to of await editorsOf(tx, submission)) {
    const details = { ...namesOf(submission, to.language), note: String(review.position) };
    await writeMail(tx, "REVIEW_NEWS", to, { now, submissionId: submission.id, details });
  }
}
