// Defines what the office writes down of an exam: the score and the verdict.
import type { Tx } from "#prisma/client.ts";
import type { ExamVerdict } from "#prisma/generated/enums.ts";
import { DomainError } from "#schema/errors.ts";
import { lockWithPayments } from "#schema/money/payments/lock-with-payments.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { requireUnlockedScores } from "#schema/programs/exams/release-lock.ts";
import { CONFIRMED_STATES } from "#schema/validation/programs/application-state.ts";

async function held(tx: Tx, id: number) {
  await lockWithPayments(tx, [id]);
  const found = await tx.application.findUnique({
    where: { id },
    include: { program: { select: { kind: true } } },
  });
  if (!found) throw new DomainError("NOT_FOUND");
  return found;
}

/**
 * Records what came of an exam whose session has no papers to score; null takes it away.
 * @throws DomainError NOT_FOUND; MOVE_REFUSED for other programs than exams, for an application that was not
 * confirmed, and where the result is computed from the scores of papers; NOT_PRESENT for a score or a verdict
 * of somebody who is not recorded as present, but that it is void; SCORES_LOCKED
 */
export async function recordResult(
  tx: Tx,
  {
    id,
    score,
    verdict,
  }: { readonly id: number; readonly score: number | null; readonly verdict: ExamVerdict | null },
): Promise<ActionResult> {
  const before = await held(tx, id);
  const isConfirmed = CONFIRMED_STATES.some((one) => one === before.state);
  if (before.program.kind !== "KITEC" || !isConfirmed) throw new DomainError("MOVE_REFUSED");
  await requireUnlockedScores(tx, before.programId);
  const papers = await tx.examPaper.count({ where: { programId: before.programId } });
  if (papers > 0) throw new DomainError("MOVE_REFUSED");
  const isScored = score !== null || verdict === "PASSED" || verdict === "FAILED";
  if (isScored && before.state !== "ATTENDED") throw new DomainError("NOT_PRESENT");
  // The version and the date of change stay: the examinee reads them before the release.
  await tx.$executeRaw`
    UPDATE applications SET score = ${score}, verdict = ${verdict}::exam_verdict WHERE id = ${id}`;
  const known = { score: before.score, verdict: before.verdict };
  return { result: id, lines: [{ subjectId: id, before: known, after: { score, verdict } }] };
}
