// The interface of the store of files: the seed, the domain and the gateway use it, and gateway/files/ has the real one.
import type { Readable } from "node:stream";

/**
 * Keeps the bytes of files under the keys of prisma/file-key.ts, and the sizes of an image under
 * `<key>/<width>.<format>`. Bytes never change: a new file has a new key. Writing throws what `isStorageFull`
 * of the gateway knows when there is no room.
 */
export interface FileStore {
  /** Begins a file of about this many bytes, to be stored or discarded. */
  receive(size: number): Promise<IncomingFile>;
  /** Resolves once the bytes survive a power cut. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes from `start` to `end`, both counted from 0 and included; null when there is no such file. */
  open(name: string, range?: { readonly start: number; readonly end: number }): Promise<Readable | null>;
  /** Removes everything under a key. Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** The keys of what was written before a moment, some of them several times. */
  keysBefore(moment: Date): AsyncIterable<string>;
  /** Removes what was begun before a moment and neither saved nor discarded: its process has died. */
  discardUnfinished(moment: Date): Promise<void>;
}

/** A file on its way into the store. */
export interface IncomingFile {
  /** Where its bytes can be read meanwhile. */
  readonly path: string;
  append(bytes: Uint8Array): Promise<void>;
  /** Puts it under its name; resolves once it survives a power cut there. */
  keep(name: string): Promise<void>;
  /** Always the last call: nothing is left but what was stored. */
  discard(): Promise<void>;
}
