// The real app behind a real HTTP server on a free port of this machine, in the test's own process and over the test file's own
// database, with settings and a clock the test may change.
import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type App, type AppDependencies, createApp, type Pages } from "#gateway/app.ts";
import { createLocalDisk } from "#gateway/files/local-disk.ts";
import {
  closeServer,
  connectionCaps,
  createHttpServer,
  listen,
  type ServerTimes,
} from "#gateway/http/server.ts";
import { type Config, readConfig } from "#gateway/start/config.ts";
import { createLogger } from "#gateway/start/logger.ts";
import type { FileStore } from "#prisma/file-store.ts";
import { TestClock } from "./clock.ts";
import { useDatabase } from "./database.ts";
import { TEST_SECRET } from "./factories.ts";
import { createVisitorsHere } from "./visitors-here.ts";

interface GatewayOptions {
  readonly config?: Partial<Config>;
  /** The client build, for tests of pages. */
  readonly pages?: Pages;
  /** How long senders may take. */
  readonly times?: ServerTimes;
  /** Another store over the one of the gateway, such as one that fails. */
  readonly wrapFiles?: (store: FileStore) => FileStore;
  /**
   * Who works for visitors: the test's own thread, which has all modules already; createVisitorThreads where
   * a test is about the threads.
   */
  readonly createVisitors?: AppDependencies["createVisitors"];
}

export interface Gateway {
  /** Origin without a slash at the end. */
  readonly url: string;
  readonly clock: TestClock;
  readonly app: App;
  readonly server: Server;
  readonly config: Config;
  readonly files: FileStore;
  /** Every log line so far, at the level debug. */
  readonly logLines: readonly string[];
  /** fetch of a path of this gateway. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** A JSON body to a path: POST unless `init` says otherwise. */
  send(path: string, body: unknown, init?: RequestInit): Promise<Response>;
  /** Closes the server and the app; the database stays. */
  close(): Promise<void>;
}

/** The settings of a start without any, plus what a test wants otherwise. */
export function testConfig(config: Partial<Config> = {}): Config {
  return { ...readConfig({}), port: 0, jwtSecret: TEST_SECRET, logLevel: "debug", ...config };
}

/** Starts a gateway over the database that is connected; several may run at once. */
export async function startGateway(options: GatewayOptions = {}): Promise<Gateway> {
  const dataDir = await mkdtemp(join(tmpdir(), "gateway-"));
  const config = testConfig({ dataDir, filesDir: join(dataDir, "files"), ...options.config });
  const logLines: string[] = [];
  const log = createLogger(config.logLevel, { write: (line) => void logLines.push(line) });
  const clock = new TestClock();
  const disk = createLocalDisk(config.filesDir);
  const files = options.wrapFiles?.(disk) ?? disk;
  const { pages, createVisitors = createVisitorsHere } = options;
  const app = await createApp({ config, log, clock, files, pages, createVisitors });
  if (config.smtpUrl !== null) app.startWork();
  const server = createHttpServer(app, connectionCaps(config), options.times);
  const { port } = await listen(server, "127.0.0.1", 0);
  const url = `http://127.0.0.1:${port}`;
  const request = (path: string, init?: RequestInit) => fetch(url + path, init);
  return {
    url,
    clock,
    app,
    server,
    config,
    files,
    logLines,
    request,
    send: (path, body, init = {}) =>
      request(path, {
        method: "POST",
        ...init,
        headers: { "content-type": "application/json", ...Object.fromEntries(new Headers(init.headers)) },
        body: JSON.stringify(body),
      }),
    close: async () => {
      await Promise.all([closeServer(server, 1_000), app.stopWork(5_000)]);
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Gives the test file a database and a gateway over it. Call it at the top of the file or of a `describe`.
 * @returns the gateway, from the first test on
 */
export function useGateway(options: GatewayOptions = {}): () => Gateway {
  useDatabase();
  let gateway: Gateway | undefined;
  beforeAll(async () => {
    gateway = await startGateway(options);
  });
  afterAll(async () => {
    await gateway?.close();
  });
  return () => {
    if (!gateway) throw new Error("The gateway is there from the first test on.");
    return gateway;
  };
}
