// Named bytes in a folder or on S3-compatible storage: what backups and the moving of files need of either.
import type { Readable } from "node:stream";
import type { ByteRange } from "./byte-range.ts";

/** Begins to read what is to be stored. @param range a part of it; everything is read without one */
export type OpenBytes = (range?: ByteRange) => Readable | Promise<Readable>;

export interface StoredBlob {
  /** With `/` between its parts. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
}

export interface Blobs {
  /** What begins with a text, in no order that counts. */
  list(beginning?: string): AsyncIterable<StoredBlob>;
  /** @returns null: there is none */
  read(name: string, range?: ByteRange): Promise<{ readonly size: number; readonly bytes: Readable } | null>;
  /**
   * Stores bytes under a name that is free; resolves once they survive a power cut there.
   * @param open is called again when a try fails, and for each part of what is large
   */
  put(name: string, size: number, open: OpenBytes): Promise<void>;
  /** The same, whatever the name holds. */
  replace(name: string, size: number, open: OpenBytes): Promise<void>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
}

/** A bucket with what is needed to use it: the settings FILES_URL or BACKUP_URL, and S3_… */
export interface S3Place {
  /** Origin, such as https://s3.ap-northeast-2.amazonaws.com */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
  /** What all names begin with: empty, or with `/` at its end. */
  readonly prefix: string;
}

/** Where bytes are: in a folder of this machine, absolute, or on S3. */
export type BlobPlace = { readonly folder: string } | { readonly s3: S3Place };

/** Opens a place. The client of S3 is loaded only for S3. */
export async function openBlobs(place: BlobPlace): Promise<Blobs> {
  if ("s3" in place) return (await import("./s3-blobs.ts")).createS3Blobs(place.s3);
  return (await import("./folder-blobs.ts")).createFolderBlobs(place.folder);
}
