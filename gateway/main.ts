// Starts the site: settings, the data folder, then everything else. What can refuse the start is looked at before the rest of the
// program is loaded, which takes a second or more.
import process from "node:process";
import { type Config, readConfig } from "#gateway/start/config.ts";
import { closeDataFolder } from "#gateway/start/data-folder.ts";
import { createLogger } from "#gateway/start/logger.ts";
import { stopOnSignals } from "#gateway/start/shutdown.ts";
import { describeStartFailure } from "#gateway/start/start-failure.ts";
import { refuseLockedFolder } from "#prisma/folder-lock.ts";

async function start(config: Config, log: ReturnType<typeof createLogger>) {
  const { startSite } = await import("#gateway/start/start-site.ts");
  return await startSite(config, log);
}

try {
  const config = readConfig();
  closeDataFolder(config.dataDir);
  if (config.databaseUrl === null) refuseLockedFolder(config.dataDir);
  const log = createLogger(config.logLevel);
  const starting = start(config, log);
  // Heard from the first moment on: a site that is told to end while it starts gets up first and then ends in order.
  stopOnSignals(
    async (signal) => {
      log.info({ signal }, "Stopping");
      await (await starting).stop();
      log.info("Stopped");
    },
    (error) => log.error({ err: error }, "Stopping failed"),
  );
  await starting;
} catch (error) {
  process.stderr.write(describeStartFailure(error));
  process.exit(1);
}
