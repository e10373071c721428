// The office opens the sheet of a rater who said "done". Once the verdicts are locked that is the sheet of a
// re-mark alone, until the objection is answered.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { auditRater } from "./rater-facts.ts";
import { type LinkTools, lockRater } from "./rater-links.ts";
import { writeToRater } from "./rater-mails.ts";
import { areVerdictsLocked } from "./release-lock.ts";

/** Sheets of re-marks that are done, and of which no answer says anything yet. */
export const doneRemarks = {
  isRemark: true,
  doneAt: { not: null },
  script: { application: { objection: { state: "REMARKING" } } },
} as const satisfies Prisma.ExamRatingWhereInput;

/**
 * Locks the examinees of a rater's re-marks against an answer, which is computed from these sheets. They are
 * locked before the session.
 */
async function lockRemarked(tx: Tx, raterId: number): Promise<void> {
  const scripts = await tx.examScript.findMany({
    where: { ratings: { some: { raterId, isRemark: true } } },
    select: { applicationId: true },
  });
  await lockWithPayments(tx, [...new Set(scripts.map(({ applicationId }) => applicationId))]);
}

/**
 * Opens the sheet of a rater who said "done", so that scores can be corrected. An answer that somebody is
 * writing about a re-mark is refused.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED where nothing is done, and once the verdicts are locked for
 * whatever is no re-mark that awaits its answer
 */
export async function unlockRating(
  tx: Tx,
  { id, reason }: { readonly id: number; readonly reason: string },
  author: Author,
  links: LinkTools["links"],
): Promise<ActionResult> {
  await lockRemarked(tx, id);
  const rater = await lockRater(tx, id);
  if (rater.state !== "ACCEPTED") throw new DomainError("MOVE_REFUSED");
  const isLocked = await areVerdictsLocked(tx, rater.programId);
  const work = async () => {
    const sheets = { raterId: id, ...(isLocked ? doneRemarks : { doneAt: { not: null } }) };
    const done = await tx.examRating.findMany({
      where: sheets,
      select: { id: true, isRemark: true, script: { select: { applicationId: true } } },
    });
    if (done.length === 0) throw new DomainError("MOVE_REFUSED");
    const data = { doneAt: null, version: { increment: 1 } };
    await tx.examRating.updateMany({ where: { id: { in: done.map((sheet) => sheet.id) } }, data });
    const remarked = done.flatMap(({ isRemark, script }) => (isRemark ? script.applicationId : []));
    await tx.examObjection.updateMany({
      where: { applicationId: { in: remarked }, state: "REMARKING" },
      data: { version: { increment: 1 } },
    });
    await tx.examRater.update({ where: { id }, data });
    await writeToRater(tx, "EXAM_RATER_ACCEPTED", rater, { links, now: author.now });
    return true;
  };
  return await auditRater(tx, rater, work, reason);
}
