// Scores of a session are frozen from the moment the first person locks its results until the lock is withdrawn.
import type { Tx } from "#prisma/client.ts";
import type { ExamRater } from "#prisma/generated/client.ts";
import { DomainError } from "#schema/errors.ts";

/** Whether somebody locked the verdicts of a session, or released them: its scores change no more. */
export async function areVerdictsLocked(tx: Pick<Tx, "examRelease">, programId: number): Promise<boolean> {
  return (await tx.examRelease.count({ where: { programId, withdrawnAt: null } })) > 0;
}

/**
 * For whatever changes scores, raters' sheets, papers, criteria or the pass rule of a session; not for the
 * sheet of a re-mark, which is written after the release. The session is locked for sharing until the
 * transaction ends: a lock of its results waits for scores that are being written, and scores wait for a
 * lock. Applications are locked before (schema/programs/applications/lock-application.ts).
 * @throws DomainError SCORES_LOCKED
 */
export async function requireUnlockedScores(tx: Tx, programId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM programs WHERE id = ${programId} FOR SHARE`;
  if (await areVerdictsLocked(tx, programId)) throw new DomainError("SCORES_LOCKED");
}

/**
 * Whether the sheets of a rater are locked: with the verdicts, but for somebody who was asked for a re-mark
 * and is not done with it. Who is invited has no sheet yet and may accept at any time, because a re-mark may
 * need somebody new.
 */
export async function isRaterLocked(
  tx: Pick<Tx, "examRelease" | "examRating">,
  { id: raterId, programId, state }: Pick<ExamRater, "id" | "programId" | "state">,
): Promise<boolean> {
  if (state === "INVITED") return false;
  if (!(await areVerdictsLocked(tx, programId))) return false;
  return (await tx.examRating.count({ where: { raterId, isRemark: true, doneAt: null } })) === 0;
}
