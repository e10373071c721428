// Money that went out is the refund that the ledger has: the line and the refund are tied together, and the refund has the bank's day.
import type { Tx } from "#prisma/client.ts";
import { db } from "#prisma/client.ts";
import type { BankRow, Prisma } from "#prisma/generated/client.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import { refuseClosedMonths } from "#schema/money/month-ends/month-lock.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { holdRow, refuseInUse } from "./hold-row.ts";

/** Refunds that are shown of one line. */
export const REFUNDS_MAX = 5;
/** Days between the bank's day of a refund and the day it was recorded. */
const DAYS_APART = 45;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** A refund by transfer that is on no statement yet and was not reversed. */
const WAITING = {
  amount: { lt: 0 },
  isCorrection: false,
  bankRow: { is: null },
  reversedBy: { is: null },
  transferredToId: null,
  OR: [{ method: "BANK_TRANSFER" }, { method: null, payment: { method: "BANK_TRANSFER" } }],
} as const satisfies Prisma.PaymentMoveWhereInput;

const REFUND = {
  id: true,
  amount: true,
  receivedAt: true,
  createdAt: true,
  payment: { select: { id: true, payerName: true, nameKo: true, nameEn: true } },
} as const satisfies Prisma.PaymentMoveSelect;
export type WaitingRefund = Prisma.PaymentMoveGetPayload<{ select: typeof REFUND }>;

/** The refunds that each of these lines may be: as much, at about that time, the nearest first. */
export async function readRefunds(
  rows: readonly BankRow[],
): Promise<(row: BankRow) => readonly WaitingRefund[]> {
  const amounts = [...new Set(rows.map(({ amount }) => Number(amount)))].filter((amount) => amount < 0);
  if (amounts.length === 0) return () => [];
  const refunds = await db.paymentMove.findMany({
    where: { ...WAITING, amount: { in: amounts } },
    select: REFUND,
  });
  return ({ amount, at }) => {
    const apart = (refund: WaitingRefund) => Math.abs(dayOf(refund).getTime() - at.getTime());
    return refunds
      .filter((refund) => refund.amount === Number(amount) && apart(refund) < DAYS_APART * DAY_MS)
      .sort((one, other) => apart(one) - apart(other))
      .slice(0, REFUNDS_MAX);
  };
}

const dayOf = ({ receivedAt, createdAt }: Pick<WaitingRefund, "receivedAt" | "createdAt">): Date =>
  receivedAt ?? createdAt;

/**
 * Ties a line to a refund.
 * @throws DomainError NOT_FOUND; CONFLICT where either is tied already; VALIDATION where the amounts differ; MONTH_CLOSED where the refund
 * would leave a closed month or come into one
 */
export async function tieRefund(
  tx: Tx,
  { id, moveId }: { readonly id: number; readonly moveId: number },
): Promise<ActionResult> {
  const row = await holdRow(tx, id);
  await refuseInUse(tx, row);
  await tx.$queryRaw`SELECT 1 FROM payment_moves WHERE id = ${moveId} FOR SHARE`;
  const refund = await tx.paymentMove.findUnique({ where: { id: moveId }, select: REFUND });
  if (!refund) throw new DomainError("NOT_FOUND");
  if ((await tx.paymentMove.count({ where: { ...WAITING, id: moveId } })) === 0) {
    throw conflictError({ tied: true });
  }
  if (refund.amount !== Number(row.amount)) throw validationError({ moveId: ["AMOUNT_INVALID"] });
  await refuseClosedMonths(tx, [row.at, dayOf(refund)]);
  await tx.bankRow.update({ where: { id }, data: { moveId, setAsideAt: null } });
  return { result: id, lines: [{ subjectId: id, after: { refund: moveId, payment: refund.payment.id } }] };
}
