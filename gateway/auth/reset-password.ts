// POST /api/v1/reset-password, by the link of a lost password or of an invitation: the link is used up, the
// password changed and every session ended in one transaction.
import { hashPassword } from "#gateway/auth/passwords.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { Clock, OneTimeLinks } from "#schema/context.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { onAddressProved } from "#schema/people/account/account-events.ts";
import { recordSignIn } from "#schema/people/sign-ins/record-sign-in.ts";
import { emailKey, type PasswordReset } from "#schema/validation/people/members.ts";
import type { Guesses } from "./guesses.ts";
import { refuseGuessable } from "./refuse-guessable.ts";
import { originOf, type Sender } from "./sender.ts";
import type { Throttle } from "./throttle.ts";

/** Links by which a password is chosen. */
const KINDS = ["PASSWORD_RESET", "INVITATION"] as const;

/** @throws HttpError LINK_ENDED for a link that is unknown, used or too old, all alike; VALIDATION; TOO_MANY_TRIES */
export async function resetPassword(
  {
    throttle,
    clock,
    links,
    guesses,
  }: {
    readonly throttle: Throttle;
    readonly clock: Clock;
    readonly links: OneTimeLinks;
    readonly guesses: Guesses;
  },
  input: PasswordReset,
  from: Sender,
): Promise<void> {
  const giveBack = await throttle.link(from.address);
  const now = clock.now();
  const link = {
    tokenHash: links.hashOf(input.token),
    kind: { in: [...KINDS] },
    expiresAt: { gt: now },
    member: { status: "ACTIVE" },
  } satisfies Prisma.OneTimeTokenWhereInput;
  const found = await db.oneTimeToken.findFirst({
    where: link,
    select: {
      id: true,
      kind: true,
      member: { select: { id: true, email: true, name: true, emailKey: true, language: true } },
    },
  });
  if (!found?.member) throw new HttpError("LINK_ENDED");
  await giveBack();
  const { id, member } = found;
  const isInvited = found.kind === "INVITATION";
  if (emailKey(input.new_password) === member.emailKey) {
    throw new HttpError("VALIDATION", { fields: { new_password: ["PASSWORD_IS_EMAIL"] } });
  }
  await refuseGuessable(guesses, input.new_password, "new_password", [member.email, member.name]);
  const passwordHash = await hashPassword(input.new_password);
  await db.$transaction(async (tx) => {
    // Of two uses at once the later finds it gone.
    const used = await tx.oneTimeToken.deleteMany({ where: { id, expiresAt: { gt: now } } });
    const changed = await tx.member.updateMany({
      where: { id: member.id, status: "ACTIVE" },
      data: { passwordHash },
    });
    // The invitation went to the address, and nowhere else.
    if (isInvited) {
      await tx.member.updateMany({
        where: { id: member.id, emailProvedAt: null },
        data: { emailProvedAt: now },
      });
      await onAddressProved.happen(tx, { memberId: member.id, emailKey: member.emailKey });
    }
    if (used.count === 0 || changed.count === 0) throw new HttpError("LINK_ENDED");
    await tx.oneTimeToken.deleteMany({ where: { memberId: member.id, kind: { in: [...KINDS] } } });
    await tx.session.deleteMany({ where: { memberId: member.id } });
    await recordSignIn(tx, { kind: "PASSWORD_RESET", memberId: member.id, ...originOf(from) }, now);
    if (!isInvited) await writeMail(tx, "PASSWORD_CHANGED", member, { now });
  });
  await throttle.login.forget(member.emailKey);
}
