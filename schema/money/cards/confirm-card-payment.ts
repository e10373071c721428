// The payer has agreed at the provider: the money is taken (decision 60).
import { db, type Tx } from "#prisma/client.ts";
import type { CardOrder } from "#prisma/generated/client.ts";
import type { Clock } from "#schema/context.ts";
import { isApplicationClosed } from "#schema/money/payments/application-closed.ts";
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusal,
  ProviderSilence,
} from "#schema/money/payments/payment-provider.ts";
import { canPayByCard, outstandingOf } from "#schema/validation/money/payment-state.ts";
import { askLater } from "./ask-later.ts";
import { isBeingTaken } from "./card-money.ts";
import { type LockedOrder, lockOrder } from "./lock-order.ts";
import { endOrder, type RecordedPayment, recordProviderPayment } from "./record-provider-payment.ts";

export interface CardTools {
  readonly provider: PaymentProvider;
  readonly clock: Clock;
}

/**
 * Takes the money of an order, with the amount that was stored, and books it. Said again it answers the
 * status of the order. What nobody waits for any more is not taken. Where the answer is lost the order stays
 * CONFIRMING, and is asked about later (ask-orders.ts).
 * @returns null for an order that is not there, or of another name at the provider
 */
export async function confirmCardPayment(
  { provider, clock }: CardTools,
  { orderId, paymentKey }: { readonly orderId: string; readonly paymentKey: string },
): Promise<RecordedPayment | null> {
  const claimed = await db.$transaction((tx) => claim(tx, orderId, paymentKey, clock.now()));
  if (!claimed) return null;
  const { amount, attempt, state } = claimed;
  if (state !== "CONFIRMING") return { state, contentVersion: null };
  const waiting: RecordedPayment = { state, contentVersion: null };
  let said: ProviderPayment | null;
  try {
    said = await provider.take({ orderId, paymentKey, amount, key: `${orderId}-${attempt}` });
  } catch (error) {
    if (error instanceof ProviderSilence) {
      // It would repeat its own error for the same key.
      if (error.wasAnswered)
        await db.cardOrder.update({ where: { orderId }, data: { attempt: attempt + 1 } });
      return waiting;
    }
    if (!(error instanceof ProviderRefusal)) throw error;
    said = await afterRefusal(provider, orderId, error);
  }
  return said ? await db.$transaction((tx) => recordProviderPayment(tx, said, clock.now())) : waiting;
}

/** A refusal may mean that another call took the money; else there was no payment. */
async function afterRefusal(
  provider: PaymentProvider,
  orderId: string,
  { code }: ProviderRefusal,
): Promise<ProviderPayment | null> {
  try {
    const said = await provider.ask(orderId);
    const isDone = said?.status === "TAKEN" || said?.status === "WAITING";
    return said && (isDone ? said : { ...said, status: "ENDED", failure: code });
  } catch (error) {
    if (error instanceof ProviderSilence) return null;
    throw error;
  }
}

/** Marks an order as being taken, so that it is asked about whatever happens to this process. */
async function claim(tx: Tx, orderId: string, paymentKey: string, now: Date): Promise<CardOrder | null> {
  const held = await lockOrder(tx, orderId);
  if (!held) return null;
  const { order } = held;
  if (order.paymentKey !== null && order.paymentKey !== paymentKey) return null;
  if (order.state !== "CREATED" && order.state !== "READY") return order;
  if (await isBeingTaken(tx, order.paymentId)) return order;
  const { id } = order;
  if (!(await isWanted(tx, held))) {
    await endOrder(tx, order, "NOT_AWAITED");
    return { ...order, state: "FAILED" };
  }
  const data = { state: "CONFIRMING", paymentKey, askAt: askLater(0, now), asked: 0 } as const;
  return await tx.cardOrder.update({ where: { id }, data });
}

/** Nobody's card is charged for what was paid otherwise meanwhile, or ended; and there is one account at a time. */
const isWanted = async (tx: Tx, { order, payment }: LockedOrder): Promise<boolean> =>
  canPayByCard(payment) &&
  outstandingOf(payment) >= order.amount &&
  !(await isApplicationClosed(tx, payment)) &&
  (order.method === "CARD" || !(await hasAccount(tx, payment.id)));

const hasAccount = async (tx: Tx, paymentId: number): Promise<boolean> =>
  (await tx.cardOrder.count({ where: { paymentId, state: "WAITING" }, take: 1 })) > 0;
