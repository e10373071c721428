// Loaded before the program of a child process (run-in-process.ts): starts the thread that ends the process
// when it takes too much, or when anyone who started it is gone. It is a thread of its own, because the
// program hears nothing while it works, and what WebAssembly or a library takes is no part of a heap that
// could be bounded.
import { once } from "node:events";
import process from "node:process";
import { isMainThread, Worker } from "node:worker_threads";

/** Threads of the program are started with the same arguments. */
if (isMainThread) {
  const watch = new Worker(new URL("./watch-thread.ts", import.meta.url), {
    execArgv: [],
    workerData: process.argv[2],
  });
  await once(watch, "online");
  watch.unref();
}
