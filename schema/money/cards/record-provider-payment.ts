// Books what the provider reports of an order: once, in whatever order and however often the reports arrive
// (decision 60, docs/money.md#cards-and-virtual-accounts).
import type { Tx } from "#prisma/client.ts";
import type { CardOrder, CardOrderState } from "#prisma/generated/client.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import { bookPayment } from "#schema/money/payments/book-payment.ts";
import type { ProviderPayment } from "#schema/money/payments/payment-provider.ts";
import { monthOf } from "#schema/validation/core/months.ts";
import { type LockedOrder, lockOrder } from "./lock-order.ts";
import { recordProviderRefund } from "./record-provider-refund.ts";
import { NO_ACCOUNT, waitForDeposit } from "./wait-for-deposit.ts";

export interface RecordedPayment {
  readonly state: CardOrderState;
  /** The new content version where visitors see another number of seats. */
  readonly contentVersion: bigint | null;
}

/**
 * Books what was taken, all of it, whatever was asked for, and what was sent back since: the books say what
 * is there. Writes down what ended without money.
 * @throws Error for an answer about another order
 */
export async function recordProviderPayment(
  tx: Tx,
  said: ProviderPayment,
  now: Date,
): Promise<RecordedPayment> {
  const held = await lockOrder(tx, said.orderId);
  if (!held) throw new Error("The payment provider reports an order that does not exist");
  const { order } = held;
  if (order.paymentKey !== null && order.paymentKey !== said.paymentKey)
    throw new Error("The payment provider reports another payment for an order");
  if (said.status === "TAKEN") {
    const booked = order.moveId === null ? await book(tx, held, said, now) : null;
    const contentVersion = await recordProviderRefund(tx, order, said.sentBack, now);
    return { state: "DONE", contentVersion: contentVersion ?? booked };
  }
  if (said.status === "WAITING") return await waitForDeposit(tx, held, said, now);
  if (said.status === "ENDED" && order.state !== "DONE") {
    return await endOrder(tx, order, said.failure ?? "ENDED");
  }
  return { state: order.state, contentVersion: null };
}

/** There was no payment, and the order is not polled any more. */
export async function endOrder(
  tx: Tx,
  { id }: Pick<CardOrder, "id">,
  failure: string,
): Promise<RecordedPayment> {
  await tx.cardOrder.update({
    where: { id },
    data: { state: "FAILED", failure, askAt: null, ...NO_ACCOUNT },
  });
  return { state: "FAILED", contentVersion: null };
}

/** Money that is reported after the books of its month were closed is in those of today (docs/money.md#closed-months). */
const isClosed = async (tx: Tx, day: Date): Promise<boolean> =>
  (await tx.closedMonth.count({ where: { month: monthOf(day) }, take: 1 })) > 0;

async function book(
  tx: Tx,
  { order, payment }: LockedOrder,
  { amount, takenAt, paymentKey }: ProviderPayment,
  now: Date,
): Promise<bigint | null> {
  const author = { memberId: payment.memberId ?? order.memberId, now };
  const receivedAt = takenAt !== null && takenAt < now && !(await isClosed(tx, takenAt)) ? takenAt : now;
  const isByCard = order.method === "CARD";
  const method = isByCard ? "CARD" : "VIRTUAL_ACCOUNT";
  const booking = { amount, method, receivedAt, acceptSurplus: true, reason: order.orderId } as const;
  const { id, version } = payment;
  const { lines, contentVersion = null } = await bookPayment(tx, { id, version, booking }, author);
  await recordAudit(
    tx,
    author,
    ...lines.map((line) => ({
      action: isByCard ? "bookCardPayment" : "bookDeposit",
      subject: "payment" as const,
      ...line,
    })),
  );
  const move = await tx.paymentMove.findFirstOrThrow({
    where: { paymentId: id, amount: { gt: 0 } },
    orderBy: { id: "desc" },
    select: { id: true },
  });
  await tx.cardOrder.update({
    where: { id: order.id },
    data: { state: "DONE", moveId: move.id, paymentKey, failure: null, askAt: null, ...NO_ACCOUNT },
  });
  return contentVersion;
}
