import type { Tx } from "#prisma/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { type Addressee, writeMail } from "#schema/core/mail/write-mail.ts";
import { DomainError, refuseTooSoon } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import type { LockedMember } from "./lock-member.ts";

const HALF_AN_HOUR_MS = 30 * 60 * 1_000;
/** A second link within it would only end the first, which is on its way. */

/**
 * Makes what a link that chooses a new password carries; it is good for half an hour, once.
 * @returns its id, for `links.linkTo`
 */
export async function createPasswordToken(
  tx: Tx,
  memberId: number,
  { links, now }: { readonly links: OneTimeLinks; readonly now: Date },
): Promise<string> {
  const token = links.newToken();
  const expiresAt = new Date(now.getTime() + HALF_AN_HOUR_MS);
  await tx.oneTimeToken.create({
    data: { ...token, kind: "PASSWORD_RESET", memberId, createdAt: now, expiresAt },
  });
  return token.id;
}

/** Writes the mail with such a link. */
export async function sendPasswordLink(
  tx: Tx,
  member: Addressee,
  making: { readonly links: OneTimeLinks; readonly now: Date },
): Promise<void> {
  const tokenId = await createPasswordToken(tx, member.id, making);
  await writeMail(tx, "PASSWORD_RESET", member, { now: making.now, tokenId });
}

/**
 * Sends it by the office.
 * @throws DomainError CONFLICT for an account that is not active; SENT_JUST_NOW where a link went out within the last minute
 */
export async function sendResetLink(
  tx: Tx,
  member: LockedMember,
  sending: { readonly links: OneTimeLinks; readonly now: Date },
): Promise<ActionResult> {
  if (member.status !== "ACTIVE") throw new DomainError("CONFLICT");
  const sent = await tx.oneTimeToken.findFirst({
    where: { memberId: member.id, kind: "PASSWORD_RESET" },
    select: { createdAt: true },
    orderBy: { createdAt: "desc" },
  });
  if (sent) refuseTooSoon(sent.createdAt, MINUTE, sending.now);
  await sendPasswordLink(tx, member, sending);
  return { result: member.id, lines: [{ subjectId: member.id }] };
}
