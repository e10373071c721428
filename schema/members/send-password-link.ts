import type { Tx } from "#prisma/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { DomainError } from "#schema/errors.ts";
import { type Addressee, writeMail } from "#schema/mail/write-mail.ts";
import type { Deed } from "#schema/office-mutation.ts";
import type { LockedMember } from "./lock-member.ts";

const HALF_AN_HOUR_MS = 30 * 60 * 1_000;

/** Writes the mail whose link chooses a new password; the link is good for half an hour, once. */
export async function sendPasswordLink(
  tx: Tx,
  member: Addressee,
  { links, now }: { readonly links: OneTimeLinks; readonly now: Date },
): Promise<void> {
  const token = links.newToken();
  await tx.oneTimeToken.create({
    data: {
      ...token,
      kind: "PASSWORD_RESET",
      memberId: member.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + HALF_AN_HOUR_MS),
    },
  });
  await writeMail(tx, "PASSWORD_RESET", member, { now, tokenId: token.id });
}

/**
 * Sends it by the office.
 * @throws DomainError CONFLICT for an account that is not active
 */
export async function sendResetLink(
  tx: Tx,
  member: LockedMember,
  sending: { readonly links: OneTimeLinks; readonly now: Date },
): Promise<Deed> {
  if (member.status !== "ACTIVE") throw new DomainError("CONFLICT");
  await sendPasswordLink(tx, member, sending);
  return { result: member.id, lines: [{ subjectId: member.id }] };
}
