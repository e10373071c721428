// Works on what visitors upload, in a process of its own: it has no secret of ours, its memory goes with it,
// and it ends with its caller. Every child process of the site is started here. A thread beside the work ends
// it when it takes too much (process-watch.ts).
import { type ChildProcess, fork } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";

/** What one piece of work may take at most; beyond it the process ends by SIGKILL. */
export interface ProcessLimits {
  /** Of JavaScript's heap. */
  readonly heapMegabytes: number;
  /** Of the whole process, with what libraries take beside the heap. */
  readonly residentMegabytes: number;
  /** Of the processor, for one piece of work: the same on a busy machine as on a quiet one. */
  readonly processorSeconds: number;
  /** From the start of a piece of work. */
  readonly seconds: number;
}

/** Work of one lane is done one piece after the other, so that many pieces take no more memory and processors than one. */
const LANES = {
  documents: pLimit(1),
  images: pLimit(1),
  tables: pLimit(1),
  sheets: pLimit(1),
  start: pLimit(1),
  backups: pLimit(1),
} as const;
/** Checks the version of Node, and keeps what was compiled. */
const START = new URL("../node-version.mjs", import.meta.url).href;
const PRELOAD = new URL("./process-watch.ts", import.meta.url).href;
/** No secret of ours is in it. With fewer memory arenas a process gives more memory back. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: "2" };

interface Run<Answer> {
  /** A module that calls `answerParent` (answer-parent.ts). */
  readonly program: URL;
  readonly lane: keyof typeof LANES;
  /** Null: the program is ours from end to end, and may take its time. It still ends with its parent. */
  readonly limits: ProcessLimits | null;
  /** Hears everything the process says, in its order. */
  readonly onSaid?: (said: Answer) => void;
  /** Ends the work, also before its turn. */
  readonly signal?: AbortSignal | undefined;
  /** The process is asked to end by the message `stop`, and may finish what it began. */
  readonly stopsByItself?: boolean;
  /** Milliseconds that the process waits for the next piece of such work; without, each piece has a process of its own. */
  readonly waitsFor?: number;
  /** With our environment and terminal; only for a program that handles no uploads. */
  readonly isTrusted?: boolean;
}

/** The messages to a process and from it (answer-parent.ts). */
export interface ProcessRequest {
  readonly asked: unknown;
  /** Whether it waits for the next piece of work afterwards. */
  readonly stays: boolean;
}
export interface ProcessAnswer<Answer> {
  readonly said: Answer;
  readonly isLast: boolean;
}

interface IdleProcess {
  readonly child: ChildProcess;
  readonly end: NodeJS.Timeout;
}
/** By the address of their program. */
const idleProcesses = new Map<string, IdleProcess>();

/**
 * Runs a program in a process of its own.
 * @param asked what it is given; by message, because everybody on the machine reads arguments
 * @returns its answer; null when it ended without one: it took too much, or broke
 * @throws the reason of the signal; what the system says when no process can be started
 */
export async function runInProcess<Answer>(asked: unknown, run: Run<Answer>): Promise<Answer | null> {
  return await LANES[run.lane](async () => {
    run.signal?.throwIfAborted();
    return await runNow(asked, run);
  });
}

function start({ program, limits, isTrusted = false }: Run<never>): ChildProcess {
  const watched = JSON.stringify({ ...limits, parent: process.pid });
  return fork(fileURLToPath(program), [watched], {
    execArgv: [
      ...(limits ? [`--max-old-space-size=${limits.heapMegabytes}`] : []),
      "--import",
      START,
      "--import",
      PRELOAD,
    ],
    serialization: "advanced",
    // Without an environment it has ours.
    ...(isTrusted
      ? { stdio: ["ignore", "inherit", "inherit", "ipc"] }
      : { env: ENVIRONMENT, stdio: ["ignore", "ignore", "ignore", "ipc"] }),
  });
}

/** Without what listened to the work before; Node's own listeners stay. */
function deafen(child: ChildProcess): ChildProcess {
  for (const event of ["message", "error", "exit", "disconnect"]) child.removeAllListeners(event);
  return child;
}

/** The process that waits for work of a program; null: none does. */
function takeIdle({ href }: URL): ChildProcess | null {
  const idle = idleProcesses.get(href);
  if (!idle) return null;
  clearTimeout(idle.end);
  idleProcesses.delete(href);
  deafen(idle.child).ref();
  idle.child.channel?.ref();
  return idle.child.connected ? idle.child : null;
}

/** Lets a process wait for more work, and ends it when none comes. It does not keep ours from ending. */
function letWait({ href }: URL, child: ChildProcess, milliseconds: number): void {
  const forget = () => {
    if (idleProcesses.get(href)?.child === child) idleProcesses.delete(href);
  };
  const end = setTimeout(() => {
    forget();
    child.kill("SIGKILL");
  }, milliseconds).unref();
  deafen(child).once("exit", forget).once("error", forget);
  child.unref();
  child.channel?.unref();
  idleProcesses.set(href, { child, end });
}

function runNow<Answer>(asked: unknown, run: Run<Answer>): Promise<Answer | null> {
  const { program, limits, signal, waitsFor = 0 } = run;
  const child = takeIdle(program) ?? start(run);
  const end = () => void child.kill("SIGKILL");
  const stop = run.stopsByItself ? () => void child.send("stop", () => undefined) : end;
  // The thread in the process ends it first; this is for one that never came to start its thread.
  const late = limits ? setTimeout(end, (limits.seconds + 1) * 1000).unref() : undefined;
  signal?.addEventListener("abort", stop);
  return new Promise<Answer | null>((resolve, reject) => {
    let last: Answer | null = null;
    const release = () => {
      clearTimeout(late);
      signal?.removeEventListener("abort", stop);
    };
    const settle = () => {
      release();
      if (signal?.aborted && last === null) reject(signal.reason);
      else resolve(last);
    };
    child.on("message", ({ said, isLast }: ProcessAnswer<Answer>) => {
      run.onSaid?.(said);
      if (!isLast) return;
      last = said;
      if (waitsFor === 0) return;
      letWait(program, child, waitsFor);
      settle();
    });
    child.once("error", (error) => {
      release();
      end();
      reject(error);
    });
    // What it said last may still be on its way.
    child.once("exit", () => (child.connected ? child.once("disconnect", settle) : settle()));
    const message: ProcessRequest = { asked, stays: waitsFor > 0 };
    child.send(message, () => undefined);
  });
}
