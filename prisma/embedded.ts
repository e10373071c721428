// The embedded database: PostgreSQL as WebAssembly in a thread of this process, in a folder that no other process may
// have open, with every commit on disk before it is acknowledged. It answers on a private socket.
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { DatabaseConnection, VisitorLane } from "./connection.ts";
import { databaseFolder } from "./embedded-folder.ts";
import { type EmbeddedThread, startEmbeddedThread } from "./embedded-thread.ts";
import type { Listens } from "./embedded-worker.ts";
import { lockFolder } from "./folder-lock.ts";

/** The PostgreSQL major of the pinned PGlite. Its files can't be opened by another one. */
export const embeddedMajor = 18;

/** Of the site's own statements; where there are sockets, it is a part of their names. */
const SITE_PORT = 5432;
/** Milliseconds between a breakdown of the thread and the next start of it. */
const restartAfter = 500;

/** The folder was written by another PostgreSQL major. */
export class DatabaseMajorError extends Error {
  override readonly name = "DatabaseMajorError";
}

/** A running embedded database. */
export interface Embedded {
  readonly connection: DatabaseConnection;
  /** Writes everything out, stops the thread and gives the folder back. */
  close(): Promise<void>;
  /** The whole database as a tar: a template for tests. */
  dump(): Promise<Uint8Array<ArrayBuffer>>;
  /** How often the disk was asked to flush. Tests check durability by it. */
  countSyncs(): Promise<number>;
}

/** PostgreSQL records its major beside the data itself, in PG_VERSION. */
function checkMajor(folder: string): void {
  let written: string;
  try {
    written = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  } catch {
    return;
  }
  if (Number(written) === embeddedMajor) return;
  throw new DatabaseMajorError(
    `The database in ${folder} was written by PostgreSQL ${written}; this version of the site embeds PostgreSQL ` +
      `${embeddedMajor} and can't open it. Back it up with the version that wrote it (npm run db:backup), then ` +
      "restore it into a new folder (npm run db:restore).",
  );
}

/**
 * A folder for the socket, which other users of the machine can't enter. It is not in the data folder, because a socket's
 * path may have about 100 bytes and some volumes hold no sockets. Null on Windows: there it is a loopback port.
 */
function makeSocketFolder(owner: string): string | null {
  if (process.platform === "win32") return null;
  const base = tmpdir().length < 60 ? tmpdir() : "/tmp";
  const prefix = `site-db-${createHash("sha256").update(owner).digest("hex").slice(0, 12)}-`;
  // Removes what a killed process of the same data folder has left: its lock is ours now.
  for (const left of readdirSync(base).filter((name) => name.startsWith(prefix))) {
    rmSync(join(base, left), { recursive: true, force: true });
  }
  return mkdtempSync(join(base, prefix));
}

async function open(
  folder: string | null,
  dump: Uint8Array<ArrayBuffer> | null,
  socketFolder: string | null,
): Promise<Embedded> {
  /** Where a lane listens; `pg` finds a socket by the port in its name. */
  const listensOn = (port: number, lane: number): Listens => {
    if (socketFolder === null) return { port };
    const path = join(socketFolder, `.s.PGSQL.${SITE_PORT + lane}`);
    rmSync(path, { force: true });
    return { path };
  };
  const start = (port: number) => startEmbeddedThread({ folder, dump, listens: listensOn(port, 0) });
  let thread: EmbeddedThread = await start(0);
  const port = thread.port ?? SITE_PORT;
  let closing = false;
  /** Open lanes of anonymous visitors, with their ports. */
  const lanes = new Map<number, number>();
  let lastLane = 0;

  const openLane = async (): Promise<VisitorLane> => {
    lastLane += 1;
    const lane = lastLane;
    const opened = await thread.openLane(lane, listensOn(0, lane));
    const lanePort = opened ?? SITE_PORT + lane;
    lanes.set(lane, opened ?? 0);
    return {
      port: lanePort,
      end: async (prefix) => {
        lanes.delete(lane);
        // A thread that has broken down has no lanes any more.
        await thread.endLane(lane, prefix).catch(() => undefined);
      },
    };
  };

  const restart = async (): Promise<EmbeddedThread> => {
    const started = await start(port);
    for (const [lane, lanePort] of lanes) await started.openLane(lane, listensOn(lanePort, lane));
    return started;
  };

  // WebAssembly that ran out of memory cannot go on. The files are sound, so a new thread goes on from them.
  // Meanwhile queries fail as they do when a server is away.
  const supervise = async () => {
    while (!closing) {
      await thread.ended;
      await delay(restartAfter, undefined, { ref: false });
      if (closing || folder === null) return;
      thread = await restart().catch(() => thread);
    }
  };
  void supervise();

  return {
    connection: { kind: "embedded", host: socketFolder ?? "127.0.0.1", port, openLane },
    dump: async () => (await thread.ask("dump")).tar,
    countSyncs: async () => (await thread.ask("count-syncs")).count,
    close: async () => {
      closing = true;
      await thread.ask("close").finally(() => thread.terminate());
    },
  };
}

/** Opens, and gives everything back when that fails or when it is closed. */
async function openThenRelease(
  folder: string | null,
  dump: Uint8Array<ArrayBuffer> | null,
  owner: string,
  unlock: () => void,
): Promise<Embedded> {
  let socketFolder: string | null = null;
  const release = () => {
    if (socketFolder !== null) rmSync(socketFolder, { recursive: true, force: true });
    unlock();
  };
  try {
    if (folder !== null) checkMajor(folder);
    socketFolder = makeSocketFolder(owner);
    const embedded = await open(folder, dump, socketFolder);
    return { ...embedded, close: () => embedded.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Opens the database of a data folder, making it when there is none.
 * @param dataDir the setting DATA_DIR; the files are in its folder `database`
 * @param dump a tar made by `dump()`, for a folder without a database
 * @throws FolderLockedError when another process has it, DatabaseMajorError when another PostgreSQL wrote it
 */
export async function openEmbedded(
  dataDir: string,
  dump: Uint8Array<ArrayBuffer> | null = null,
): Promise<Embedded> {
  const root = resolve(dataDir);
  const unlock = lockFolder(root);
  return await openThenRelease(databaseFolder(root), dump, root, unlock);
}

let scratches = 0;

/** A database that lives in memory only, for the differ and for test templates. */
export async function openScratch(dump: Uint8Array<ArrayBuffer> | null = null): Promise<Embedded> {
  scratches += 1;
  return await openThenRelease(null, dump, `scratch ${process.pid} ${scratches}`, () => undefined);
}
