// Defines what a sign-in leaves behind: one line, which says whether the device was new to the account, and
// then a mail to the owner.
import type { Tx } from "#prisma/client.ts";
import { momentIn } from "#schema/core/mail/mail-details.ts";
import { type Addressee, writeMail } from "#schema/core/mail/write-mail.ts";
import { deviceOf } from "#schema/people/account/device.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { type Origin, recordSignIn } from "./record-sign-in.ts";

interface SignedIn extends Addressee {
  readonly createdAt: Date;
}

/**
 * @param from.reason the second factor, or what replaced the password
 * @param from.isKnown whether the account was signed in to on this device before (decision 57)
 */
export async function noteSignedIn(
  tx: Tx,
  member: SignedIn,
  { isKnown, reason, ...from }: Origin & { readonly isKnown: boolean; readonly reason?: string | undefined },
  now: Date,
): Promise<void> {
  const isNews = !isKnown && (await hadAnother(tx, member, now));
  const kind = isNews ? "NEW_DEVICE" : "SIGNED_IN";
  await recordSignIn(tx, { kind, memberId: member.id, ...(reason && { reason }), ...from }, now);
  if (!isNews) return;
  const { browser, system } = deviceOf(from.userAgent);
  const device = [browser, system].filter((name) => name !== null).join(" · ");
  const details = { at: momentIn(member.language, now), ...(device && { device }) };
  await writeMail(tx, "NEW_DEVICE", member, { now, details });
}

/** A member who has just registered has no other device: the account is a day old, or was signed in to before. */
async function hadAnother(tx: Tx, { id, createdAt }: SignedIn, now: Date): Promise<boolean> {
  if (now.getTime() - createdAt.getTime() > DAY) return true;
  const earlier = await tx.signInRecord.findFirst({
    where: { memberId: id, kind: { in: ["SIGNED_IN", "NEW_DEVICE"] } },
    select: { id: true },
  });
  return earlier !== null;
}
