// Says what a gateway does beside the requests: it works off the queue of prisma/queue.ts. All gateways on
// the database do; each job is done by one of them. While the database is away it warns, and continues by
// itself when the database is back.
import { setTimeout as sleep } from "node:timers/promises";
import type { PgBoss, WorkOptions } from "pg-boss";
import type { Logger } from "pino";
import type { Idleness } from "#gateway/cache/idleness.ts";
import { type MailTools, sendMails } from "#gateway/mail/send-mails.ts";
import { readTexts, type TextTools } from "#gateway/texts/read-texts.ts";
import { db } from "#prisma/client.ts";
import { enqueue, enqueueRuns, freeSilentJobs, openQueue, type QueuedJob } from "#prisma/queue.ts";
import { runOnSchedule } from "./run-on-schedule.ts";
import { runTasks, type Task, TEXTS_TASK } from "./tasks.ts";

/** Milliseconds. The first requests come before the work. */
const START_AFTER = 500;
const START_AGAIN = 5_000;
/** A database that is away is reported this often, not at every look. */
const WARN_EVERY = 10_000;

const MAILS_AT_ONCE = 4;
/** Milliseconds. */
const MAILS_EVERY = 1_000;
/**
 * Seconds while nobody is there. Each turn wakes the workers of mails and tasks, and each that asks for texts
 * theirs; these find what came meanwhile without one: tries again, and what a gateway that died has left.
 */
const IDLE_MAILS_EVERY = 120;
const TASKS_EVERY = 600;
const TEXTS_EVERY = 600;
const TASKS_AT_ONCE = 10;
/** Milliseconds. */
const TASKS_AGAIN = 5_000;
/**
 * Milliseconds after which a gateway that shows no sign of life is taken for dead: the queue's (migration
 * `task_heartbeats`), and a little.
 */
const SILENT_AFTER = 12_000;
/** As tasks: an upload is read within seconds while people are there. One document at a time. */
const TEXTS_AGAIN = TASKS_AGAIN;

/** Each job of a look is distinguished, with how often it was tried. */
const WITH_RESULTS = { includeMetadata: true, perJobResults: true } as const;
type Looks = WorkOptions & typeof WITH_RESULTS;

interface WorkTools {
  readonly log: Logger;
  readonly tasks: readonly Task[];
  readonly idleness: Idleness;
  /** Null without a mail server: mails wait in the outbox then. */
  readonly mails: MailTools | null;
  /** Null: attached documents are not read here. */
  readonly texts: TextTools | null;
}

export interface Work {
  /** What is being done has so many milliseconds; then it is left to another gateway. */
  stop(grace: number): Promise<void>;
}

/** Begins soon, and works until stopped. */
export function startWork(tools: WorkTools): Work {
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
        await takeOn(queue, tools, stopped.signal, warn);
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
    stop: async (grace) => {
      stopped.abort();
      const queue = await begun;
      await queue?.stop({ timeout: grace });
    },
  };
}

/** @param stopped ends what asks by time */
async function takeOn(queue: PgBoss, tools: WorkTools, stopped: AbortSignal, warn: Warn): Promise<void> {
  const wakeMails = tools.mails ? await workOffMails(queue, tools.mails, tools.idleness) : () => {};
  const wakeTexts = tools.texts ? await workOffTexts(queue, tools.texts, tools.idleness) : () => {};
  const { log, tasks } = tools;
  // What came due while no gateway ran is done now, not at the next turn.
  await enqueue(
    db,
    "tasks",
    tasks.map(({ name }) => name),
  );
  const looks: Looks = { pollingIntervalSeconds: TASKS_EVERY, batchSize: TASKS_AT_ONCE, ...WITH_RESULTS };
  const worker = await queue.work<QueuedJob, void, Looks>("tasks", looks, async (jobs) => {
    const results = await runTasks(tasks, jobs, log);
    wakeMails();
    if (jobs.some(({ data: { key } }) => key === TEXTS_TASK)) wakeTexts();
    return results;
  });
  const lookAgain = async (): Promise<number> => {
    const active = await freeSilentJobs("tasks");
    queue.notifyWorker(worker);
    return active;
  };
  wakeWhileBusy(queue, tools.idleness, TASKS_AGAIN, () => void lookAgain().catch(warn));
  // What a gateway was doing that died just before this one began is free a few seconds later.
  if ((await lookAgain()) > 0) {
    void sleep(SILENT_AFTER, undefined, { signal: stopped, ref: false })
      .then(lookAgain)
      .catch(() => undefined);
  }
  const take = async (due: readonly Task[]) => {
    try {
      await enqueueRuns(
        queue,
        "tasks",
        due.map(({ name, every }) => ({ key: name, seconds: every * 60 })),
      );
    } catch (error) {
      warn(error);
      throw error;
    }
    queue.notifyWorker(worker);
  };
  void runOnSchedule(tasks, take, stopped);
}

/** @returns has the worker look now */
async function workOffMails(queue: PgBoss, mails: MailTools, idleness: Idleness): Promise<() => void> {
  const looks: Looks = {
    pollingIntervalSeconds: IDLE_MAILS_EVERY,
    batchSize: MAILS_AT_ONCE,
    burstWhenBatchFull: true,
    ...WITH_RESULTS,
  };
  const worker = await queue.work<QueuedJob, void, Looks>("mail", looks, (jobs) => sendMails(mails, jobs));
  const wake = () => queue.notifyWorker(worker);
  wakeWhileBusy(queue, idleness, MAILS_EVERY, wake);
  return wake;
}

/** @returns has the worker look now */
async function workOffTexts(queue: PgBoss, texts: TextTools, idleness: Idleness): Promise<() => void> {
  const looks: Looks = {
    pollingIntervalSeconds: TEXTS_EVERY,
    batchSize: 1,
    burstWhenBatchFull: true,
    ...WITH_RESULTS,
  };
  const worker = await queue.work<QueuedJob, void, Looks>("texts", looks, (jobs) => readTexts(texts, jobs));
  const wake = () => queue.notifyWorker(worker);
  wakeWhileBusy(queue, idleness, TEXTS_AGAIN, wake);
  return wake;
}

/** While people use the site, what they ask for begins soon. @param every milliseconds */
function wakeWhileBusy(queue: PgBoss, idleness: Idleness, every: number, wake: () => void): void {
  const timer = setInterval(() => {
    if (!idleness.isIdle) wake();
  }, every);
  timer.unref();
  queue.once("stopped", () => clearInterval(timer));
}

type Warn = (error: unknown) => void;

function warner(log: Logger): Warn {
  let last = 0;
  return (error) => {
    if (Date.now() - last < WARN_EVERY) return;
    last = Date.now();
    log.warn({ err: error }, "The queue could not be read; it is tried again");
  };
}
