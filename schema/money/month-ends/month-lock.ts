// A month is closed while nobody books into it, and nobody books into it once it is closed.
import type { Tx } from "#prisma/client.ts";
import { DomainError } from "#schema/errors.ts";
import { monthOf } from "#schema/validation/core/months.ts";

/** The key of PostgreSQL's advisory lock that bookings share, and that the end of a month has to itself. */
const BOOKS = 1_000_063;

/** Until the transaction ends, no money is booked anywhere. */
export async function stopBookings(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${BOOKS}::bigint)`;
}

/** Until the transaction ends, no month is closed. */
export async function lockBooks(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(${BOOKS}::bigint)`;
}

/** @throws DomainError MONTH_CLOSED for a day whose month is closed */
export const refuseClosedMonth = (tx: Tx, day: Date): Promise<void> => refuseClosedMonths(tx, [day]);

/** @throws DomainError MONTH_CLOSED where the month of one of these days is closed */
export async function refuseClosedMonths(tx: Tx, days: readonly Date[]): Promise<void> {
  await lockBooks(tx);
  const months = [...new Set(days.map((day) => monthOf(day)))];
  if ((await tx.closedMonth.count({ where: { month: { in: months } } })) > 0) {
    throw new DomainError("MONTH_CLOSED");
  }
}
