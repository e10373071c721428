// POST /api/v1/reauthenticate: somebody signed in proves once more who it is (decision 66).
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { Clock, Viewer } from "#schema/context.ts";
import type { Reauthentication } from "#schema/validation/factors.ts";
import { checkPassword } from "./check-password.ts";
import { spendCode } from "./second-factor.ts";
import type { Throttle } from "./throttle.ts";

/** @throws HttpError VALIDATION at `password` or `code`, TOO_MANY_TRIES, SESSION_EXPIRED */
export async function reauthenticate(
  { throttle, clock }: { readonly throttle: Throttle; readonly clock: Clock },
  viewer: Viewer,
  input: Reauthentication,
): Promise<void> {
  if ("password" in input) await checkPassword(throttle, viewer, input.password);
  else {
    const giveBack = await throttle.passwordChange(viewer.memberId);
    const factor = await spendCode(viewer.memberId, input.code, clock.now());
    if (!factor) throw new HttpError("VALIDATION", { fields: { code: ["CODE_WRONG"] } });
    await giveBack();
  }
  const { count } = await db.session.updateMany({
    where: { id: viewer.sessionId },
    data: { authenticatedAt: clock.now() },
  });
  if (count === 0) throw new HttpError("SESSION_EXPIRED");
}
