// Everything that anonymous visitors ask for and that is not cached is worked out in threads of its own
// (decision 221): schema, database client and server render are loaded there again, with few connections. The
// main loop stays free for what is cached, for files, sign-in and members. What waits for a thread waits in
// one bounded queue, fair by address. A thread that dies is started again.
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { connection } from "#prisma/client.ts";
import { visitorSession } from "#prisma/connection.ts";
import type { Clock, ContentCache } from "#schema/context.ts";
import { createFairQueue, type QueuedItem } from "./fair-queue.ts";
import { relayLog } from "./relay-log.ts";
import type { VisitorAnswer, VisitorJob, VisitorSettings } from "./visitor-job.ts";
import { startVisitorThread, unavailable, type VisitorThread } from "./visitor-thread.ts";

/** Jobs of a thread at a time: while one waits for the database, another one is worked at. */
const RUNNING_MAX = 2;
/** Jobs that wait; beyond it the oldest of the busiest address is refused. */
const WAITING_MAX = 200;
/** Milliseconds that a job waits at most. */
const WAITS_MS = 5_000;
/** The same while no thread is ready. */
const WAITS_FOR_START_MS = 60_000;
/** A thread that lived no longer is started again only after a while, in milliseconds. */
const LIVED_MS = 5_000;
const AGAIN_AFTER_MS = 500;

interface Requester {
  /** The address it counts for. */
  readonly sender: string;
  /** Aborts when nobody waits any more; absent: others may wait for the same. */
  readonly gone?: AbortSignal | null;
}

export interface AskVisitorThread {
  /** @throws HttpError what it is refused with; UNAVAILABLE with Retry-After when too much waits or a thread has ended */
  ask(job: VisitorJob, asker: Requester): Promise<VisitorAnswer>;
}

export interface VisitorThreads extends AskVisitorThread {
  /** Starts the threads; otherwise the first job does. */
  start(): void;
  close(): Promise<void>;
}

export interface VisitorThreadsOptions {
  readonly count: number;
  readonly settings: Omit<VisitorSettings, "database" | "owner">;
  readonly log: Logger;
  readonly clock: Clock;
  readonly contentCache: ContentCache;
}

interface Waiting extends Requester {
  readonly job: VisitorJob;
  readonly answer: PromiseWithResolvers<VisitorAnswer>;
  readonly late: NodeJS.Timeout;
}

let lastThread = 0;

export function createVisitorThreads(options: VisitorThreadsOptions): VisitorThreads {
  const { count, settings, log, clock, contentCache } = options;
  const queue = createFairQueue<Waiting>(WAITING_MAX);
  const threads = new Set<VisitorThread>();
  const lives = new Set<Promise<void>>();
  const closing = new AbortController();
  let hasStarted = false;
  let lastJob = 0;

  const refuse = ({ answer, late }: Waiting) => {
    clearTimeout(late);
    answer.reject(unavailable());
  };

  function send(): void {
    for (;;) {
      const thread = [...threads].sort((one, other) => one.running - other.running)[0];
      if (!thread || thread.running >= RUNNING_MAX) return;
      const next = queue.take();
      if (!next) return;
      clearTimeout(next.item.late);
      void run(thread, next);
    }
  }

  async function run(thread: VisitorThread, { item, done }: QueuedItem<Waiting>): Promise<void> {
    const { job, gone = null, answer } = item;
    const from = performance.now();
    lastJob += 1;
    const sent = { ...job, id: lastJob, now: clock.now().getTime(), version: contentCache.version };
    const beside = thread.running + 1;
    try {
      answer.resolve(await thread.do(sent, gone));
    } catch (error) {
      answer.reject(error);
    } finally {
      done((performance.now() - from) / beside);
    }
  }

  /** One thread after the other, until the gateway ends. */
  async function keepOne(): Promise<void> {
    while (!closing.signal.aborted) {
      const startedAt = performance.now();
      const error = await live().catch((reason: unknown) => reason);
      if (closing.signal.aborted) return;
      log.error({ err: error }, "A thread for visitors has ended; another one starts");
      if (performance.now() - startedAt < LIVED_MS) {
        await sleep(AGAIN_AFTER_MS, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  /** Resolves with what ended it. */
  async function live(): Promise<unknown> {
    lastThread += 1;
    const thread = await startVisitorThread({
      settings,
      database: connection,
      owner: visitorSession(lastThread),
      onLog: (line) => relayLog(log, line),
      onChange: (version) => contentCache.changed(version),
      onFree: send,
    });
    const end = () => void thread.end();
    closing.signal.addEventListener("abort", end, { once: true });
    if (closing.signal.aborted) end();
    void thread.ready.then(() => {
      threads.add(thread);
      send();
    });
    const error = await thread.ended;
    closing.signal.removeEventListener("abort", end);
    threads.delete(thread);
    return error;
  }

  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    for (let index = 0; index < count; index += 1) lives.add(keepOne());
  }

  return {
    start,
    ask: async (job, asker) => {
      start();
      // What a passed moment asks for is written down by the main loop. While the database is away, the thread says so.
      await contentCache.afterPendingUpdates().catch(() => undefined);
      const answer = Promise.withResolvers<VisitorAnswer>();
      const since = performance.now();
      const late = setTimeout(() => {
        const isStarting = threads.size === 0 && performance.now() - since < WAITS_FOR_START_MS;
        if (isStarting) return void late.refresh();
        queue.remove(asker.sender, waiting);
        refuse(waiting);
      }, WAITS_MS).unref();
      const waiting: Waiting = { ...asker, job, answer, late };
      const refused = queue.add(asker.sender, waiting);
      if (refused) refuse(refused);
      asker.gone?.addEventListener("abort", () => {
        queue.remove(asker.sender, waiting);
        refuse(waiting);
      });
      send();
      return await answer.promise;
    },
    close: async () => {
      closing.abort();
      await Promise.all(lives);
    },
  };
}
