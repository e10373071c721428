// Where a site in a process of its own keeps its data, on whichever of the two databases the project runs: settings for
// startSite that stay the same from one start to the next.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestDatabase } from "./database.ts";
import type { SiteOptions } from "./site.ts";

export interface SiteDatabase {
  readonly options: Required<Pick<SiteOptions, "dataDir" | "env">>;
  /** Removes everything; the site has to be down. */
  remove(): Promise<void>;
}

/** An empty database: a folder for the embedded one, or a database of the test server. */
export async function createSiteDatabase(): Promise<SiteDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
  const database = process.env.TEST_DATABASE === "postgres" ? await openTestDatabase("empty") : null;
  const connection = database?.connection;
  const url = connection?.kind === "server" ? { DATABASE_URL: connection.connectionString } : {};
  return {
    options: { dataDir, env: { ...url, JWT_SECRET: "the same secret for every start of one test" } },
    remove: async () => {
      await database?.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
