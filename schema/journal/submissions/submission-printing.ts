// Defines what the editors do with an accepted manuscript on its way into print, and the forms they ask for.
import type { Tx } from "#prisma/client.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import { lockOwnFiles } from "#schema/core/files/lock-files.ts";
import { wordsIn } from "#schema/core/mail/mail-words.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { lockManagedSubmission } from "#schema/journal/reviews/lock-managed-submission.ts";
import { submissionFacts } from "#schema/journal/reviews/review-facts.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { timedIssues } from "#schema/policies/journal/journal.ts";
import { endOfSeoulDay } from "#schema/validation/core/seoul.ts";
import { isSubmissionOver } from "#schema/validation/journal/submission-state.ts";
import { readJournalSettings } from "./journal-settings.ts";
import { moveSubmission } from "./move-submission.ts";
import { isInGoodStanding } from "./send-submission.ts";
import { languageOfAuthor, writeToAuthor } from "./submission-mails.ts";

/** The certificate of a check for similarity, and the signed transfer of rights. */
export const FORMS = ["SIMILARITY", "COPYRIGHT"] as const;
type FormKind = (typeof FORMS)[number];

/**
 * Asks the author for a form until the end of a day; asked again, the author has to submit it again.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED for a manuscript that is over
 */
export async function requestForm(
  tx: Tx,
  { id, kind, days }: { readonly id: number; readonly kind: FormKind; readonly days: number },
  author: Author,
): Promise<ActionResult> {
  const submission = await lockManagedSubmission(tx, id, author);
  if (isSubmissionOver(submission.state)) throw new DomainError("MOVE_REFUSED");
  const { memberId: askedById, now } = author;
  const asked = { askedAt: now, askedById, dueAt: endOfSeoulDay(now, days), answeredAt: null };
  await tx.submissionDemand.upsert({
    where: { submissionId_kind: { submissionId: id, kind } },
    create: { submissionId: id, kind, ...asked },
    update: asked,
  });
  const message = wordsIn(await languageOfAuthor(tx, submission), `mails.form.${kind}`);
  await writeToAuthor(tx, "SUBMISSION_PAPER_ASKED", submission, { now, message, due: asked.dueAt });
  return { result: id, lines: [{ subjectId: id, after: { form: kind } }] };
}

/**
 * Sends a proof to the author, who has the settings' days to answer. The author's membership has to count by
 * now where the journal says so.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED, also once its issue is scheduled; MEMBERSHIP_NEEDED; VALIDATION FILE_UNKNOWN
 */
export async function sendProof(
  tx: Tx,
  { id, fileId }: { readonly id: number; readonly fileId: number },
  author: Author,
): Promise<ActionResult> {
  const submission = await lockManagedSubmission(tx, id, author);
  const { memberId: actorId, now } = author;
  // What readers are about to see is set no more.
  const printed = await tx.article.count({
    where: { submissionId: id, issue: timedIssues },
  });
  if (printed > 0) throw new DomainError("MOVE_REFUSED");
  const { proofDays, membershipAsked } = await readJournalSettings(tx);
  const { submitterId, state } = submission;
  if (membershipAsked === "ON_PUBLICATION" && submitterId !== null) {
    if (!(await isInGoodStanding(tx, submitterId, now))) throw new DomainError("MEMBERSHIP_NEEDED");
  }
  const isOwn = await lockOwnFiles(tx, [fileId], { kind: "MANUSCRIPT", memberId: actorId });
  const taken = await tx.submissionFile.count({ where: { fileId } });
  if (!isOwn || taken > 0) throw validationError({ fileId: ["FILE_UNKNOWN"] });
  const earlier = await tx.submissionFile.count({ where: { submissionId: id, kind: "PROOF" } });
  return await auditChange(tx, id, submissionFacts, async () => {
    const dueAt = endOfSeoulDay(now, proofDays);
    const moved = await moveSubmission(tx, { id, from: state, to: "PROOF", actorId, dueAt }, now);
    await tx.submissionFile.create({
      data: { submissionId: id, fileId, kind: "PROOF", round: earlier + 1, createdAt: now },
    });
    await writeToAuthor(tx, "SUBMISSION_PROOF", moved, { now, due: dueAt });
    return true;
  });
}
