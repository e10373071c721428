// The process that reads one document of a stranger and ends. It holds no secret, and its memory goes with it. `readText` in texts.ts starts
// it; a thread beside the reader ends the whole process when it takes too much (text-watch.ts).
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import process from "node:process";
import { Worker } from "node:worker_threads";
import type { TextEnding } from "#schema/validation/files.ts";
import { readPdf } from "./pdf-text.ts";
import type { Reading } from "./reading.ts";
import { readZipped } from "./zip-text.ts";

const [, , path = "", ending = ""] = process.argv;

async function read(): Promise<Reading> {
  try {
    return await ((ending as TextEnding) === "pdf"
      ? readPdf(path)
      : readZipped(path, ending as "docx" | "hwpx"));
  } catch {
    return { state: "DAMAGED" };
  }
}

// Nobody waits for it: pages come first.
setPriority(constants.priority.PRIORITY_LOW);
await once(new Worker(new URL("./text-watch.ts", import.meta.url)), "online");
const reading = await read();
process.send?.(reading, () => process.exit());
