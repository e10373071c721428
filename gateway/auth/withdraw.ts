// POST /api/v1/withdraw: the member leaves. One transaction does everything that follows from it.
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { Clock, ContentCache, Viewer } from "#schema/context.ts";
import { countRefundsWithoutAccount } from "#schema/money/payments/refunds-without-account.ts";
import { withdrawAccount } from "#schema/people/account/withdraw-account.ts";
import type { Withdrawal } from "#schema/validation/people/account.ts";
import { checkPassword } from "./check-password.ts";
import { requireRecentFactor } from "./require-recent.ts";
import type { Throttle } from "./throttle.ts";

/** @throws HttpError REAUTH_REQUIRED, VALIDATION, TOO_MANY_TRIES; DomainError SESSION_EXPIRED, LAST_SUPER */
export async function withdraw(
  tools: { readonly throttle: Throttle; readonly clock: Clock; readonly contentCache: ContentCache },
  viewer: Viewer,
  { password, refund_account: refundAccount }: Withdrawal,
): Promise<void> {
  await requireRecentFactor(viewer, tools.clock);
  const member = await checkPassword(tools.throttle, viewer, password);
  // The transaction looks again; here the form is told at which field.
  if (refundAccount === null && (await countRefundsWithoutAccount(member.id)) > 0) {
    throw new HttpError("VALIDATION", { fields: { refund_account: ["REQUIRED"] } });
  }
  const now = tools.clock.now();
  const leaving = { actorId: member.id, now, refundAccount };
  const version = await db.$transaction((tx) => withdrawAccount(tx, member, leaving));
  await tools.contentCache.changed(version);
}
