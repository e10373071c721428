// What a PostgreSQL server does in the background and the embedded one, which has no background, never does: writing out its log
// (unasked it grows for ever, and a start after a crash replays all of it), clearing dead rows, and counting for the planner.
import type { Pool } from "pg";

const everyMilliseconds = 30_000;

/** Bytes of log after which it is written out; fewer are after five minutes. */
const logBytes = 32 * 1024 * 1024;

/** Whether a checkpoint is due: much log, or some and the last one is long ago. A checkpoint itself leaves a few hundred bytes. */
const checkpointDue = `
  SELECT log > ${logBytes} OR (log > 10000 AND checkpoint_time < now() - interval '5 minutes') AS due
  FROM (SELECT pg_current_wal_lsn() - redo_lsn AS log, checkpoint_time FROM pg_control_checkpoint()) AS state`;

/** The tables that autovacuum would take on, by its own default thresholds. */
const tablesDue = `
  SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
  WHERE n_dead_tup > 50 + 0.2 * n_live_tup
     OR n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
     OR n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

/** Does what is due now. */
export async function keepUp(pool: Pool): Promise<void> {
  // The counts of the last second are not in the view yet.
  await pool.query("SELECT pg_stat_force_next_flush()");
  const tables = await pool.query<{ name: string }>(tablesDue);
  for (const { name } of tables.rows) await pool.query(`VACUUM (ANALYZE) ${name}`);
  const { rows } = await pool.query<{ due: boolean }>(checkpointDue);
  if (rows[0]?.due) await pool.query("CHECKPOINT");
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
