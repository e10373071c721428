import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { type BulkSelection, type BulkStep, selectedRows, takePart } from "#schema/core/lists/bulk.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { DomainError } from "#schema/errors.ts";
import type { Transact } from "#schema/office-transaction.ts";
import type { PaymentsFilter } from "#schema/validation/money/payment-filters.ts";
import { outstandingOf } from "#schema/validation/money/payment-state.ts";
import { bookPayment } from "./book-payment.ts";
import { dualApprovalFor, somebodyElse } from "./dual-approval-need.ts";
import type { PaymentWarning } from "./payment-events.ts";
import { paymentSource } from "./payment-list.ts";

/** Payments of one call: what takes longer is asked for in parts, so that somebody sees how far it has come. */
const AT_ONCE = 50;

interface ManyPayments {
  readonly which: BulkSelection;
  readonly filter: PaymentsFilter;
}

export interface BookedStep extends BulkStep {
  /** Booked, but their application has ended: the money is to go back. */
  readonly seatsGone: number;
}

/**
 * Books payments that were declared as sent, in full, as bank transfers. Each has a transaction of its own:
 * one that somebody else moved meanwhile is skipped, and the others are booked.
 * @throws DomainError COUNT_CHANGED
 */
export async function bookDeclared(
  { which, filter }: ManyPayments,
  now: Date,
  transact: Transact,
): Promise<BookedStep> {
  const rows = selectedRows(paymentSource, { which, filter, within: {}, now });
  const declared = Prisma.sql`SELECT id FROM payments WHERE state = 'DECLARED' AND id IN (${rows})`;
  const { ids, cursor } = await takePart(db, rows, which, AT_ONCE, declared);
  const step = { done: 0, skipped: 0, seatsGone: 0 };
  for (const id of ids) {
    const warning = await bookOne(id, transact);
    if (warning === undefined) step.skipped += 1;
    else step.done += 1;
    if (warning === "SEATS_GONE") step.seatsGone += 1;
  }
  return { ...step, cursor };
}

/** Payers that are named: more are counted. */
const NAMED = 8;

export interface DeclaredToBook {
  readonly count: number;
  /** Whole won that would be booked. */
  readonly amount: number;
  readonly payers: readonly string[];
}

/** What `bookDeclared` would book, before anybody agrees to it: not what a second person has to. */
export async function readDeclared(
  { which, filter }: ManyPayments,
  { memberId, now }: Author,
): Promise<DeclaredToBook> {
  const rows = selectedRows(paymentSource, { which, filter, within: {}, now });
  const ownId = (await somebodyElse(db, [memberId])) ? memberId : null;
  const [sums] = await db.$queryRaw<{ count: number; amount: number; payers: string[] | null }[]>`
    SELECT count(*)::int AS count, coalesce(sum(amount_due - amount_paid + amount_refunded), 0)::float8 AS amount,
      (array_agg(payer_name ORDER BY id))[1:${NAMED}::int] AS payers
    FROM payments WHERE state = 'DECLARED' AND member_id IS DISTINCT FROM ${ownId}::int AND id IN (${rows})`;
  return { count: sums?.count ?? 0, amount: sums?.amount ?? 0, payers: sums?.payers ?? [] };
}

/** @returns the warning or null when it was booked, undefined when it was moved meanwhile */
async function bookOne(id: number, transact: Transact) {
  try {
    return await transact<PaymentWarning | null | undefined>(async (tx, author) => {
      const payment = await tx.payment.findUnique({ where: { id } });
      const amount = payment === null ? 0 : outstandingOf(payment);
      if (payment?.state !== "DECLARED" || amount === 0) return { result: undefined, lines: [] };
      // The own one is booked by itself, by two persons.
      if ((await dualApprovalFor(tx, [payment], null, author)) === "REQUIRED")
        return { result: undefined, lines: [] };
      const received = { method: "BANK_TRANSFER", receivedAt: null, reason: null } as const;
      const booking = { ...received, amount, acceptSurplus: false };
      return await bookPayment(tx, { id, version: payment.version, booking }, author);
    });
  } catch (error) {
    if (error instanceof DomainError && error.code === "CONFLICT") return undefined;
    throw error;
  }
}
