// Defines what is late, as editors read it: one email a day to each editor, with a line and an address for
// each manuscript (docs/manuscripts.md#emails-about-deadlines).
import { db, type Tx } from "#prisma/client.ts";
import type { Submission } from "#prisma/generated/client.ts";
import { SITE } from "#schema/core/mail/compose-mail.ts";
import { wordsIn } from "#schema/core/mail/mail-words.ts";
import { type Addressee, writeMail } from "#schema/core/mail/write-mail.ts";
import { mailsDay, seoulMidnight } from "#schema/validation/core/seoul.ts";
import { EDITOR_ALERTS, isToBeNotified } from "#schema/validation/money/late-steps.ts";
import { submissionOfficeAddress } from "#schema/validation/site-paths.ts";
import { type AwaitedSubmission, awaitedStep } from "./awaited-step.ts";
import { editorsOf } from "./editors-of.ts";
import { lockSubmission } from "./move-submission.ts";

interface LateSubmission {
  readonly submission: Submission;
  readonly waitsFor: "AUTHOR" | "REVIEWERS" | "EDITORS";
}

/**
 * Writes about all that is late in one transaction, so that nothing is sent twice when the task stops and
 * runs again. Deadlines pass at any hour; what passed by midnight in Seoul is written about together, in the
 * morning.
 * @param submissions those that may be late, by id
 */
export async function writeLateMails(submissions: readonly AwaitedSubmission[], now: Date): Promise<void> {
  const midnight = seoulMidnight(mailsDay(now));
  const due = submissions.filter((one) => mayBeLate(one, midnight));
  if (due.length === 0) return;
  await db.$transaction(async (tx) => {
    const lateOnes: LateSubmission[] = [];
    for (const { id } of due) {
      const late = await readLate(tx, id, midnight);
      if (late !== null) lateOnes.push(late);
    }
    for (const { to, late } of await byEditor(tx, lateOnes)) await writeLateMail(tx, to, late, now);
  });
}

function mayBeLate(submission: AwaitedSubmission, midnight: Date): boolean {
  const { until, since } = awaitedStep(submission, midnight);
  return until !== null && isToBeNotified({ until, notifiedAt: since }, EDITOR_ALERTS, midnight);
}

/** Locked and looked at again; null: nobody has to be written to. */
async function readLate(tx: Tx, id: number, midnight: Date): Promise<LateSubmission | null> {
  await lockSubmission(tx, id);
  const found = await tx.submission.findUniqueOrThrow({ where: { id }, include: { reviews: true } });
  const { waitsFor, until, since } = awaitedStep(found, midnight);
  if (until === null || waitsFor === "NOBODY") return null;
  const last = await tx.mail.findFirst({
    where: {
      kind: "SUBMISSION_LATE",
      lateSubmissions: { some: { submissionId: id } },
      createdAt: { gt: since },
    },
    select: { createdAt: true },
    orderBy: { createdAt: "desc" },
  });
  const notifiedAt = last?.createdAt ?? since;
  return isToBeNotified({ until, notifiedAt }, EDITOR_ALERTS, midnight)
    ? { submission: found, waitsFor }
    : null;
}

async function byEditor(tx: Tx, lateOnes: readonly LateSubmission[]) {
  const mails = new Map<number, { readonly to: Addressee; readonly late: LateSubmission[] }>();
  for (const late of lateOnes) {
    for (const to of await editorsOf(tx, late.submission)) {
      const mail = mails.get(to.id) ?? { to, late: [] };
      mail.late.push(late);
      mails.set(to.id, mail);
    }
  }
  return mails.values();
}

async function writeLateMail(
  tx: Tx,
  to: Addressee,
  late: readonly LateSubmission[],
  now: Date,
): Promise<void> {
  const { language } = to;
  const lines = late.map(({ submission: { id, number }, waitsFor }) => {
    const address = `${SITE}${language === "EN" ? "/en" : ""}${submissionOfficeAddress(id)}`;
    return `${number ?? ""}: ${wordsIn(language, `mails.late.${waitsFor}`)}\n${address}`;
  });
  const details = { manuscript: namesOf(to, late), reason: lines.join("\n") };
  const lateSubmissionIds = late.map(({ submission }) => submission.id);
  await writeMail(tx, "SUBMISSION_LATE", to, { now, lateSubmissionIds, details });
}

/** "2026-014", "2026-014 and 2 more". */
function namesOf({ language }: Addressee, late: readonly LateSubmission[]): string {
  const first = late[0]?.submission.number ?? "";
  if (late.length < 2) return first;
  return wordsIn(language, "mails.late.several")
    .replace("{manuscript}", first)
    .replace("{count}", String(late.length - 1));
}
