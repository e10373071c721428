// PATCH /api/v1/change-password: the new password, the end of every session and the start of a fresh one are one transaction.
import { hashPassword, isPassword } from "#gateway/auth/passwords.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { Viewer } from "#schema/context.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { recordSignIn } from "#schema/people/sign-ins/record-sign-in.ts";
import { emailKey, type PasswordChange } from "#schema/validation/people/members.ts";
import type { Guesses } from "./guesses.ts";
import { refuseGuessable } from "./refuse-guessable.ts";
import { requireRecentFactor } from "./require-recent.ts";
import { originOf, type Sender } from "./sender.ts";
import { type SessionTools, startSession } from "./start-session.ts";
import type { Throttle } from "./throttle.ts";

/**
 * Changes the member's password.
 * @returns a token for the only session left
 * @throws HttpError VALIDATION, TOO_MANY_TRIES, REAUTH_REQUIRED, or SESSION_EXPIRED when the session ended while this ran
 */
export async function changePassword(
  tools: SessionTools & { readonly throttle: Throttle; readonly guesses: Guesses },
  viewer: Viewer,
  input: PasswordChange,
  from: Sender,
): Promise<string> {
  const { memberId } = viewer;
  await requireRecentFactor(viewer, tools.clock);
  const giveBack = await tools.throttle.passwordChange(memberId);
  const member = await db.member.findUnique({
    where: { id: memberId },
    select: { id: true, email: true, name: true, language: true, passwordHash: true, emailKey: true },
  });
  if (!member) throw new HttpError("SESSION_EXPIRED");
  if (!(await isPassword(input.old_password, member.passwordHash))) {
    throw new HttpError("VALIDATION", { fields: { old_password: ["OLD_PASSWORD_WRONG"] } });
  }
  await giveBack();
  if (emailKey(input.new_password) === member.emailKey) {
    throw new HttpError("VALIDATION", { fields: { new_password: ["PASSWORD_IS_EMAIL"] } });
  }
  await refuseGuessable(tools.guesses, input.new_password, "new_password", [member.email, member.name]);
  const passwordHash = await hashPassword(input.new_password);
  return await db.$transaction(async (tx) => {
    // Only over the password that was checked: of two changes at once the later finds its session ended.
    const changed = await tx.member.updateMany({
      where: { id: memberId, passwordHash: member.passwordHash, status: "ACTIVE" },
      data: { passwordHash },
    });
    const own = await tx.session.deleteMany({ where: { id: viewer.sessionId } });
    if (changed.count === 0 || own.count === 0) throw new HttpError("SESSION_EXPIRED");
    await tx.session.deleteMany({ where: { memberId } });
    const now = tools.clock.now();
    await writeMail(tx, "PASSWORD_CHANGED", member, { now });
    await recordSignIn(tx, { kind: "PASSWORD_CHANGED", memberId, ...originOf(from) }, now);
    return await startSession(tx, tools, memberId, from.userAgent);
  });
}
