import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { MemberStatus } from "#prisma/generated/enums.ts";
import { deleteBounces } from "#schema/core/mail/address-bounces.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { DomainError } from "#schema/errors.ts";
import { reopened } from "#schema/people/dormancy/reopen-account.ts";
import { type Origin, recordSignIn } from "#schema/people/sign-ins/record-sign-in.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { onAddressProved } from "./account-events.ts";
import { endLinks } from "./end-links.ts";

export interface ProvedEmail {
  readonly memberId: number;
  readonly email: string;
  /** The account was dormant. */
  readonly isReopened: boolean;
}

/** A dormant account opens again by the proof of its address (decision 241). */
const PROVABLE = ["ACTIVE", "DORMANT"] as const;

/**
 * Uses up a link: its address is proved. A new address replaces the member's; then the old one is notified,
 * and links that were sent there end.
 * @throws DomainError LINK_ENDED, also when the address has meanwhile become somebody else's: the unique index decides
 */
export async function proveEmail(tx: Tx, tokenHash: string, from: Origin, now: Date): Promise<ProvedEmail> {
  const found = await tx.oneTimeToken.findFirst({
    where: {
      tokenHash,
      kind: "EMAIL_PROOF",
      expiresAt: { gt: now },
      member: { status: { in: [...PROVABLE] } },
    },
    select: {
      id: true,
      email: true,
      member: { select: { id: true, email: true, emailKey: true, language: true, status: true } },
    },
  });
  if (!found?.email || !found.member) throw new DomainError("LINK_ENDED");
  const { id, email, member } = found;
  // Of two uses at once the later finds it gone.
  const used = await tx.oneTimeToken.deleteMany({ where: { id } });
  if (used.count === 0) throw new DomainError("LINK_ENDED");
  const isAnother = emailKey(email) !== member.emailKey;
  const { count } = await write(tx, member, isAnother ? { email, emailKey: emailKey(email) } : {}, now);
  if (count === 0) throw new DomainError("LINK_ENDED");
  await deleteBounces(tx, email);
  await endLinks(tx, { memberId: member.id, ...(isAnother ? {} : { kind: "EMAIL_PROOF", email }) });
  if (isAnother) {
    await recordSignIn(tx, { kind: "EMAIL_CHANGED", memberId: member.id, ...from }, now);
    await writeMail(tx, "EMAIL_CHANGED", member, { now });
  }
  await onAddressProved.happen(tx, { memberId: member.id, emailKey: emailKey(email) });
  const isReopened = member.status === "DORMANT";
  return { memberId: member.id, email: isAnother ? email : member.email, isReopened };
}

async function write(
  tx: Tx,
  member: { readonly id: number; readonly emailKey: string; readonly status: MemberStatus },
  change: { readonly email?: string; readonly emailKey?: string },
  now: Date,
): Promise<{ count: number }> {
  try {
    // Only while the old address is still there: of two changes at once the later changes nothing.
    return await tx.member.updateMany({
      where: { id: member.id, emailKey: member.emailKey, status: member.status },
      data: {
        ...change,
        ...(member.status === "DORMANT" ? reopened(now) : {}),
        emailProvedAt: now,
        version: { increment: 1 },
      },
    });
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")) throw error;
    throw new DomainError("LINK_ENDED");
  }
}
