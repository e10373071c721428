// A file of a former website, imported as an upload is: looked at by its content, pictures written again in
// our sizes (docs/core.md#calls-and-limits).
import { createReadStream } from "node:fs";
import { HttpError } from "#gateway/http/errors.ts";
import { type StoredUpload, storeUpload } from "#gateway/uploads/store-upload.ts";
import type { FileStore } from "#prisma/file-store.ts";
import { refusesFile } from "#schema/validation/core/files.ts";
import type { Importing } from "./import-members.ts";
import type { LocalFiles } from "./local-files.ts";

export interface FileImporting extends Importing {
  readonly store: FileStore;
  readonly local: LocalFiles;
}

export type ImportedFile = Pick<StoredUpload, "id" | "key" | "name" | "width" | "height">;

/** In the place of a file while nothing is written. */
const TRIED: ImportedFile = { id: 1, key: "tried", name: "tried", width: 1, height: 1 };

interface OldFile {
  /** In the folder; of bytes that are in the text itself, the name of the post. */
  readonly path: string;
  readonly name: string;
  readonly kind: "image" | "attachment";
  /** Of a picture that is in the text itself, as a data: address. */
  readonly bytes?: Uint8Array;
}

/** Null: it is not there or refused, which the report says. */
export async function importFile(asked: OldFile, importing: FileImporting): Promise<ImportedFile | null> {
  const { local, store, report, isWritten, author } = importing;
  const { path, name, kind, bytes } = asked;
  const line = { kind: "file", id: path, name } as const;
  const found = bytes ? { path: null, size: bytes.length } : await local.find(path);
  if (found === null) {
    report.leave("files that are missing", line);
    return null;
  }
  const refused = refusesFile(kind, name, found.size);
  if (refused !== null) {
    report.leave("files that are refused", line, refused);
    return null;
  }
  const counted = kind === "image" ? "pictures" : "files";
  if (!isWritten) {
    report.count(counted);
    return TRIED;
  }
  const file = await store.receive(found.size);
  try {
    if (bytes) await file.append(bytes);
    else if (found.path) for await (const piece of createReadStream(found.path)) await file.append(piece);
    const uploadedById = author.memberId;
    const stored = await storeUpload(store, { kind, name, file, size: found.size, uploadedById });
    report.count(counted);
    return stored;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    report.leave("files that are refused", line, error.code);
    return null;
  } finally {
    await file.discard();
  }
}
