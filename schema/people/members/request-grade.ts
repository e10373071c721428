import type { Tx } from "#prisma/client.ts";
import { lockOwnFiles } from "#schema/core/files/lock-files.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import { OPEN_STATES } from "#schema/validation/money/payment-state.ts";
import type { CheckedGradeRequest } from "#schema/validation/people/grade-requests.ts";

/**
 * A member asks for a grade. What the grade asks for (affiliation, final degree) becomes part of the own details.
 * @throws DomainError VALIDATION for a grade the member has, or that waits for its dues; GRADE_REQUEST_WAITS when one
 * waits: the unique index decides, so of two at once one is saved
 */
export async function requestGrade(
  tx: Tx,
  { grade, affiliation, finalDegreeInstitution, proofs }: CheckedGradeRequest,
  { memberId, now }: Author,
): Promise<number> {
  const { count } = await tx.member.updateMany({
    where: { id: memberId, grade: { not: grade }, status: "ACTIVE" },
    data: {
      ...(affiliation === null ? {} : { affiliation }),
      ...(finalDegreeInstitution === null ? {} : { finalDegreeInstitution }),
      version: { increment: 1 },
    },
  });
  if (count === 0) throw validationError({ grade: ["GRADE_HELD"] });
  const awaited = await tx.payment.count({ where: { memberId, grade, state: { in: [...OPEN_STATES] } } });
  if (awaited > 0) throw validationError({ grade: ["GRADE_AWAITS_PAYMENT"] });
  const [made] = await tx.gradeRequest.createManyAndReturn({
    data: [{ memberId, grade, createdAt: now }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!made) throw new DomainError("GRADE_REQUEST_WAITS");
  await storeProofs(tx, { requestId: made.id, proofs, memberId });
  return made.id;
}

/**
 * Puts documents to the own request that waits, in place of those it has.
 * @throws DomainError NOT_FOUND for somebody else's; CONFLICT when the office has decided it; VALIDATION FILE_UNKNOWN
 */
export async function replaceProofs(
  tx: Tx,
  { id, proofs }: { readonly id: number; readonly proofs: readonly number[] },
  { memberId }: Author,
): Promise<void> {
  // Held, so that a decision comes before or after.
  const [held] = await tx.$queryRaw<{ waits: boolean }[]>`
    SELECT status = 'PENDING' AS waits FROM grade_requests WHERE id = ${id} AND member_id = ${memberId} FOR UPDATE`;
  if (!held?.waits) throw new DomainError(held ? "CONFLICT" : "NOT_FOUND");
  await tx.gradeRequestProof.deleteMany({ where: { requestId: id } });
  await storeProofs(tx, { requestId: id, proofs, memberId });
}

interface Proofs {
  readonly requestId: number;
  readonly proofs: readonly number[];
  readonly memberId: number;
}

async function storeProofs(tx: Tx, { requestId, proofs, memberId }: Proofs): Promise<void> {
  if (proofs.length === 0) return;
  const isOwn = await lockOwnFiles(tx, proofs, { kind: "PROOF", memberId });
  if (!isOwn) throw validationError({ proofs: ["FILE_UNKNOWN"] });
  const data = proofs.map((fileId, position) => ({ requestId, fileId, position }));
  await tx.gradeRequestProof.createMany({ data });
}

/**
 * The member cancels a request: it is as if it had never been sent. One that is decided stays.
 * @throws DomainError NOT_FOUND for somebody else's; CONFLICT when the office was first
 */
export async function cancelGradeRequest(tx: Tx, id: number, { memberId }: Author): Promise<void> {
  const { count } = await tx.gradeRequest.deleteMany({ where: { id, memberId, status: "PENDING" } });
  if (count === 1) return;
  const decided = await tx.gradeRequest.findFirst({ where: { id, memberId }, select: { id: true } });
  throw new DomainError(decided ? "CONFLICT" : "NOT_FOUND");
}
