// Defines what the treasurer does with a line of the bank: book it on a payment, set it aside, reverse its
// booking. Money is booked by the one act that books (schema/money/payments/book-payment.ts).
import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import { refuseClosedMonths } from "#schema/money/month-ends/month-lock.ts";
import { bookPayment } from "#schema/money/payments/book-payment.ts";
import { withDualApproval } from "#schema/money/payments/dual-approval.ts";
import { forbidOwnPayment } from "#schema/money/payments/dual-approval-need.ts";
import type { PaymentWarning } from "#schema/money/payments/payment-events.ts";
import { reverseBooking } from "#schema/money/payments/reverse-booking.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { bookInput, wonAmount } from "#schema/validation/money/payments.ts";
import { z } from "#schema/validation/zod.ts";
import { linkLastBooking } from "./link-booking.ts";
import { lockRow, refuseBooked } from "./lock-row.ts";

interface Booking {
  readonly id: number;
  readonly paymentId: number;
  /** Of the payment, as somebody looked at it. */
  readonly version: number;
  readonly acceptSurplus: boolean;
}

/**
 * Books a line on a payment, with the day and the name that the bank says.
 * @throws DomainError as `bookPayment`; CONFLICT when somebody booked the line
 */
async function bookBankRow(
  tx: Tx,
  { id, paymentId, version, acceptSurplus }: Booking,
  author: Author,
): Promise<ActionResult<PaymentWarning | null>> {
  const row = await lockRow(tx, id);
  await refuseBooked(tx, row);
  const { at: receivedAt, sender: reason } = row;
  const amount = wonAmount.safeParse(Number(row.amount));
  // A line may be larger than any payment.
  if (!amount.success) throw validationError({ amount: ["WON_INVALID"] });
  const booking = bookInput.parse({ amount: amount.data, receivedAt, reason: reason || "–", acceptSurplus });
  const booked = await bookPayment(tx, { id: paymentId, version, booking }, author);
  await linkLastBooking(tx, id, paymentId);
  return booked;
}

/** By one person, or by two. */
export const bookLine = withDualApproval({
  act: "BOOK_LINE",
  action: "bookBankRow",
  stored: z.object({ id: z.int(), paymentId: z.int(), version: z.int(), acceptSurplus: z.boolean() }),
  payments: ({ paymentId }) => [paymentId],
  run: bookBankRow,
  proposed: () => null,
});

/**
 * A line waits for nobody, or waits again.
 * @throws DomainError CONFLICT when somebody booked it
 */
export async function setBankRowAside(
  tx: Tx,
  { id, aside }: { readonly id: number; readonly aside: boolean },
  { now }: Author,
): Promise<ActionResult> {
  await refuseBooked(tx, await lockRow(tx, id));
  await tx.bankRow.update({ where: { id }, data: { setAsideAt: aside ? now : null } });
  return { result: id, lines: [{ subjectId: id, after: { aside } }] };
}

interface TakingBack {
  readonly id: number;
  readonly reason: string;
  /** The line is not that booking, which stays as it was recorded. */
  readonly isTieOnly?: boolean;
}

/**
 * Takes the booking of a line back, as long as it is the last of its payment: the line waits again.
 * @throws DomainError CONFLICT for a line that is not booked; PAYMENT_MOVE_REFUSED where other money was moved since;
 * SECOND_PERSON_NEEDED for the own payment, which its own page proposes
 */
export async function undoBankBooking(
  tx: Tx,
  { id, reason, isTieOnly = false }: TakingBack,
  author: Author,
): Promise<ActionResult> {
  const { moveId, at } = await lockRow(tx, id);
  if (moveId === null) throw conflictError({ booked: false });
  const { paymentId, payment, amount, reversesId, receivedAt, createdAt } =
    await tx.paymentMove.findUniqueOrThrow({
      where: { id: moveId },
      include: { payment: { select: { version: true, memberId: true } } },
    });
  // Of a refund and of its return only the tie is taken off: the ledger says what it said.
  if (isTieOnly || amount < 0 || reversesId !== null) {
    await refuseClosedMonths(tx, [at, receivedAt ?? createdAt]);
    await tx.bankRow.update({ where: { id }, data: { moveId: null } });
    return { result: id, lines: [{ subjectId: id, before: { move: moveId }, reason }] };
  }
  await forbidOwnPayment(tx, payment, author);
  const taken = await reverseBooking(tx, { id: paymentId, version: payment.version, reason }, author);
  if (taken.booking.id !== moveId) throw new DomainError("PAYMENT_MOVE_REFUSED");
  const { lines, contentVersion } = taken;
  return { result: id, lines, contentVersion: contentVersion ?? null };
}
