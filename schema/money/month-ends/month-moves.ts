// Money of a month that only the ledger or only the bank has, as a treasurer compares them: what was recorded
// and reversed again is left out.
import { db } from "#prisma/client.ts";
import type { Prisma as Client } from "#prisma/generated/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { momentsOf } from "#schema/validation/core/months.ts";
import { IS_OUTSIDE, IS_RECEIPT, MOVE_DAY, movesOf } from "./month-sums.ts";

/** Lines of one kind that are shown; the sums have all. */
const LINES_SHOWN = 200;

/** Money that only the bank or only the ledger has. */
export interface MonthLine {
  readonly id: number;
  readonly at: Date;
  readonly name: string;
  /** Whole won; below zero what went out or was booked out. */
  readonly amount: number;
  /** Null: a line of the bank that belongs to no payment yet. */
  readonly paymentId: number | null;
  /** It is a line of the bank, and its booking on the payment waits for a second person. */
  readonly isProposed?: boolean;
}

/** Booked as a transfer, and tied to no line of the bank. */
export const NOT_ON_STATEMENT = Prisma.sql`${IS_RECEIPT} AND line.id IS NULL`;
/** Recorded as sent back by transfer, and tied to no line of the bank. */
export const REFUNDED = Prisma.sql`NOT ${IS_RECEIPT} AND line.id IS NULL`;

/** Lines of a month that are in no entry of the ledger, and no other transaction. */
const openLines = (month: string): Prisma.Sql => {
  const { from, to } = momentsOf(month);
  return Prisma.sql`bank_rows WHERE at >= ${from} AND at < ${to} AND split_at IS NULL AND move_id IS NULL
    AND NOT (${IS_OUTSIDE})`;
};

/** Lines of the bank that belong to nothing yet. */
export function readBankLines(month: string, direction: "in" | "out"): Promise<MonthLine[]> {
  return db.$queryRaw<MonthLine[]>`SELECT id, at, sender AS name, amount::float8, NULL::int AS "paymentId"
    FROM ${openLines(month)} AND ${direction === "in" ? Prisma.sql`amount > 0` : Prisma.sql`amount < 0`}
    ORDER BY at, id LIMIT ${LINES_SHOWN}`;
}

/** Whether the bank or the ledger has money of a month that the other does not have, also where the sums agree by chance. */
export async function hasOpenLines(tx: Client.TransactionClient, month: string): Promise<boolean> {
  const some = (which: Prisma.Sql) =>
    Prisma.sql`EXISTS (SELECT 1 FROM ${withOffset(month, which)} WHERE NOT is_offset)`;
  const [row] = await tx.$queryRaw<{ isOpen: boolean }[]>`SELECT EXISTS (SELECT 1 FROM ${openLines(month)})
    OR ${some(NOT_ON_STATEMENT)} OR ${some(REFUNDED)} AS "isOpen"`;
  return row?.isOpen ?? false;
}

/**
 * The entries of a kind in a month. An entry is offset where another one of the same payment reverses its
 * sum. The earlier ones offset each other: of booked, reversed and booked again the last one is left.
 */
const withOffset = (month: string, which: Prisma.Sql) => Prisma.sql`(
  SELECT move.id, ${MOVE_DAY} AS at, payments.payer_name AS name, move.amount, payments.id AS "paymentId",
    row_number() OVER (PARTITION BY payments.id, move.amount ORDER BY move.id)
      <= count(*) FILTER (WHERE move.amount > 0) OVER pair AND
    row_number() OVER (PARTITION BY payments.id, move.amount ORDER BY move.id)
      <= count(*) FILTER (WHERE move.amount < 0) OVER pair AS is_offset
  FROM ${movesOf(month)} AND ${which}
  WINDOW pair AS (PARTITION BY payments.id, abs(move.amount))
) AS moves`;

export function readMoves(month: string, which: Prisma.Sql): Promise<MonthLine[]> {
  return db.$queryRaw<MonthLine[]>`SELECT id, at, name, amount, "paymentId" FROM ${withOffset(month, which)}
    WHERE NOT is_offset ORDER BY at, id LIMIT ${LINES_SHOWN}`;
}

/** How many entries of a kind offset each other in a month. */
export async function countOffset(month: string, which: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count
    FROM ${withOffset(month, which)} WHERE is_offset`;
  return row?.count ?? 0;
}
