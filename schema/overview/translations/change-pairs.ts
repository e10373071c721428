// Defines what translators correct in the memory and delete from it. The texts and what waits in them stay as they are.
import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Viewer } from "#schema/context.ts";
import { type BulkSelection, type BulkStep, selectedRows, takePart } from "#schema/core/lists/bulk.ts";
import type { Author } from "#schema/core/shared/author.ts";
import { conflictError, DomainError, refusal } from "#schema/errors.ts";
import type { ActionResult } from "#schema/office-transaction.ts";
import { changeablePairsSql, changePairsAt } from "#schema/policies/overview/translations.ts";
import { asWords } from "#schema/validation/core/translation/segments.ts";
import type { MemoryFilter } from "#schema/validation/overview/memory-filters.ts";
import { memorySource } from "./memory-list.ts";
import { memoryPlaceOf } from "./memory-place.ts";
import { ownPlaces } from "./translated.ts";

/** Pairs of one call: each has a line in the log. */
const AT_ONCE = 500;

interface Correction {
  readonly id: number;
  readonly en: string;
  /** What was read. */
  readonly before: string;
}

/**
 * Offers another English for a paragraph, wherever the same pair is in texts of the viewer. What the text
 * itself says ends the correction.
 * @throws DomainError NOT_FOUND; FORBIDDEN in a text of others; CONFLICT {en} where it says something else than what was read
 */
export async function correctPair(
  tx: Tx,
  { id, en: typed, before }: Correction,
  viewer: Viewer | null,
  { memberId, now }: Author,
): Promise<ActionResult> {
  const pair = await tx.translationPair.findUnique({ where: { id } });
  if (!pair || pair.en === null) throw new DomainError("NOT_FOUND");
  if (!changePairsAt(viewer, memoryPlaceOf(pair))) throw refusal(viewer !== null);
  const { ko, en, correctedEn } = pair;
  const offered = correctedEn ?? en;
  if (offered !== before) throw conflictError({ en: offered });
  const wanted = asWords(typed);
  if (wanted === offered) return { result: id, lines: [] };
  const isOwn = wanted === en;
  const { count } = await tx.translationPair.updateMany({
    where: { ko, en, correctedEn, OR: [...ownPlaces(viewer), { source: { not: null } }] },
    data: {
      correctedEn: isOwn ? null : wanted,
      correctedAt: isOwn ? null : now,
      correctedById: isOwn ? null : memberId,
    },
  });
  if (count === 0) throw conflictError({});
  return { result: id, lines: [{ subjectId: id, before: { en: offered }, after: { en: wanted } }] };
}

interface Deleted {
  readonly which: BulkSelection;
  readonly filter: MemoryFilter;
  /** False: they are restored. */
  readonly deleted: boolean;
}

/**
 * Deletes the next pairs from the memory, or restores them. Those of others' texts are skipped, and those
 * that are deleted or there already.
 * @throws DomainError COUNT_CHANGED
 */
export async function deletePairs(
  tx: Tx,
  { which, filter, deleted }: Deleted,
  viewer: Viewer | null,
  { now }: Author,
): Promise<ActionResult<BulkStep>> {
  const reader = { viewer };
  const within = deleted ? { reader } : { show: "DELETED" as const, reader };
  const rows = selectedRows(memorySource, { which, filter: { ...filter, reader }, within, now });
  const part = await takePart(tx, rows, which, AT_ONCE);
  const is = deleted ? Prisma.sql`deleted_at IS NULL` : Prisma.sql`deleted_at IS NOT NULL`;
  const changed = await tx.$queryRaw<{ id: number }[]>`
    UPDATE translation_pairs SET deleted_at = ${deleted ? now : null}::timestamptz
    WHERE id = ANY(${[...part.ids]}::int[]) AND ${is} AND ${changeablePairsSql(viewer)} RETURNING id`;
  const fact = (isDeleted: boolean) => ({ isDeleted });
  const lines = changed.map(({ id }) => ({ subjectId: id, before: fact(!deleted), after: fact(deleted) }));
  const step = { done: changed.length, skipped: part.ids.length - changed.length, cursor: part.cursor };
  return { result: step, lines };
}
