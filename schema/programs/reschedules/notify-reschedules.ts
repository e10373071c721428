import { db, type Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { momentIn } from "#schema/core/mail/mail-details.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { writeApplicationMail } from "#schema/programs/applications/application-mails.ts";
import { EXPECTED_STATES } from "#schema/validation/programs/application-state.ts";

/** Mails of one transaction. */
const AT_ONCE = 25;

interface Tools {
  readonly links: OneTimeLinks;
  readonly now: Date;
}

/**
 * Asks the applicants of programs whose date moved, a few in each transaction. The next run does what a stop left undone
 * (gateway/tasks/sweep-applications.ts); nobody gets the mail of a move twice, because the row of the answer is unique.
 */
export async function notifyReschedules({ links, now }: Tools): Promise<void> {
  const open = await db.reschedule.findMany({
    where: { notifiedAt: null },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  for (const { id } of open) {
    while (await db.$transaction((tx) => notifySome(tx, id, { links, now })));
  }
}

/** @returns whether somebody may be left */
async function notifySome(tx: Tx, id: number, { links, now }: Tools): Promise<boolean> {
  // Several gateways may be at it: one works on a move at a time.
  await tx.$queryRaw`SELECT id FROM reschedules WHERE id = ${id} FOR UPDATE`;
  const reschedule = await tx.reschedule.findUniqueOrThrow({
    where: { id },
    include: { program: { select: { startsAt: true, endsAt: true, cancelledAt: true } } },
  });
  if (reschedule.notifiedAt !== null) return false;
  const applications = reschedule.program.cancelledAt !== null ? [] : await notAsked(tx, reschedule);
  for (const application of applications) {
    const answer = await tx.rescheduleAnswer.create({
      data: { rescheduleId: id, applicationId: application.id },
    });
    const token = links.newToken();
    await tx.oneTimeToken.create({
      data: {
        ...token,
        kind: "RESCHEDULE",
        rescheduleAnswerId: answer.id,
        createdAt: now,
        expiresAt: reschedule.answerUntil,
      },
    });
    await writeApplicationMail(tx, "PROGRAM_RESCHEDULED", application, {
      now,
      tokenId: token.id,
      withCalendar: true,
      until: reschedule.answerUntil,
      more: (language) => ({
        before: momentIn(language, reschedule.startsAtBefore),
        note: textIn({ ko: reschedule.noteKo, en: reschedule.noteEn }, language),
      }),
    });
  }
  if (applications.length === AT_ONCE) return true;
  await tx.reschedule.update({ where: { id }, data: { notifiedAt: now } });
  return false;
}

/** Those who applied before the move and have not been asked. */
const notAsked = (tx: Tx, { id, programId, movedAt }: Prisma.RescheduleGetPayload<object>) =>
  tx.application.findMany({
    where: {
      programId,
      state: { in: [...EXPECTED_STATES] },
      // Erased rows have no address.
      email: { not: "" },
      createdAt: { lte: movedAt },
      rescheduleAnswers: { none: { rescheduleId: id } },
    },
    orderBy: { id: "asc" },
    take: AT_ONCE,
  });
