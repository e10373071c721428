// The papers of a session of the exam follow its program to another date.
import type { Tx } from "#prisma/client.ts";
import { validationError } from "#schema/errors.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { moverOf } from "#schema/validation/programs/copy-dates.ts";
import { SEATED_STATES } from "#schema/validation/programs/exam-seats.ts";

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Moves papers and what is still to come of the dates of photos and slips with a program whose start and end
 * both changed; a program that only begins or ends at another time leaves them. Slips that were mailed are
 * due again, because they state the day.
 * @throws DomainError VALIDATION PAPERS_OUTSIDE on the start or the end that would leave a paper out
 */
export async function moveExamSession(
  tx: Tx,
  { id: programId, before, after, now }: { id: number; before: Times; after: Times; now: Date },
): Promise<void> {
  const isStartOther = +before.startsAt !== +after.startsAt;
  const isEndOther = +before.endsAt !== +after.endsAt;
  if (!isStartOther && !isEndOther) return;
  const session = await tx.examSession.findUnique({ where: { programId } });
  if (session === null) return;
  const isMoved = isStartOther && isEndOther;
  const move = moverOf(before.startsAt, isMoved ? after.startsAt : before.startsAt);
  const papers = await tx.examPaper.findMany({ where: { programId } });
  for (const { id, startsAt: at, minutes } of papers) {
    const startsAt = move(at);
    if (startsAt < after.startsAt) throw validationError({ startsAt: ["PAPERS_OUTSIDE"] });
    if (startsAt.getTime() + minutes * MINUTE > after.endsAt.getTime()) {
      throw validationError({ endsAt: ["PAPERS_OUTSIDE"] });
    }
    if (isMoved) await tx.examPaper.update({ where: { id }, data: { startsAt } });
  }
  if (!isMoved) return;
  // What has opened or closed stays so: slips that people have do not become secret again.
  const moveOpen = (at: Date | null) => (at !== null && at > now ? move(at) : at);
  await tx.examSession.update({
    where: { programId },
    data: {
      photoUntil: moveOpen(session.photoUntil),
      slipFrom: moveOpen(session.slipFrom),
      version: { increment: 1 },
    },
  });
  await tx.application.updateMany({
    where: { programId, state: { in: [...SEATED_STATES] }, slipMailedAt: { not: null } },
    data: { slipMailedAt: null },
  });
}
