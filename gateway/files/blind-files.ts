// A file of a manuscript as its reviewers get it: the copy that was made at the check (decision 207), under the name its address gives it.
import { HttpError } from "#gateway/http/errors.ts";
import { db } from "#prisma/client.ts";
import type { File } from "#prisma/generated/client.ts";
import { bytesOf } from "#schema/files/stored-variants.ts";
import { blindStateOf } from "#schema/submissions/blind-copies.ts";
import type { ServedFile } from "./find-file.ts";
import { blindKeyOf } from "./make-blind-copy.ts";

type Row = Pick<File, "key" | "storedKey" | "mimeType" | "revision">;

/** A name that the site gives (schema/validation/blind-names.ts). */
const GIVEN_NAME = /^[\w-]{1,60}\.[a-z0-9]{1,5}$/;
const RETRY_AFTER_SECONDS = 10;

/**
 * @returns null where there can be no copy; nothing else is ever handed on
 * @throws HttpError UNAVAILABLE while it is being made, as after an update of the site
 */
export async function asBlind(file: Row, part: string): Promise<ServedFile | null> {
  const found = await db.file.findUnique({ where: { key: file.key }, include: { blindCopy: true } });
  const state = found && blindStateOf(found);
  if (state === "WAITING")
    throw new HttpError("UNAVAILABLE", { headers: { "retry-after": String(RETRY_AFTER_SECONDS) } });
  if (!found?.blindCopy || state !== "CLEAN") return null;
  const { mimeType, revision } = file;
  const name = GIVEN_NAME.test(part) ? part : "manuscript";
  const { size } = found.blindCopy;
  return { storedAs: blindKeyOf(bytesOf(file)), name, mimeType, size, openTo: "reviewer", revision };
}
