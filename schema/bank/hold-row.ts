import type { Tx } from "#prisma/client.ts";
import type { BankRow } from "#prisma/generated/client.ts";
import { conflictError, DomainError } from "#schema/errors.ts";

/** A line of the bank, held until the transaction ends. @throws DomainError NOT_FOUND */
export async function holdRow(tx: Tx, id: number): Promise<BankRow> {
  await tx.$queryRaw`SELECT 1 FROM bank_rows WHERE id = ${id} FOR UPDATE`;
  const row = await tx.bankRow.findUnique({ where: { id } });
  if (!row) throw new DomainError("NOT_FOUND");
  return row;
}

/** @throws DomainError CONFLICT for a line that somebody booked, split or gave back; PAYMENT_MOVE_REFUSED for money that went out */
export function refuseBooked({ moveId, splitAt, returnedById, amount }: BankRow): void {
  if (moveId !== null || splitAt !== null || returnedById !== null) throw conflictError({ booked: true });
  if (amount <= 0) throw new DomainError("PAYMENT_MOVE_REFUSED");
}
