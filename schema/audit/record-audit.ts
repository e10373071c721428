import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Author } from "#schema/shared/author.ts";
import type { AuditSubject } from "#schema/validation/audit.ts";

export interface Audited {
  /** The operation, such as `changeMemberGrade`. */
  readonly action: string;
  readonly subject: AuditSubject;
  readonly subjectId?: number | null;
  /** What was there and what is there now: only what changed, never a password or a token. */
  readonly before?: Prisma.InputJsonValue;
  readonly after?: Prisma.InputJsonValue;
  readonly reason?: string | null;
}

/** Writes down what somebody of the office did, in the transaction of the deed: both are there or neither. */
export async function recordAudit(tx: Tx, author: Author, audited: Audited): Promise<void> {
  const { memberId, now, address = null } = author;
  await tx.auditEntry.create({ data: { ...audited, actorId: memberId, address, createdAt: now } });
}
