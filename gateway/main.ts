// Starts the site: settings, the folders, then everything else. What can refuse the start is looked at before the rest of the
// program is loaded, which takes a second or more.
import process from "node:process";
import { type Config, readConfig } from "#gateway/start/config.ts";
import { closeDataFolder } from "#gateway/start/data-folder.ts";
import { checkFilesFolder } from "#gateway/start/files-folder.ts";
import { createLogger } from "#gateway/start/logger.ts";
import { seedDatabase } from "#gateway/start/seed-database.ts";
import { stopOnSignals } from "#gateway/start/shutdown.ts";
import { describeStartFailure } from "#gateway/start/start-failure.ts";
import { isDatabaseNew } from "#prisma/embedded-folder.ts";
import { refuseLockedFolder } from "#prisma/folder-lock.ts";
import { openDatabase } from "#prisma/open-database.ts";
import { SECOND } from "#schema/validation/core/durations.ts";

/** Ends the waiting for a database that is away. */
const stopped = new AbortController();

async function load() {
  const { loadPages, startSite } = await import("#gateway/start/start-site.ts");
  const { whileDatabaseAway } = await import("#prisma/while-database-away.ts");
  return { startSite, whileDatabaseAway, pages: await loadPages() };
}

/**
 * The embedded database takes seconds to open, on a thread of its own, and to be made, in a process of its
 * own; meanwhile the rest of the program is loaded.
 */
async function start(config: Config, log: ReturnType<typeof createLogger>) {
  const fill = () => seedDatabase(stopped.signal);
  const isNew = config.databaseUrl === null && isDatabaseNew(config.dataDir);
  let filling = isNew ? fill() : null;
  filling?.catch(() => undefined);
  let early = config.databaseUrl === null && !isNew ? openDatabase({ dataDir: config.dataDir }) : null;
  const opened = early?.catch(() => null);
  const { startSite, whileDatabaseAway, pages } = await load().catch(async (error: unknown) => {
    await (await opened)?.close();
    throw error;
  });
  const onAway = (reason: string) => log.warn({ reason }, "The database is away; the start tries again");
  const work = () => {
    const beginning = { opening: early, filling, fill };
    early = null;
    filling = null;
    return startSite(config, log, pages, beginning);
  };
  return await whileDatabaseAway(work, { onAway, stopped: stopped.signal });
}

try {
  const config = readConfig();
  const { databaseUrl, jwtSecret, dataDir, filesDir } = config;
  closeDataFolder(dataDir, databaseUrl === null || jwtSecret === null);
  checkFilesFolder(filesDir);
  if (databaseUrl === null) refuseLockedFolder(dataDir);
  const log = createLogger(config.logLevel);
  const starting = start(config, log);
  // Signals are heard from the first moment on. A site that gets one while it starts finishes its start, and then ends in order.
  stopOnSignals({
    drain: config.drainSeconds * SECOND,
    stop: async (signal) => {
      log.info({ signal }, "Stopping");
      stopped.abort();
      const site = await starting.catch(() => null);
      await site?.stop();
      log.info("Stopped");
    },
    onFailure: (error) => log.error({ err: error }, "Stopping failed"),
  });
  await starting;
} catch (error) {
  // A signal that ends the wait for the database is no failure.
  if (!stopped.signal.aborted) {
    process.stderr.write(describeStartFailure(error));
    process.exit(1);
  }
}
