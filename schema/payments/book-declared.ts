import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { DomainError } from "#schema/errors.ts";
import { oneOf } from "#schema/lists/list-filters.ts";
import { matchingOf } from "#schema/lists/list-source.ts";
import type { Author } from "#schema/shared/author.ts";
import { outstandingOf } from "#schema/validation/payment-state.ts";
import { bookPayment } from "./book-payment.ts";
import { type PaymentsFilter, paymentSource } from "./payment-list.ts";

/** Payments of one call: what takes longer is asked for in turns, so that somebody sees how far it has come. */
const TURN = 50;

/** Which ones: some by their ids, or everything a filter holds. */
export interface DeclaredChoice {
  readonly ids: readonly number[] | null;
  readonly filter: PaymentsFilter;
  /** The last one of the turn before. */
  readonly after: number;
}

export interface DeclaredTurn {
  readonly booked: number;
  /** Somebody else moved them meanwhile. */
  readonly skipped: number;
  /** Paid, but their program is full by now. */
  readonly seatsGone: number;
  /** Where the next turn goes on; null: that was all. */
  readonly last: number | null;
}

/**
 * Books what was declared as sent, in full, as money that has come in by bank transfer. Each payment is a transaction of its own: one
 * that somebody else moved meanwhile is left alone, and the others are booked.
 */
export async function bookDeclared(choice: DeclaredChoice, author: Author): Promise<DeclaredTurn> {
  const found = await readDeclared(choice);
  const turn = { booked: 0, skipped: 0, seatsGone: 0 };
  for (const id of found) {
    const warning = await bookOne(id, author);
    if (warning === undefined) turn.skipped += 1;
    else turn.booked += 1;
    if (warning === "SEATS_GONE") turn.seatsGone += 1;
  }
  return { ...turn, last: found.length < TURN ? null : (found.at(-1) ?? null) };
}

async function readDeclared({ ids, filter, after }: DeclaredChoice): Promise<readonly number[]> {
  const matching = ids ? Prisma.empty : matchingOf(paymentSource, filter);
  if (matching === null || ids?.length === 0) return [];
  const chosen = oneOf("id", "int", ids);
  // By its id, so that what is skipped does not come again.
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM (SELECT id, state FROM payments ${matching}) AS listed
    WHERE state = 'DECLARED' AND id > ${after}
      ${chosen.length === 0 ? Prisma.empty : Prisma.sql`AND ${Prisma.join(chosen)}`}
    ORDER BY id LIMIT ${TURN}`;
  return rows.map(({ id }) => id);
}

/** @returns the warning or null when it was booked, undefined when it was moved meanwhile */
async function bookOne(id: number, author: Author) {
  try {
    return await db.$transaction(async (tx) => {
      const payment = await tx.payment.findUnique({ where: { id } });
      const amount = payment === null ? 0 : outstandingOf(payment);
      if (payment?.state !== "DECLARED" || amount === 0) return undefined;
      const booking = { amount, method: "BANK_TRANSFER", receivedAt: null, reason: null } as const;
      // That seats were confirmed is seen within a second, as another gateway's doings are.
      return (await bookPayment(tx, { id, version: payment.version, booking }, author)).warning;
    });
  } catch (error) {
    if (error instanceof DomainError && error.code === "CONFLICT") return undefined;
    throw error;
  }
}
