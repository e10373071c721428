// POST /api/v1/login. A wrong password, an unknown address and an account that is suspended or withdrawn get the same answer
// after the same work.
import { isPassword } from "#gateway/auth/passwords.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import { recordSignIn } from "#schema/sign-ins/record-sign-in.ts";
import { emailKey, type Login } from "#schema/validation/members.ts";
import type { SignInReason } from "#schema/validation/sign-ins.ts";
import { type Factor, factorsOf } from "./factors-of.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { LoginTickets } from "./login-tickets.ts";
import { originOf, type Sender } from "./sender.ts";
import { finishSignIn, type LoggedIn, SIGNING_IN } from "./signing-in.ts";
import type { SessionTools } from "./start-session.ts";
import { accountOf, takeTry } from "./take-try.ts";
import type { Throttle } from "./throttle.ts";

export interface LoginTools extends SessionTools {
  readonly throttle: Throttle;
  readonly devices: KnownDevices;
  readonly tickets: LoginTickets;
}

/** The password was right, and the account asks for more (decision 65). */
export interface FactorAsked {
  readonly ticket: string;
  readonly factors: readonly Factor[];
}

/** @throws HttpError LOGIN_FAILED or TOO_MANY_TRIES */
export async function logIn(tools: LoginTools, input: Login, from: Sender): Promise<LoggedIn | FactorAsked> {
  const key = emailKey(input.email);
  const giveBack = await takeTry(tools, key, from);
  const member = await db.member.findUnique({ where: { emailKey: key }, select: SIGNING_IN });
  const candidate = member?.status === "ACTIVE" ? member : null;
  const matches = await isPassword(input.password, candidate?.passwordHash ?? null);
  if (!candidate || !matches) {
    const reason: SignInReason = !member ? "NO_ACCOUNT" : candidate ? "WRONG_PASSWORD" : "NOT_ACTIVE";
    const line = { kind: "FAILED", reason, ...accountOf(member, key), ...originOf(from) } as const;
    await recordSignIn(db, line, tools.clock.now());
    throw new HttpError("LOGIN_FAILED");
  }
  await giveBack();
  const factors = factorsOf(candidate);
  if (factors.length > 0) return { ticket: tools.tickets.issue(candidate), factors };
  return await finishSignIn(tools, candidate, from);
}
