// What the commands on the database of the settings have in common: it is opened bare, closed at the end, and a failure is a sentence.
import process from "node:process";
import type { DatabaseConnection } from "#prisma/connection.ts";
import { openDatabase } from "#prisma/open-database.ts";
import { type Config, readConfig } from "./config.ts";
import { closeDataFolder } from "./data-folder.ts";
import { describeStartFailure } from "./start-failure.ts";

/** Does the work of a command. What it throws is told, and the process ends with 1. */
export async function runOnDatabase(
  work: (connection: DatabaseConnection, config: Config) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig();
    closeDataFolder(config.dataDir, config.databaseUrl === null);
    const database = await openDatabase({
      databaseUrl: config.databaseUrl ?? undefined,
      dataDir: config.dataDir,
    });
    try {
      await work(database.connection, config);
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(describeStartFailure(error).replace(/^Cannot start: /, "Not done: "));
    process.exitCode = 1;
  }
}
