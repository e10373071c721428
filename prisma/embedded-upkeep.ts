// What a PostgreSQL server does in the background and the embedded one, which has no background, never does: writing out its log
// (unasked it grows for ever, and a start after a crash replays all of it), clearing dead rows, and counting for the planner.
import type { Pool } from "pg";

const everyMilliseconds = 30_000;

/** Bytes of log after which it is written out; fewer are after five minutes. */
const logBytes = 32 * 1024 * 1024;

/**
 * What is due, in one question: an idle site asks it twice a minute. Tables: those that autovacuum would take on, by its own default
 * thresholds. A checkpoint: after much log, or after some when the last one is long ago; a checkpoint itself leaves a few hundred bytes.
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

/** Does what is due now. What was counted in the last second may be found by the next round only. */
export async function keepUp(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ tables: string[]; checkpoint: boolean }>(dueNow);
  for (const name of rows[0]?.tables ?? []) await pool.query(`VACUUM (ANALYZE) ${name}`);
  if (rows[0]?.checkpoint) await pool.query("CHECKPOINT");
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
    // A database that breaks down meanwhile is started again by embedded.ts; the next round finds what is due then.
    running = keepUp(pool)
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
