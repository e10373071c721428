import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import type { AuditSubject } from "#schema/validation/core/audit.ts";

/** What changed in a row. */
export interface AuditLine {
  /** Where it is another than the mutation. */
  readonly action?: string;
  /** The same, of an action on rows of several nouns. */
  readonly subject?: AuditSubject;
  /** Null: no row, or many. */
  readonly subjectId: number | null;
  /** What was there and what is there now: only what changed, never a password or a token. */
  readonly before?: Prisma.InputJsonValue;
  readonly after?: Prisma.InputJsonValue;
  readonly reason?: string | null;
}

export interface Audited extends Omit<AuditLine, "subject" | "subjectId"> {
  /** The operation, such as `changeMemberGrade`. */
  readonly action: string;
  readonly subject: AuditSubject;
  readonly subjectId?: number | null;
}

/** Writes down what somebody of the office did, in the transaction of the action: both are there or neither. */
export async function recordAudit(tx: Tx, author: Author, ...audited: readonly Audited[]): Promise<void> {
  const { memberId: actorId, now: createdAt, address = null } = author;
  await tx.auditEntry.createMany({ data: audited.map((line) => ({ ...line, actorId, address, createdAt })) });
}
