// Another try for many mails at once: chosen ones, or all that a filter holds. Those that went out, or are as new, are skipped.

import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { type BulkSelection, type BulkStep, selectedRows, takePart } from "#schema/core/lists/bulk.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { MailFilter } from "#schema/validation/core/mail-filters.ts";
import { mailSource } from "./mail-list.ts";
import { retryMail } from "./retry-mail.ts";

/** Mails of one call. */
const AT_ONCE = 50;

interface ManyMails {
  readonly which: BulkSelection;
  readonly filter: MailFilter;
  /** The user as an editor of the journal; null: as none. */
  readonly editorId: number | null;
  readonly now: Date;
}

/** @throws DomainError COUNT_CHANGED */
export async function retryMany(
  tx: Tx,
  { which, filter, editorId, now }: ManyMails,
): Promise<ActionResult<BulkStep>> {
  const rows = selectedRows(mailSource, {
    which,
    filter: { ...filter, editorId },
    within: { editorId },
    now,
  });
  const open = Prisma.sql`SELECT id FROM mails
    WHERE (state = 'FAILED' OR (state = 'WAITING' AND attempts > 0)) AND id IN (${rows})`;
  const { ids, cursor } = await takePart(tx, rows, which, AT_ONCE, open);
  const lines = [];
  for (const id of ids) lines.push(...(await retryMail(tx, id, editorId)).lines);
  return { result: { done: lines.length, skipped: ids.length - lines.length, cursor }, lines };
}
