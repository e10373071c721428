// A member leaves. Personal data stays for thirty days, in which the office can bring the account back. Then
// erase-members.ts erases it.
import type { Tx } from "#prisma/client.ts";
import { type Addressee, writeMail } from "#schema/core/mail/write-mail.ts";
import { DomainError } from "#schema/errors.ts";
import { isLastSuper } from "#schema/people/staff/last-super.ts";
import { onMemberLeaving } from "./account-events.ts";
import { endLinks } from "./end-links.ts";

interface Withdrawing extends Addressee {
  /** As it was when the password was checked. */
  readonly passwordHash: string;
}

interface Leaving {
  readonly actorId: number;
  readonly now: Date;
  readonly refundAccount: string | null;
}

/**
 * Closes an account: sessions and links end, applications are withdrawn, and open payments and requests are dropped.
 * @param options.actorId who did it, for the histories: the owner or somebody of the office
 * @param options.refundAccount where money goes that comes back
 * @returns the new content version, or null when visitors see nothing of it
 * @throws DomainError SESSION_EXPIRED when the account was closed or its password changed meanwhile;
 * LAST_SUPER; VALIDATION for an owner who names no account while a refund without one is under way, or
 * becomes due by the closing
 */
export async function withdrawAccount(
  tx: Tx,
  member: Withdrawing,
  { actorId, now, refundAccount }: Leaving,
): Promise<bigint | null> {
  const { id } = member;
  await close(tx, member, now);
  await tx.session.deleteMany({ where: { memberId: id } });
  await endLinks(tx, { memberId: id });
  await tx.subscription.deleteMany({ where: { memberId: id } });
  await tx.openingNotice.deleteMany({ where: { memberId: id } });
  await tx.gradeRequest.deleteMany({ where: { memberId: id, status: "PENDING" } });
  const versions = await onMemberLeaving.happen(tx, { memberId: id, actorId, now, refundAccount });
  await writeMail(tx, "ACCOUNT_WITHDRAWN", member, { now });
  return versions.findLast((version) => version !== null) ?? null;
}

/** Of two at once the later finds the account closed. */
async function close(tx: Tx, { id, passwordHash }: Withdrawing, now: Date): Promise<void> {
  try {
    const { count } = await tx.member.updateMany({
      where: { id, passwordHash, status: { in: ["ACTIVE", "DORMANT"] } },
      data: { status: "WITHDRAWN", withdrawnAt: now, dormantAt: null, version: { increment: 1 } },
    });
    if (count === 0) throw new DomainError("SESSION_EXPIRED");
    await tx.staffAssignment.deleteMany({ where: { memberId: id } });
  } catch (error) {
    throw isLastSuper(error) ? new DomainError("LAST_SUPER") : error;
  }
}
