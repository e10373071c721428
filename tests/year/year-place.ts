// Where the site of a year has its data: a folder with the embedded database and the files, or a database of
// a server and a folder of files.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { openYearServer, type YearServer } from "./year-server.ts";

export type DatabaseKind = "EMBEDDED" | "SERVER";

export interface YearPlace {
  readonly kind: DatabaseKind;
  readonly dataDir: string;
  /** Of uploaded files. */
  readonly filesDir: string;
  /** Its database; null: the embedded one. */
  readonly server: YearServer | null;
  /** The settings that lead there, beside DATA_DIR. */
  readonly env: Readonly<Record<string, string>>;
}

export interface YearPlaces {
  /** An empty one. */
  make(kind: DatabaseKind): Promise<YearPlace>;
  /** A folder of its own, for what a day needs. */
  folder(name: string): string;
  /** Removes all of them. */
  remove(): Promise<void>;
}

export async function createPlaces(): Promise<YearPlaces> {
  const root = await mkdtemp(join(tmpdir(), "year-"));
  let postgres: TestPostgres | null = null;
  let made = 0;
  return {
    make: async (kind) => {
      made += 1;
      const dataDir = join(root, String(made));
      await mkdir(dataDir, { mode: 0o700 });
      if (kind === "EMBEDDED")
        return { kind, dataDir, filesDir: join(dataDir, "files"), server: null, env: {} };
      postgres ??= await startPostgres(["fsync=off"]);
      const server = await openYearServer(postgres, `year${made}`);
      const filesDir = `${dataDir}-files`;
      const env = { DATABASE_URL: server.url, FILES_URL: pathToFileURL(filesDir).href };
      return { kind, dataDir, filesDir, server, env };
    },
    folder: (name) => join(root, name),
    remove: async () => {
      await postgres?.remove();
      await rm(root, { recursive: true, force: true });
    },
  };
}
