// Money that was for no payment went back at the bank: the line it came by and the line it went by are tied
// together (docs/bank.md#bank-and-ledger).
import type { Tx } from "#prisma/client.ts";
import { conflictError, validationError } from "#schema/errors.ts";
import { refuseClosedMonths } from "#schema/money/month-ends/month-lock.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { wentSince } from "./day-order.ts";
import { lockRow, refuseBooked, refuseInUse } from "./lock-row.ts";

/**
 * @param rows the ids of the deposit and of the withdrawal
 * @throws DomainError VALIDATION where the amounts differ, or it went before it came; CONFLICT where one of
 * them is in use; MONTH_CLOSED
 */
export async function returnBankRow(
  tx: Tx,
  { id, outId }: { readonly id: number; readonly outId: number },
): Promise<ActionResult> {
  const row = await lockRow(tx, id);
  await refuseBooked(tx, row);
  const out = await lockRow(tx, outId);
  if (out.amount !== -row.amount) throw validationError({ outId: ["AMOUNT_INVALID"] });
  if (!wentSince(row, out)) throw validationError({ outId: ["DATE_TOO_EARLY"] });
  await refuseInUse(tx, out);
  await refuseClosedMonths(tx, [row.at, out.at]);
  await tx.bankRow.update({ where: { id }, data: { returnedById: outId } });
  return { result: id, lines: [{ subjectId: id, after: { returnedBy: outId } }] };
}

/**
 * Takes that back: the line waits again where it waited.
 * @throws DomainError CONFLICT for a line that was not returned; MONTH_CLOSED
 */
export async function untieBankRow(tx: Tx, { id }: { readonly id: number }): Promise<ActionResult> {
  const { returnedById, at } = await lockRow(tx, id);
  if (returnedById === null) throw conflictError({ returned: false });
  const out = await lockRow(tx, returnedById);
  await refuseClosedMonths(tx, [at, out.at]);
  await tx.bankRow.update({ where: { id }, data: { returnedById: null } });
  return { result: id, lines: [{ subjectId: id, before: { returnedBy: returnedById } }] };
}
