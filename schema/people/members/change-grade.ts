import type { Tx } from "#prisma/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { BY_DECISION } from "#schema/people/memberships/grant-basis.ts";
import type { LockedMember } from "./lock-member.ts";
import { setGrade } from "./set-grade.ts";

/**
 * The office gives a grade by itself. A request for that grade which waits is answered by it.
 * @throws DomainError CONFLICT for a closed account; VALIDATION for the grade the member has
 */
export async function changeGrade(
  tx: Tx,
  member: LockedMember,
  { grade, reason }: { readonly grade: MemberGrade; readonly reason: string },
  author: Author,
): Promise<ActionResult> {
  if (member.status === "WITHDRAWN") throw new DomainError("CONFLICT");
  const line = await setGrade(tx, { memberId: member.id, grade, basis: BY_DECISION, reason }, author);
  if (!line) throw validationError({ grade: ["GRADE_HELD"] });
  await tx.gradeRequest.updateMany({
    where: { memberId: member.id, grade, status: "PENDING" },
    data: { status: "APPROVED", decidedById: author.memberId, decidedAt: author.now },
  });
  return { result: member.id, lines: [line] };
}
