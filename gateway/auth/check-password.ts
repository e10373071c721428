// Asks for the password once more, before something changes the account as a whole.
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { Viewer } from "#schema/context.ts";
import { isPassword } from "./passwords.ts";
import type { Throttle } from "./throttle.ts";

/**
 * The member, whose password it is.
 * @throws HttpError VALIDATION at `password`, TOO_MANY_TRIES, SESSION_EXPIRED when the member is gone
 */
export async function checkPassword(throttle: Throttle, { memberId }: Viewer, password: string) {
  const giveBack = await throttle.passwordChange(memberId);
  const member = await db.member.findUnique({
    where: { id: memberId, status: "ACTIVE" },
    select: { id: true, email: true, emailKey: true, language: true, passwordHash: true },
  });
  if (!member) throw new HttpError("SESSION_EXPIRED");
  if (!(await isPassword(password, member.passwordHash))) {
    throw new HttpError("VALIDATION", { fields: { password: ["PASSWORD_WRONG"] } });
  }
  await giveBack();
  return member;
}
