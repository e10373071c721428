// Payments past their deadline end, and their seats go to the next (docs/money.md#states).
import type { Clock, ContentCache } from "#schema/context.ts";
import { expirePayments } from "#schema/money/payments/expire-payments.ts";

/** Does what is due. Several gateways may be at it. */
export async function expireDuePayments(tools: { clock: Clock; contentCache: ContentCache }): Promise<void> {
  const { contentVersion } = await expirePayments(tools.clock.now());
  await tools.contentCache.changed(contentVersion);
}
