// A payer goes to pay at the card service, by card or on an account that it gives: an order is written down,
// then made at the provider, and the payer is sent to its page (decision 60,
// docs/money.md#cards-and-virtual-accounts).
import { randomBytes } from "node:crypto";
import { db, type Tx } from "#prisma/client.ts";
import type { CardOrder, Language } from "#prisma/generated/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { textIn } from "#schema/core/shared/language.ts";
import { DomainError } from "#schema/errors.ts";
import { isApplicationClosed } from "#schema/money/payments/application-closed.ts";
import { readToMove } from "#schema/money/payments/move-payment.ts";
import {
  type PaymentProvider,
  ProviderRefusal,
  ProviderSilence,
} from "#schema/money/payments/payment-provider.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import { canPayByCard, outstandingOf } from "#schema/validation/money/payment-state.ts";
import { accountEnds } from "./account-ends.ts";
import { askLater } from "./ask-later.ts";
import { isTaking, isWaiting } from "./card-money.ts";

/** The provider's page of an order lives half an hour; a payer who comes again in this time gets the same. */
const SAME_PAGE_FOR = 20 * MINUTE;
const RANDOM_BYTES = 16;
/** What the provider takes of a name. */
const NAME_MAX_LENGTH = 100;

interface Beginning {
  /** Of the payment. */
  readonly id: number;
  readonly method: "CARD" | "VIRTUAL_ACCOUNT";
  readonly isAbroad: boolean;
  readonly language: Language;
}

type StartedOrder = CardOrder & { readonly name: string; readonly depositUntil: Date | null };

/**
 * Answers the page of the provider to go to. The amount is what is outstanding here.
 * @throws DomainError NOT_FOUND for somebody else's too; PAYMENT_MOVE_REFUSED where nothing is to be paid, or
 * money is being taken; CARD_REFUSED; UNAVAILABLE when the provider gives no answer
 */
export async function beginCardPayment(
  provider: PaymentProvider,
  beginning: Beginning,
  author: Author,
): Promise<string> {
  const order = await db.$transaction((tx) => writeOrder(tx, beginning, author));
  if (order.checkoutUrl !== null) return order.checkoutUrl;
  const { id, orderId, amount, isAbroad, language, name, depositUntil } = order;
  try {
    const checkout = { orderId, amount, isAbroad, language, name, depositUntil };
    const begun = await provider.begin({ key: orderId, ...checkout });
    const { paymentKey, checkoutUrl } = begun;
    if (begun.orderId !== orderId || begun.amount !== amount || checkoutUrl === null)
      throw new ProviderRefusal("OTHER_ORDER");
    const data = { state: "READY", paymentKey, checkoutUrl } as const;
    await db.cardOrder.updateMany({ where: { id, state: "CREATED" }, data });
    return checkoutUrl;
  } catch (error) {
    if (error instanceof ProviderSilence) throw new DomainError("UNAVAILABLE");
    if (!(error instanceof ProviderRefusal)) throw error;
    const data = { state: "FAILED", failure: error.code, askAt: null } as const;
    await db.cardOrder.updateMany({ where: { id, state: "CREATED" }, data });
    throw new DomainError("CARD_REFUSED");
  }
}

/** The order that is open already, or a new one. */
async function writeOrder(
  tx: Tx,
  { id, method, isAbroad, language }: Beginning,
  { memberId, now }: Author,
): Promise<StartedOrder> {
  if ((await tx.payment.count({ where: { id, memberId }, take: 1 })) === 0)
    throw new DomainError("NOT_FOUND");
  const payment = await readToMove(tx, id);
  const name = textIn({ ko: payment.nameKo, en: payment.nameEn }, language).slice(0, NAME_MAX_LENGTH);
  if (!canPayByCard(payment) || (await isApplicationClosed(tx, payment)))
    throw new DomainError("PAYMENT_MOVE_REFUSED");
  const depositUntil = method === "VIRTUAL_ACCOUNT" ? accountEnds(payment, now) : null;
  if (method === "VIRTUAL_ACCOUNT" && depositUntil === null) throw new DomainError("PAYMENT_MOVE_REFUSED");
  const orders = await tx.cardOrder.findMany({
    where: { paymentId: id, state: { in: ["READY", "CONFIRMING", "WAITING"] } },
  });
  if (orders.some((order) => isTaking(order) || isWaiting(order, now)))
    throw new DomainError("PAYMENT_MOVE_REFUSED");
  const amount = outstandingOf(payment);
  const asked = { amount, method, isAbroad, language };
  const open = orders.find(
    (order) =>
      order.state === "READY" &&
      order.amount === amount &&
      order.method === method &&
      order.isAbroad === isAbroad &&
      order.language === language &&
      order.createdAt.getTime() > now.getTime() - SAME_PAGE_FOR,
  );
  if (open) return { ...open, name, depositUntil };
  const orderId = `p${id}-${randomBytes(RANDOM_BYTES).toString("base64url")}`;
  const data = { ...asked, orderId, paymentId: id, memberId, createdAt: now, askAt: askLater(0, now) };
  return { ...(await tx.cardOrder.create({ data })), name, depositUntil };
}
