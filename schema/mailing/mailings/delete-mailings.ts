// Many drafts of mailings thrown away.
import type { Tx } from "#prisma/client.ts";
import type { Viewer } from "#schema/context.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import type { AuditLine } from "#schema/core/audit/record-audit.ts";
import { type BulkSelection, type BulkStep, selectedRows, takePart } from "#schema/core/lists/bulk.ts";
import type { Author } from "#schema/core/shared/author.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { MailingFilter } from "#schema/validation/mailing/mailing-filters.ts";
import { mailingFacts } from "./mailing-facts.ts";
import { mailingSource } from "./mailing-list.ts";
import { deleteMailing, lockMailing } from "./save-mailing.ts";

/** Mailings of one call: each has a line in the log. */
const AT_ONCE = 100;

interface ManyMailings {
  readonly which: BulkSelection;
  readonly filter: MailingFilter;
}

/**
 * Deletes the next drafts that the viewer may write; a mailing that was sent, stopped or planned is skipped.
 * @throws DomainError COUNT_CHANGED
 */
export async function deleteMailings(
  tx: Tx,
  { which, filter }: ManyMailings,
  viewer: Viewer | null,
  { now }: Author,
): Promise<ActionResult<BulkStep>> {
  const within = { reader: { viewer } };
  const rows = selectedRows(mailingSource, { which, filter: { ...filter, ...within }, within, now });
  const part = await takePart(tx, rows, which, AT_ONCE);
  const lines: AuditLine[] = [];
  let done = 0;
  for (const id of part.ids) {
    if ((await lockMailing(tx, id, viewer)).state !== "DRAFT") continue;
    const deleted = await auditChange(tx, id, mailingFacts, () => deleteMailing(tx, id, viewer));
    lines.push(...deleted.lines);
    done += 1;
  }
  return { result: { done, skipped: part.ids.length - done, cursor: part.cursor }, lines };
}
