import type { Tx } from "#prisma/client.ts";
import { DomainError, validationError } from "#schema/errors.ts";
import type { Author } from "#schema/shared/author.ts";
import type { CheckedGradeRequest } from "#schema/validation/grade-requests.ts";

/**
 * A member asks for a grade. What the grade asks for (affiliation, final degree) becomes part of the own details.
 * @throws DomainError VALIDATION for a grade the member has; GRADE_REQUEST_WAITS when one waits: the unique index decides, so of
 * two at once one is kept
 */
export async function requestGrade(
  tx: Tx,
  { grade, affiliation, finalDegreeInstitution }: CheckedGradeRequest,
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
  const [made] = await tx.gradeRequest.createManyAndReturn({
    data: [{ memberId, grade, createdAt: now }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!made) throw new DomainError("GRADE_REQUEST_WAITS");
  return made.id;
}

/**
 * The member takes a request back: it is as if it had never been sent. One that is decided stays.
 * @throws DomainError NOT_FOUND for somebody else's; CONFLICT when the office was first
 */
export async function takeBackGradeRequest(tx: Tx, id: number, { memberId }: Author): Promise<void> {
  const { count } = await tx.gradeRequest.deleteMany({ where: { id, memberId, status: "PENDING" } });
  if (count === 1) return;
  const decided = await tx.gradeRequest.findFirst({ where: { id, memberId }, select: { id: true } });
  throw new DomainError(decided ? "CONFLICT" : "NOT_FOUND");
}
