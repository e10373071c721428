import type { Tx } from "#prisma/client.ts";
import type { BankRow } from "#prisma/generated/client.ts";
import { conflictError, DomainError } from "#schema/errors.ts";

/** A line of the bank, held until the transaction ends. @throws DomainError NOT_FOUND */
export async function lockRow(tx: Tx, id: number): Promise<BankRow> {
  await tx.$queryRaw`SELECT 1 FROM bank_rows WHERE id = ${id} FOR UPDATE`;
  const row = await tx.bankRow.findUnique({ where: { id } });
  if (!row) throw new DomainError("NOT_FOUND");
  return row;
}

/** @throws DomainError CONFLICT for a line that is booked, split, returned or classified as another transaction */
export async function refuseInUse(
  tx: Tx,
  { id, moveId, splitAt, returnedById, outsideKind }: BankRow,
): Promise<void> {
  if (moveId !== null || splitAt !== null || returnedById !== null || outsideKind !== null) {
    throw conflictError({ booked: true });
  }
  if ((await tx.bankRow.count({ where: { returnedById: id } })) > 0) throw conflictError({ returned: true });
}

/** @throws DomainError as `refuseInUse`; PAYMENT_MOVE_REFUSED for money that went out */
export async function refuseBooked(tx: Tx, row: BankRow): Promise<void> {
  await refuseInUse(tx, row);
  if (row.amount <= 0) throw new DomainError("PAYMENT_MOVE_REFUSED");
}
