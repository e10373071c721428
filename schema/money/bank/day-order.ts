// The order in which money comes, goes back and is returned by the bank. A day that was entered has no time,
// so that days are compared.
import type { BankRow } from "#prisma/generated/client.ts";
import { receivedFrom } from "#schema/money/payments/received-from.ts";
import { startOfSeoulDay } from "#schema/validation/core/seoul.ts";
import { dayOf, type LedgerEntry } from "./ledger-entries.ts";

type At = Pick<BankRow, "at">;
type Dated = NonNullable<LedgerEntry["reverses"]>;

/** Whether money that went out can be that of a deposit. A statement without times has the first moment of each day. */
export const wentSince = (deposit: At, out: At): boolean =>
  out.at >= deposit.at || out.at.getTime() === startOfSeoulDay(deposit.at).getTime();

/** The day of an entry: the bank's where a line says it. */
export const bankDayOf = (entry: Dated): Date => entry.bankRow?.at ?? dayOf(entry);

/** Whether a moment is on an earlier day than another. */
export const isDayBefore = (at: Date, other: Date): boolean => at < startOfSeoulDay(other);

/**
 * Whether an entry cannot be of a line's day: a refund goes no earlier than the money came and no later than
 * the bank returned it, and a return comes no earlier than its refund went.
 */
export function isOutOfOrder(at: Date, { amount, reverses, reversedBy, payment }: LedgerEntry): boolean {
  if (reverses) return isDayBefore(at, bankDayOf(reverses));
  if (amount > 0) return false;
  const came = receivedFrom(payment.moves);
  if (came && isDayBefore(at, came)) return true;
  return reversedBy?.isCorrection === false && isDayBefore(bankDayOf(reversedBy), at);
}
