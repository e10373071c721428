import type { Tx } from "#prisma/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import { gradeIn } from "#schema/mail/grade-in.ts";
import { writeMail } from "#schema/mail/write-mail.ts";
import type { Author } from "#schema/shared/author.ts";
import { lockMember } from "./lock-member.ts";

/**
 * Gives a member a grade, at once, with an entry in the audit log and a mail. Used by the office and by the payment that makes a
 * grade count, in whose transaction it stands.
 * @returns whether anything changed: not for a grade the member has, nor for a closed account
 */
export async function setGrade(
  tx: Tx,
  { memberId, grade, action, reason = null }: GradeChange,
  author: Author,
): Promise<boolean> {
  const member = await lockMember(tx, memberId);
  if (!member || member.status === "WITHDRAWN" || member.grade === grade) return false;
  await tx.member.update({ where: { id: memberId }, data: { grade, version: { increment: 1 } } });
  await recordAudit(tx, author, {
    action,
    subject: "member",
    subjectId: memberId,
    before: { grade: member.grade },
    after: { grade },
    reason,
  });
  await writeMail(tx, "GRADE_APPROVED", member, {
    now: author.now,
    details: { grade: gradeIn(member.language, grade) },
  });
  return true;
}

export interface GradeChange {
  readonly memberId: number;
  readonly grade: MemberGrade;
  /** The operation, for the audit log. */
  readonly action: string;
  readonly reason?: string | null;
}
