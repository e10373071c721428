// Defines what the office makes of many terms: chosen ones, or everything a filter holds, part by part.
import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { type BulkSelection, type BulkStep, selectedRows, takePart } from "#schema/core/lists/bulk.ts";
import type { Author } from "#schema/core/shared/author.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import type { GLOSSARY_DECISIONS } from "#schema/validation/site/glossary.ts";
import type { GlossaryFilter } from "#schema/validation/site/glossary-filters.ts";
import { glossarySource } from "./glossary-list.ts";

/** Terms of one call: each has a line in the log. */
const AT_ONCE = 500;

interface Decided {
  readonly which: BulkSelection;
  readonly filter: GlossaryFilter;
  readonly decision: (typeof GLOSSARY_DECISIONS)[number];
  readonly reason: string | null;
}

/**
 * Decides the next terms. Those that have the status already are skipped, and a refused one whose sense is
 * there again, or twice among them.
 * @throws DomainError COUNT_CHANGED
 */
export async function decideTerms(
  tx: Tx,
  { which, filter, decision, reason }: Decided,
  { now }: Author,
): Promise<ActionResult<BulkStep>> {
  const rows = selectedRows(glossarySource, { which, filter, within: {}, now });
  const part = await takePart(tx, rows, which, AT_ONCE);
  const status = Prisma.sql`${decision}::text::glossary_status`;
  const changed = await tx.$queryRaw<{ id: number; before: string }[]>`
    WITH held AS (
      SELECT id, status, ko_key, en_key, field, note_ko, note_en FROM glossary_terms
      WHERE id = ANY(${[...part.ids]}::int[]) AND deleted_at IS NULL AND status <> ${status} FOR UPDATE
    )
    UPDATE glossary_terms SET status = ${status}, reason = ${decision === "REFUSED" ? reason : null}::text,
      decided_at = ${now}, updated_at = ${now}, version = version + 1
    FROM held WHERE glossary_terms.id = held.id AND (held.status <> 'REFUSED' OR NOT EXISTS (
      SELECT 1 FROM glossary_terms AS other WHERE other.ko_key = held.ko_key AND other.en_key = held.en_key
        AND other.field = held.field AND coalesce(other.note_ko, '') = coalesce(held.note_ko, '')
        AND coalesce(other.note_en, '') = coalesce(held.note_en, '')
        AND other.deleted_at IS NULL
        AND (other.status <> 'REFUSED' OR (other.id < held.id AND other.id = ANY(${[...part.ids]}::int[])))
    )) RETURNING glossary_terms.id, held.status::text AS before`;
  const lines = changed.map(({ id, before }) => ({
    subjectId: id,
    before: { status: before },
    after: { status: decision },
    reason,
  }));
  const step = { done: changed.length, skipped: part.ids.length - changed.length, cursor: part.cursor };
  return { result: step, lines };
}
