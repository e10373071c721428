// PGlite's Node file system has no fsync: what PostgreSQL takes to be on disk may still be in the system's
// memory at a power cut. This one passes every fsync on, and counts them so that a test sees one per commit.
// PGlite also makes files that every user of the machine may read and write; here only their owner may.
import { closeSync, fsyncSync, openSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type InitOptions = Parameters<NodeFS["init"]>[1];

interface NodeStream {
  readonly nfd: number;
}

function isNodeStream(stream: unknown): stream is NodeStream {
  return typeof stream === "object" && stream !== null && "nfd" in stream && typeof stream.nfd === "number";
}

/** The rights of everybody but the owner. */
const OTHERS = 0o077;

/** What is replaced of Emscripten's NODEFS. */
interface NodeFileSystem {
  readonly node_ops: {
    setattr(node: unknown, attributes: { readonly mode?: number }): void;
  };
  readonly stream_ops: object;
}

/**
 * NodeFS with a working fsync, whose files are their owner's only. Needs a server started without `-F` and
 * with `wal_sync_method=fsync`.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onSync: () => void;

  constructor(dataDir: string, onSync: () => void) {
    super(dataDir);
    this.#onSync = onSync;
  }

  override async init(pg: PGlite, options: InitOptions): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    preRun.push((mod: { FS: { filesystems: { NODEFS: NodeFileSystem } } }) => {
      const { node_ops, stream_ops } = mod.FS.filesystems.NODEFS;
      const setAttributes = node_ops.setattr;
      // Emscripten gives a file its mode after it was made, past the umask of the process.
      node_ops.setattr = (node, { mode, ...attributes }) =>
        setAttributes(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS });
      Object.assign(stream_ops, {
        fsync: (stream: unknown) => {
          if (isNodeStream(stream)) {
            fsyncSync(stream.nfd);
            this.#onSync();
          }
          return 0;
        },
      });
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** Forces a file, or the list of names in a folder, to disk. */
export function syncPath(path: string): void {
  // Windows can't open folders; its file systems keep their entries in order themselves.
  if (process.platform === "win32" && statSync(path).isDirectory()) return;
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Forces a folder and all in it to disk: the files of a new database are copied in without a sync of their own. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}
