// A folder of the settings, before anything relies on it: there, and this user's to write in.
import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError } from "./config.ts";

/** What the system says, in words for people; anything else by its code. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of the path is not a folder",
  EEXIST: "it is not a folder",
  ENOENT: "no folder can be made there",
};

/** What the system calls it. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);

/** @param setting whose folder it is: it begins the sentence */
export function folderRefusal(setting: string, folder: string, reason: string): ConfigError {
  return new ConfigError(`${setting} ${folder} can't be used: ${reason}`);
}

/**
 * Makes the folder with those above it, one after the other: Node's own recursive way never ends where the
 * file system takes no new folder and does not say so (/proc).
 * @throws ConfigError
 */
export function makeWritableFolder(folder: string, setting: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = codeOf(error);
    throw folderRefusal(setting, folder, REASONS[code] ?? code);
  }
}

function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (!found && dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder);
}
