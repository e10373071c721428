// Money that was for no payment went back at the bank: the line it came by and the line it went by are tied together (decision 102).
import type { Tx } from "#prisma/client.ts";
import { conflictError, validationError } from "#schema/errors.ts";
import type { Deed } from "#schema/office-mutation.ts";
import { holdRow, refuseBooked } from "./hold-row.ts";

/**
 * @param wish the line that came in, and the one that went out
 * @throws DomainError VALIDATION where the amounts differ; CONFLICT where one of them is booked, split or tied already
 */
export async function returnBankRow(
  tx: Tx,
  { id, outId }: { readonly id: number; readonly outId: number },
): Promise<Deed> {
  const row = await holdRow(tx, id);
  refuseBooked(row);
  const out = await holdRow(tx, outId);
  if (out.amount !== -row.amount) throw validationError({ outId: ["AMOUNT_INVALID"] });
  if ((await tx.bankRow.count({ where: { returnedById: outId } })) > 0)
    throw conflictError({ returned: true });
  await tx.bankRow.update({ where: { id }, data: { returnedById: outId } });
  return { result: id, lines: [{ subjectId: id, after: { returnedBy: outId } }] };
}

/**
 * Takes that back: the line waits again where it waited.
 * @throws DomainError CONFLICT for a line that was not given back
 */
export async function untieBankRow(tx: Tx, { id }: { readonly id: number }): Promise<Deed> {
  const { returnedById } = await holdRow(tx, id);
  if (returnedById === null) throw conflictError({ returned: false });
  await tx.bankRow.update({ where: { id }, data: { returnedById: null } });
  return { result: id, lines: [{ subjectId: id, before: { returnedBy: returnedById } }] };
}
