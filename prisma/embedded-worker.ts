// The embedded database's thread: PGlite (PostgreSQL as WebAssembly) behind PostgreSQL's own wire protocol, so that the site
// speaks to it as to any server and its event loop is never blocked by a query. Started by embedded.ts only.
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { DurableNodeFS, syncFolder, syncPath } from "./durable-files.ts";
import { unfinishedMark } from "./embedded-folder.ts";
import { createLanes, RANKS } from "./embedded-lanes.ts";

/** What embedded.ts hands over. */
export interface EmbeddedWorkerData {
  /** Where PostgreSQL's files are; null keeps everything in memory. */
  readonly folder: string | null;
  /** A dump (tar) to begin with instead of an empty database. */
  readonly dump: Uint8Array<ArrayBuffer> | null;
  /** Receives the site's own statements. */
  readonly listens: Listens;
}

/** A unix socket, or a port of the loopback address; 0 takes a free one. */
export type Listens = { readonly path: string } | { readonly port: number };

type EmbeddedWorkerRequest =
  | "close"
  | "dump"
  | "count-syncs"
  /** Opens a lane for anonymous visitors; its number is the caller's. */
  | { readonly open: number; readonly listens: Listens }
  /** Ends it, with its prepared statements. */
  | { readonly end: number; readonly prefix: string };

export type EmbeddedWorkerAnswer =
  | { readonly kind: "ready"; readonly port: number | null }
  | { readonly kind: "opened"; readonly lane: number; readonly port: number | null }
  | { readonly kind: "ended"; readonly lane: number }
  | { readonly kind: "closed" }
  | { readonly kind: "dump"; readonly tar: Uint8Array<ArrayBuffer> }
  | { readonly kind: "syncs"; readonly count: number };

/**
 * PGlite's own start parameters without `-F`, which would switch fsync off. The log is written out by
 * embedded-upkeep.ts and may be small then. What PostgreSQL keeps in its own memory is stored by the system's
 * cache of files, too: a sixteenth of its default takes 120 MB less of the process, and reads as fast.
 */
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...[
    "-c",
    "wal_sync_method=fsync",
    "-c",
    "timezone=UTC",
    "-c",
    "min_wal_size=32MB",
    "-c",
    "max_wal_size=64MB",
    "-c",
    "shared_buffers=8MB",
  ],
];
const memoryStart = [...PGlite.defaultStartParams, "-c", "timezone=UTC"];

/** Trigrams find the paragraphs that are like another one (decision 111). */
const extensions = { pg_trgm };

const { folder, dump, listens: siteListens } = workerData as EmbeddedWorkerData;
/** The lane of the site's own statements. */
const SITE = 0;
let syncs = 0;

async function openDatabase(): Promise<PGlite> {
  const load = dump === null ? {} : { loadDataDir: new Blob([dump]) };
  if (folder === null) return await PGlite.create({ startParams: memoryStart, extensions, ...load });

  // A first start that is cut off leaves half a database, to which nobody has written yet. The mark says so,
  // and the next start begins again.
  const unfinished = unfinishedMark(folder);
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder);
  if (isNew) {
    writeFileSync(unfinished, "", { flush: true });
    syncPath(dirname(folder));
  }
  const fs = new DurableNodeFS(folder, () => {
    syncs += 1;
  });
  const db = await PGlite.create({ fs, startParams: durableStart, extensions, ...(isNew ? load : {}) });
  if (isNew) {
    await db.exec("CHECKPOINT");
    syncFolder(folder);
  }
  rmSync(unfinished, { force: true });
  return db;
}

/**
 * Ends the thread when PostgreSQL itself breaks down, as it does when WebAssembly's memory is full. Otherwise
 * the socket server would keep every connection waiting for ever. embedded.ts then starts a new thread.
 */
function endOnBreakdown(db: PGlite): void {
  const original = db.execProtocolRawStream.bind(db);
  db.execProtocolRawStream = async (...message) => {
    try {
      await original(...message);
    } catch (error) {
      process.nextTick(() => {
        throw error;
      });
      throw error;
    }
  };
}

async function serve(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error("embedded-worker.ts is a worker of embedded.ts");
  const answer = (message: EmbeddedWorkerAnswer) => port.postMessage(message);

  const db = await openDatabase();
  endOnBreakdown(db);
  const openLane = createLanes(db);
  const lanes = new Map<
    number,
    { readonly server: PGLiteSocketServer; end(prefix: string): Promise<void> }
  >();

  /** Listens for clients of a rank. Answers the port, where it is no unix socket. */
  const listen = async (lane: number, listens: Listens): Promise<number | null> => {
    const { db: laneDb, close } = openLane(lane === SITE ? RANKS.site : RANKS.visitors);
    const server = new PGLiteSocketServer({ db: laneDb, ...listens, maxConnections: 100 });
    await server.start();
    const end = async (prefix: string) => {
      lanes.delete(lane);
      await server.stop();
      await close(prefix);
    };
    lanes.set(lane, { server, end });
    return "path" in listens ? null : Number(server.getServerConn().split(":").at(-1));
  };
  const sitePort = await listen(SITE, siteListens);

  const stop = async () => {
    await Promise.all([...lanes.values()].map(({ server }) => server.stop()));
    await db.close();
  };
  port.on("message", async (request: EmbeddedWorkerRequest) => {
    if (typeof request === "object") {
      if ("open" in request) {
        const opened = await listen(request.open, request.listens);
        return answer({ kind: "opened", lane: request.open, port: opened });
      }
      await lanes.get(request.end)?.end(request.prefix);
      return answer({ kind: "ended", lane: request.end });
    }
    if (request === "count-syncs") return answer({ kind: "syncs", count: syncs });
    if (request === "dump") {
      const tar = await db.dumpDataDir("none");
      return answer({ kind: "dump", tar: new Uint8Array(await tar.arrayBuffer()) });
    }
    await stop();
    answer({ kind: "closed" });
    port.close();
  });
  answer({ kind: "ready", port: sitePort });
}

await serve();
