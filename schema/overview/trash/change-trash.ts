// Acts on many rows of the trash: each noun restores and removes its own, with its line in the log.
import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import type { AuditLine } from "#schema/core/audit/record-audit.ts";
import { type BulkSelection, type BulkStep, takePart } from "#schema/core/lists/bulk.ts";
import { DomainError } from "#schema/errors.ts";
import { NOUNS } from "#schema/nouns.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { TrashChange, TrashFilter } from "#schema/validation/overview/trash-filters.ts";
import { readRowId, trashRows } from "./trash-rows.ts";

/** Rows of one call. */
const AT_ONCE = 50;

interface ManyTrashed {
  readonly which: BulkSelection;
  readonly filter: TrashFilter;
  readonly change: TrashChange;
  readonly viewer: Viewer | null;
}

/**
 * Restores the next rows, or removes them for good. One that its noun refuses is skipped: a program with
 * applicants, a term that is there again.
 * @throws DomainError COUNT_CHANGED
 */
export async function changeTrash(
  tx: Tx,
  { which, filter, change, viewer }: ManyTrashed,
): Promise<ActionResult<BulkStep>> {
  const all = trashRows({ viewer, filter: which.ids == null ? filter : {} });
  const chosen = which.ids == null ? Prisma.sql`TRUE` : Prisma.sql`row_id = ANY(${[...which.ids]}::int[])`;
  const rows =
    all === null
      ? Prisma.sql`SELECT 0 AS id WHERE FALSE`
      : Prisma.sql`SELECT row_id AS id FROM (${all}) AS trash WHERE ${chosen}`;
  const part = await takePart(tx, rows, which, AT_ONCE);
  const lines: AuditLine[] = [];
  for (const rowId of part.ids) lines.push(...(await changeRow(tx, rowId, change)));
  const done = lines.length;
  return { result: { done, skipped: part.ids.length - done, cursor: part.cursor }, lines };
}

async function changeRow(tx: Tx, rowId: number, change: TrashChange): Promise<readonly AuditLine[]> {
  const { kind, id } = readRowId(rowId);
  const trash = NOUNS.flatMap((noun) => noun.trash ?? []).find((one) => one.kind === kind);
  if (!trash) return [];
  const { action, run } = trash.actions[change];
  try {
    const { lines } = await auditChange(tx, id, trash.facts, () => run(tx, id));
    return lines.map((line) => ({ ...line, action, subject: trash.subject }));
  } catch (error) {
    // Refused before anything was written.
    if (error instanceof DomainError) return [];
    throw error;
  }
}
