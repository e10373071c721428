// Defines what came and went in a month, by the bank and by the ledger. The ledger has the bank's transfers
// only: cards and cash are on no statement.
import type { Prisma as Client } from "#prisma/generated/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { momentsOf } from "#schema/validation/core/months.ts";

/** Whole won. */
export interface MonthSums {
  readonly bankIn: number;
  readonly bankOut: number;
  /** Of these, other transactions and what was returned unbooked. */
  readonly outsideIn: number;
  readonly outsideOut: number;
  /** What was booked out again is taken off. */
  readonly ledgerIn: number;
  /** Refunds that were recorded by mistake are taken off. */
  readonly ledgerOut: number;
}

/** The day of a move: of the line of the bank that it is tied to, else the day that was said, else the day it was recorded. */
export const MOVE_DAY = Prisma.sql`COALESCE(line.at, move.received_at, move.created_at)`;

/** Moves of money on the bank's account in a month. */
export function movesOf(month: string): Prisma.Sql {
  const { from, to } = momentsOf(month);
  return Prisma.sql`payment_moves AS move JOIN payments ON payments.id = move.payment_id
      LEFT JOIN bank_rows AS line ON line.move_id = move.id
    WHERE move.amount <> 0 AND ${MOVE_DAY} >= ${from} AND ${MOVE_DAY} < ${to}
      AND COALESCE(move.method, payments.method) = 'BANK_TRANSFER'`;
}

/**
 * Whether a move counts as money that came in: a booking, one that is booked out, a refund that the bank
 * returned. Else it counts as money that went out: a refund, or one that was recorded by mistake and is
 * struck.
 */
export const IS_RECEIPT = Prisma.sql`((move.amount > 0) <> move.is_correction)`;

/**
 * A line that is not compared with the ledger: another transaction, or returned unbooked, or the return. Of a
 * split line its parts count.
 */
export const IS_OUTSIDE = Prisma.sql`split_at IS NULL AND (outside_kind IS NOT NULL OR returned_by_id IS NOT NULL
  OR EXISTS (SELECT 1 FROM bank_rows AS other WHERE other.returned_by_id = bank_rows.id))`;

const NONE = { bankIn: 0, bankOut: 0, outsideIn: 0, outsideOut: 0, ledgerIn: 0, ledgerOut: 0 };

export async function readMonthSums(tx: Client.TransactionClient, month: string): Promise<MonthSums> {
  const { from, to } = momentsOf(month);
  const [bank] = await tx.$queryRaw<Pick<MonthSums, "bankIn" | "bankOut">[]>`
    SELECT COALESCE(sum(amount) FILTER (WHERE amount > 0), 0)::float8 AS "bankIn",
      COALESCE(-sum(amount) FILTER (WHERE amount < 0), 0)::float8 AS "bankOut"
    FROM bank_rows WHERE at >= ${from} AND at < ${to} AND part_of_id IS NULL`;
  const [outside] = await tx.$queryRaw<Pick<MonthSums, "outsideIn" | "outsideOut">[]>`
    SELECT COALESCE(sum(amount) FILTER (WHERE amount > 0), 0)::float8 AS "outsideIn",
      COALESCE(-sum(amount) FILTER (WHERE amount < 0), 0)::float8 AS "outsideOut"
    FROM bank_rows WHERE at >= ${from} AND at < ${to} AND ${IS_OUTSIDE}`;
  const [ledger] = await tx.$queryRaw<Pick<MonthSums, "ledgerIn" | "ledgerOut">[]>`
    SELECT COALESCE(sum(move.amount) FILTER (WHERE ${IS_RECEIPT}), 0)::float8 AS "ledgerIn",
      COALESCE(-sum(move.amount) FILTER (WHERE NOT ${IS_RECEIPT}), 0)::float8 AS "ledgerOut"
    FROM ${movesOf(month)}`;
  return { ...NONE, ...bank, ...outside, ...ledger };
}

export const isBalanced = ({
  bankIn,
  bankOut,
  outsideIn,
  outsideOut,
  ledgerIn,
  ledgerOut,
}: MonthSums): boolean => bankIn - outsideIn === ledgerIn && bankOut - outsideOut === ledgerOut;
