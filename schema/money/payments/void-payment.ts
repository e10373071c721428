import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import { untieLines } from "#schema/money/bank/untie-lines.ts";
import { refuseCardMoney } from "#schema/money/cards/card-money.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { hasTransferred, validBookings } from "#schema/validation/money/payment-bookings.ts";
import { canVoid } from "#schema/validation/money/payment-state.ts";
import { auditedSums } from "./audited-sums.ts";
import { writeVoided } from "./correction-mails.ts";
import type { Reasoned } from "./exempt-payment.ts";
import { movePayment, readAtVersion } from "./move-payment.ts";
import { settleUnpaid, withdrawMembership } from "./payment-effects.ts";
import { lockWithSources, returnSurpluses } from "./return-surplus.ts";

/**
 * Voids a payment that should not be there or was booked wrongly. Each booking of it is booked out again, so
 * that it counts for nothing (docs/money.md#mistakes). The row and its history stay. The membership that
 * rests on it falls. The payer is notified.
 * @throws DomainError NOT_FOUND; CONFLICT; PAYMENT_MOVE_REFUSED for one that is over, of which something was
 * sent back or counts for another payment, and for money of a card, which is sent back instead; MONTH_CLOSED
 */
export async function voidPayment(
  tx: Tx,
  { id, version, reason }: Reasoned,
  author: Author,
): Promise<ActionResult> {
  const { memberId: actorId, now } = author;
  await lockWithSources(tx, id);
  const payment = await readAtVersion(tx, id, version);
  await refuseCardMoney(tx, id);
  if (!canVoid(payment)) throw new DomainError("PAYMENT_MOVE_REFUSED");
  const moves = await tx.paymentMove.findMany({ where: { paymentId: id }, orderBy: { id: "asc" } });
  if (hasTransferred(moves)) throw new DomainError("PAYMENT_MOVE_REFUSED");
  const bookedOut = validBookings(moves).toReversed();
  const columns = { refundDue: null };
  await movePayment(tx, payment, { to: "VOID", bookedOut, actorId, reason, columns }, now);
  const returned = await returnSurpluses(tx, bookedOut, { actorId, reason }, now);
  const line = {
    subjectId: id,
    before: auditedSums(payment),
    after: { state: "VOID" },
    reason,
  };
  await withdrawMembership(tx, payment, author);
  // Lines of the bank that were booked on it wait again.
  const booked = bookedOut.map((booking) => booking.id);
  await untieLines(tx, booked);
  const contentVersion = await settleUnpaid(tx, payment, { actorId, reason: "OFFICE", now });
  // An applicant who loses a seat by this gets a mail that says so.
  if (contentVersion === null) await writeVoided(tx, payment, now);
  return { result: id, lines: [line, ...returned], contentVersion };
}
