// Results of a session are locked by one person and released by another one, at a minute (docs/exam-results.md#release).

import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { areResultsReleased } from "#schema/policies/programs/applications.ts";
import { lockWithApplications } from "#schema/programs/applications/lock-application.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { endOfSeoulDay } from "#schema/validation/core/seoul.ts";
import { deleteUnreadResults, nextResults, storeResults } from "./exam-results.ts";
import { ratesSession } from "./rates-session.ts";
import { readSittings } from "./read-sittings.ts";

/**
 * The session, locked until the transaction ends, with the release that is under way or out, and the moment
 * it was read at: who waited for the lock asked before the release that they waited for, and reads it all the
 * same.
 */
async function lockSession(tx: Tx, id: number, asked: Date) {
  await lockWithApplications(tx, id);
  const session = await tx.program.findFirst({
    where: { id, deletedAt: null },
    select: {
      id: true,
      kind: true,
      endsAt: true,
      resultsReleasedAt: true,
      examReleases: { where: { withdrawnAt: null } },
    },
  });
  if (!session) throw new DomainError("NOT_FOUND");
  if (session.kind !== "KITEC") throw new DomainError("MOVE_REFUSED");
  const { examReleases, ...program } = session;
  const [release = null] = examReleases;
  const confirmedAt = release?.confirmedAt ?? asked;
  return { session: { ...program, release }, now: confirmedAt > asked ? confirmedAt : asked };
}

const moment = (at: Date | null) => ({ resultsReleasedAt: at?.toISOString() ?? null });

/**
 * @throws DomainError VALIDATION EXAM_NOT_OVER before the day after the exam; SCORES_MISSING while somebody
 * who sat has no verdict
 */
async function readWhole(tx: Tx, { id, endsAt }: { readonly id: number; readonly endsAt: Date }, now: Date) {
  if (now < endOfSeoulDay(endsAt)) throw validationError({ at: ["EXAM_NOT_OVER"] });
  const sittings = await readSittings(tx, id);
  if (sittings.length === 0 || sittings.some(({ outcome }) => outcome.verdict === null)) {
    throw validationError({ at: ["SCORES_MISSING"] });
  }
  return sittings;
}

/**
 * The first person locks the results: scores change no more (`requireUnlockedScores`).
 * @throws DomainError NOT_FOUND; MOVE_REFUSED for other programs than exams, and where they are locked; VALIDATION
 */
export async function lockResults(tx: Tx, programId: number, author: Author): Promise<ActionResult> {
  const { memberId } = author;
  const { session, now } = await lockSession(tx, programId, author.now);
  if (session.release || session.resultsReleasedAt !== null) throw new DomainError("MOVE_REFUSED");
  await readWhole(tx, session, now);
  await tx.examRelease.create({ data: { programId, lockedById: memberId, lockedAt: now } });
  return { result: programId, lines: [{ subjectId: programId }] };
}

/**
 * The second person releases locked results from a minute on; one that has passed means at once. Until its
 * minute the release may be moved, by somebody who might have confirmed it.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED where nothing is locked, or all is released;
 * SECOND_PERSON_NEEDED for the person who locked it; RATER_MAY_NOT_CONFIRM; VALIDATION
 */
export async function releaseResults(
  tx: Tx,
  { programId, at }: { readonly programId: number; readonly at: Date },
  author: Author,
): Promise<ActionResult> {
  const { memberId } = author;
  const { session, now } = await lockSession(tx, programId, author.now);
  const { release } = session;
  if (!release || areResultsReleased(session, now)) throw new DomainError("MOVE_REFUSED");
  if (release.lockedById === memberId) throw new DomainError("SECOND_PERSON_NEEDED");
  if (await ratesSession(tx, programId, memberId)) throw new DomainError("RATER_MAY_NOT_CONFIRM");
  const sittings = await readWhole(tx, session, now);
  const minute = new Date(Math.floor(at.getTime() / MINUTE) * MINUTE);
  const releaseAt = minute > now ? minute : now;
  if (release.confirmedAt !== null) await deleteUnreadResults(tx, release);
  const confirmed = { confirmedById: memberId, confirmedAt: now, releaseAt };
  await tx.examRelease.update({ where: { id: release.id }, data: confirmed });
  await storeResults(tx, sittings, { createdById: memberId, createdAt: now, reason: null });
  await tx.program.update({ where: { id: programId }, data: { resultsReleasedAt: releaseAt } });
  const line = { before: moment(session.resultsReleasedAt), after: moment(releaseAt) };
  return { result: programId, lines: [{ subjectId: programId, ...line }] };
}

/**
 * Withdraws a lock or a release, so that scores may change again. What examinees could read already is
 * withdrawn for a reason only; its results stay as a version, and certificates about them are no longer valid
 * until they are released again.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED for other programs than exams, and where nothing is locked; VALIDATION REQUIRED
 */
export async function withholdResults(
  tx: Tx,
  { programId, reason }: { readonly programId: number; readonly reason: string | null },
  author: Author,
): Promise<ActionResult> {
  const { session, now } = await lockSession(tx, programId, author.now);
  const { release, resultsReleasedAt } = session;
  if (!release && resultsReleasedAt === null) throw new DomainError("MOVE_REFUSED");
  const isRead = areResultsReleased(session, now);
  if (reason === null && isRead) throw validationError({ reason: ["REQUIRED"] });
  if (release && !isRead) await deleteUnreadResults(tx, release);
  if (release) await tx.examRelease.update({ where: { id: release.id }, data: { withdrawnAt: now } });
  await tx.program.update({ where: { id: programId }, data: { resultsReleasedAt: null } });
  const line = { before: moment(resultsReleasedAt), after: moment(null), reason };
  return { result: programId, lines: [{ subjectId: programId, ...line }] };
}

/**
 * Undoes the withdrawal of a release that examinees could read: both people released these very results, so
 * nobody looks at them again.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED where the last thing was no such withdrawal, and where a result
 * would be another one by now; VALIDATION SCORES_MISSING
 */
export async function restoreRelease(tx: Tx, programId: number, author: Author): Promise<ActionResult> {
  const { session, now } = await lockSession(tx, programId, author.now);
  const last = await tx.examRelease.findFirst({ where: { programId }, orderBy: { id: "desc" } });
  const releaseAt = last?.releaseAt ?? null;
  const withdrawnAt = last?.withdrawnAt ?? null;
  if (last === null || releaseAt === null || withdrawnAt === null) throw new DomainError("MOVE_REFUSED");
  const changed = await nextResults(tx, await readWhole(tx, session, now));
  if (withdrawnAt < releaseAt || changed.length > 0) throw new DomainError("MOVE_REFUSED");
  await tx.examRelease.update({ where: { id: last.id }, data: { withdrawnAt: null } });
  await tx.program.update({ where: { id: programId }, data: { resultsReleasedAt: releaseAt } });
  const line = { before: moment(null), after: moment(releaseAt) };
  return { result: programId, lines: [{ subjectId: programId, ...line }] };
}
