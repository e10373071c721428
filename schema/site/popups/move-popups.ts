// Many popups into the trash, or out of it again.
import type { Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import type { AuditLine } from "#schema/core/audit/record-audit.ts";
import { type BulkSelection, type BulkStep, takePartOf } from "#schema/core/lists/bulk.ts";
import type { Author } from "#schema/core/shared/author.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { PopupFilter } from "#schema/validation/site/popup-filters.ts";
import { popupFacts } from "./popup-facts.ts";
import { popupsIn } from "./popup-state.ts";
import { movePopup } from "./popup-trash.ts";

/** Popups of one call. */
const AT_ONCE = 50;

interface ManyPopups {
  readonly which: BulkSelection;
  readonly filter: PopupFilter;
  /** False: they are restored. */
  readonly deleted: boolean;
}

/** Moves the next popups; those that are there already are skipped. @throws DomainError COUNT_CHANGED */
export async function movePopups(
  tx: Tx,
  { which, filter, deleted }: ManyPopups,
  { now }: Author,
): Promise<ActionResult<BulkStep>> {
  const where: Prisma.PopupWhereInput =
    which.ids == null ? popupsIn(filter, now) : { id: { in: [...which.ids] } };
  const part = await takePartOf(
    {
      begin: async () => {
        const { _count: count, _max: last } = await tx.popup.aggregate({
          where,
          _count: true,
          _max: { id: true },
        });
        return { count, last: last.id };
      },
      next: (after, upTo, take) =>
        tx.popup.findMany({
          where: { AND: [where, { id: { gt: after, lte: upTo } }] },
          orderBy: { id: "asc" },
          select: { id: true },
          take,
        }),
    },
    which,
    AT_ONCE,
  );
  const lines: AuditLine[] = [];
  for (const id of part.ids) {
    const moved = await auditChange(tx, id, popupFacts, () => movePopup(tx, id, deleted ? now : null));
    lines.push(...moved.lines);
  }
  const done = lines.length;
  return { result: { done, skipped: part.ids.length - done, cursor: part.cursor }, lines };
}
