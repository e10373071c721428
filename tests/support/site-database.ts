// Where a site in a process of its own keeps its data, on whichever of the two databases the project runs: settings for
// startSite that stay the same from one start to the next.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { openEmbedded } from "#prisma/embedded.ts";
import { openTestDatabase } from "./database.ts";
import type { SiteOptions } from "./site.ts";

export interface SiteDatabase {
  readonly options: Required<Pick<SiteOptions, "dataDir" | "env">>;
  /** Removes everything; the site has to be down. */
  remove(): Promise<void>;
}

/**
 * A folder for the embedded database, or a database of the test server.
 * @param source `migrated` for a test that is not about the first start, which takes seconds to make the database
 */
export async function createSiteDatabase(source: "migrated" | "empty" = "empty"): Promise<SiteDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "site-data-"));
  const template = inject("databaseTemplate");
  const database = template.kind === "server" ? await openTestDatabase(source) : null;
  if (template.kind === "embedded" && source === "migrated") {
    const embedded = await openEmbedded(dataDir, new Uint8Array(await readFile(template.migrated)));
    await embedded.close();
  }
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
