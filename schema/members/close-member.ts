import type { Tx } from "#prisma/client.ts";
import { withdrawAccount } from "#schema/account/withdraw-account.ts";
import { recordAudit } from "#schema/audit/record-audit.ts";
import { DomainError } from "#schema/errors.ts";
import type { Author } from "#schema/shared/author.ts";
import type { LockedMember } from "./lock-member.ts";

/**
 * The office closes an account that somebody asked it to close, by the same way as the owner.
 * @returns the new content version, or null when visitors see nothing of it
 * @throws DomainError CONFLICT {status} when it is not active; LAST_SUPER
 */
export async function closeMember(
  tx: Tx,
  member: LockedMember,
  reason: string,
  author: Author,
): Promise<bigint | null> {
  const { id, status } = member;
  if (status !== "ACTIVE") throw new DomainError("CONFLICT", { conflict: { status } });
  const { passwordHash } = await tx.member.findUniqueOrThrow({
    where: { id },
    select: { passwordHash: true },
  });
  await recordAudit(tx, author, {
    action: "withdrawMember",
    subject: "member",
    subjectId: id,
    before: { status },
    after: { status: "WITHDRAWN" },
    reason,
  });
  const { memberId: actorId, now } = author;
  return await withdrawAccount(tx, { ...member, passwordHash }, { actorId, now, refundAccount: null });
}
