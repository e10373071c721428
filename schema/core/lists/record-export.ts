import type { Tx } from "#prisma/client.ts";
import { recordAudit } from "#schema/core/audit/record-audit.ts";
import type { Author } from "#schema/core/shared/author.ts";
import type { CheckedExport } from "#schema/validation/core/exports.ts";

/** Writes down who takes which rows out and why, before the first of them leaves. */
export async function recordExport(
  tx: Tx,
  { list, format, filter, columns, ids, reason }: CheckedExport,
  rows: number,
  author: Author,
): Promise<void> {
  await recordAudit(tx, author, {
    action: "export",
    subject: "export",
    after: {
      list,
      format,
      rows,
      chosen: ids != null,
      // As it came in: JSON.
      filter: JSON.parse(JSON.stringify(filter)),
      columns: columns.map(({ key }) => key),
    },
    reason,
  });
}
