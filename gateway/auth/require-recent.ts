import { HttpError } from "#gateway/http/errors.ts";
import type { Clock, Viewer } from "#schema/context.ts";
import { hasProvedRecently } from "#schema/policies/people/recent-proof.ts";
import { findFactors } from "./factors-of.ts";

/** @throws HttpError REAUTH_REQUIRED for somebody who has to prove who they are once more (docs/sign-in.md#sign-in) */
export function requireRecent(viewer: Viewer, clock: Clock): void {
  if (!hasProvedRecently(viewer, clock.now())) throw new HttpError("REAUTH_REQUIRED");
}

/**
 * For what asks for the password in its own form: who has a second factor proves with it as well.
 * @throws HttpError REAUTH_REQUIRED
 */
export async function requireRecentFactor(viewer: Viewer, clock: Clock): Promise<void> {
  if (hasProvedRecently(viewer, clock.now())) return;
  if ((await findFactors(viewer.memberId)).length > 0) throw new HttpError("REAUTH_REQUIRED");
}
