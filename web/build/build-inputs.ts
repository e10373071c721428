// Says what a build is made of, and whether that has changed since.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** @returns absolute paths of files and of everything in folders, sorted; `paths` are relative to `root` */
export async function filesUnder(root: string, paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const absolute = join(root, path);
      const entries = await readdir(absolute, { recursive: true, withFileTypes: true }).catch(() => null);
      if (!entries) return [absolute];
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  return found.flat().sort();
}

/** @returns a hash of the names and contents of files */
export async function hashOf(root: string, files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(await readFile(file))
      .update("\0");
  return hash.digest("hex");
}

/** Loads Vite only when there is something to build, because `npm ci --omit=dev` leaves it out. */
export async function loadVite(): Promise<typeof import("vite")> {
  try {
    return await import("vite");
  } catch {
    process.stderr.write(
      "The build is older than its sources, and what builds it is not installed here. Build with `npm ci && npm run build`.\n",
    );
    process.exit(1);
  }
}
