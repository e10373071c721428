import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { withdrawAccount } from "#schema/people/account/withdraw-account.ts";
import type { LockedMember } from "./lock-member.ts";

/**
 * The office closes an account that somebody asked it to close, by the same way as the owner.
 * @throws DomainError CONFLICT {status} when it is neither active nor dormant; LAST_SUPER
 */
export async function closeMember(
  tx: Tx,
  member: LockedMember,
  reason: string,
  { memberId: actorId, now }: Author,
): Promise<ActionResult> {
  const { id, status } = member;
  if (status !== "ACTIVE" && status !== "DORMANT")
    throw new DomainError("CONFLICT", { conflict: { status } });
  const { passwordHash } = await tx.member.findUniqueOrThrow({
    where: { id },
    select: { passwordHash: true },
  });
  const contentVersion = await withdrawAccount(
    tx,
    { ...member, passwordHash },
    { actorId, now, refundAccount: null },
  );
  const line = { subjectId: id, before: { status }, after: { status: "WITHDRAWN" }, reason };
  return { result: id, lines: [line], contentVersion };
}
