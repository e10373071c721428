// Locking somebody out, and letting them in again.
import type { Tx } from "#prisma/client.ts";
import type { MemberStatus } from "#prisma/generated/enums.ts";
import { DomainError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { reopened } from "#schema/people/dormancy/reopen-account.ts";
import type { LockedMember } from "./lock-member.ts";

/**
 * Ends the member's sessions and keeps the account from signing in.
 * @throws DomainError CONFLICT {status} when it is not active. The database refuses it for the last SUPER (LAST_SUPER)
 */
export async function suspendMember(tx: Tx, member: LockedMember, reason: string): Promise<ActionResult> {
  if (member.status !== "ACTIVE") throw new DomainError("CONFLICT", { conflict: { status: member.status } });
  await tx.session.deleteMany({ where: { memberId: member.id } });
  return await write(tx, member, { to: "SUSPENDED", reason });
}

/**
 * Lets the account sign in again: one that was suspended or is dormant, or closed and not yet erased.
 * @throws DomainError CONFLICT {status} when it is active or erased
 */
export async function restoreMember(
  tx: Tx,
  member: LockedMember,
  { reason, now }: { readonly reason: string | null; readonly now: Date },
): Promise<ActionResult> {
  const { erasedAt } = await tx.member.findUniqueOrThrow({
    where: { id: member.id },
    select: { erasedAt: true },
  });
  if (member.status === "ACTIVE" || erasedAt !== null) {
    throw new DomainError("CONFLICT", { conflict: { status: member.status } });
  }
  if (member.status === "DORMANT") await tx.member.update({ where: { id: member.id }, data: reopened(now) });
  return await write(tx, member, { to: "ACTIVE", reason });
}

async function write(
  tx: Tx,
  member: LockedMember,
  change: { readonly to: MemberStatus; readonly reason: string | null },
): Promise<ActionResult> {
  const { to, reason } = change;
  await tx.member.update({
    where: { id: member.id },
    data: { status: to, version: { increment: 1 }, ...(to === "ACTIVE" ? { withdrawnAt: null } : {}) },
  });
  const { id, status } = member;
  return { result: id, lines: [{ subjectId: id, before: { status }, after: { status: to }, reason }] };
}
