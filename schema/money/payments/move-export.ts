// Every move of money, for the auditors: whose, how much, where it came from or went to, who wrote it down
// and why (docs/money.md#closed-months).
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { inDays } from "#schema/core/lists/conditions.ts";
import { type ExportRow, exportOf } from "#schema/core/lists/export-source.ts";
import type { ListSource } from "#schema/core/lists/list-source.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import {
  MOVE_COLUMNS,
  MOVE_SORTS,
  type MoveKind,
  type MovesFilter,
  movesFilter,
} from "#schema/validation/money/move-filters.ts";

/** The day of a move, which has an index. */
const DAY = "COALESCE(received_at, created_at)";

const moveSource: ListSource<MovesFilter, (typeof MOVE_SORTS)[number]> = {
  table: Prisma.sql`payment_moves`,
  sorts: { DAY: Prisma.raw(DAY) },
  conditions: { days: inDays(DAY) },
  always: () => Prisma.sql`amount <> 0`,
};

const kindOf = (move: { readonly amount: number; readonly isCorrection: boolean }): MoveKind =>
  move.isCorrection ? "CORRECTED" : move.amount > 0 ? "RECEIVED" : "RETURNED";

async function readRows(ids: number[]): Promise<ExportRow[]> {
  const name = { select: { name: true } } as const;
  const moves = await db.paymentMove.findMany({
    where: { id: { in: ids } },
    include: { payment: true, actor: name, approvedBy: name, bankRow: { select: { sender: true } } },
  });
  return moves.map((move) => {
    const kind = kindOf(move);
    return {
      id: move.id,
      cells: {
        day: move.receivedAt ?? move.createdAt,
        amount: move.amount,
        kind,
        method: move.method ?? move.payment.method,
        payer: move.payment.payerName,
        name: move.payment.nameKo,
        type: move.payment.type,
        sender: move.bankRow?.sender ?? null,
        refundAccount: kind === "RETURNED" ? move.payment.refundAccount : null,
        actor: move.actor?.name ?? null,
        approver: move.approvedBy?.name ?? null,
        reason: move.reason,
        written: move.createdAt,
        payment: move.paymentId,
        id: move.id,
      } satisfies Record<(typeof MOVE_COLUMNS)[number], unknown>,
    };
  });
}

export const moveExport = exportOf({
  source: moveSource,
  sorts: MOVE_SORTS,
  may: managePayments,
  columns: MOVE_COLUMNS,
  filter: movesFilter,
  read: readRows,
});
