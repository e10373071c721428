// The one queue of the site: pg-boss, over the one database. A job is written in the transaction of its
// cause, and holds ids only. The migration `queue` makes the tables (in the schema `pgboss`), the queues and
// how often each tries. So a start costs nothing, and a job can be enqueued while no worker runs.
import type { ConstructorOptions, PgBoss } from "pg-boss";
import { db, pool, type Tx } from "./client.ts";
import { Prisma } from "./generated/client.ts";

/** The key of a live job is unique in its queue: the id of a mail or of a file, the name of a task. */
type QueueName = "mail" | "tasks" | "texts";

/** What a job says: nothing but its key. */
export interface QueuedJob {
  readonly key: string;
}

/**
 * Seconds. Statistics, care of indexes and flows of jobs are for queues a thousand times as busy.
 * gateway/tasks/run-on-schedule.ts enqueues the turns of tasks, because pg-boss's own schedules ask six times
 * a minute whether there is one.
 */
const settings: ConstructorOptions = {
  schema: "pgboss",
  migrate: false,
  createSchema: false,
  schedule: false,
  superviseIntervalSeconds: 120,
  maintenanceIntervalSeconds: 3_600,
  queueCacheIntervalSeconds: 3_600,
  flowIntervalSeconds: 86_400,
  reindex: false,
  monitorVacuum: false,
};

/** Any free connection of the pool. The embedded database has only one, so the queue neither listens nor keeps one. */
const overPool: NonNullable<ConstructorOptions["db"]> = {
  executeSql: async (text, values) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await client.query(text, values);
    } catch (error) {
      // Some of its texts are a transaction of several statements, which an error leaves open.
      broken = await client.query("ROLLBACK").then(
        () => false,
        () => true,
      );
      throw error;
    } finally {
      client.release(broken);
    }
  },
};

/** pg-boss takes a tenth of a second to load, which no start should wait for. */
const load = () => import("pg-boss");

/** A queue to work from. It does nothing before its `start`, which fails while the database is away. */
export async function openQueue(): Promise<PgBoss> {
  const { PgBoss: Queue } = await load();
  return new Queue({ ...settings, db: overPool });
}

/**
 * Writes a job for each key, in the transaction of its cause: both are there or neither. A key with a live job keeps that one.
 * @param priority a higher one is done before what has waited longer
 */
export async function enqueue(
  tx: Tx,
  queue: QueueName,
  keys: readonly string[],
  priority = 0,
): Promise<void> {
  if (keys.length === 0) return;
  const { fromPrisma, PgBoss: Queue } = await load();
  const jobs = keys.map((key) => ({ data: { key } satisfies QueuedJob, singletonKey: key, priority }));
  await new Queue({ ...settings, db: fromPrisma(tx) }).insert(queue, jobs);
}

/** In the words of the index that lets a key have one live job. */
const waiting = (queue: QueueName, key: string) =>
  Prisma.sql`name = ${queue} AND COALESCE(singleton_key, '') = ${key} AND policy = 'exclusive' AND state < 'active'`;

/** A run of a task that is repeated. */
interface ScheduledRun {
  readonly key: string;
  /** Seconds from one run to the next, counted from 1970. */
  readonly seconds: number;
}

/**
 * Writes a job for each run that is due: one a run, however many gateways say so.
 * @param from one that was started knows its queues, and asks for them no more
 */
export async function enqueueRuns(
  from: PgBoss,
  queue: QueueName,
  runs: readonly ScheduledRun[],
): Promise<void> {
  if (runs.length === 0) return;
  const jobs = runs.map(({ key, seconds }) => ({
    data: { key } satisfies QueuedJob,
    singletonKey: key,
    singletonSeconds: seconds,
  }));
  await from.insert(queue, jobs);
}

/** Writes the job of a key again, with all its tries. One that is being done stays. */
export async function enqueueAnew(tx: Tx, queue: QueueName, key: string): Promise<void> {
  await tx.$executeRaw`DELETE FROM pgboss.job WHERE ${waiting(queue, key)}`;
  await enqueue(tx, queue, [key]);
}

/**
 * Gives back jobs that a dead process was doing. Call it where one process has the database for itself and
 * has just started. Otherwise a job would wait until its time is over, and with a process that is killed
 * again and again it would never be done.
 */
export async function freeLeases(): Promise<void> {
  await db.$executeRaw`UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active'`;
}

/**
 * Gives back jobs whose process has sent no sign of life for as long as the queue allows, with no wait before
 * the next try: pg-boss would look for them every two minutes only.
 * @returns how many jobs of the queue are being done, or were when their process died
 */
export async function freeSilentJobs(queue: QueueName): Promise<number> {
  await db.$executeRaw`
    UPDATE pgboss.job SET state = 'retry', start_after = now(), retry_count = retry_count + 1
    WHERE name = ${queue} AND state = 'active' AND heartbeat_on < now() - make_interval(secs => heartbeat_seconds)`;
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pgboss.job WHERE name = ${queue} AND state = 'active'`;
  return row?.count ?? 0;
}

/** In the words of the same index, for several keys. */
const anyWaiting = (queue: QueueName, keys: readonly string[]) =>
  Prisma.sql`name = ${queue} AND COALESCE(singleton_key, '') = ANY(${[...keys]}::text[]) AND policy = 'exclusive' AND state < 'active'`;

/** Lets the jobs of some keys wait that nobody has begun. */
export async function delay(
  tx: Tx,
  queue: QueueName,
  keys: readonly string[],
  seconds: number,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE pgboss.job SET start_after = now() + make_interval(secs => ${seconds}) WHERE ${anyWaiting(queue, keys)}`;
}

/**
 * Takes the jobs of some keys away that nobody has begun.
 * @returns how many; the others are being done, or were done
 */
export async function takeOut(tx: Tx, queue: QueueName, keys: readonly string[]): Promise<number> {
  return await tx.$executeRaw`DELETE FROM pgboss.job WHERE ${anyWaiting(queue, keys)}`;
}

/** When the job of a key is tried next; null when there is none or it is being done. */
export async function nextTry(queue: QueueName, key: string): Promise<Date | null> {
  const [job] = await db.$queryRaw<{ at: Date }[]>`
    SELECT start_after AS at FROM pgboss.job WHERE ${waiting(queue, key)}`;
  return job?.at ?? null;
}
