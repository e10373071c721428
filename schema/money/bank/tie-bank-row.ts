// A line of the bank is an entry that the ledger has: a refund that was recorded, or a booking. Both are tied
// together, and the entry has the bank's day.
import type { Tx } from "#prisma/client.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import { refuseClosedMonths } from "#schema/money/month-ends/month-lock.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { isWaitingBooking } from "./booking-entries.ts";
import { isOutOfOrder } from "./day-order.ts";
import { dayOf, ENTRY } from "./ledger-entries.ts";
import { lockRow, refuseInUse } from "./lock-row.ts";
import { WAITING_REFUND } from "./refund-entries.ts";

interface Tie {
  readonly id: number;
  readonly moveId: number;
}

/**
 * Ties a line to a refund or to a booking, by which way its money went.
 * @throws DomainError NOT_FOUND; CONFLICT where either is tied already, or the entry was reversed; VALIDATION
 * where the amounts differ, or the days are out of order; MONTH_CLOSED where the entry would leave a closed
 * month or come into one
 */
export async function tieBankRow(tx: Tx, { id, moveId }: Tie): Promise<ActionResult> {
  const row = await lockRow(tx, id);
  await refuseInUse(tx, row);
  const entry = await tx.paymentMove.findUnique({ where: { id: moveId }, select: ENTRY });
  if (!entry) throw new DomainError("NOT_FOUND");
  // A reversal of the booking locks the payment, too.
  await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ${entry.paymentId} FOR UPDATE`;
  const isRefund = entry.amount < 0;
  const isWaiting = isRefund
    ? (await tx.paymentMove.count({ where: { ...WAITING_REFUND, id: moveId } })) > 0
    : await isWaitingBooking(tx, moveId);
  if (!isWaiting) throw conflictError({ tied: true });
  if (entry.amount !== Number(row.amount)) throw validationError({ moveId: ["AMOUNT_INVALID"] });
  if (isOutOfOrder(row.at, entry)) throw validationError({ moveId: ["DATE_TOO_EARLY"] });
  await refuseClosedMonths(tx, [row.at, dayOf(entry)]);
  await tx.bankRow.update({ where: { id }, data: { moveId, setAsideAt: null } });
  const after = { [isRefund ? "refund" : "booking"]: moveId, payment: entry.payment.id };
  return { result: id, lines: [{ subjectId: id, after }] };
}
