// One run of the embedded database's thread (embedded-worker.ts): starts it, asks it, and notices its end.
import { Worker } from "node:worker_threads";
import type { EmbeddedWorkerAnswer, EmbeddedWorkerData, Listens } from "./embedded-worker.ts";

type AnswerTo = { readonly close: "closed"; readonly dump: "dump"; readonly "count-syncs": "syncs" };
type Answer<K extends EmbeddedWorkerAnswer["kind"]> = Extract<EmbeddedWorkerAnswer, { kind: K }>;

/** A thread that answers on its socket. */
export interface EmbeddedThread {
  /** The loopback port it listens on, where it has no socket. */
  readonly port: number | null;
  /** Settles when the thread has ended, asked or not. */
  readonly ended: Promise<void>;
  /** Sends a request and waits for its answer; fails when the thread ends first. */
  ask<R extends keyof AnswerTo>(request: R): Promise<Answer<AnswerTo[R]>>;
  /** Opens a lane for anonymous visitors. Answers its loopback port, where it has no socket. */
  openLane(lane: number, listens: Listens): Promise<number | null>;
  /** Ends it, with the prepared statements whose names begin like this. */
  endLane(lane: number, prefix: string): Promise<void>;
  terminate(): Promise<void>;
}

const answerKinds: AnswerTo = { close: "closed", dump: "dump", "count-syncs": "syncs" };

function isAnswer<K extends EmbeddedWorkerAnswer["kind"]>(
  answer: EmbeddedWorkerAnswer,
  kind: K,
): answer is Answer<K> {
  return answer.kind === kind;
}

/** Starts a thread and waits until it is ready. Throws what went wrong in it. */
export async function startEmbeddedThread(data: EmbeddedWorkerData): Promise<EmbeddedThread> {
  const worker = new Worker(new URL("./embedded-worker.ts", import.meta.url), { workerData: data });
  let failure: unknown = new Error("The embedded database has stopped.");
  worker.on("error", (error) => {
    failure = error;
  });
  const ended = new Promise<void>((settle) => {
    worker.once("exit", () => settle());
  });

  function hear<K extends EmbeddedWorkerAnswer["kind"]>(kind: K, lane?: number): Promise<Answer<K>> {
    return new Promise((settle, fail) => {
      const onMessage = (answer: EmbeddedWorkerAnswer) => {
        if (!isAnswer(answer, kind) || ("lane" in answer && answer.lane !== lane)) return;
        worker.off("message", onMessage);
        settle(answer);
      };
      worker.on("message", onMessage);
      void ended.then(() => fail(failure));
    });
  }

  const { port } = await hear("ready");
  return {
    port,
    ended,
    ask: (request) => {
      const answer = hear(answerKinds[request]);
      worker.postMessage(request);
      return answer;
    },
    openLane: async (lane, listens) => {
      const opened = hear("opened", lane);
      worker.postMessage({ open: lane, listens });
      return (await opened).port;
    },
    endLane: async (lane, prefix) => {
      const over = hear("ended", lane);
      worker.postMessage({ end: lane, prefix });
      await over;
    },
    terminate: async () => {
      await worker.terminate();
    },
  };
}
