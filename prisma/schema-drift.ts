// Finds what prisma/schema.prisma says and the migrations do not say yet. The engine replays the migrations
// into a scratch database in memory and compares. It needs no database and no network.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { driverConfig } from "./connection.ts";
import { openScratch } from "./embedded.ts";
import { migrationsFolder, readMigrations } from "./migration-files.ts";
import { toMigrationList, withSchemaEngine } from "./schema-engine.ts";

const schemaPath = fileURLToPath(new URL("./schema.prisma", import.meta.url));

/** The SQL that leads from the migrations of `folder` to prisma/schema.prisma; empty when they agree. */
export async function readSchemaDrift(folder: string = migrationsFolder): Promise<string> {
  const content = readFileSync(schemaPath, "utf8");
  const scratch = await openScratch();
  const client = new pg.Client(driverConfig(scratch.connection));
  try {
    await client.connect();
    await client.query("BEGIN");
    const filters = { externalTables: [], externalEnums: [] };
    const { stdout } = await withSchemaEngine(
      client,
      [[schemaPath, content]],
      (engine) =>
        engine.diff({
          from: { tag: "migrations", ...toMigrationList(folder, readMigrations(folder)) },
          to: { tag: "schemaDatamodel", files: [{ path: schemaPath, content }] },
          script: true,
          exitCode: null,
          filters,
        }),
      client,
    );
    const sql = (stdout ?? "").trim();
    return sql === "-- This is an empty migration." ? "" : sql;
  } finally {
    await client.end();
    await scratch.close();
  }
}
