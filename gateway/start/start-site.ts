// Starts the site: database, first content, app, listening. It ends in the opposite order.
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { type App, createApp } from "#gateway/app.ts";
import { createFileStore } from "#gateway/files/create-file-store.ts";
import { builtPages } from "#gateway/html/built-pages.ts";
import { closeServer, connectionCaps, createHttpServer, listen } from "#gateway/http/server.ts";
import type { OpenedDatabase } from "#prisma/open-database.ts";
import { isEmpty } from "#prisma/seed/is-empty.ts";
import type { SeedResult } from "#prisma/seed/seed.ts";
import { type StartedDatabase, startDatabase } from "#prisma/start-database.ts";
import { proveBackup } from "#schema/core/backups/record-backup.ts";
import { SECOND } from "#schema/validation/core/durations.ts";
import { z } from "#schema/validation/zod.ts";
import { checkBackupFolder } from "./backup-folder.ts";
import { openCommandSocket } from "./command-socket.ts";
import type { Config } from "./config.ts";
import { refuseDemoAccounts } from "./demo-accounts.ts";
import { readSignIns, welcomeText } from "./welcome.ts";

/** Requests and jobs under way have this long once the end was asked for; shutdown.ts has the deadline of the whole. */
const GRACE_MILLISECONDS = 5_000;

/**
 * A site that listens; `stop` serves on for DRAIN_SECONDS, then takes no new requests, lets those under way
 * finish and closes the database.
 */
interface RunningSite {
  stop(): Promise<void>;
}

/** What serves pages: the build in dist/, or with `--dev` Vite, which comes into the process only then. */
export async function loadPages() {
  if (!process.argv.includes("--dev")) return { pages: builtPages(), dev: null };
  const { startDevPages } = await import("#gateway/html/dev-pages.ts");
  const dev = await startDevPages();
  return { pages: dev.pages, dev };
}

/** Where the database comes from. */
interface Beginning {
  /** The database of the settings, when somebody began to open it; it is closed with the site. */
  readonly opening: Promise<OpenedDatabase> | null;
  /** When somebody began to make one that was not there. */
  readonly filling: Promise<SeedResult> | null;
  /** first-content.ts */
  readonly fill: () => Promise<SeedResult>;
}

/** Opens the database. One that is empty is closed, filled and opened again. */
async function startFilled(
  { databaseUrl, dataDir }: Config,
  log: Logger,
  { opening, filling, fill }: Beginning,
): Promise<{ readonly database: StartedDatabase; readonly seeded: SeedResult }> {
  const settings = { databaseUrl: databaseUrl ?? undefined, dataDir };
  const seeded = (await filling) ?? { seeded: false };
  const database = await startDatabase(settings, opening);
  if (database.migrated.length > 0) log.info({ migrations: database.migrated }, "Migrations applied");
  const empty = await isEmpty().catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  if (!empty) return { database, seeded };
  await database.close();
  return { seeded: await fill(), database: await startDatabase(settings) };
}

const backupAsked = z.object({ file: z.string().nullable() });
const proofAsked = z.object({ sha256: z.string() });

/** What commands ask of the site that has the embedded database open. */
async function takeCommands({ dataDir }: Config, { backups }: App): Promise<() => Promise<void>> {
  return await openCommandSocket(dataDir, {
    backup: async (asked) => await backups.take(backupAsked.parse(asked).file),
    proved: async (asked) => await proveBackup(proofAsked.parse(asked).sha256, new Date()),
  });
}

/**
 * Starts the site of the settings. Rejects with everything closed again.
 * @param loaded by loadPages, beforehand: a build that is missing is no reason to wait for the database
 */
export async function startSite(
  config: Config,
  log: Logger,
  { pages, dev }: Awaited<ReturnType<typeof loadPages>>,
  beginning: Beginning,
): Promise<RunningSite> {
  const clock = { now: () => new Date() };
  const { database, seeded } = await startFilled(config, log, beginning);
  try {
    await refuseDemoAccounts(config);
    checkBackupFolder(config, log);
    const files = await createFileStore(config);
    const signIns = await readSignIns(seeded);
    const made = await createApp({ config, log, clock, files, pages });
    const app = dev?.around(made) ?? made;
    const server = createHttpServer(app, connectionCaps(config));
    dev?.attach(server);
    const address = await listen(server, config.host, config.port);
    app.startWork();
    const stopCommands = config.databaseUrl === null ? await takeCommands(config, app) : null;
    log.info({ address: address.address, port: address.port }, "Listening");
    process.stdout.write(welcomeText(config, address, signIns));
    return {
      stop: async () => {
        app.drain();
        await sleep(config.drainSeconds * SECOND);
        await Promise.all([
          stopCommands?.(),
          closeServer(server, GRACE_MILLISECONDS),
          app.stopWork(GRACE_MILLISECONDS),
        ]);
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
