// Starts the site: database, first content, app, listening. It ends in the opposite order.
import process from "node:process";
import type { Logger } from "pino";
import { createApp } from "#gateway/app.ts";
import { hashPassword } from "#gateway/auth/passwords.ts";
import { createLocalDisk } from "#gateway/files/local-disk.ts";
import { builtPages } from "#gateway/html/built-pages.ts";
import { closeServer, connectionCaps, createHttpServer, listen } from "#gateway/http/server.ts";
import type { OpenedDatabase } from "#prisma/open-database.ts";
import { seedEmptyDatabase } from "#prisma/seed/seed.ts";
import { startDatabase } from "#prisma/start-database.ts";
import type { Config } from "./config.ts";
import { refuseDemoAccounts } from "./demo-accounts.ts";
import { readSignIns, welcomeText } from "./welcome.ts";

/** Requests and jobs under way have this long once the end was asked for; shutdown.ts has the deadline of the whole. */
const GRACE_MILLISECONDS = 5_000;

/** A site that listens; `stop` takes no new requests, lets those under way finish and closes the database. */
export interface RunningSite {
  stop(): Promise<void>;
}

/** What serves pages: the build in dist/, or with `--dev` Vite, which comes into the process only then. */
export async function loadPages() {
  if (!process.argv.includes("--dev")) return { pages: builtPages(), dev: null };
  const { startDevPages } = await import("#gateway/html/dev-pages.ts");
  const dev = await startDevPages();
  return { pages: dev.pages, dev };
}

/**
 * Starts the site of the settings. Rejects with everything closed again.
 * @param loaded by loadPages, beforehand: a build that is missing is no reason to wait for the database
 * @param opening the database of the settings, when somebody began to open it; it is closed with the site
 */
export async function startSite(
  config: Config,
  log: Logger,
  { pages, dev }: Awaited<ReturnType<typeof loadPages>>,
  opening: Promise<OpenedDatabase> | null,
): Promise<RunningSite> {
  const clock = { now: () => new Date() };
  const { databaseUrl, dataDir, demo, adminEmail, adminPassword } = config;
  const database = await startDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir }, opening);
  try {
    if (database.migrated.length > 0) log.info({ migrations: database.migrated }, "Migrations applied");
    await refuseDemoAccounts(config);
    const files = createLocalDisk(config.filesDir);
    const admin = { adminEmail, adminPassword };
    const seeded = await seedEmptyDatabase({ demo, ...admin, files, hashPassword, log, now: clock.now() });
    const signIns = await readSignIns(seeded);
    const made = await createApp({ config, log, clock, files, pages });
    const app = dev?.around(made) ?? made;
    const server = createHttpServer(app, connectionCaps(config));
    dev?.attach(server);
    const address = await listen(server, config.host, config.port);
    app.startWork();
    log.info({ address: address.address, port: address.port }, "Listening");
    process.stdout.write(welcomeText(config, address, signIns));
    return {
      stop: async () => {
        await Promise.all([closeServer(server, GRACE_MILLISECONDS), app.stopWork(GRACE_MILLISECONDS)]);
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
