// Removes files that nothing uses: an upload whose post was never saved, the pictures of a purged post, bytes
// whose row was not written because of a kill or a power cut. A writer has a day. What a saved form mentions
// is in use.
import { SILENT_FOR } from "#gateway/backups/schedule.ts";
import { db, type Tx } from "#prisma/client.ts";
import type { FileStore } from "#prisma/file-store.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { Clock } from "#schema/context.ts";
import { mayRemoveFiles } from "#schema/core/backups/record-backup.ts";
import { namedInDraft } from "#schema/core/files/named-in-draft.ts";
import { bytesOf } from "#schema/core/files/stored-variants.ts";
import { DAY } from "#schema/validation/core/durations.ts";

interface SweepFilesOptions {
  readonly store: FileStore;
  readonly clock: Clock;
}

/** What was removed. */
interface SweptFiles {
  readonly rows: number;
  /** Keys that had bytes and no row. */
  readonly strays: number;
}

/** No upload takes this long (server.ts). */
const UNFINISHED_FOR = 60 * 60 * 1000;
const AT_ONCE = 100;

/**
 * Removes what nothing has used for a day: first the row and then its bytes, so that no row is ever without
 * them. It may be repeated, and may run on two gateways at once. A backup reads the rows before the files:
 * while one is made, nothing is removed.
 */
export async function sweepFiles({ store, clock }: SweepFilesOptions): Promise<SweptFiles> {
  const now = clock.now().getTime();
  const before = new Date(now - DAY);
  let rows = 0;
  for (;;) {
    const keys = await db.$transaction(async (tx) =>
      (await mayRemoveFiles(tx, new Date(now), SILENT_FOR))
        ? deleteUnusedRows(tx, before, await unused(tx))
        : [],
    );
    await Promise.all(keys.map((key) => store.remove(key)));
    rows += keys.length;
    if (keys.length < AT_ONCE) break;
  }
  const strays = await removeStrays({ store, clock }, before);
  await store.discardUnfinished(new Date(now - UNFINISHED_FOR));
  return { rows, strays };
}

/**
 * A save that is about to use a file locks its row (schema/core/files/lock-files.ts). Such rows are skipped;
 * the others are locked and looked at again.
 */
async function deleteUnusedRows(tx: Tx, before: Date, nothingRefers: Prisma.Sql): Promise<string[]> {
  const held = await tx.$queryRaw<{ id: number }[]>`
    SELECT f.id FROM files f
    WHERE f.created_at < ${before}
      AND ${nothingRefers}
      AND NOT EXISTS (
        SELECT 1 FROM drafts d WHERE ${namedInDraft}
      )
    ORDER BY f.id LIMIT ${AT_ONCE} FOR UPDATE OF f SKIP LOCKED`;
  if (held.length === 0) return [];
  const deleted = await tx.$queryRaw<{ key: string }[]>`
    DELETE FROM files f
    WHERE f.id = ANY(${held.map(({ id }) => id)})
      AND ${nothingRefers}
    RETURNING coalesce(f.stored_key, f.key) AS key`;
  return deleted.map(({ key }) => key);
}

/** Nothing refers to the file `f`: no foreign key that the database has, but those of its own words and copy. */
async function unused(tx: Tx): Promise<Prisma.Sql> {
  const references = await tx.$queryRaw<{ table: string; column: string }[]>`
    SELECT quote_ident(r.relname) AS "table", quote_ident(a.attname) AS "column"
    FROM pg_constraint c
    JOIN pg_class r ON r.oid = c.conrelid
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'files'::regclass AND c.conrelid NOT IN ('file_texts'::regclass, 'file_text_parts'::regclass, 'blind_copies'::regclass)
    ORDER BY 1, 2`;
  return Prisma.join(
    references.map(
      ({ table, column }) =>
        Prisma.sql`NOT EXISTS (SELECT 1 FROM ${Prisma.raw(table)} WHERE ${Prisma.raw(column)} = f.id)`,
    ),
    " AND ",
  );
}

/** Those of the keys that no row has. None, while a backup may have read a row that had one until just now. */
async function withoutRow(keys: readonly string[], now: Date): Promise<readonly string[]> {
  return await db.$transaction(async (tx) => {
    if (!(await mayRemoveFiles(tx, now, SILENT_FOR))) return [];
    // What was replaced lies under another key: what was there before is a stray.
    const known = await tx.file.findMany({
      where: { OR: [{ key: { in: [...keys] }, storedKey: null }, { storedKey: { in: [...keys] } }] },
      select: { key: true, storedKey: true },
    });
    const stored = new Set(known.map(bytesOf));
    return keys.filter((key) => !stored.has(key));
  });
}

/** Bytes are written before their row. Only its age distinguishes a stray file from an upload under way. */
async function removeStrays({ store, clock }: SweepFilesOptions, before: Date): Promise<number> {
  let strays = 0;
  let batch = new Set<string>();
  const removeBatch = async () => {
    const keys = await withoutRow([...batch], clock.now());
    await Promise.all(keys.map((key) => store.remove(key)));
    strays += keys.length;
    batch = new Set();
  };
  for await (const key of store.keysBefore(before)) {
    batch.add(key);
    if (batch.size >= AT_ONCE) await removeBatch();
  }
  if (batch.size > 0) await removeBatch();
  return strays;
}
