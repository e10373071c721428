import type { Tx } from "#prisma/client.ts";
import { refuseClosedMonths } from "#schema/money/month-ends/month-lock.ts";

/**
 * Takes lines of the bank off entries that are reversed: they wait again.
 * @throws DomainError MONTH_CLOSED for a line of a closed month: the month has its entry by the day of the line
 */
export async function untieLines(tx: Tx, moveIds: readonly number[]): Promise<void> {
  const where = { moveId: { in: [...moveIds] } };
  const lines = await tx.bankRow.findMany({ where, select: { at: true } });
  if (lines.length === 0) return;
  await refuseClosedMonths(
    tx,
    lines.map(({ at }) => at),
  );
  await tx.bankRow.updateMany({ where, data: { moveId: null } });
}
