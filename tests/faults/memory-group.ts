// A control group with a bound on its memory. Linux with control groups of either version, root only.
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What the files of the two versions are called. */
const VERSIONS = [
  {
    root: "/sys/fs/cgroup/memory",
    limit: "memory.limit_in_bytes",
    held: /^total_rss (\d+)$/m,
    kills: "memory.oom_control",
  },
  { root: "/sys/fs/cgroup", limit: "memory.max", held: /^anon (\d+)$/m, kills: "memory.events" },
];

export interface MemoryGroup {
  /** A command that becomes another one within the group. */
  readonly enter: readonly [command: string, ...args: string[]];
  /** What its processes hold now, without the files that the system keeps for them. */
  heldMegabytes(): number;
  /** How many of its processes the system has killed for want of memory. */
  kills(): number;
  /** Once nothing runs in it. */
  remove(): void;
}

/** @returns null where none can be made */
export function makeMemoryGroup(limitBytes: number): MemoryGroup | null {
  for (const { root, limit, held, kills } of VERSIONS) {
    const folder = join(root, `site-faults-${process.pid}`);
    try {
      mkdirSync(folder);
      if (existsSync(join(folder, limit))) writeFileSync(join(folder, limit), String(limitBytes));
      else {
        rmdirSync(folder);
        continue;
      }
    } catch {
      continue;
    }
    const read = (name: string, what: RegExp) =>
      Number(what.exec(readFileSync(join(folder, name), "utf8"))?.[1] ?? Number.NaN);
    return {
      enter: ["/bin/sh", "-c", 'echo $$ > "$0" && exec "$@"', join(folder, "cgroup.procs")],
      heldMegabytes: () => read("memory.stat", held) / 1024 / 1024,
      kills: () => read(kills, /^oom_kill (\d+)$/m),
      remove: () => rmdirSync(folder),
    };
  }
  return null;
}
