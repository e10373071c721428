// The most memory that the children of this process take, where the system tells (Linux).
import { readFileSync } from "node:fs";
import process from "node:process";

const LOOK_EVERY = 20;

/** @returns its `stop` gives megabytes; 0 where nobody tells */
export function watchMemory(): { stop(): number } {
  let most = 0;
  const look = () => {
    try {
      const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ");
      for (const pid of children) {
        const [, kilobytes = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
        most = Math.max(most, Math.round(Number(kilobytes) / 1024));
      }
    } catch {
      // It has ended meanwhile, or the system does not tell.
    }
  };
  const timer = setInterval(look, LOOK_EVERY);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}
