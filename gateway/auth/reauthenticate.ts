// Somebody signed in proves once more who it is (docs/sign-in.md#sign-in, decision 212): by the second factor
// where there is one, else by the password.
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { Clock, Viewer } from "#schema/context.ts";
import type { Reauthentication } from "#schema/validation/people/factors.ts";
import { checkPassword } from "./check-password.ts";
import { type Factor, findFactors } from "./factors-of.ts";
import type { Offer, Passkeys } from "./passkeys.ts";
import { spendCode } from "./second-factor.ts";
import type { Throttle } from "./throttle.ts";

interface ProofTools {
  readonly throttle: Throttle;
  readonly clock: Clock;
  readonly passkeys: Passkeys;
}

/**
 * POST /api/v1/reauthenticate/options: what the person proves it with, and what the browser is asked where that may be a passkey.
 */
export async function offerProof(
  { passkeys }: ProofTools,
  { memberId }: Viewer,
): Promise<{ readonly factors: readonly Factor[] } & Partial<Offer>> {
  const factors = await findFactors(memberId);
  return { factors, ...(factors.includes("PASSKEY") ? await passkeys.ask(memberId) : {}) };
}

/**
 * POST /api/v1/reauthenticate.
 * @throws HttpError VALIDATION at `password`, `code` or `response`, TOO_MANY_TRIES, SESSION_EXPIRED
 */
export async function reauthenticate(
  tools: ProofTools,
  viewer: Viewer,
  input: Reauthentication,
): Promise<void> {
  if ("password" in input) await provePassword(tools, viewer, input.password);
  else await proveFactor(tools, viewer, input);
  const { count } = await db.session.updateMany({
    where: { id: viewer.sessionId },
    data: { authenticatedAt: tools.clock.now() },
  });
  if (count === 0) throw new HttpError("SESSION_EXPIRED");
}

/** Anyone who found out a password must not get round the factor with it. */
async function provePassword({ throttle }: ProofTools, viewer: Viewer, password: string): Promise<void> {
  if ((await findFactors(viewer.memberId)).length > 0) {
    throw new HttpError("VALIDATION", { fields: { password: ["FACTOR_NEEDED"] } });
  }
  await checkPassword(throttle, viewer, password);
}

async function proveFactor(
  { throttle, clock, passkeys }: ProofTools,
  { memberId }: Viewer,
  input: Exclude<Reauthentication, { password: string }>,
): Promise<void> {
  const giveBack = await throttle.passwordChange(memberId);
  if ("code" in input) {
    const factor = await spendCode(memberId, input.code, clock.now());
    if (!factor) throw new HttpError("VALIDATION", { fields: { code: ["CODE_WRONG"] } });
  } else if ((await passkeys.use(input, memberId)) === null) {
    throw new HttpError("VALIDATION", { fields: { response: ["PASSKEY_REFUSED"] } });
  }
  await giveBack();
}
