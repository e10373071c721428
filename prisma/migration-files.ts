// The migrations as they are on disk: one folder each, named by the time it was made, with a migration.sql in it.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The migrations of this site. */
export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

export interface Migration {
  /** Its folder's name, such as `20261120130000_first`. */
  readonly name: string;
  readonly sql: string;
}

/** All migrations of a folder, oldest first. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name, "migration.sql"), "utf8") }));
}

/** How Prisma recognises a migration that was edited after it had been applied. */
export function checksum(migration: Migration): string {
  return createHash("sha256").update(migration.sql).digest("hex");
}
