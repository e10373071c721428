// Sends a link to an address, to prove that mail arrives there: at registration, when the member asks again,
// and for another address. Another address counts only once it is proved.
import type { Tx } from "#prisma/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { type Addressee, writeMail } from "#schema/core/mail/write-mail.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { endLinks } from "./end-links.ts";

interface Asking {
  readonly links: OneTimeLinks;
  readonly now: Date;
}

/** @param to the member, with the address that is to be proved */
export async function askForProof(tx: Tx, to: Addressee, { links, now }: Asking): Promise<void> {
  await writeProof(tx, to, { links, now }, true);
}

/**
 * Asks a member to prove another address. An address that somebody else has looks the same to the viewer, but
 * no mail goes there. An earlier change that waits is forgotten.
 */
export async function askForNewEmail(
  tx: Tx,
  member: Addressee,
  email: string,
  { links, now }: Asking,
): Promise<void> {
  await cancelEmailChange(tx, member);
  const taken = await tx.member.count({ where: { emailKey: emailKey(email) } });
  await writeProof(tx, { ...member, email }, { links, now }, taken === 0);
}

/** Forgets the address a member wanted to change to. */
export async function cancelEmailChange(tx: Tx, { id, email }: Addressee): Promise<void> {
  await endLinks(tx, { memberId: id, kind: "EMAIL_PROOF", email: { not: email } });
}

/** The address a member has yet to prove before it takes the place of the present one; null without one. */
export async function pendingEmail(
  tx: Pick<Tx, "oneTimeToken">,
  { id, email }: Pick<Addressee, "id" | "email">,
  now: Date,
): Promise<string | null> {
  const token = await tx.oneTimeToken.findFirst({
    where: { memberId: id, kind: "EMAIL_PROOF", email: { not: email }, expiresAt: { gt: now } },
    orderBy: { createdAt: "desc" },
    select: { email: true },
  });
  return token?.email ?? null;
}

async function writeProof(tx: Tx, to: Addressee, { links, now }: Asking, isSent: boolean): Promise<void> {
  const token = links.newToken();
  await tx.oneTimeToken.create({
    data: {
      ...token,
      kind: "EMAIL_PROOF",
      memberId: to.id,
      email: to.email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + DAY),
    },
  });
  if (isSent) await writeMail(tx, "EMAIL_PROOF", to, { now, tokenId: token.id });
}
