// Once a day, what is stored of people longer than its purpose asks is erased (docs/overview.md#retention);
// after a while without any gateway, all of it at once. Rows go before bytes, so that no row is ever without
// them; bytes that a kill leaves, or a backup that has read their row, are found by the sweep of files.
import type { Logger } from "pino";
import { SILENT_FOR } from "#gateway/backups/schedule.ts";
import { db } from "#prisma/client.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { Clock, ContentCache } from "#schema/context.ts";
import { mayRemoveFiles } from "#schema/core/backups/record-backup.ts";
import { RETENTION_RULES } from "#schema/overview/retention/retention-rules.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { RETENTION_DAYS, type RetentionPurposeName } from "#schema/validation/overview/retention.ts";

interface RetentionTools {
  readonly clock: Clock;
  readonly files: FileStore;
  readonly contentCache: ContentCache;
}

/** Erases for one purpose what is due. @returns how much */
export async function eraseFor(purpose: RetentionPurposeName, tools: RetentionTools): Promise<number> {
  const now = tools.clock.now();
  const before = new Date(now.getTime() - RETENTION_DAYS[purpose] * DAY);
  let erased = 0;
  for (;;) {
    const { count, more, keys, contentVersion } = await RETENTION_RULES[purpose].erase(before, now);
    erased += count;
    if (keys?.length && (await db.$transaction((tx) => mayRemoveFiles(tx, now, SILENT_FOR))))
      await Promise.all(keys.map((key) => tools.files.remove(key)));
    await tools.contentCache.changed(contentVersion ?? null);
    if (!more) break;
  }
  const run = { ranAt: now, erased };
  await db.retentionRun.upsert({
    where: { purpose },
    create: { purpose, ...run, erasedInAll: erased },
    update: { ...run, erasedInAll: { increment: erased } },
  });
  return erased;
}

/** All purposes. One that fails does not keep the others. */
export async function enforceRetention({
  log,
  ...tools
}: RetentionTools & { readonly log: Logger }): Promise<void> {
  const failures: unknown[] = [];
  for (const purpose of Object.keys(RETENTION_DAYS) as RetentionPurposeName[]) {
    try {
      const erased = await eraseFor(purpose, tools);
      if (erased > 0) log.info({ purpose, erased }, "What was stored long enough was erased");
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
