// When examinees read what came of a session of the exam: the office names the minute.
import type { Tx } from "#prisma/client.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { Deed } from "#schema/office-mutation.ts";
import { areResultsReleased } from "#schema/policies/programs/applications.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { endOfSeoulDay } from "#schema/validation/core/seoul.ts";
import { CONFIRMED_STATES } from "#schema/validation/programs/application-state.ts";

/** The session, held until the transaction ends. */
async function held(tx: Tx, id: number) {
  await tx.$queryRaw`SELECT 1 FROM programs WHERE id = ${id} FOR NO KEY UPDATE`;
  const session = await tx.program.findFirst({
    where: { id, deletedAt: null },
    select: { id: true, kind: true, endsAt: true, resultsReleasedAt: true },
  });
  if (!session) throw new DomainError("NOT_FOUND");
  if (session.kind !== "KITEC") throw new DomainError("MOVE_REFUSED");
  return session;
}

async function write(
  tx: Tx,
  before: { readonly id: number; readonly resultsReleasedAt: Date | null },
  { resultsReleasedAt, reason }: { readonly resultsReleasedAt: Date | null; readonly reason: string | null },
): Promise<Deed> {
  const { id } = before;
  await tx.program.update({ where: { id }, data: { resultsReleasedAt } });
  const line = {
    subjectId: id,
    before: { resultsReleasedAt: before.resultsReleasedAt?.toISOString() ?? null },
    after: { resultsReleasedAt: resultsReleasedAt?.toISOString() ?? null },
    reason,
  };
  return { result: id, lines: [line] };
}

/** States of those who sat the exam: confirmed, and not noted as absent. */
const SAT = CONFIRMED_STATES.filter((state) => state !== "NO_SHOW");

/** @throws DomainError VALIDATION EXAM_NOT_OVER before the day after the exam; SCORES_MISSING while somebody who sat has no result */
async function refuseUnfinished(
  tx: Tx,
  { id, endsAt }: { readonly id: number; readonly endsAt: Date },
  now: Date,
): Promise<void> {
  if (now < endOfSeoulDay(endsAt)) throw validationError({ at: ["EXAM_NOT_OVER"] });
  const unscored = await tx.application.count({
    where: { programId: id, state: { in: [...SAT] }, score: null, verdict: null },
  });
  if (unscored > 0) throw validationError({ at: ["SCORES_MISSING"] });
}

/**
 * Says from which minute on examinees read their results; one that has passed means at once.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED for other programs than exams, and for results that are released already; VALIDATION
 * EXAM_NOT_OVER, SCORES_MISSING
 */
export async function releaseResults(
  tx: Tx,
  { programId, at }: { readonly programId: number; readonly at: Date },
  now: Date,
): Promise<Deed> {
  const before = await held(tx, programId);
  if (areResultsReleased(before, now)) throw new DomainError("MOVE_REFUSED");
  await refuseUnfinished(tx, before, now);
  const minute = new Date(Math.floor(at.getTime() / MINUTE) * MINUTE);
  const resultsReleasedAt = minute > now ? minute : now;
  return await write(tx, before, { resultsReleasedAt, reason: null });
}

/**
 * Takes the release of results back, or the plan of it. What examinees could read already is taken back for a reason only.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED for other programs than exams, and where nothing was released; VALIDATION REQUIRED
 */
export async function withholdResults(
  tx: Tx,
  { programId, reason }: { readonly programId: number; readonly reason: string | null },
  now: Date,
): Promise<Deed> {
  const before = await held(tx, programId);
  if (before.resultsReleasedAt === null) throw new DomainError("MOVE_REFUSED");
  if (reason === null && areResultsReleased(before, now)) {
    throw validationError({ reason: ["REQUIRED"] });
  }
  return await write(tx, before, { resultsReleasedAt: null, reason });
}
