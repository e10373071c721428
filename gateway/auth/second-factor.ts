// POST /api/v1/login/second-factor: a code after the password. Wrong ones are counted as wrong passwords are.
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import { recordSignIn } from "#schema/people/sign-ins/record-sign-in.ts";
import type { SecondFactor } from "#schema/validation/people/factors.ts";
import type { LoginTools } from "./login.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";
import { originOf, type Sender } from "./sender.ts";
import { finishSignIn, type LoggedIn } from "./signing-in.ts";
import { takeTry } from "./take-try.ts";
import { spendTotp } from "./totp.ts";

/** Uses a code up, of the app or of the printed list. @returns which it was; null: it is none */
export async function spendCode(
  memberId: number,
  code: string,
  now: Date,
): Promise<"TOTP" | "RECOVERY_CODE" | null> {
  if (await spendTotp(db, memberId, code, now)) return "TOTP";
  return (await spendRecoveryCode(db, memberId, code)) ? "RECOVERY_CODE" : null;
}

/** @throws HttpError SIGN_IN_ENDED when the password has to be typed again; VALIDATION at `code`; TOO_MANY_TRIES */
export async function signInWithCode(
  tools: LoginTools,
  { ticket, code }: SecondFactor,
  from: Sender,
): Promise<LoggedIn> {
  const member = await tools.tickets.read(ticket);
  if (!member) throw new HttpError("SIGN_IN_ENDED");
  const giveBack = await takeTry(tools, member.emailKey, from);
  const now = tools.clock.now();
  const factor = await spendCode(member.id, code, now);
  if (!factor) {
    const line = { kind: "FAILED", reason: "WRONG_CODE", memberId: member.id, ...originOf(from) } as const;
    await recordSignIn(db, line, now);
    throw new HttpError("VALIDATION", { fields: { code: ["CODE_WRONG"] } });
  }
  await giveBack();
  return await finishSignIn(tools, member, from, factor);
}
