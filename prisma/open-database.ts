// Opens and checks the database of the settings, without migrating it: for the site's start, and for commands
// that need it as it is.
import { checkServer } from "./check-server.ts";
import type { DatabaseConnection } from "./connection.ts";
import { openEmbedded } from "./embedded.ts";

export interface DatabaseSettings {
  /** DATABASE_URL; without it the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

export interface OpenedDatabase {
  readonly connection: DatabaseConnection;
  close(): Promise<void>;
}

/** Throws DatabaseStartError, FolderLockedError or DatabaseMajorError, each with a line for people. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseSettings): Promise<OpenedDatabase> {
  if (databaseUrl === undefined) return await openEmbedded(dataDir);
  await checkServer(databaseUrl);
  return { connection: { kind: "server", connectionString: databaseUrl }, close: async () => undefined };
}
