// Scores of a session are frozen from the moment the first person locks its results until the lock is withdrawn.
import type { Tx } from "#prisma/client.ts";
import { DomainError } from "#schema/errors.ts";

/** Whether the results of a session are locked, or released already. */
export async function areScoresLocked(tx: Pick<Tx, "examRelease">, programId: number): Promise<boolean> {
  return (await tx.examRelease.count({ where: { programId, withdrawnAt: null } })) > 0;
}

/**
 * For whatever changes scores, raters' sheets, papers, criteria or the pass rule of a session; not for the sheet of a re-mark, which is
 * written after the release. The session is locked for sharing until the transaction ends: a lock of its results waits for scores that
 * are being written, and scores wait for a lock. Applications are locked before (schema/programs/applications/lock-application.ts).
 * @throws DomainError SCORES_LOCKED
 */
export async function requireUnlockedScores(tx: Tx, programId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM programs WHERE id = ${programId} FOR SHARE`;
  if (await areScoresLocked(tx, programId)) throw new DomainError("SCORES_LOCKED");
}
