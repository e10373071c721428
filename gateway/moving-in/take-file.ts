// A file of a former website, taken in as an upload is: looked at by its content, pictures written anew in our sizes (decision 10).
import { createReadStream } from "node:fs";
import { HttpError } from "#gateway/http/errors.ts";
import { type StoredUpload, storeUpload } from "#gateway/uploads/store-upload.ts";
import type { FileStore } from "#schema/context.ts";
import { refusesFile } from "#schema/validation/files.ts";
import type { LocalFiles } from "./local-files.ts";
import type { Taking } from "./take-people.ts";

export interface FileTaking extends Taking {
  readonly store: FileStore;
  readonly local: LocalFiles;
}

export type TakenFile = Pick<StoredUpload, "id" | "key" | "name" | "width" | "height">;

/** Stands for a file while nothing is written. */
const TRIED: TakenFile = { id: 1, key: "tried", name: "tried", width: 1, height: 1 };

/** Null: it is not there or refused, which is told. */
export async function takeFile(
  asked: { readonly path: string; readonly name: string; readonly kind: "image" | "attachment" },
  { local, store, report, isWritten, author }: FileTaking,
): Promise<TakenFile | null> {
  const { path, name, kind } = asked;
  const found = await local.find(path);
  if (found === null) {
    report.count("files that are missing", path);
    return null;
  }
  const refused = refusesFile(kind, name, found.size);
  if (refused !== null) {
    report.count("files that are refused", `${path}: ${refused}`);
    return null;
  }
  const counted = kind === "image" ? "pictures" : "files";
  if (!isWritten) {
    report.count(counted);
    return TRIED;
  }
  const file = await store.receive(found.size);
  try {
    for await (const piece of createReadStream(found.path)) await file.append(piece);
    const stored = await storeUpload(store, {
      kind,
      name,
      file,
      size: found.size,
      uploadedById: author.memberId,
    });
    report.count(counted);
    return stored;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    report.count("files that are refused", `${path}: ${error.code}`);
    return null;
  } finally {
    await file.discard();
  }
}
