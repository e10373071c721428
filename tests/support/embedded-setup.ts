// Once a run of the project `integration`: an embedded database, empty and migrated, stored as tars that
// every test file starts from.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openScratch } from "#prisma/embedded.ts";
import { migrate } from "#prisma/migrate.ts";

export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "site-template-"));
  const empty = join(folder, "empty.tar");
  const migrated = join(folder, "migrated.tar");
  const scratch = await openScratch();
  try {
    writeFileSync(empty, await scratch.dump());
    await migrate(scratch.connection);
    writeFileSync(migrated, await scratch.dump());
  } finally {
    await scratch.close();
  }
  project.provide("databaseTemplate", { kind: "embedded", empty, migrated });
  return () => rmSync(folder, { recursive: true, force: true });
}
