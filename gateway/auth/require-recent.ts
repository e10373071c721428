import { HttpError } from "#gateway/http/errors.ts";
import type { Clock, Viewer } from "#schema/context.ts";
import { hasProvedRecently } from "#schema/policies/recent-proof.ts";

/** @throws HttpError REAUTH_REQUIRED for somebody who has to prove who they are once more (decision 66) */
export function requireRecent(viewer: Viewer, clock: Clock): void {
  if (!hasProvedRecently(viewer, clock.now())) throw new HttpError("REAUTH_REQUIRED");
}
