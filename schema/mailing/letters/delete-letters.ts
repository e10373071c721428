// Many drafts of letters thrown away.
import type { Tx } from "#prisma/client.ts";
import type { Viewer } from "#schema/context.ts";
import { auditChange } from "#schema/core/audit/audit-change.ts";
import type { AuditLine } from "#schema/core/audit/record-audit.ts";
import { type BulkSelection, type BulkStep, meantRows, takePart } from "#schema/core/lists/bulk.ts";
import type { Author } from "#schema/core/shared/author.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { LetterFilter } from "#schema/validation/mailing/letter-filters.ts";
import { letterFacts } from "./letter-facts.ts";
import { letterSource } from "./letter-list.ts";
import { deleteLetter, lockLetter } from "./save-letter.ts";

/** Letters of one call: each has a line in the log. */
const AT_ONCE = 100;

interface ManyLetters {
  readonly which: BulkSelection;
  readonly filter: LetterFilter;
}

/** Deletes the next drafts that the viewer may write; a letter that was sent, stopped or planned is skipped. @throws DomainError COUNT_CHANGED */
export async function deleteLetters(
  tx: Tx,
  { which, filter }: ManyLetters,
  viewer: Viewer | null,
  { now }: Author,
): Promise<ActionResult<BulkStep>> {
  const within = { reader: { viewer } };
  const rows = meantRows(letterSource, { which, filter: { ...filter, ...within }, within, now });
  const part = await takePart(tx, rows, which, AT_ONCE);
  const lines: AuditLine[] = [];
  let done = 0;
  for (const id of part.ids) {
    if ((await lockLetter(tx, id, viewer)).state !== "DRAFT") continue;
    const deleted = await auditChange(tx, id, letterFacts, () => deleteLetter(tx, id, viewer));
    lines.push(...deleted.lines);
    done += 1;
  }
  return { result: { done, skipped: part.ids.length - done, cursor: part.cursor }, lines };
}
