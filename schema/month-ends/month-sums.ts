// What came and went in a month, by the bank and by the ledger. The ledger has the bank's transfers only: cards and cash are on no statement.
import type { Prisma as Client } from "#prisma/generated/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { momentsOf } from "#schema/validation/months.ts";

/** Whole won. */
export interface MonthSums {
  readonly bankIn: number;
  readonly bankOut: number;
  /** What was booked out again is taken off. */
  readonly ledgerIn: number;
  /** Refunds that were recorded by mistake are taken off. */
  readonly ledgerOut: number;
}

/** Moves of money on the bank's account in a month, by the day the bank says, else by the day they were written down. */
export function movesOf(month: string): Prisma.Sql {
  const { from, to } = momentsOf(month);
  return Prisma.sql`payment_moves AS move JOIN payments ON payments.id = move.payment_id
    WHERE move.amount <> 0 AND COALESCE(move.received_at, move.created_at) >= ${from} AND COALESCE(move.received_at, move.created_at) < ${to}
      AND COALESCE(move.method, payments.method) = 'BANK_TRANSFER'`;
}

/**
 * Whether a move counts as money that came in: a booking, one that is booked out, a refund that the bank returned. Else it counts as money
 * that went out: a refund, or one that was recorded by mistake and is struck.
 */
export const IS_RECEIPT = Prisma.sql`((move.amount > 0) <> move.is_correction)`;

export async function readMonthSums(tx: Client.TransactionClient, month: string): Promise<MonthSums> {
  const { from, to } = momentsOf(month);
  const [bank] = await tx.$queryRaw<Pick<MonthSums, "bankIn" | "bankOut">[]>`
    SELECT COALESCE(sum(amount) FILTER (WHERE amount > 0), 0)::float8 AS "bankIn",
      COALESCE(-sum(amount) FILTER (WHERE amount < 0), 0)::float8 AS "bankOut"
    FROM bank_rows WHERE at >= ${from} AND at < ${to} AND part_of_id IS NULL`;
  const [ledger] = await tx.$queryRaw<Pick<MonthSums, "ledgerIn" | "ledgerOut">[]>`
    SELECT COALESCE(sum(move.amount) FILTER (WHERE ${IS_RECEIPT}), 0)::float8 AS "ledgerIn",
      COALESCE(-sum(move.amount) FILTER (WHERE NOT ${IS_RECEIPT}), 0)::float8 AS "ledgerOut"
    FROM ${movesOf(month)}`;
  return { ...{ bankIn: 0, bankOut: 0 }, ...bank, ...{ ledgerIn: 0, ledgerOut: 0 }, ...ledger };
}

export const isBalanced = ({ bankIn, bankOut, ledgerIn, ledgerOut }: MonthSums): boolean =>
  bankIn === ledgerIn && bankOut === ledgerOut;
