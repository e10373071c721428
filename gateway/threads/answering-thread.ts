// Work that would hold up every other request: a thread of its own does it, one piece after the other, and
// only who asked waits. The first piece starts the thread. It ends when no more is asked for, and what it
// holds in memory ends with it.
import { Worker } from "node:worker_threads";
import { HttpError } from "#gateway/http/errors.ts";

const IDLE_MS = 60_000;
/**
 * Milliseconds between two answers, the start of the thread among them: long, because a busy machine takes
 * many times what a quiet one does. Whatever is asked of a thread is bounded before.
 */
const ANSWER_MS = 60_000;
/** A thread holds tens. */
const HEAP_MEGABYTES = 512;

interface AnsweringThread<Question, Answer> {
  /**
   * @throws HttpError UNAVAILABLE when too many wait, or an answer takes too long; what broke the thread,
   * which the next call starts again
   */
  ask(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

interface AnsweringThreadOptions {
  /** Where the program is. It answers each message by one, in their order. */
  readonly program: URL;
  readonly workerData?: unknown;
  /** While so many wait, the next one is refused. */
  readonly waitingMax: number;
}

export function createAnsweringThread<Question, Answer>({
  program,
  workerData,
  waitingMax,
}: AnsweringThreadOptions): AnsweringThread<Question, Answer> {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let late: NodeJS.Timeout | undefined;
  const waiting: PromiseWithResolvers<Answer>[] = [];

  function expectAnswer(): void {
    clearTimeout(late);
    if (waiting.length > 0)
      late = setTimeout(() => void end(new HttpError("UNAVAILABLE")), ANSWER_MS).unref();
  }

  function end(error: unknown): Promise<number> | undefined {
    clearTimeout(late);
    const ended = thread?.terminate();
    thread = null;
    for (const { reject } of waiting.splice(0)) reject(error);
    return ended;
  }

  function start(): Worker {
    const worker = new Worker(program, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    worker.on("message", (answer: Answer) => {
      waiting.shift()?.resolve(answer);
      expectAnswer();
      if (waiting.length > 0) return;
      idle = setTimeout(() => void end(new Error("Idle")), IDLE_MS).unref();
    });
    worker.once("error", (error) => {
      if (worker === thread) void end(error);
    });
    worker.unref();
    return worker;
  }

  return {
    ask: async (asked) => {
      if (waiting.length >= waitingMax) throw new HttpError("UNAVAILABLE");
      clearTimeout(idle);
      thread ??= start();
      const answer = Promise.withResolvers<Answer>();
      waiting.push(answer);
      if (waiting.length === 1) expectAnswer();
      thread.postMessage(asked);
      return await answer.promise;
    },
    close: async () => {
      clearTimeout(idle);
      await end(new Error("The gateway ends"));
    },
  };
}
