// Prisma's schema engine as WebAssembly: the program behind `prisma migrate`, without its download. It compares schemas for
// `npm run db:new-migration`, and tests ask it what it thinks of a database; a running site has no use for it.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import * as engine from "@prisma/schema-engine-wasm/schema_engine_bg";
import type pg from "pg";
import type { Migration } from "./migration-files.ts";
import { adapterOver } from "./schema-engine-adapter.ts";

/** One entry of prisma/schema.prisma as the engine wants it: its name and its text. */
export type Datamodel = [path: string, content: string];

/** Migrations in the shape the schema engine takes them. */
export function toMigrationList(folder: string, migrations: readonly Migration[]): MigrationList {
  return {
    baseDir: folder,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
    })),
  };
}

/** A problem the engine reports; the message is Prisma's own, with its code (P3018, ...). */
class SchemaEngineError extends Error {
  override readonly name = "SchemaEngineError";
}

/** Prisma's error as JSON, when the message is one. */
interface UserFacingError {
  readonly message: string;
  readonly error_code?: string;
}

function isUserFacing(error: unknown): error is UserFacingError {
  return (
    typeof error === "object" && error !== null && "message" in error && typeof error.message === "string"
  );
}

/** Prisma's WebAssembly calls this with its panic message. Prisma's client installs the same for its own. */
interface PanicRegistry {
  set_message(message: string): void;
}

/**
 * Stored with the process, not with this module. The engine's glue code holds one instance in all, and a test
 * runner that loads this file for two projects would replace it while the other uses it.
 */
const shared: typeof globalThis & {
  PRISMA_WASM_PANIC_REGISTRY?: PanicRegistry;
  schemaEngineLoaded?: Promise<void>;
} = globalThis;

function hearPanics(): void {
  shared.PRISMA_WASM_PANIC_REGISTRY ??= {
    set_message: (message) => {
      throw new SchemaEngineError(message);
    },
  };
}

async function instantiate(): Promise<void> {
  hearPanics();
  const folder = dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm"));
  const bytes = await readFile(join(folder, "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, {
    "./schema_engine_bg.js": { ...engine },
  });
  engine.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();
}

/**
 * Runs `work` with an engine on an open connection; the engine is loaded at the first call (about 0.1 s).
 * @param client must be inside a transaction
 * @param shadow the same for an empty scratch database, where the engine replays migrations to compare them with a schema
 * @throws SchemaEngineError
 */
export async function withSchemaEngine<T>(
  client: pg.Client,
  datamodels: Datamodel[],
  work: (engine: engine.SchemaEngine) => Promise<T>,
  shadow?: pg.Client,
): Promise<T> {
  shared.schemaEngineLoaded ??= instantiate();
  await shared.schemaEngineLoaded;
  let scriptError: string | undefined;
  const onScriptError = (words: string) => {
    scriptError = words;
  };
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: "postgres",
    adapterName: "@prisma/adapter-pg",
    connect: () => adapterOver(client, onScriptError),
    connectToShadowDb: () => {
      if (shadow === undefined) throw new Error("No scratch database was given to the schema engine.");
      return adapterOver(shadow, onScriptError);
    },
  };
  try {
    const instance = await engine.SchemaEngine.new(
      { datamodels },
      () => undefined,
      bindMigrationAwareSqlAdapterFactory(factory),
    );
    try {
      return await work(instance);
    } finally {
      instance.free();
    }
  } catch (error) {
    if (scriptError !== undefined) throw new SchemaEngineError(scriptError, { cause: error });
    if (isUserFacing(error)) throw new SchemaEngineError(error.message, { cause: error });
    throw error;
  }
}
