// Says what the commands on the database of the settings have in common: it is opened bare, closed at the
// end, and a failure is a sentence.
import process from "node:process";
import type { DatabaseConnection } from "#prisma/connection.ts";
import { FolderLockedError, refuseLockedFolder } from "#prisma/folder-lock.ts";
import { openDatabase } from "#prisma/open-database.ts";
import { type Config, readConfig } from "./config.ts";
import { closeDataFolder } from "./data-folder.ts";
import { describeStartFailure } from "./start-failure.ts";

/** Does the work of a command. It prints what the work throws, and the process ends with 1. */
export async function runCommand(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    const config = readConfig();
    closeDataFolder(config.dataDir, config.databaseUrl === null);
    await work(config);
  } catch (error) {
    process.stderr.write(describeStartFailure(error).replace(/^Cannot start: /, "Not done: "));
    process.exitCode = 1;
  }
}

/** Whether another process has the embedded database open: a running site, which takes commands (command-socket.ts). */
export function siteHasDatabase({ databaseUrl, dataDir }: Config): boolean {
  if (databaseUrl !== null) return false;
  try {
    refuseLockedFolder(dataDir);
    return false;
  } catch (error) {
    if (error instanceof FolderLockedError) return true;
    throw error;
  }
}

/** Opens the database of the settings for a piece of work. */
export async function withDatabase(
  { databaseUrl, dataDir }: Config,
  work: (connection: DatabaseConnection) => Promise<void>,
): Promise<void> {
  const database = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir });
  try {
    await work(database.connection);
  } finally {
    await database.close();
  }
}

/** A command that is nothing but work on the database. */
export async function runOnDatabase(
  work: (connection: DatabaseConnection, config: Config) => Promise<void>,
): Promise<void> {
  await runCommand((config) => withDatabase(config, (connection) => work(connection, config)));
}
