// `npm run db:new-migration -- name`: writes the next migration from what changed in prisma/schema.prisma. Offline.
// Review the file, and add by hand what Prisma's schema can't say (checks, partial indexes, moved data).
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrationsFolder } from "./migration-files.ts";
import { readSchemaDrift } from "./schema-drift.ts";

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** `20261120130000`, in UTC, as Prisma names its folders. */
function timestamp(now: Date): string {
  return now.toISOString().replace(/\D/g, "").slice(0, 14);
}

async function main(): Promise<void> {
  const name = process.argv[2];
  if (name === undefined || !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) {
    say("Give the migration a name of small letters, digits and underscores:");
    say("  npm run db:new-migration -- add_post_author");
    process.exitCode = 1;
    return;
  }
  const sql = await readSchemaDrift();
  if (sql === "") {
    say("The migrations and prisma/schema.prisma agree: nothing to write.");
    return;
  }
  const folder = join(migrationsFolder, `${timestamp(new Date())}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "migration.sql"), `${sql}\n`);
  writeFileSync(join(migrationsFolder, "migration_lock.toml"), 'provider = "postgresql"\n');
  say(`Written: ${join(folder, "migration.sql")}. Review it; the next start applies it.`);
}

await main();
