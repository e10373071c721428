// What time does to manuscripts: authors are reminded of revisions and proofs, and editors are told what is late, whoever it waits for (decision
// 186). When somebody was told last is read from the letters themselves.
import { db, type Tx } from "#prisma/client.ts";
import type { Review, Submission } from "#prisma/generated/client.ts";
import type { MailKind } from "#prisma/generated/enums.ts";
import { wordsIn } from "#schema/mail/mail-words.ts";
import { writeMail } from "#schema/mail/write-mail.ts";
import { awaitedBy } from "#schema/validation/desk.ts";
import { AUTHOR_REMINDERS, EDITOR_ALERTS, isToBeTold } from "#schema/validation/late-steps.ts";
import { isRevising } from "#schema/validation/submission-state.ts";
import { editorsOf } from "./editors-of.ts";
import { lockSubmission } from "./move-submission.ts";
import { writeToAuthor } from "./submission-letters.ts";

type Found = Submission & { readonly reviews: readonly Review[] };

/** Each manuscript has a transaction of its own that looks at it again. @throws what the first threw that could not be done, after the others */
export async function sweepDeadlines(now: Date): Promise<void> {
  const open = await db.submission.findMany({
    where: { state: { notIn: ["DRAFT", "PUBLISHED", "REJECTED", "WITHDRAWN"] } },
    include: { reviews: true },
    orderBy: { id: "asc" },
  });
  const failures: unknown[] = [];
  for (const submission of open) {
    if (untilOf(submission, now) === null) continue;
    try {
      await db.$transaction((tx) => remind(tx, submission.id, now));
    } catch (error) {
      // One that fails does not hold up the others.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

const awaited = ({ reviews, ...submission }: Found, now: Date) =>
  awaitedBy(
    submission,
    reviews.filter(({ round }) => round === submission.round),
    now,
  );

/** The deadline, where one of the moments around it has come. */
function untilOf(submission: Found, now: Date): Date | null {
  const { until, since, waitsFor } = awaited(submission, now);
  const days = waitsFor === "AUTHOR" ? [...AUTHOR_REMINDERS, ...EDITOR_ALERTS] : EDITOR_ALERTS;
  const hasCome = until !== null && days.some((day) => isToBeTold({ until, toldAt: since }, [day], now));
  return hasCome ? until : null;
}

async function remind(tx: Tx, id: number, now: Date): Promise<void> {
  await lockSubmission(tx, id);
  const submission = await tx.submission.findUniqueOrThrow({ where: { id }, include: { reviews: true } });
  const { waitsFor, until, since } = awaited(submission, now);
  if (until === null || waitsFor === "NOBODY") return;
  if (waitsFor === "AUTHOR") {
    const kind = isRevising(submission.state) ? "SUBMISSION_REVISION_DUE" : "SUBMISSION_PROOF";
    const toldAt = await lastTold(tx, submission, kind);
    if (isToBeTold({ until, toldAt }, AUTHOR_REMINDERS, now)) {
      await writeToAuthor(tx, kind, submission, { now, due: until });
    }
  }
  const toldAt = await lastTold(tx, { ...submission, stateAt: since }, "SUBMISSION_LATE");
  if (!isToBeTold({ until, toldAt }, EDITOR_ALERTS, now)) return;
  for (const to of await editorsOf(tx, submission)) {
    const details = {
      manuscript: submission.number ?? "",
      reason: wordsIn(to.language, `mails.late.${waitsFor}`),
    };
    await writeMail(tx, "SUBMISSION_LATE", to, { now, submissionId: id, details });
  }
}

/** Since it waits as it does. */
async function lastTold(
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
