import type { Tx } from "#prisma/client.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, validationError } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { monthOf } from "#schema/validation/core/months.ts";
import { stopBookings } from "./month-lock.ts";
import { hasOpenLines } from "./month-moves.ts";
import { isBalanced, readMonthSums } from "./month-sums.ts";

/**
 * Closes a month that is over and keeps its sums. Where the bank and the ledger differ, or agree in their
 * sums alone, a word says why.
 * @throws DomainError VALIDATION for a month that has not ended, and for a missing word; CONFLICT where it is closed
 */
export async function closeMonth(
  tx: Tx,
  { month, note }: { readonly month: string; readonly note?: string | null | undefined },
  { memberId: closedById, now: closedAt }: Author,
): Promise<ActionResult<string>> {
  if (month >= monthOf(closedAt)) throw validationError({ month: ["DATE_INVALID"] });
  await stopBookings(tx);
  if (await tx.closedMonth.findUnique({ where: { month } })) throw conflictError({ month });
  const sums = await readMonthSums(tx, month);
  const word = note?.trim() || null;
  const isWordNeeded = !isBalanced(sums) || (await hasOpenLines(tx, month));
  if (word === null && isWordNeeded) throw validationError({ note: ["REQUIRED"] });
  await tx.closedMonth.create({ data: { month, ...sums, note: word, closedAt, closedById } });
  return { result: month, lines: [{ subjectId: null, after: { month, ...sums }, reason: word }] };
}

/**
 * Opens a month again.
 * @throws DomainError NOT_FOUND where it is open
 */
export async function openMonth(
  tx: Tx,
  { month, note }: { readonly month: string; readonly note: string },
): Promise<ActionResult<string>> {
  const { count } = await tx.closedMonth.deleteMany({ where: { month } });
  if (count === 0) throw new DomainError("NOT_FOUND");
  return { result: month, lines: [{ subjectId: null, before: { month }, reason: note.trim() }] };
}
