// The thread of the embedded database, as the process of a year knows it: it may be ended, as one ends whose
// WebAssembly has no memory left.
import { createRequire, syncBuiltinESMExports } from "node:module";
import type { Worker } from "node:worker_threads";

const PROGRAM = "embedded-worker";
let newest: Worker | null = null;

/** Has every thread of a database noticed. To be called before the first one. */
export function watchThreads(): void {
  const threads: typeof import("node:worker_threads") = createRequire(import.meta.url)("node:worker_threads");
  const Plain = threads.Worker;
  class Watched extends Plain {
    constructor(...given: ConstructorParameters<typeof Plain>) {
      super(...given);
      const [program, options] = given;
      // One without a folder is somebody's scratch.
      if (String(program).includes(PROGRAM) && Object(options?.workerData).folder) newest = this;
    }
  }
  Reflect.set(threads, "Worker", Watched);
  syncBuiltinESMExports();
}

/** Ends it; the gateway starts another one. */
export async function endDatabaseThread(): Promise<void> {
  if (newest === null) throw new Error("There is no thread of an embedded database");
  await newest.terminate();
}
