// Uploaded files whose bytes are gone: each row of a file has something in the store under its key.
import { basename } from "node:path";
import { filesOfFolder } from "#prisma/backup/backup-files.ts";
import type { YearSite } from "./year-site.ts";

/** A picture is stored in several sizes, a manuscript also as its reviewers get it: `key-640.webp`. */
const keyOf = (name: string) => basename(name).replace(/-.*$/, "");

/** @returns what is missing, in words */
export async function missingBytes({
  site,
}: {
  readonly site: Pick<YearSite, "fileKeys" | "place">;
}): Promise<readonly string[]> {
  const before = await site.fileKeys();
  const stored = new Set<string>();
  for await (const name of filesOfFolder(site.place.filesDir).list()) stored.add(keyOf(name));
  const missing = before.filter((key) => !stored.has(key));
  if (missing.length === 0) return [];
  // A file that nothing uses may have been swept in between.
  const still = new Set(await site.fileKeys());
  return missing.filter((key) => still.has(key)).map((key) => `The file ${key} has no bytes`);
}
