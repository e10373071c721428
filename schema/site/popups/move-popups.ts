// Moves many popups to the trash, or restores them.
import type { Tx } from "#prisma/client.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import type { AuditLine } from "#schema/core/audit/record-audit.ts";
import { type BulkSelection, type BulkStep, selectedRows, takePart } from "#schema/core/lists/bulk.ts";
import type { Author } from "#schema/core/shared/author.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { PopupFilter } from "#schema/validation/site/popup-filters.ts";
import { popupFacts } from "./popup-facts.ts";
import { popupSource, trashedPopups } from "./popup-list.ts";
import { movePopup } from "./popup-trash.ts";

/** Popups of one call. */
const AT_ONCE = 50;

interface ManyPopups {
  readonly which: BulkSelection;
  readonly filter: PopupFilter;
  /** False: they are restored. */
  readonly deleted: boolean;
}

/** Moves the next popups; those that are there already are not counted. @throws DomainError COUNT_CHANGED */
export async function movePopups(
  tx: Tx,
  { which, filter, deleted }: ManyPopups,
  { now }: Author,
): Promise<ActionResult<BulkStep>> {
  const source = deleted ? popupSource : trashedPopups;
  const rows = selectedRows(source, { which, filter, within: {}, now });
  const part = await takePart(tx, rows, which, AT_ONCE);
  const lines: AuditLine[] = [];
  for (const id of part.ids) {
    const moved = await auditChange(tx, id, popupFacts, () => movePopup(tx, id, deleted ? now : null));
    lines.push(...moved.lines);
  }
  const done = lines.length;
  return { result: { done, skipped: part.ids.length - done, cursor: part.cursor }, lines };
}
