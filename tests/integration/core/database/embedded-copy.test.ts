// @module-tag long
// The embedded database is copied while it is written to: the copy opens, and holds what was acknowledged before it was through.
import { mkdtempSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { driverConfig } from "#prisma/connection.ts";
import { openEmbedded } from "#prisma/embedded.ts";
import { copyEmbedded } from "#prisma/embedded-copy.ts";
import { doUpkeep } from "#prisma/embedded-upkeep.ts";

test("a copy under writing is whole, and the upkeep lets the log stay for it", {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [from, to] = [join(folder, "from"), join(folder, "to")];
  const embedded = await openEmbedded(from);
  const pool = new pg.Pool({ ...driverConfig(embedded.connection), max: 1 });
  await pool.query("CREATE TABLE notes (id int PRIMARY KEY, text text); CREATE TABLE sums (total int)");
  await pool.query("INSERT INTO sums VALUES (0)");
  let written = 0;
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const client = await pool.connect();
      await client.query("BEGIN");
      await client.query("INSERT INTO notes VALUES ($1, repeat('x', 2000))", [written + 1]);
      await client.query("UPDATE sums SET total = total + 1");
      await client.query("COMMIT");
      client.release();
      written += 1;
    }
  };
  const writing = write();
  await expect.poll(() => written).toBeGreaterThan(20);

  const redo = async () =>
    (await pool.query<{ at: string }>("SELECT redo_lsn::text AS at FROM pg_control_checkpoint()")).rows[0]
      ?.at;
  await copyEmbedded(pool, from, to, async (source, target) => {
    const begun = await redo();
    // More log than the upkeep lets stand.
    await pool.query("CREATE TABLE IF NOT EXISTS filler (text text)");
    await pool.query("INSERT INTO filler SELECT repeat('y', 400) FROM generate_series(1, 90000)");
    await doUpkeep(pool);
    expect(await redo()).toBe(begun);
    await cp(source, target, { recursive: true, force: true });
  });
  const acknowledged = written;
  isOver = true;
  await writing;
  await doUpkeep(pool);

  const copy = await openEmbedded(to);
  const client = new pg.Client(driverConfig(copy.connection));
  await client.connect();
  const { rows } = await client.query<{ notes: number; total: number; last: number }>(
    "SELECT count(*)::int AS notes, max(id) AS last, (SELECT total FROM sums) AS total FROM notes",
  );
  const [{ notes, total, last } = { notes: 0, total: 0, last: 0 }] = rows;
  expect([total, last]).toEqual([notes, notes]);
  // Everything until the second copy of the log began.
  expect(notes).toBeGreaterThan(20);
  expect(notes).toBeLessThanOrEqual(acknowledged + 1);
  await client.end();
  await copy.close();
  await pool.end();
  await embedded.close();
});
