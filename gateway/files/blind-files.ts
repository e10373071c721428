// A manuscript as its reviewers get it: under the name its address gives it, and without the properties that tell who wrote it (decision 143). What
// is served is made of the stored file when somebody first asks for it, and kept beside it.
import { LRUCache } from "lru-cache";
import type { File } from "#prisma/generated/client.ts";
import type { FileStore } from "#schema/context.ts";
import { bytesOf } from "#schema/files/stored-variants.ts";
import type { ServedFile } from "./find-file.ts";
import { namesBehind } from "./names-behind.ts";
import { scrub } from "./scrub.ts";

type Row = Pick<File, "key" | "storedKey" | "name" | "mimeType" | "size" | "revision">;

/** Of what was made since this gateway started. */
const KNOWN = 500;
/** A name that the site gives (schema/validation/blind-names.ts). */
const GIVEN_NAME = /^[\w-]{1,60}\.[a-z0-9]{1,5}$/;

/** Another name whenever more is taken out: what was made before is made anew. */
const storedAs = (key: string): string => `${key}/blind2`;

const scrubOf = async (store: FileStore, file: Row): Promise<number> =>
  await scrub(store, file, { storedAs: storedAs(bytesOf(file)), names: await namesBehind(file.key) });

export function createBlindFiles(store: FileStore): (file: Row, part: string) => Promise<ServedFile> {
  const sizes = new LRUCache<string, Promise<number>>({ max: KNOWN });
  return async (file, part) => {
    const key = bytesOf(file);
    const made = sizes.get(key) ?? scrubOf(store, file);
    sizes.set(key, made);
    // What could not be made is tried again by the next who asks.
    const size = await made.catch((error: unknown) => {
      sizes.delete(key);
      throw error;
    });
    const name = GIVEN_NAME.test(part) ? part : "manuscript";
    const { mimeType, revision } = file;
    return { storedAs: storedAs(key), name, mimeType, size, openTo: "reviewer", revision };
  };
}
