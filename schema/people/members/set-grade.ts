import type { Tx } from "#prisma/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import type { AuditLine } from "#schema/core/audit/record-audit.ts";
import { gradeIn } from "#schema/core/mail/mail-words.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { grantBasis, type MembershipBasis } from "#schema/people/memberships/grant-basis.ts";
import { lockMember } from "./lock-member.ts";

/**
 * Gives a member a grade from today on, and writes a mail. Dues that are paid for the grade the member has
 * give their days without a word.
 * @returns its line for the audit log; null for a grade the member has, and for a closed account
 */
export async function setGrade(
  tx: Tx,
  { memberId, grade, basis, reason = null, isNotified = true }: GradeChange,
  { now }: Pick<Author, "now">,
): Promise<AuditLine | null> {
  const member = await lockMember(tx, memberId);
  if (!member || member.status === "WITHDRAWN") return null;
  const isNew = member.grade !== grade;
  if (!isNew && basis.source === "DECISION") return null;
  await grantBasis(tx, { memberId, grade, basis }, now);
  if (!isNew) return null;
  await tx.member.update({ where: { id: memberId }, data: { version: { increment: 1 } } });
  if (isNotified) {
    const details = { grade: gradeIn(member.language, grade) };
    await writeMail(tx, "GRADE_APPROVED", member, { now, details });
  }
  return { subjectId: memberId, before: { grade: member.grade }, after: { grade }, reason };
}

interface GradeChange {
  readonly memberId: number;
  readonly grade: MemberGrade;
  readonly basis: MembershipBasis;
  readonly reason?: string | null;
  /** False where another email says it. */
  readonly isNotified?: boolean;
}
