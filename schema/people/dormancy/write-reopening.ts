import type { Tx } from "#prisma/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { type Addressee, writeMail } from "#schema/core/mail/write-mail.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { REOPENING_DAYS } from "#schema/validation/overview/retention.ts";

/** Writes the mail whose link proves the address and so opens a dormant account again. */
export async function writeReopening(
  tx: Tx,
  member: Addressee,
  { links, now }: { readonly links: OneTimeLinks; readonly now: Date },
): Promise<void> {
  const token = links.newToken();
  await tx.oneTimeToken.create({
    data: {
      ...token,
      kind: "EMAIL_PROOF",
      memberId: member.id,
      email: member.email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + REOPENING_DAYS * DAY),
    },
  });
  await writeMail(tx, "ACCOUNT_DORMANT", member, { now, tokenId: token.id });
}
