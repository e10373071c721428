// A PostgreSQL server does three things in the background; the embedded one has no background, so the site
// does them: it writes out the log, which would grow for ever and is replayed after a crash; it clears dead
// rows; and it counts for the planner.
import type { Pool } from "pg";

const everyMilliseconds = 30_000;

/** Bytes of log after which it is written out; fewer are after five minutes. */
const logBytes = 32 * 1024 * 1024;

/**
 * Asks what is due, in one query; an idle site does so twice a minute. Tables are due by the default
 * thresholds of autovacuum. A checkpoint is due after much log, or after some log when the last one is long
 * ago; a checkpoint itself leaves a few hundred bytes.
 */
const dueNow = `
  SELECT
    ARRAY(
      SELECT format('%I.%I', schemaname, relname) FROM pg_stat_user_tables
      WHERE n_dead_tup > 50 + 0.2 * n_live_tup
         OR n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
         OR n_mod_since_analyze > 50 + 0.1 * n_live_tup
    ) AS tables,
    log > ${logBytes} OR (log > 10000 AND checkpoint_time < now() - interval '5 minutes') AS checkpoint
  FROM (SELECT pg_current_wal_lsn() - redo_lsn AS log, checkpoint_time FROM pg_control_checkpoint()) AS state`;

/** Copies of the folder under way (embedded-copy.ts): the log that began before one has to stay until it is through. */
let copies = 0;

/** Lets the log stay until the given function is called. */
export function holdLog(): () => void {
  copies += 1;
  return () => {
    copies -= 1;
  };
}

/** Does what is due now. Changes of the last second may be found by the next round only. */
export async function doUpkeep(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ tables: string[]; checkpoint: boolean }>(dueNow);
  for (const name of rows[0]?.tables ?? []) await pool.query(`VACUUM (ANALYZE) ${name}`);
  if (rows[0]?.checkpoint && copies === 0) await pool.query("CHECKPOINT");
}

/**
 * Does it again and again, between the site's own queries.
 * @returns stops, when what runs has ended
 */
export function startUpkeep(pool: Pool): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    // When the database breaks down meanwhile, embedded.ts starts it again; the next round finds what is due then.
    running = doUpkeep(pool)
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  }, everyMilliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
