// From settings to a database that is ready: opened, brought to the schema, connected.
import { connect, disconnect, pool } from "./client.ts";
import type { DatabaseConnection } from "./connection.ts";
import { startUpkeep } from "./embedded-upkeep.ts";
import { migrate } from "./migrate.ts";
import { type DatabaseSettings, type OpenedDatabase, openDatabase } from "./open-database.ts";
import { freeLeases } from "./queue.ts";

/** A database that is connected and up to date. */
export interface StartedDatabase {
  readonly connection: DatabaseConnection;
  /** The migrations applied at this start. */
  readonly migrated: readonly string[];
  close(): Promise<void>;
}

/**
 * Opens, migrates and connects the database of the settings.
 * @param opening it, when somebody began to open it already
 * @throws DatabaseStartError, FolderLockedError, DatabaseMajorError or MigrationError, each with a line for people
 */
export async function startDatabase(
  settings: DatabaseSettings,
  opening: Promise<OpenedDatabase> | null = null,
): Promise<StartedDatabase> {
  const { connection, close } = await (opening ?? openDatabase(settings));
  try {
    const migrated = await migrate(connection);
    await connect(connection);
    if (connection.kind === "embedded") await freeLeases();
    const stopUpkeep = connection.kind === "embedded" ? startUpkeep(pool) : async () => undefined;
    return {
      connection,
      migrated,
      close: async () => {
        await stopUpkeep();
        await disconnect();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
