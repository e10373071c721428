import { randomUUID } from "node:crypto";
import { db } from "#prisma/client.ts";
import { type ProviderPayment, ProviderRefusal } from "#schema/money/payments/payment-provider.ts";
import type { CardTools } from "./confirm-card-payment.ts";
import { recordProviderPayment } from "./record-provider-payment.ts";

/** What the service writes beside it. */
const REASON = "다른 방법으로 납부";

/**
 * Closes the account of an order, which was empty a moment ago, and stores the result: money that was faster is booked.
 * It is asked before each try whether it is open still, so that each has a key of its own.
 * @returns the new content version where visitors see another number of seats
 */
export async function closeAccount(
  { provider, clock }: CardTools,
  { orderId, paymentKey }: ProviderPayment,
): Promise<bigint | null> {
  const close = async () => {
    try {
      return await provider.close({ key: randomUUID(), paymentKey, reason: REASON });
    } catch (error) {
      if (error instanceof ProviderRefusal) return await provider.ask(orderId);
      throw error;
    }
  };
  const said = await close();
  return said && (await db.$transaction((tx) => recordProviderPayment(tx, said, clock.now()))).contentVersion;
}
