// POST /api/v1/login/passkey: a key of a device in place of address, password and second factor.
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { PasskeySignIn } from "#schema/validation/people/factors.ts";
import type { LoginTools } from "./login.ts";
import type { Passkeys } from "./passkeys.ts";
import type { Sender } from "./sender.ts";
import { finishSignIn, type LoggedIn, SIGNING_IN } from "./signing-in.ts";

/** @throws HttpError LOGIN_FAILED for whatever does not hold, all alike; TOO_MANY_TRIES */
export async function signInWithPasskey(
  tools: LoginTools & { readonly passkeys: Passkeys },
  input: PasskeySignIn,
  from: Sender,
): Promise<LoggedIn> {
  const giveBack = await tools.throttle.link(from.address);
  const memberId = await tools.passkeys.use(input);
  const where = { id: memberId ?? 0, status: "ACTIVE" } as const;
  const member = await db.member.findFirst({ where, select: SIGNING_IN });
  if (!member) throw new HttpError("LOGIN_FAILED");
  await giveBack();
  return await finishSignIn(tools, member, from, "PASSKEY");
}
