// One thread for anonymous visitors: its start, its jobs, its end (visitor-threads.ts starts the next one).
// Its memory is bounded, and so is the time of a job.
import { Worker } from "node:worker_threads";
import { HttpError, RETRY_AFTER_SECONDS, STATUS } from "#gateway/http/errors.ts";
import { storageWasFull } from "#gateway/http/storage-full.ts";
import type { DatabaseConnection, SessionOwner } from "#prisma/connection.ts";
import { type ThreadTimes, watchForHang } from "./hang-watch.ts";
import type { FromThread, SentJob, ToThread, VisitorAnswer, VisitorSettings } from "./visitor-job.ts";

const PROGRAM = new URL("./visitor-program.ts", import.meta.url);
/** Megabytes of JavaScript's memory. A thread that needs more ends, and another one begins. */
const MEMORY = { maxOldGenerationSizeMb: 320 } as const;
/** Milliseconds of a job. Then its statement is cancelled. */
const JOB_MS = 10_000;
/** Milliseconds in which a thread ends by itself. */
const ENDS_MS = 1_000;

export interface VisitorThread {
  /** Resolves when it can take jobs. */
  readonly ready: Promise<void>;
  /** Resolves when it has ended, with the reason. */
  readonly ended: Promise<unknown>;
  /** Jobs that it works at. */
  readonly running: number;
  /** @throws HttpError what the job was refused with; UNAVAILABLE when the thread ended or the time was over */
  do(job: SentJob, gone: AbortSignal | null): Promise<VisitorAnswer>;
  end(): Promise<void>;
}

interface VisitorThreadOptions {
  readonly settings: Omit<VisitorSettings, "database" | "owner">;
  readonly database: DatabaseConnection;
  readonly owner: SessionOwner;
  readonly onLog: (line: string) => void;
  readonly onChange: (version: bigint) => Promise<void>;
  /** It can take another job. */
  readonly onFree: () => void;
}

interface Running {
  readonly answer: PromiseWithResolvers<VisitorAnswer>;
  /** Ends the watch over its time. */
  readonly settled: () => void;
}

/** Starts a thread in the embedded database's own lane, or with connections of its own to a server. */
export async function startVisitorThread(options: VisitorThreadOptions): Promise<VisitorThread> {
  const { settings, owner, onLog, onChange, onFree } = options;
  const lane = options.database.kind === "embedded" ? await options.database.openLane?.() : undefined;
  const database = lane ? inLane(options.database, lane.port) : options.database;
  const workerData: VisitorSettings = { ...settings, database, owner };
  const worker = new Worker(PROGRAM, { workerData, resourceLimits: MEMORY });
  worker.unref();
  const send = (message: ToThread) => worker.postMessage(message);
  const running = new Map<number, Running>();
  const ready = Promise.withResolvers<void>();
  let isReady = false;
  let failure: unknown = new Error("The thread for visitors has ended");

  const settle = (id: number): Running | undefined => {
    const job = running.get(id);
    if (!job) return undefined;
    job.settled();
    running.delete(id);
    return job;
  };
  const times: ThreadTimes = {
    worked: async () => {
      const { user, system } = await worker.cpuUsage();
      return (user + system) / 1_000;
    },
    waited: () => worker.performance.eventLoopUtilization().idle,
  };
  const hangs = () => {
    failure = new Error("The thread for visitors hung");
    void worker.terminate();
  };
  worker.on("message", (message: FromThread) => {
    if (message.kind === "ready") {
      isReady = true;
      return ready.resolve();
    }
    if (message.kind === "log") return onLog(message.line);
    if (message.kind === "change") {
      const { id } = message;
      void onChange(message.version).finally(() => send({ kind: "changed", id }));
      return;
    }
    const { id, answer } = message;
    const job = settle(id);
    // Whether the site is ready is asked of the main loop.
    if (!("refused" in answer) && answer.status === STATUS.STORAGE_FULL) storageWasFull();
    if ("refused" in answer) job?.answer.reject(new HttpError(answer.refused, { headers: answer.headers }));
    else job?.answer.resolve(answer);
    onFree();
  });
  worker.on("error", (error) => {
    failure = error;
  });
  const ended = new Promise<unknown>((resolve) => {
    worker.once("exit", () => {
      for (const id of [...running.keys()]) settle(id)?.answer.reject(unavailable());
      void Promise.resolve(lane?.end(owner.prefix)).finally(() => resolve(failure));
    });
  });

  return {
    ready: ready.promise,
    ended,
    get running() {
      return running.size;
    },
    do: (job, gone) => {
      const answer = Promise.withResolvers<VisitorAnswer>();
      const stop = () => {
        send({ kind: "gone", id: job.id });
        answer.reject(unavailable());
        if (running.has(job.id)) running.set(job.id, { answer, settled: watchForHang(times, hangs) });
      };
      const late = setTimeout(stop, JOB_MS).unref();
      running.set(job.id, { answer, settled: () => clearTimeout(late) });
      gone?.addEventListener("abort", () => running.has(job.id) && send({ kind: "gone", id: job.id }), {
        once: true,
      });
      send({ kind: "job", job });
      return answer.promise;
    },
    end: async () => {
      send({ kind: "close" });
      // One that still loads has nothing to finish, and would not hear of it.
      const late = setTimeout(() => void worker.terminate(), isReady ? ENDS_MS : 0);
      await ended;
      clearTimeout(late);
    },
  };
}

/** It may be asked for again in a moment. */
export function unavailable(): HttpError {
  return new HttpError("UNAVAILABLE", { headers: { "retry-after": String(RETRY_AFTER_SECONDS) } });
}

/** The same database through a lane; what can be sent to a thread. */
function inLane(database: DatabaseConnection, port: number): DatabaseConnection {
  return database.kind === "embedded" ? { kind: "embedded", host: database.host, port } : database;
}
