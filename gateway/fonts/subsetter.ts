// Cuts font files in a thread of its own, one after the other: only the request for the file itself waits. The first file starts the
// thread. It ends when no more are asked for, because it holds some 80 MB.
import { Worker } from "node:worker_threads";

/** While so many wait, a request is refused; the browser then takes the slices. */
const WAITING_MAX = 30;
const IDLE_MS = 60_000;

/** Too many files are waited for. */
export class SubsetterBusy extends Error {
  override readonly name = "SubsetterBusy";
}

export interface Subsetter {
  /**
   * The font with some characters only, as woff2.
   * @throws SubsetterBusy when too many wait; what broke the thread, which the next call starts anew
   */
  cut(characters: string): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** @param font the path of a TrueType file */
export function createSubsetter(font: string): Subsetter {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  const waiting: PromiseWithResolvers<Uint8Array<ArrayBuffer>>[] = [];

  function end(error: unknown): Promise<number> | undefined {
    const ended = thread?.terminate();
    thread = null;
    for (const { reject } of waiting.splice(0)) reject(error);
    return ended;
  }

  function start(): Worker {
    const worker = new Worker(new URL("./subset-worker.ts", import.meta.url), { workerData: font });
    worker.on("message", (file: Uint8Array<ArrayBuffer>) => {
      waiting.shift()?.resolve(file);
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
    cut: async (characters) => {
      if (waiting.length >= WAITING_MAX) throw new SubsetterBusy();
      clearTimeout(idle);
      thread ??= start();
      const file = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
      waiting.push(file);
      thread.postMessage(characters);
      return await file.promise;
    },
    close: async () => {
      clearTimeout(idle);
      await end(new Error("The gateway ends"));
    },
  };
}
