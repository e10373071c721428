// The words of an attached document, read in a process of its own: documents come from outside.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TextEnding } from "#schema/validation/files.ts";
import type { Reading } from "./reading.ts";

const PROGRAM = fileURLToPath(new URL("./text-process.ts", import.meta.url));
const HEAP_MEGABYTES = 256;

/**
 * Reads a document.
 * @returns TOO_LARGE also for what took too long, or ended the process by the memory it took
 * @throws when no process can be started
 */
export async function readText(path: string, ending: TextEnding): Promise<Reading> {
  const child = fork(PROGRAM, [path, ending], {
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return await new Promise<Reading>((resolve, reject) => {
    child.once("error", reject);
    child.once("message", (reading: Reading) => resolve(reading));
    child.once("exit", () => resolve({ state: "TOO_LARGE" }));
  });
}
