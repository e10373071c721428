// The office says yes or no to a grade somebody asked for.
import type { Tx } from "#prisma/client.ts";
import type { GradeRequestStatus, MemberGrade } from "#prisma/generated/enums.ts";
import type { AuditLine } from "#schema/core/audit/record-audit.ts";
import { gradeIn } from "#schema/core/mail/mail-words.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { BY_DECISION } from "#schema/people/memberships/grant-basis.ts";
import { onGradeApproved } from "./grade-events.ts";
import { type LockedMember, lockMember } from "./lock-member.ts";
import { setGrade } from "./set-grade.ts";

interface Decided {
  readonly member: LockedMember;
  readonly grade: MemberGrade;
  readonly line: AuditLine;
}

/**
 * Approves: the grade counts at once, or with the payment of its dues where there are any.
 * @returns the member's id
 * @throws DomainError NOT_FOUND for one that was cancelled or whose account is closed; CONFLICT with {status} for one that
 * somebody else decided
 */
export async function approveGradeRequest(tx: Tx, id: number, author: Author): Promise<ActionResult> {
  const { member, grade, line } = await decide(tx, { id, status: "APPROVED", reason: null }, author);
  const toPay = member.grade === grade ? [] : await onGradeApproved.happen(tx, { member, grade, author });
  const given = toPay.includes(true)
    ? null
    : await setGrade(tx, { memberId: member.id, grade, basis: BY_DECISION }, author);
  return { result: member.id, lines: given ? [line, given] : [line] };
}

/**
 * Refuses; the member reads why.
 * @returns the member's id
 * @throws DomainError as approveGradeRequest
 */
export async function refuseGradeRequest(
  tx: Tx,
  refused: { readonly id: number; readonly reason: string },
  author: Author,
): Promise<ActionResult> {
  const { member, grade, line } = await decide(tx, { ...refused, status: "REFUSED" }, author);
  await writeMail(tx, "GRADE_REFUSED", member, {
    now: author.now,
    details: { grade: gradeIn(member.language, grade), reason: refused.reason },
  });
  return { result: member.id, lines: [line] };
}

async function decide(
  tx: Tx,
  decision: { readonly id: number; readonly status: GradeRequestStatus; readonly reason: string | null },
  author: Author,
): Promise<Decided> {
  const { id, status, reason } = decision;
  const asked = await tx.gradeRequest.findUnique({ where: { id }, select: { memberId: true } });
  const member = asked && (await lockMember(tx, asked.memberId));
  if (!member || member.status === "WITHDRAWN") throw new DomainError("NOT_FOUND");
  // Of two decisions at once, and of one and the member taking it back, the later finds nothing that waits.
  const [decided] = await tx.gradeRequest.updateManyAndReturn({
    where: { id, status: "PENDING" },
    data: { status, reason, decidedById: author.memberId, decidedAt: author.now },
    select: { grade: true },
  });
  if (!decided) {
    const current = await tx.gradeRequest.findUnique({ where: { id }, select: { status: true } });
    throw current ? conflictError(current) : new DomainError("NOT_FOUND");
  }
  const { grade } = decided;
  const after = { request: status, requestedGrade: grade };
  return { member, grade, line: { subjectId: member.id, before: { request: "PENDING" }, after, reason } };
}
