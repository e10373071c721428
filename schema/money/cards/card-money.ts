// Money of a payment that is at the card service, and what is under way there. What was deposited on an
// account of the service is sent back by transfer (docs/money.md#cards-and-virtual-accounts), so that it is
// no card money; but it is there, and never booked out.
import type { Tx } from "#prisma/client.ts";
import type { Application, CardOrder, CardOrderState, CardRefundState } from "#prisma/generated/client.ts";
import { DomainError } from "#schema/errors.ts";
import { paymentOf } from "#schema/money/payments/applications-of-payment.ts";

/** The columns of an order about its money: a select of Prisma's. */
const cardColumns = {
  state: true,
  method: true,
  amount: true,
  accountBank: true,
  accountNumber: true,
  accountHolder: true,
  accountUntil: true,
  sentBack: true,
  moveId: true,
  move: { select: { amount: true } },
  refunds: {
    select: { state: true, amount: true, failure: true },
    orderBy: { id: "desc" },
    take: 1,
  },
} as const;

/** The orders of a payment, the last first: a select of Prisma's. */
export const withCardOrders = { cardOrders: { orderBy: { id: "desc" }, select: cardColumns } } as const;

export interface CardColumns
  extends Pick<
    CardOrder,
    "method" | "amount" | "accountBank" | "accountNumber" | "accountHolder" | "accountUntil"
  > {
  readonly state: CardOrderState;
  readonly sentBack: number;
  readonly moveId: number | null;
  readonly move: { readonly amount: number } | null;
  readonly refunds: readonly {
    readonly state: CardRefundState;
    readonly amount: number;
    readonly failure: string | null;
  }[];
}

/** Whole won of an order that were taken and not sent back. */
const leftOf = ({ move, sentBack }: Pick<CardColumns, "move" | "sentBack">): number =>
  Math.max(0, (move?.amount ?? 0) - sentBack);

const isByCard = ({ method }: Pick<CardColumns, "method">): boolean => method === "CARD";

/** Whole won of a payment that were taken by the service and not sent back by it. */
export const leftOfAll = (orders: readonly CardColumns[]): number =>
  orders.reduce((all, order) => all + leftOf(order), 0);

/** What of it can go back to cards. */
export const leftOfCards = (orders: readonly CardColumns[]): number => leftOfAll(orders.filter(isByCard));

/** Whether an account of the service waits for its deposit. */
export const isWaiting = (
  { state, accountUntil }: Pick<CardColumns, "state" | "accountUntil">,
  now: Date,
): boolean => state === "WAITING" && accountUntil !== null && accountUntil > now;

/** Whether the card of an order is being charged, or its account is being opened. */
export const isTaking = ({ state }: Pick<CardColumns, "state">): boolean => state === "CONFIRMING";

/** Whether money is on its way from a card, or back to one. */
export const isMoving = (orders: readonly CardColumns[]): boolean =>
  orders.some((order) => isTaking(order) || order.refunds[0]?.state === "ASKED");

/** Whether money of a payment is being taken from a card at this moment, or may have been. */
export const isBeingTaken = async (tx: Pick<Tx, "cardOrder">, paymentId: number): Promise<boolean> =>
  (await tx.cardOrder.count({ where: { paymentId, state: "CONFIRMING" }, take: 1 })) > 0;

const readOrders = (tx: Tx, paymentId: number) =>
  tx.cardOrder.findMany({
    where: { paymentId, state: { in: ["CONFIRMING", "DONE"] } },
    include: { move: cardColumns.move, refunds: cardColumns.refunds },
    orderBy: { id: "desc" },
  });

/** Whole won of a payment that can go back to cards. */
export const cardMoneyOf = async (tx: Tx, paymentId: number): Promise<number> =>
  leftOfCards(await readOrders(tx, paymentId));

export async function cardMoneyOfApplication(
  tx: Tx,
  application: Pick<Application, "id" | "groupId">,
): Promise<number> {
  const payment = await paymentOf(tx, application);
  return payment ? await cardMoneyOf(tx, payment.id) : 0;
}

/**
 * For acts that must not meet money on its way. The caller holds the payment.
 * @throws DomainError PAYMENT_MOVE_REFUSED
 */
export async function refuseWhileMoving(tx: Tx, paymentId: number): Promise<void> {
  if (isMoving(await readOrders(tx, paymentId))) throw new DomainError("PAYMENT_MOVE_REFUSED");
}

/**
 * What a card paid is sent back, never booked out: the money is there.
 * @throws DomainError PAYMENT_MOVE_REFUSED also while money is on its way
 */
export async function refuseCardMoney(tx: Tx, paymentId: number): Promise<void> {
  const orders = await readOrders(tx, paymentId);
  if (isMoving(orders) || leftOfAll(orders) > 0) throw new DomainError("PAYMENT_MOVE_REFUSED");
}

/** The last order of which money can go back to its card; null: none came by card, or all of it went back. */
export async function orderToSendBack(
  tx: Tx,
  paymentId: number,
): Promise<(CardOrder & { readonly left: number }) | null> {
  const order = (await readOrders(tx, paymentId)).find((one) => isByCard(one) && leftOf(one) > 0);
  return order ? { ...order, left: leftOf(order) } : null;
}
