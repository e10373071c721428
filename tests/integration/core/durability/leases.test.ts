// @module-tag long
// What a killed process was doing is done by the next one at once: on the embedded database nobody else can be at it.
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "#prisma/client.ts";
import { enqueue, openQueue } from "#prisma/queue.ts";
import { startDatabase } from "#prisma/start-database.ts";
import { createSiteDatabase, type SiteDatabase } from "#tests/support/site-database.ts";

let database: SiteDatabase;
beforeAll(async () => {
  database = await createSiteDatabase("migrated");
});
afterAll(() => database.remove());

const open = () => startDatabase({ dataDir: database.options.dataDir });

/** Takes the job of a key as a process does that will not finish it. */
async function takeAndDie(key: string): Promise<void> {
  const opened = await open();
  await enqueue(db, "tasks", [key]);
  const queue = await openQueue();
  expect(await queue.fetch("tasks")).toHaveLength(1);
  await opened.close();
}

it("frees the leases of its own dead process at the start", async () => {
  await takeAndDie("payments");
  const opened = await open();
  try {
    const queue = await openQueue();
    const [job] = await queue.fetch<{ key: string }>("tasks", { includeMetadata: true });
    expect(job).toMatchObject({ data: { key: "payments" }, retryCount: 1 });
  } finally {
    await opened.close();
  }
});
