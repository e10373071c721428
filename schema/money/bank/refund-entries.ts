// Refunds of the ledger that money which went out may be.
import { db } from "#prisma/client.ts";
import type { BankRow, Prisma } from "#prisma/generated/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { isOutOfOrder } from "./day-order.ts";
import {
  DAYS_APART,
  dayOf,
  ENTRIES_MAX,
  ENTRY,
  type FoundEntry,
  IS_TRANSFER,
  isNamed,
  type LedgerEntry,
} from "./ledger-entries.ts";

/**
 * A refund by transfer that is on no statement yet: it went out, also where the bank returned it. One that
 * was recorded by mistake never did.
 */
export const WAITING_REFUND = {
  amount: { lt: 0 },
  isCorrection: false,
  bankRow: { is: null },
  AND: [{ OR: [{ reversedBy: { is: null } }, { reversedBy: { is: { isCorrection: false } } }] }],
  transferredToId: null,
  ...IS_TRANSFER,
} as const satisfies Prisma.PaymentMoveWhereInput;

/** The refunds that each of these lines may be: as much, at about that time, the same payer first, then the nearest. */
export async function readRefunds(
  rows: readonly BankRow[],
): Promise<(row: BankRow) => readonly FoundEntry[]> {
  const amounts = [...new Set(rows.map(({ amount }) => Number(amount)))].filter((amount) => amount < 0);
  if (amounts.length === 0) return () => [];
  const refunds = await db.paymentMove.findMany({
    where: { ...WAITING_REFUND, amount: { in: amounts } },
    select: ENTRY,
  });
  return (row) => {
    const { amount, at } = row;
    const apart = (refund: LedgerEntry) => Math.abs(dayOf(refund).getTime() - at.getTime());
    return refunds
      .filter((refund) => refund.amount === Number(amount) && apart(refund) < DAYS_APART * DAY)
      .filter((refund) => !isOutOfOrder(at, refund))
      .map((refund) => ({ ...refund, isSameName: isNamed(row, refund.payment.payerName) }))
      .sort((one, other) => Number(other.isSameName) - Number(one.isSameName) || apart(one) - apart(other))
      .slice(0, ENTRIES_MAX);
  };
}
