// Writes the files of a backup beside their place, and puts them there in one step once everything else has succeeded.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { BackupError } from "./backup-format.ts";

export interface FileRestore {
  /** Writes one file from its lines of base64. */
  write(name: string, lines: AsyncIterable<string>): Promise<void>;
  /** Puts the files in place. */
  finish(): Promise<void> | void;
  /** Removes what was written. */
  abandon(): Promise<void> | void;
}

/** Names as the file store makes them: no way out of the folder. @throws BackupError */
export function checkName(name: string): string {
  const parts = name.split("/");
  const isSafe = parts.every((part) => /^[\w-][\w.-]*$/.test(part));
  if (!isSafe) throw new BackupError("The backup holds a file whose name leads out of the files' folder.");
  return join(...parts);
}

/** @throws BackupError when the folder holds files already */
export function startFileRestore(filesDir: string): FileRestore {
  if (existsSync(filesDir) && readdirSync(filesDir).length > 0) {
    throw new BackupError(`${filesDir} holds files already: a backup is restored into an empty place only.`);
  }
  const unfinished = `${filesDir}.unfinished`;
  const abandon = () => rmSync(unfinished, { recursive: true, force: true });
  abandon();
  mkdirSync(unfinished, { recursive: true });
  return {
    write: async (name, lines) => {
      const path = join(unfinished, checkName(name));
      mkdirSync(dirname(path), { recursive: true });
      const handle = await open(path, "wx");
      try {
        for await (const line of lines) await handle.write(Buffer.from(line, "base64"));
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    finish: () => {
      rmSync(filesDir, { recursive: true, force: true });
      renameSync(unfinished, filesDir);
    },
    abandon,
  };
}
