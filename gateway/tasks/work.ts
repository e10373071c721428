// What a gateway does beside the requests: it works off the queue of prisma/queue.ts, as every other gateway on the database does,
// each job on one of them. While the database is away it warns, and goes on by itself when it is back.
import { setTimeout as sleep } from "node:timers/promises";
import type { PgBoss, WorkOptions } from "pg-boss";
import type { Logger } from "pino";
import type { Idleness } from "#gateway/cache/idleness.ts";
import { type MailTools, sendMails } from "#gateway/mail/send-mails.ts";
import { db } from "#prisma/client.ts";
import { enqueue, openQueue, type QueuedJob } from "#prisma/queue.ts";
import { doTasks, type Task } from "./tasks.ts";

/** Milliseconds. The first requests come before the work. */
const START_AFTER = 500;
const START_AGAIN = 5_000;
/** A database that is away is told of this often, not at every look. */
const WARN_EVERY = 10_000;
/** What is being done when the gateway stops has this long; then it is left to another one. */
const GRACE = 5_000;

const MAILS_AT_ONCE = 4;
/** Milliseconds. */
const MAILS_EVERY = 1_000;
/** Seconds. What nobody here asked for: tries again, mails of tasks and of a gateway that died. */
const IDLE_MAILS_EVERY = 5;
/** Seconds. Tasks have minutes. */
const TASKS_EVERY = 15;
const TASKS_AT_ONCE = 10;

/** Each job of a look is told apart, with how often it was tried. */
const told = { includeMetadata: true, perJobResults: true } as const;
type Looks = WorkOptions & typeof told;

export interface WorkTools {
  readonly log: Logger;
  readonly tasks: readonly Task[];
  readonly idleness: Idleness;
  /** Null without a mail server: mails wait in the outbox then. */
  readonly mails: MailTools | null;
}

/** Begins soon, and works until stopped. */
export function startWork(tools: WorkTools): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
  const warn = warner(tools.log);
  const begin = async (): Promise<PgBoss | null> => {
    await pause(START_AFTER);
    while (!stopped.signal.aborted) {
      const queue = await openQueue();
      queue.on("error", warn);
      queue.on("warning", ({ message }) => tools.log.warn({ reason: message }, "The queue warns"));
      try {
        await queue.start();
        await takeOn(queue, tools);
        return queue;
      } catch (error) {
        warn(error);
        await queue.stop({ graceful: false }).catch(warn);
        await pause(START_AGAIN);
      }
    }
    return null;
  };
  const begun = begin();
  return {
    stop: async () => {
      stopped.abort();
      const queue = await begun;
      await queue?.stop({ timeout: GRACE });
    },
  };
}

async function takeOn(queue: PgBoss, { log, tasks, idleness, mails }: WorkTools): Promise<void> {
  if (mails) {
    const looks: Looks = {
      pollingIntervalSeconds: IDLE_MAILS_EVERY,
      batchSize: MAILS_AT_ONCE,
      burstWhenBatchFull: true,
      ...told,
    };
    const worker = await queue.work<QueuedJob, void, Looks>("mail", looks, (jobs) => sendMails(mails, jobs));
    const timer = setInterval(() => {
      if (!idleness.isIdle) queue.notifyWorker(worker);
    }, MAILS_EVERY);
    timer.unref();
    queue.once("stopped", () => clearInterval(timer));
  }
  const names = tasks.map(({ name }) => name);
  for (const { key } of await queue.getSchedules("tasks")) {
    if (!names.includes(key)) await queue.unschedule("tasks", key);
  }
  for (const { name: key, cron } of tasks) {
    const turns = { key, singletonKey: key, tz: "Asia/Seoul", missed: "once" } as const;
    await queue.schedule("tasks", cron, { key } satisfies QueuedJob, turns);
  }
  // What came due while no gateway ran is not left to the next turn.
  await enqueue(db, "tasks", names);
  const looks: Looks = { pollingIntervalSeconds: TASKS_EVERY, batchSize: TASKS_AT_ONCE, ...told };
  await queue.work<QueuedJob, void, Looks>("tasks", looks, (jobs) => doTasks(tasks, jobs, log));
}

function warner(log: Logger): (error: unknown) => void {
  let last = 0;
  return (error) => {
    if (Date.now() - last < WARN_EVERY) return;
    last = Date.now();
    log.warn({ err: error }, "The queue could not be read; it is tried again");
  };
}
