// A fresh, migrated database for a test file, on whichever of the two databases the project runs.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { connect, disconnect } from "#prisma/client.ts";
import type { DatabaseConnection } from "#prisma/connection.ts";
import { type Embedded, openScratch } from "#prisma/embedded.ts";
import { giveDatabaseBack, takeDatabase } from "./emptied-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** What the project's global setup has prepared: see embedded-setup.ts and postgres-setup.ts. */
    databaseTemplate:
      | { readonly kind: "embedded"; readonly empty: string; readonly migrated: string }
      | { readonly kind: "server"; readonly adminUrl: string; readonly templateUrl: string };
  }
}

/** A database of one test file. */
export interface TestDatabase {
  readonly connection: DatabaseConnection;
  close(): Promise<void>;
}

/** Runs one statement outside any database of the tests. */
async function administer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * PGlite's code, compiled once a process: V8 shares it among threads for as long as somebody holds it.
 * Otherwise every database would begin with compiling it, which is the half of its start.
 */
let compiled: Promise<WebAssembly.Module> | undefined;
const pgliteCode = () => readFile(new URL("pglite.wasm", import.meta.resolve("@electric-sql/pglite")));

async function openEmbeddedTemplate(path: string): Promise<Embedded> {
  compiled ??= pgliteCode().then((code) => WebAssembly.compile(code));
  await compiled;
  return await openScratch(new Uint8Array(readFileSync(path)));
}

/**
 * A copy of the migrated template.
 * @param source `empty` for a database without a table
 */
export async function openTestDatabase(source: "migrated" | "empty" = "migrated"): Promise<TestDatabase> {
  const template = inject("databaseTemplate");
  if (template.kind === "embedded") return await openEmbeddedTemplate(template[source]);
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const { adminUrl, templateUrl } = template;
  const origin = source === "empty" ? "template0" : new URL(templateUrl).pathname.slice(1);
  await administer(adminUrl, `CREATE DATABASE "${name}" TEMPLATE "${origin}"`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    connection: { kind: "server", connectionString: url.href },
    close: () => administer(adminUrl, `DROP DATABASE "${name}" WITH (FORCE)`),
  };
}

/** As openTestDatabase; an embedded one is the process's own, emptied afterwards. */
async function borrowTestDatabase(): Promise<TestDatabase> {
  const template = inject("databaseTemplate");
  if (template.kind === "server") return await openTestDatabase();
  const { connection } = await takeDatabase(() => openEmbeddedTemplate(template.migrated));
  return { connection, close: giveDatabaseBack };
}

/**
 * Gives the test file a database of its own and connects `db` and `pool` of #prisma/client.ts to it.
 * Call it at the top of the file or of a `describe`.
 * @returns the connection, from the first test on
 */
export function useDatabase(): { readonly connection: () => DatabaseConnection } {
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await borrowTestDatabase();
    await connect(database.connection);
  });
  afterAll(async () => {
    if (database === undefined) return;
    await disconnect();
    await database.close();
  });
  return {
    connection: () => {
      if (database === undefined) throw new Error("The database is there from the first test on.");
      return database.connection;
    },
  };
}
