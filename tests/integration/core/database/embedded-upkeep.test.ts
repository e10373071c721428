// @module-tag long
// The embedded database's log and dead rows do not grow for ever, and a start after a crash has little to replay.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { driverConfig } from "#prisma/connection.ts";
import { openEmbedded } from "#prisma/embedded.ts";
import { doUpkeep } from "#prisma/embedded-upkeep.ts";

test("writes out the log, clears dead rows, counts for the planner, and then finds nothing to do", {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-upkeep-test-"));
  const embedded = await openEmbedded(folder);
  const pool = new pg.Pool({ ...driverConfig(embedded.connection), max: 1 });
  const read = async (sql: string) => (await pool.query(sql)).rows[0];
  const logSql = "SELECT (pg_current_wal_lsn() - redo_lsn)::int AS bytes FROM pg_control_checkpoint()";
  const tableSql =
    "SELECT n_dead_tup::int AS dead, vacuum_count::int AS vacuums FROM pg_stat_user_tables WHERE relname = 'notes'";

  // Not PostgreSQL's default of 128 MB, which a small server does not have to spare.
  expect(await read("SHOW shared_buffers")).toEqual({ shared_buffers: "8MB" });

  await pool.query("CREATE TABLE notes (id int, text text)");
  await pool.query("INSERT INTO notes SELECT id, repeat('x', 400) FROM generate_series(1, 50000) id");
  await pool.query("UPDATE notes SET text = repeat('y', 400)");
  expect((await read(logSql)).bytes).toBeGreaterThan(32 * 1024 * 1024);
  await pool.query("SELECT pg_stat_force_next_flush()");
  expect((await read(tableSql)).dead).toBeGreaterThan(40_000);

  await doUpkeep(pool);
  expect((await read(logSql)).bytes).toBeLessThan(1024 * 1024);
  expect(await read(tableSql)).toEqual({ dead: 0, vacuums: 1 });
  expect(await read("SELECT reltuples::int AS rows FROM pg_class WHERE relname = 'notes'")).toEqual({
    rows: 50_000,
  });

  await doUpkeep(pool);
  expect(await read(tableSql)).toEqual({ dead: 0, vacuums: 1 });

  await pool.end();
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });
});
