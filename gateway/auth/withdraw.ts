// POST /api/v1/withdraw: the member leaves. One transaction does everything that follows from it.
import { db } from "#prisma/client.ts";
import type { Clock, ContentCache, Viewer } from "#schema/context.ts";
import { withdrawAccount } from "#schema/people/account/withdraw-account.ts";
import type { Withdrawal } from "#schema/validation/people/account.ts";
import { checkPassword } from "./check-password.ts";
import { requireRecentFactor } from "./require-recent.ts";
import type { Throttle } from "./throttle.ts";

/** @throws HttpError REAUTH_REQUIRED, VALIDATION, TOO_MANY_TRIES; DomainError as `withdrawAccount` */
export async function withdraw(
  tools: { readonly throttle: Throttle; readonly clock: Clock; readonly contentCache: ContentCache },
  viewer: Viewer,
  { password, refund_account: refundAccount }: Withdrawal,
): Promise<void> {
  await requireRecentFactor(viewer, tools.clock);
  const member = await checkPassword(tools.throttle, viewer, password);
  const now = tools.clock.now();
  const leaving = { actorId: member.id, now, refundAccount };
  const version = await db.$transaction((tx) => withdrawAccount(tx, member, leaving));
  await tools.contentCache.changed(version);
}
