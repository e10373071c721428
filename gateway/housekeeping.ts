// Work that nobody asks for: what is past its time is removed now and then. Each job is harmless to repeat, and one that
// fails is tried again at its next turn.
import { db, type Tx } from "#prisma/client.ts";

export interface Job {
  readonly name: string;
  readonly everyMilliseconds: number;
  run(): Promise<void>;
}

/** Does each job at its turns, the first one after its own interval, until stopped. A job never overtakes itself. */
export function startHousekeeping(
  jobs: readonly Job[],
  onFailure: (error: unknown, name: string) => void,
): { stop(): Promise<void> } {
  const running = new Map<Job, Promise<void>>();
  const timers = jobs.map((job) => {
    const timer = setInterval(() => {
      if (running.has(job)) return;
      const done = job
        .run()
        .catch((error: unknown) => onFailure(error, job.name))
        .finally(() => running.delete(job));
      running.set(job, done);
    }, job.everyMilliseconds);
    return timer.unref();
  });
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}

/**
 * Does something in a transaction, on one gateway at a time: where another is at it, nothing.
 * @returns what `work` did; null when another gateway is at it
 */
export function onOneGateway<T>(name: string, work: (tx: Tx) => Promise<T>): Promise<T | null> {
  return db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ mine: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtext(${`housekeeping ${name}`})) AS mine`;
    return row?.mine === true ? await work(tx) : null;
  });
}
