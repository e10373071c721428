// Defines what time does to manuscripts: authors are reminded of revisions and proofs
// (docs/manuscripts.md#emails-about-deadlines), and editors read what is late, no matter who it waits for
// (docs/manuscripts.md#emails-about-deadlines). When somebody was written to last is read from the emails
// themselves.
import { db, type Tx } from "#prisma/client.ts";
import type { Submission } from "#prisma/generated/client.ts";
import type { MailKind } from "#prisma/generated/enums.ts";
import { mailsDay, seoulMidnight } from "#schema/validation/core/seoul.ts";
import { isRevising } from "#schema/validation/journal/submission-state.ts";
import { AUTHOR_REMINDERS, isToBeNotified } from "#schema/validation/money/late-steps.ts";
import { type AwaitedSubmission, awaitedStep } from "./awaited-step.ts";
import { writeLateMails } from "./late-mails.ts";
import { lockSubmission } from "./move-submission.ts";
import { writeToAuthor } from "./submission-mails.ts";

/**
 * Each author is written to in a transaction of its own. @throws what the first threw that could not be done, after the others
 */
export async function sweepDeadlines(now: Date): Promise<void> {
  const open = await db.submission.findMany({
    where: { state: { notIn: ["DRAFT", "PUBLISHED", "REJECTED", "WITHDRAWN"] } },
    include: { reviews: true },
    orderBy: { id: "asc" },
  });
  const midnight = seoulMidnight(mailsDay(now));
  const failures: unknown[] = [];
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      // One that fails does not hold up the others.
      failures.push(error);
    }
  };
  for (const submission of open) {
    if (mayBeReminded(submission, midnight)) {
      await attempt(() => db.$transaction((tx) => remindAuthor(tx, submission.id, now)));
    }
  }
  await attempt(() => writeLateMails(open, now));
  if (failures.length > 0) throw failures[0];
}

/** Whether one of the moments around the deadline of its author had come by midnight. */
function mayBeReminded(submission: AwaitedSubmission, midnight: Date): boolean {
  const { until, since, waitsFor } = awaitedStep(submission, midnight);
  return (
    waitsFor === "AUTHOR" &&
    until !== null &&
    isToBeNotified({ until, notifiedAt: since }, AUTHOR_REMINDERS, midnight)
  );
}

async function remindAuthor(tx: Tx, id: number, now: Date): Promise<void> {
  await lockSubmission(tx, id);
  const submission = await tx.submission.findUniqueOrThrow({ where: { id }, include: { reviews: true } });
  const midnight = seoulMidnight(mailsDay(now));
  const { waitsFor, until } = awaitedStep(submission, midnight);
  if (until === null || waitsFor !== "AUTHOR") return;
  const kind = isRevising(submission.state) ? "SUBMISSION_REVISION_DUE" : "SUBMISSION_PROOF";
  const notifiedAt = await lastNotified(tx, submission, kind);
  if (!isToBeNotified({ until, notifiedAt }, AUTHOR_REMINDERS, midnight)) return;
  await writeToAuthor(tx, kind, submission, { now, due: until });
}

/** Since it waits as it does. */
async function lastNotified(
  tx: Tx,
  { id, stateAt }: Pick<Submission, "id" | "stateAt">,
  kind: MailKind,
): Promise<Date> {
  const last = await tx.mail.findFirst({
    where: { submissionId: id, kind, createdAt: { gt: stateAt } },
    select: { createdAt: true },
    orderBy: { createdAt: "desc" },
  });
  return last?.createdAt ?? stateAt;
}
