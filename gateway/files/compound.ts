// Compound files (MS-CFB), the container of hwp and of embedded objects, by SheetJS, which reads and writes
// them. What is written is new: nothing is left of free sectors or of what followed a stream in its last one.
import { CFB } from "@e965/xlsx";
import { COMPOUND_MAGIC } from "#gateway/uploads/compound-file.ts";
import { DocumentRefused } from "./document-refused.ts";

/** Streams by their paths below the root: `BodyText/Section0`. */
export type Streams = ReadonlyMap<string, Buffer>;

interface Opened {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { type: number; readonly size: number; readonly content?: Uint8Array }[];
}
interface Library {
  read(bytes: Buffer, options: { readonly type: "buffer" }): Opened;
  write(file: Opened, options: { readonly type: "buffer"; readonly fileType: "cfb" }): Buffer;
  readonly utils: {
    cfb_new(): Opened;
    cfb_add(file: Opened, path: string, content: Buffer, options: { readonly unsafe: true }): void;
  };
}
const library: Library = CFB;
const STREAM = 2;
const FREE = 0;
/** What the library signs a new file with. */
const SIGNATURE = /Sh33tJ5$/;
/** Bytes of all streams: many may share the sectors of one. */
const STREAMS_MAX = 256 * 1024 * 1024;
const ENTRIES_MAX = 5_000;

/** @throws DocumentRefused TOO_LARGE; others for what is no compound file, or damaged */
export function readCompound(bytes: Buffer): Streams {
  if (!bytes.subarray(0, 8).equals(COMPOUND_MAGIC)) throw new Error("Not a compound file");
  const { FullPaths, FileIndex } = library.read(bytes, { type: "buffer" });
  const streams = new Map<string, Buffer>();
  let total = 0;
  for (const [index, { type, content = [], size }] of FileIndex.entries()) {
    if (type !== STREAM) continue;
    total += size;
    if (total > STREAMS_MAX || streams.size >= ENTRIES_MAX) throw new DocumentRefused("TOO_LARGE");
    const path = (FullPaths[index] ?? "").split("/").slice(1).join("/");
    streams.set(path, Buffer.from(content).subarray(0, size));
  }
  return streams;
}

/** @returns a file of these streams and no more */
export function writeCompound(streams: Streams): Buffer {
  const file = library.utils.cfb_new();
  for (const [path, content] of streams) library.utils.cfb_add(file, `/${path}`, content, { unsafe: true });
  for (const [index, entry] of file.FileIndex.entries())
    if (SIGNATURE.test(file.FullPaths[index] ?? "")) entry.type = FREE;
  return library.write(file, { type: "buffer", fileType: "cfb" });
}
