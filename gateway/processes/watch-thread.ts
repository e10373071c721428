// The thread that watches over its process (process-watch.ts).
import process from "node:process";
import { workerData } from "node:worker_threads";
import type { ProcessLimits } from "./run-in-process.ts";
import { WORK_BEGINS } from "./work-begins.ts";

/** Milliseconds. */
const LOOK_EVERY = 20;
const MEGABYTE = 1024 * 1024;

const { parent, ...limits }: Partial<ProcessLimits> & { readonly parent: number } = JSON.parse(workerData);
const most = {
  resident: (limits.residentMegabytes ?? Number.POSITIVE_INFINITY) * MEGABYTE,
  /** Microseconds. */
  processor: (limits.processorSeconds ?? Number.POSITIVE_INFINITY) * 1_000_000,
  milliseconds: (limits.seconds ?? Number.POSITIVE_INFINITY) * 1000,
};
let begun = performance.now();
let before = { user: 0, system: 0 };
new BroadcastChannel(WORK_BEGINS).onmessage = () => {
  begun = performance.now();
  before = process.cpuUsage();
};

function takesTooMuch(): boolean {
  const { user, system } = process.cpuUsage(before);
  return (
    process.memoryUsage.rss() > most.resident ||
    user + system > most.processor ||
    performance.now() - begun > most.milliseconds
  );
}

/** On Windows the number of a parent stays when it is gone. */
function isOrphan(): boolean {
  if (process.ppid !== parent) return true;
  try {
    process.kill(parent, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

setInterval(() => {
  if (takesTooMuch() || isOrphan()) process.kill(process.pid, "SIGKILL");
}, LOOK_EVERY);
