// Loaded first by `npm start`. glibc keeps most of what was freed for itself, and hears otherwise only before a process begins (decision 183):
// so this one begins once more in its own place, with the same number, arguments and pipes. Where somebody has set it, and elsewhere than on Linux,
// nothing happens.
import process from "node:process";
import { isMainThread } from "node:worker_threads";

/** Two arenas for all threads, and bytes: a block of this size is a mapping of its own, and goes back when it is freed. */
const SETTINGS = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072" };

const { execArgv, execPath, env } = process;
if (process.platform === "linux" && isMainThread && !Object.keys(SETTINGS).some((name) => name in env)) {
  process.execve(execPath, [execPath, ...execArgv, ...process.argv.slice(1)], { ...env, ...SETTINGS });
}
