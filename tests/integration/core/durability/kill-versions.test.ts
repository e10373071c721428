// @module-tag long
// A few times what `npm run faults -- saves` does twenty times.
import { expect, it } from "vitest";
import { killInSaves } from "#tests/faults/saves.ts";
import { createSiteDatabase } from "#tests/support/site-database.ts";

it("never has a save without its version, nor a version without its save", { timeout: 180_000 }, async () => {
  const database = await createSiteDatabase("migrated");
  try {
    const { acknowledged, wrong } = await killInSaves(database.options.dataDir, 4);
    expect([acknowledged, wrong]).toEqual([8, []]);
  } finally {
    await database.remove();
  }
});
