// The lines of the bank that belong to a refund: by which it went, and by which it came back (decision 215).
import { db, type Tx } from "#prisma/client.ts";
import type { BankRow, PaymentMove, Prisma } from "#prisma/generated/client.ts";
import { conflictError, validationError } from "#schema/errors.ts";
import { bankDayOf, isDayBefore } from "#schema/money/bank/day-order.ts";
import { DAYS_APART, dayOf, isNamed } from "#schema/money/bank/ledger-entries.ts";
import { lockRow, refuseInUse } from "#schema/money/bank/lock-row.ts";
import { untieLines } from "#schema/money/bank/untie-lines.ts";
import { refuseClosedMonths } from "#schema/money/month-ends/month-lock.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { startOfSeoulDay } from "#schema/validation/core/seoul.ts";
import { readReceivedFrom } from "./received-from.ts";

/** Lines that are booked on nothing, and belong to no other line. */
const FREE = {
  moveId: null,
  splitAt: null,
  returnedById: null,
  outsideKind: null,
  returns: { is: null },
} as const satisfies Prisma.BankRowWhereInput;

/** Lines of one amount that are looked through for the payer's. */
const READ_MAX = 100;
/** Lines that are proposed of one kind. */
const LINES_MAX = 10;

export interface RefundLine extends BankRow {
  /** The bank shows the payer's name. */
  readonly isSameName: boolean;
}

export interface RefundLines {
  /** By which it may have gone; the one it is tied to, where it is. */
  readonly out: readonly RefundLine[];
  /** By which it may have come back. */
  readonly back: readonly RefundLine[];
}

type Refund = Pick<PaymentMove, "id" | "paymentId" | "amount" | "receivedAt" | "createdAt">;

/**
 * Lines of the amount of a refund, the payer's first, then the newest. It went at about the day that was
 * entered, no earlier than the money came, and came back no earlier than it went.
 */
export async function findRefundLines(refund: Refund, payerName: string): Promise<RefundLines> {
  const { id, amount } = refund;
  const came = await readReceivedFrom(db, { id: refund.paymentId });
  const named = (row: BankRow): RefundLine => ({ ...row, isSameName: isNamed(row, payerName) });
  const free = async (where: Prisma.BankRowWhereInput) => {
    const rows = await db.bankRow.findMany({
      where: { ...FREE, ...where },
      orderBy: [{ at: "desc" }, { id: "desc" }],
      take: READ_MAX,
    });
    return rows
      .map(named)
      .sort((one, other) => Number(other.isSameName) - Number(one.isSameName))
      .slice(0, LINES_MAX);
  };
  const tied = await db.bankRow.findUnique({ where: { moveId: id } });
  const went = dayOf(refund).getTime();
  const from = Math.max(went - DAYS_APART * DAY, came ? startOfSeoulDay(came).getTime() : 0);
  const about = { gte: new Date(from), lte: new Date(went + DAYS_APART * DAY) };
  return {
    out: tied ? [named(tied)] : await free({ amount, at: about }),
    back: await free({ amount: -amount, at: { gte: startOfSeoulDay(tied?.at ?? dayOf(refund)) } }),
  };
}

interface Tying {
  /** It was never sent, so that no line of the bank is its. */
  readonly isStruck: boolean;
  readonly outRowId: number | null;
  readonly backRowId: number | null;
  /** The day it came back, where no line says it. */
  readonly returnedAt: Date | null;
}

interface Tied {
  /** When the bank had it again, by its line; null: no line says so. */
  readonly backAt: Date | null;
  /** Ties the line by which it came back, once the reversal has a row of the history. */
  readonly tieBack: () => Promise<void>;
}

/**
 * Ties a refund to the line by which it went, and its reversal to the line by which it came back. The line of
 * a refund that was never sent waits again.
 * @throws DomainError NOT_FOUND; CONFLICT for a line that belongs to something else; VALIDATION for one of
 * another amount, for a refund before its money came, and for a return before its refund; MONTH_CLOSED
 */
export async function tieRefundLines(
  tx: Tx,
  refund: Refund,
  { isStruck, outRowId, backRowId, returnedAt }: Tying,
): Promise<Tied> {
  const { id, amount } = refund;
  if (isStruck) {
    await untieLines(tx, [id]);
    return { backAt: null, tieBack: async () => {} };
  }
  if (outRowId !== null) {
    const row = await lockRow(tx, outRowId);
    if (row.moveId !== id) {
      if ((await tx.bankRow.count({ where: { moveId: id } })) > 0) throw conflictError({ booked: true });
      await refuseOther(tx, row, amount, "outRowId");
      // The refund leaves the month of its day.
      await refuseClosedMonths(tx, [dayOf(refund)]);
      const came = await readReceivedFrom(tx, { id: refund.paymentId });
      if (came && isDayBefore(row.at, came)) throw validationError({ outRowId: ["DATE_TOO_EARLY"] });
      await tx.bankRow.update({ where: { id: outRowId }, data: { moveId: id, setAsideAt: null } });
    }
  }
  const bankRow = await tx.bankRow.findUnique({ where: { moveId: id }, select: { at: true } });
  const went = bankDayOf({ ...refund, bankRow });
  if (backRowId === null) {
    const isEarly = returnedAt !== null && isDayBefore(returnedAt, went);
    if (isEarly) throw validationError({ returnedAt: ["DATE_TOO_EARLY"] });
    return { backAt: null, tieBack: async () => {} };
  }
  const back = await lockRow(tx, backRowId);
  await refuseOther(tx, back, -amount, "backRowId");
  if (isDayBefore(back.at, went)) throw validationError({ backRowId: ["DATE_TOO_EARLY"] });
  return {
    backAt: back.at,
    tieBack: async () => {
      const { id: moveId } = await tx.paymentMove.findUniqueOrThrow({ where: { reversesId: id } });
      await tx.bankRow.update({ where: { id: backRowId }, data: { moveId, setAsideAt: null } });
    },
  };
}

async function refuseOther(tx: Tx, row: BankRow, amount: number, field: string): Promise<void> {
  if (row.amount !== BigInt(amount)) throw validationError({ [field]: ["AMOUNT_INVALID"] });
  await refuseInUse(tx, row);
  await refuseClosedMonths(tx, [row.at]);
}
