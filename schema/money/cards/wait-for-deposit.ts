// An account that the service has given for one payment, and its deposit (docs/money.md#cards-and-virtual-accounts).
import { db, type Tx } from "#prisma/client.ts";
import { enqueue } from "#prisma/queue.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import type { ProviderPayment } from "#schema/money/payments/payment-provider.ts";
import { reverseBooking } from "#schema/money/payments/reverse-booking.ts";
import { askLater } from "./ask-later.ts";
import type { LockedOrder } from "./lock-order.ts";
import type { RecordedPayment } from "./record-provider-payment.ts";

/** Its number may be given to somebody else, so that nobody is shown it any more. */
export const NO_ACCOUNT = {
  accountBank: null,
  accountNumber: null,
  accountHolder: null,
  accountUntil: null,
} as const;

/** In the history, of a deposit that the bank took back. */
const BY_THE_BANK = "Toss Payments";

/**
 * The service waits for a deposit: where it goes is stored. What nobody waits for here is closed, and what
 * was booked is booked out.
 */
export async function waitForDeposit(
  tx: Tx,
  held: LockedOrder,
  { paymentKey, account }: ProviderPayment,
  now: Date,
): Promise<RecordedPayment> {
  const { order } = held;
  const { id, state } = order;
  if (account === null) throw new Error("The payment provider waits for a deposit and does not say where");
  if (state === "DONE") return await bookDepositOut(tx, held, now);
  if (state === "FAILED") await tx.cardOrder.update({ where: { id }, data: closing(now) });
  if (state === "FAILED" || state === "CLOSING") return { state: "CLOSING", contentVersion: null };
  if (state !== "WAITING") {
    const { bank, number, holder, until } = account;
    const columns = { accountBank: bank, accountNumber: number, accountHolder: holder, accountUntil: until };
    const data = { state: "WAITING", paymentKey, asked: 0, askAt: askLater(0, now), ...columns } as const;
    await tx.cardOrder.update({ where: { id }, data });
  }
  return { state: "WAITING", contentVersion: null };
}

const closing = (now: Date) => ({ state: "CLOSING", askAt: now, asked: 0, ...NO_ACCOUNT }) as const;

/**
 * The bank has taken a deposit back that it had reported, as the service's documents say it may: the booking
 * is reversed, and the payer is notified. The account is closed, and the payer starts again.
 */
async function bookDepositOut(tx: Tx, { order, payment }: LockedOrder, now: Date): Promise<RecordedPayment> {
  const author = { memberId: payment.memberId ?? order.memberId, now };
  await tx.cardOrder.update({ where: { id: order.id }, data: { ...closing(now), moveId: null } });
  const reversal = { id: payment.id, version: payment.version, reason: BY_THE_BANK, isMoneyGone: true };
  const { booking, lines, contentVersion = null } = await reverseBooking(tx, reversal, author);
  if (booking.id !== order.moveId) throw new Error("A deposit was reversed after other money was booked");
  const said = { action: "bookDepositOut", subject: "payment" } as const;
  await recordAudit(tx, author, ...lines.map((line) => ({ ...said, ...line })));
  return { state: "CLOSING", contentVersion };
}

/** The payer would rather pay in another way. @returns whether there was an account to give up */
export async function giveAccountUp(
  tx: Tx,
  paymentId: number,
  { memberId, now }: { readonly memberId: number; readonly now: Date },
): Promise<boolean> {
  const where = { paymentId, state: "WAITING", payment: { memberId } } as const;
  const { count } = await tx.cardOrder.updateMany({ where, data: closing(now) });
  if (count > 0) await enqueue(tx, "tasks", ["cards"]);
  return count > 0;
}

/**
 * Accounts whose money nobody waits for any more, as it came otherwise or the payment is over, and such as are past their time.
 */
export async function closeUnwanted(now: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE card_orders SET state = 'CLOSING', ask_at = ${now}, asked = 0, updated_at = ${now},
      account_bank = NULL, account_number = NULL, account_holder = NULL, account_until = NULL
    FROM payments
    WHERE card_orders.state = 'WAITING' AND payments.id = card_orders.payment_id AND (card_orders.account_until <= ${now}
      OR payments.state NOT IN ('PENDING', 'PARTIAL')
      OR payments.amount_due - payments.amount_paid + payments.amount_refunded < card_orders.amount)`;
}
