// Payments whose refund is due and not recorded yet, which money that went out may be.
import { db } from "#prisma/client.ts";
import type { BankRow } from "#prisma/generated/client.ts";
import { receivedFrom, WITH_LINE } from "#schema/money/payments/received-from.ts";
import { refundDueOf, surplusOf } from "#schema/validation/money/payment-state.ts";
import { PROPOSED_MAX } from "#schema/validation/money/statement-matching.ts";
import { CANDIDATE, type Candidate } from "./bank-candidates.ts";
import { isDayBefore } from "./day-order.ts";
import { isNamed } from "./ledger-entries.ts";

/**
 * The payments of which as much is due back as each of these lines sent, those whose payer it names first.
 * Cards are on no statement.
 */
export async function readDueRefunds(
  rows: readonly BankRow[],
): Promise<(row: BankRow) => readonly Candidate[]> {
  if (rows.length === 0) return () => [];
  const payments = await db.payment.findMany({
    where: {
      OR: [{ state: "REFUND_REQUESTED" }, { state: "PAID", amountPaid: { gt: db.payment.fields.amountDue } }],
      NOT: { method: "CARD", refundAccount: null },
    },
    select: { ...CANDIDATE, refundDue: true, moves: { orderBy: { id: "asc" }, include: WITH_LINE } },
    orderBy: { id: "asc" },
  });
  const due = payments.map(({ moves, ...payment }) => ({
    payment,
    amount: refundDueOf(payment) || surplusOf(payment),
    came: receivedFrom(moves),
  }));
  return (row) =>
    due
      .filter(({ amount }) => amount > 0 && amount === -Number(row.amount))
      .filter(({ came }) => came === null || !isDayBefore(row.at, came))
      .map(
        ({ payment }): Candidate => ({
          ...payment,
          signs: isNamed(row, payment.payerName) ? ["NAME", "AMOUNT"] : ["AMOUNT"],
        }),
      )
      .sort((one, other) => other.signs.length - one.signs.length)
      .slice(0, PROPOSED_MAX);
}
