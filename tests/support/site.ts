// The real gateway in a process of its own, as `npm start` runs it: for the journeys in the browser, the bench and the
// tests that kill it.
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildGatewayWhenStale } from "#web/build/gateway.ts";
import { freePort } from "./free-port.ts";
import { ROOT } from "./source-files.ts";

/** Those of `npm start`. */
const NODE_FLAGS = ["--max-semi-space-size=8", "--heap-growing-percent=100"];
/** Looked at once a process: sources do not change during a run. */
let bundled: Promise<boolean> | null = null;
/** The first start of the demo on a busy machine takes minutes; a process that ended is noticed at once. */
const READY_WITHIN_MS = 300_000;
const STOPPED_WITHIN_MS = 15_000;

export interface SiteOptions {
  /** Demo content and accounts; an empty association otherwise. */
  readonly demo?: boolean;
  /** Stays when given; otherwise a temporary folder that is removed with the site. */
  readonly dataDir?: string;
  /** Any free one without it. */
  readonly port?: number;
  /** More settings (docs/settings.md). */
  readonly env?: Readonly<Record<string, string>>;
  /** A command that becomes the gateway's: it gets the gateway's own as its last arguments and has to `exec` it. */
  readonly through?: readonly [command: string, ...args: string[]];
  /** What is run instead of the gateway's bundle; it has a line to its parent (process.send). */
  readonly entry?: string;
}

export interface Site {
  /** Origin without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** What it has logged so far. */
  log(): string;
  /** SIGTERM and wait; rejects when it does not end by itself with 0. */
  stop(): Promise<void>;
  /** kill -9 and wait; the data folder stays. */
  kill(): Promise<void>;
}

function isBundled(): Promise<boolean> {
  bundled ??= buildGatewayWhenStale();
  return bundled;
}

/**
 * Starts a gateway and waits until it is ready.
 * @throws with its log when it ends or is not ready in time.
 */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  if (options.entry === undefined) await isBundled();
  const { start } = await prepareSite(options, options.entry ?? "dist/gateway/main.js");
  return await start();
}

/** A process with the gateway's modules loaded, which has touched nothing yet. */
interface WarmSite {
  /** Starts it and waits until it is ready. Throws with its log when it ends or is not ready in time. */
  start(): Promise<Site>;
  /** It was not needed. */
  discard(): Promise<void>;
}

/** Loads a gateway for later: while one site is alive, the next one's start costs nobody any time. */
export async function warmSite(options: SiteOptions): Promise<WarmSite> {
  return await prepareSite(options, "tests/support/warm-site.ts");
}

async function prepareSite(options: SiteOptions, entry: string): Promise<WarmSite> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "site-")));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const gateway = [process.execPath, ...NODE_FLAGS, "--import", "./gateway/node-version.mjs", entry];
  const [command, ...args] = [...(options.through ?? []), ...gateway];
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: options.entry === undefined ? ["pipe", "pipe", "pipe"] : ["pipe", "pipe", "pipe", "ipc"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      JWT_SECRET: randomBytes(32).toString("base64"),
      DEMO: options.demo ? "1" : "0",
      ...options.env,
    },
  });
  let log = "";
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error("The site's process has no streams");
  for (const stream of [stdout, stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      log += text;
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  const forget = async () => {
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  // A process that has gone has no ear.
  stdin.on("error", () => {});
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  const stop = async () => {
    child.kill("SIGTERM");
    const within = STOPPED_WITHIN_MS + Number(options.env?.DRAIN_SECONDS ?? 0) * 1_000;
    const code = await Promise.race([ended, sleep(within, "late" as const, { ref: false })]);
    if (code === "late") await kill();
    await forget();
    if (code !== 0) throw new Error(`The site ended with ${code}:\n${log.slice(-4_000)}`);
  };
  const start = async (): Promise<Site> => {
    // The word a warm process waits for; any other has no use for it.
    stdin.end("start\n");
    if (await isReady(url, child)) return { url, dataDir, process: child, log: () => log, stop, kill };
    await kill();
    await forget();
    throw new Error(`The site did not start:\n${log.slice(-4_000)}`);
  };
  return { start, discard: () => kill().then(forget) };
}

async function isReady(url: string, child: ChildProcess): Promise<boolean> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.status === 200) return true;
    await sleep(20);
  }
  return false;
}
