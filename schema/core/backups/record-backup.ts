// The rows about backups (docs/backups.md#backup): what the dashboard says, and what keeps two gateways from
// making one at a time.
import { db, type Tx } from "#prisma/client.ts";

export interface MadeBackup {
  readonly bytes: number;
  readonly sha256: string;
  readonly rows: number;
  readonly files: number;
  readonly isEncrypted: boolean;
}

/** Any number that no other lock of the site has. */
const LOCK = 7_204_115;

/** When the last ones began; null: there is none. */
export interface LastBackups {
  readonly made: Date | null;
  readonly failed: Date | null;
}

/**
 * Begins one, unless another is being made.
 * @param isDue asked while nobody else can begin one
 * @param silentFor milliseconds without a sign of life after which a process is taken for dead
 * @returns the id of its row; null: it is not to be made
 */
export async function beginBackup(
  { name, now, silentFor }: { readonly name: string; readonly now: Date; readonly silentFor: number },
  isDue: (last: LastBackups) => boolean = () => true,
): Promise<number | null> {
  return await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(${LOCK})::text`;
    const running = { finishedAt: null, fault: null };
    await tx.backup.updateMany({
      where: { ...running, aliveAt: { lt: new Date(now.getTime() - silentFor) } },
      data: { fault: "The process that made it ended." },
    });
    if ((await tx.backup.count({ where: running })) > 0) return null;
    const made = await tx.backup.aggregate({
      where: { finishedAt: { not: null }, fault: null },
      _max: { startedAt: true },
    });
    const failed = await tx.backup.aggregate({ where: { fault: { not: null } }, _max: { startedAt: true } });
    if (!isDue({ made: made._max.startedAt, failed: failed._max.startedAt })) return null;
    return (await tx.backup.create({ data: { name, startedAt: now, aliveAt: now } })).id;
  });
}

/** It is still being made. */
export async function signOfLife(id: number, now: Date): Promise<void> {
  await db.backup.updateMany({ where: { id }, data: { aliveAt: now } });
}

/** It is whole in its place. */
export async function finishBackup(id: number, made: MadeBackup, now: Date): Promise<void> {
  await db.backup.update({ where: { id }, data: { ...made, finishedAt: now } });
}

/** It was not made, or is not what was backed up. */
export async function failBackup(id: number, fault: string): Promise<void> {
  await db.backup.updateMany({ where: { id }, data: { fault } });
}

/**
 * What has this checksum was restored and found equal.
 * @returns how many rows are about it
 */
export async function proveBackup(sha256: string, now: Date): Promise<number> {
  const { count } = await db.backup.updateMany({ where: { sha256 }, data: { provedAt: now } });
  return count;
}

/** The names of those whose proof failed: their files are whole, but are not to be relied on. */
export async function faultyBackups(): Promise<ReadonlySet<string>> {
  const rows = await db.backup.findMany({
    where: { finishedAt: { not: null }, fault: { not: null } },
    select: { name: true },
  });
  return new Set(rows.map(({ name }) => name));
}

/**
 * Whether the bytes of files may be removed: no backup that has read the rows is still to read them. None
 * begins until the transaction ends, so a row that is deleted in it is in no backup whose bytes are missing.
 * @param silentFor milliseconds without a sign of life after which the process of a backup is taken for dead
 */
export async function mayRemoveFiles(tx: Tx, now: Date, silentFor: number): Promise<boolean> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock_shared(${LOCK})::text`;
  const since = new Date(now.getTime() - silentFor);
  return (await tx.backup.count({ where: { finishedAt: null, fault: null, aliveAt: { gt: since } } })) === 0;
}
