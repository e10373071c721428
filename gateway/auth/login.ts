// POST /api/v1/login. A wrong password, an unknown address and an account that is suspended or withdrawn get the same answer
// after the same work.
import { isPassword } from "#gateway/auth/passwords.ts";
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { writeReopening } from "#schema/people/dormancy/write-reopening.ts";
import { recordSignIn } from "#schema/people/sign-ins/record-sign-in.ts";
import { emailKey, type Login } from "#schema/validation/people/members.ts";
import type { SignInReason } from "#schema/validation/people/sign-ins.ts";
import { type Factor, factorsOf } from "./factors-of.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { LoginTickets } from "./login-tickets.ts";
import { originOf, type Sender } from "./sender.ts";
import { finishSignIn, type LoggedIn, SIGNING_IN, type SigningIn } from "./signing-in.ts";
import type { SessionTools } from "./start-session.ts";
import { accountOf, takeTry } from "./take-try.ts";
import type { Throttle } from "./throttle.ts";

export interface LoginTools extends SessionTools {
  readonly throttle: Throttle;
  readonly devices: KnownDevices;
  readonly tickets: LoginTickets;
  readonly links: OneTimeLinks;
}

/** The password was right, and the account asks for more (docs/sign-in.md#sign-in). */
interface FactorRequired {
  readonly ticket: string;
  readonly factors: readonly Factor[];
}

/**
 * Who knows the password of a dormant account is sent the link that opens it again.
 * @throws HttpError LOGIN_FAILED, ACCOUNT_DORMANT or TOO_MANY_TRIES
 */
export async function logIn(
  tools: LoginTools,
  input: Login,
  from: Sender,
): Promise<LoggedIn | FactorRequired> {
  const key = emailKey(input.email);
  const giveBack = await takeTry(tools, key, from);
  const member = await db.member.findUnique({ where: { emailKey: key }, select: SIGNING_IN });
  const candidate = member?.status === "ACTIVE" || member?.status === "DORMANT" ? member : null;
  const matches = await isPassword(input.password, candidate?.passwordHash ?? null);
  if (!candidate || !matches) {
    const reason: SignInReason = !member ? "NO_ACCOUNT" : candidate ? "WRONG_PASSWORD" : "NOT_ACTIVE";
    const line = { kind: "FAILED", reason, ...accountOf(member, key), ...originOf(from) } as const;
    await recordSignIn(db, line, tools.clock.now());
    throw new HttpError("LOGIN_FAILED");
  }
  await giveBack();
  if (candidate.status === "DORMANT") return await refuseDormant(tools, candidate, from);
  const factors = factorsOf(candidate);
  if (factors.length > 0) return { ticket: tools.tickets.issue(candidate), factors };
  return await finishSignIn(tools, candidate, from);
}

/** The mail goes out at most as often as one that proves an address. @throws HttpError ACCOUNT_DORMANT, TOO_MANY_TRIES */
async function refuseDormant(
  { throttle, links, clock }: LoginTools,
  member: SigningIn,
  from: Sender,
): Promise<never> {
  const now = clock.now();
  const line = { kind: "FAILED", reason: "NOT_ACTIVE", memberId: member.id, ...originOf(from) } as const;
  await recordSignIn(db, line, now);
  await throttle.proof(member.id, member.emailKey);
  await db.$transaction((tx) => writeReopening(tx, member, { links, now }));
  throw new HttpError("ACCOUNT_DORMANT");
}
