// A file of a manuscript as its reviewers get it: the copy that was made at the check
// (docs/reviews.md#blind-review-files), under the name its address gives it.
import { db } from "#prisma/client.ts";
import type { FileStore } from "#prisma/file-store.ts";
import type { File } from "#prisma/generated/client.ts";
import { blindStateOf } from "#schema/journal/submissions/blind-copies.ts";
import type { ServedFile } from "./find-file.ts";
import { blindKeyOf, makeBlindCopy } from "./make-blind-copy.ts";

type Row = Pick<File, "key" | "storedKey" | "mimeType" | "revision">;

/** A name that the site gives (schema/validation/journal/blind-names.ts). */
const GIVEN_NAME = /^[\w-]{1,60}\.[a-z0-9]{1,5}$/;

/**
 * One that still waits for its copy, as after an update of the site, has it made now.
 * @returns null where there can be no copy; nothing else is ever passed on
 */
export async function asBlind(store: FileStore, file: Row, part: string): Promise<ServedFile | null> {
  const read = () => db.file.findUnique({ where: { key: file.key }, include: { blindCopy: true } });
  let found = await read();
  if (found && blindStateOf(found) === "WAITING") {
    await makeBlindCopy(store, found.id);
    found = await read();
  }
  if (!found?.blindCopy || blindStateOf(found) !== "CLEAN") return null;
  const { mimeType, revision } = file;
  const name = GIVEN_NAME.test(part) ? part : "manuscript";
  const { size } = found.blindCopy;
  return { storedAs: blindKeyOf(found.blindCopy), name, mimeType, size, openTo: "reviewer", revision };
}
