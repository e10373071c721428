// One transfer for several payments: its parts are in its place, and each is booked like a line of its own (docs/bank.md#bank).
import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, validationError } from "#schema/errors.ts";
import { refuseClosedMonths } from "#schema/money/month-ends/month-lock.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { lockRow, refuseBooked } from "./lock-row.ts";

/**
 * @param amounts whole won of the parts
 * @throws DomainError VALIDATION where they do not add up; CONFLICT for a line that is booked, split or a
 * part itself; MONTH_CLOSED
 */
export async function splitBankRow(
  tx: Tx,
  { id, amounts }: { readonly id: number; readonly amounts: readonly number[] },
  { now }: Author,
): Promise<ActionResult> {
  const row = await lockRow(tx, id);
  await refuseBooked(tx, row);
  if (row.partOfId !== null) throw conflictError({ part: true });
  if (amounts.reduce((sum, amount) => sum + amount, 0) !== Number(row.amount)) {
    throw validationError({ amounts: ["SUM_DIFFERS"] });
  }
  const { hash, at, sender, note, uploadedById } = row;
  await refuseClosedMonths(tx, [at]);
  await tx.bankRow.createMany({
    data: amounts.map((amount, index) => ({
      hash: `${hash}:${index}`,
      at,
      sender,
      note,
      amount,
      partOfId: id,
      uploadedById,
      createdAt: now,
    })),
  });
  await tx.bankRow.update({ where: { id }, data: { splitAt: now, setAsideAt: null } });
  return { result: id, lines: [{ subjectId: id, after: { amounts } }] };
}

/**
 * Puts the parts together again: the whole line waits.
 * @param id the line that was split, or one of its parts
 * @throws DomainError CONFLICT where a part is booked or went back, or where nothing was split; MONTH_CLOSED
 */
export async function joinBankRow(tx: Tx, { id }: { readonly id: number }): Promise<ActionResult> {
  const { partOfId } = await tx.bankRow
    .findUnique({ where: { id } })
    .then((row) => row ?? { partOfId: null });
  const whole = await lockRow(tx, partOfId ?? id);
  if (whole.splitAt === null) throw conflictError({ split: false });
  await tx.$queryRaw`SELECT 1 FROM bank_rows WHERE part_of_id = ${whole.id} ORDER BY id FOR UPDATE`;
  const gone = await tx.bankRow.count({
    where: {
      partOfId: whole.id,
      OR: [{ moveId: { not: null } }, { returnedById: { not: null } }, { outsideKind: { not: null } }],
    },
  });
  if (gone > 0) throw conflictError({ booked: true });
  await refuseClosedMonths(tx, [whole.at]);
  await tx.bankRow.deleteMany({ where: { partOfId: whole.id } });
  await tx.bankRow.update({ where: { id: whole.id }, data: { splitAt: null } });
  return { result: whole.id, lines: [{ subjectId: whole.id, after: { amounts: [Number(whole.amount)] } }] };
}
