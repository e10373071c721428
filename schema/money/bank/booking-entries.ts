// Bookings of the ledger that money which came in may be: somebody recorded the transfer by hand before its
// line was read. They are proposed by name and amount, so that nothing is booked twice; where no name agrees,
// by the amount and the day, which a person has to confirm. What the bank itself sent back is a refund that
// returned, and nothing else.
import type { Tx } from "#prisma/client.ts";
import { db } from "#prisma/client.ts";
import type { BankRow, Prisma } from "#prisma/generated/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { isBankReturn } from "#schema/validation/money/bank.ts";
import { validBookings } from "#schema/validation/money/payment-bookings.ts";
import { PAYMENT_AMOUNT_MAX } from "#schema/validation/money/payments.ts";
import { createMatcher } from "#schema/validation/money/statement-matching.ts";
import { isOutOfOrder } from "./day-order.ts";
import {
  DAYS_APART,
  dayOf,
  ENTRIES_MAX,
  ENTRY,
  type FoundEntry,
  IS_TRANSFER,
  isNamed,
} from "./ledger-entries.ts";

/** Money that came in by transfer and is on no statement yet. The history of its payment says whether it was reversed. */
const WAITING = {
  amount: { gt: 0 },
  isCorrection: false,
  bankRow: { is: null },
  ...IS_TRANSFER,
} as const satisfies Prisma.PaymentMoveWhereInput;

/** Days between a line and a booking of as much whose payer it does not name: many bookings are of one amount. */
const DAYS_APART_UNNAMED = 7;

const BOOKING = {
  ...ENTRY,
  reversesId: true,
  payment: {
    select: {
      ...ENTRY.payment.select,
      depositorName: true,
      createdAt: true,
    },
  },
} as const satisfies Prisma.PaymentMoveSelect;
type Booking = Prisma.PaymentMoveGetPayload<{ select: typeof BOOKING }>;

/** Nobody reversed it; a refund that the bank returned is never reversed. */
const isInForce = ({ id, reversesId, payment: { moves } }: Booking): boolean =>
  reversesId !== null || validBookings(moves).some((one) => one.id === id);

/**
 * The bookings that each of these lines may be: of that amount, of a payer whom the line names, at about that
 * time; where there is none, of another name, within a week. Of a line by which the bank returned a transfer:
 * refunds that came back, whomever it names.
 */
export async function readBookings(
  rows: readonly BankRow[],
): Promise<(row: BankRow) => readonly FoundEntry[]> {
  // A line may be larger than any payment.
  const came = rows.filter(({ amount }) => amount > 0 && amount <= PAYMENT_AMOUNT_MAX);
  if (came.length === 0) return () => [];
  const times = came.map(({ at }) => at.getTime());
  const about = {
    gte: new Date(Math.min(...times) - DAYS_APART * DAY),
    lte: new Date(Math.max(...times) + DAYS_APART * DAY),
  };
  const amounts = [...new Set(came.map(({ amount }) => Number(amount)))];
  const found = await db.paymentMove.findMany({
    where: {
      AND: [WAITING, { OR: [{ receivedAt: about }, { receivedAt: null, createdAt: about }] }],
      amount: { in: amounts },
    },
    select: BOOKING,
  });
  const bookings = found.filter(isInForce);
  const match = createMatcher(
    bookings.map(({ paymentId, amount, payment }) => ({ ...payment, id: paymentId, outstanding: amount })),
  );
  return (row) => {
    const amount = Number(row.amount);
    const fitting = bookings.filter((one) => one.amount === amount && !isOutOfOrder(row.at, one));
    if (isBankReturn(row)) {
      return fitting
        .filter(({ reversesId }) => reversesId !== null)
        .map((one) => ({ ...one, isSameName: isNamed(row, one.payment.payerName) }))
        .sort((one, other) => Number(other.isSameName) - Number(one.isSameName))
        .slice(0, ENTRIES_MAX);
    }
    const named = match({ ...row, amount }).payments.flatMap(({ id }) =>
      fitting.filter((one) => one.paymentId === id),
    );
    const found = named.length > 0 ? named : unnamed(row, fitting);
    return found.slice(0, ENTRIES_MAX).map((one) => ({ ...one, isSameName: named.length > 0 }));
  };
}

/** Bookings about the day of a line that does not name their payer, the nearest first. */
function unnamed({ at }: BankRow, bookings: readonly Booking[]): readonly Booking[] {
  const apart = (booking: Booking) => Math.abs(dayOf(booking).getTime() - at.getTime());
  return bookings
    .filter((one) => one.reversesId === null && apart(one) < DAYS_APART_UNNAMED * DAY)
    .toSorted((one, other) => apart(one) - apart(other));
}

/** Whether a booking waits for its line. The caller holds its payment. */
export async function isWaitingBooking(tx: Tx, moveId: number): Promise<boolean> {
  const booking = await tx.paymentMove.findFirst({
    where: { AND: [WAITING, { id: moveId }] },
    select: BOOKING,
  });
  return booking !== null && isInForce(booking);
}
