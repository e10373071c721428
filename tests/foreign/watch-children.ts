// What the children of this process take, where the system tells (Linux).
import { readFileSync } from "node:fs";
import process from "node:process";

const LOOK_EVERY = 20;
/** Of the clock that Linux counts a process's time by (USER_HZ). */
const TICKS_A_SECOND = 100;
/** Of what is behind the name of the program: user's and system's ticks (proc(5), stat). */
const TICKS_AT = 11;

interface Taken {
  readonly megabytes: number;
  /** Of the processor: the same on a busy machine as on a quiet one. */
  readonly seconds: number;
}

/** @returns its `stop` gives the most that one of them took; 0 where nobody tells */
export function watchChildren(): { stop(): Taken } {
  let megabytes = 0;
  let seconds = 0;
  const look = () => {
    try {
      const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ");
      for (const pid of children) {
        const [, kilobytes = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
        megabytes = Math.max(megabytes, Math.round(Number(kilobytes) / 1024));
        const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
        const ticks = Number(fields[TICKS_AT]) + Number(fields[TICKS_AT + 1]);
        seconds = Math.max(seconds, ticks / TICKS_A_SECOND);
      }
    } catch {
      // It has ended meanwhile, or the system does not tell.
    }
  };
  const timer = setInterval(look, LOOK_EVERY);
  return {
    stop: () => {
      clearInterval(timer);
      return { megabytes, seconds };
    },
  };
}
