// Folders of the settings that can't be used end the start with a sentence that names the setting, at once.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBackupFolder } from "#gateway/start/backup-folder.ts";
import { readConfig } from "#gateway/start/config.ts";
import { checkFilesFolder } from "#gateway/start/files-folder.ts";
import { createLogger } from "#gateway/start/logger.ts";
import { makeWritableFolder } from "#gateway/start/writable-folder.ts";

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "start-folders-"));
  writeFileSync(join(home, "file"), "");
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe("a folder of the settings", () => {
  it("is made with those above it, and stays as it is the next time", () => {
    const folder = join(home, "srv", "site", "files");
    checkFilesFolder(folder);
    checkFilesFolder(folder);
    expect(readdirSync(folder)).toEqual(["incoming"]);
    expect(readdirSync(join(folder, "incoming"))).toEqual([]);
  });

  it.skipIf(process.platform !== "linux")("on /proc is refused without spinning", () => {
    expect(() => checkFilesFolder("/proc/site/files")).toThrow(
      "FILES_URL /proc/site/files can't be used: no folder can be made there",
    );
  });

  it("that is a file, or below one, is refused", () => {
    const file = join(home, "file");
    expect(() => makeWritableFolder(file, "DATA_DIR")).toThrow(
      `DATA_DIR ${file} can't be used: it is not a folder`,
    );
    expect(() => makeWritableFolder(join(file, "below"), "DATA_DIR")).toThrow("is not a folder");
  });

  // Root may write everywhere but on a file system that is read-only.
  it.skipIf(process.platform !== "linux")("in which nothing can be written is refused", () => {
    expect(() => makeWritableFolder("/sys/kernel/site", "DATA_DIR")).toThrow(
      /DATA_DIR \/sys\/kernel\/site can't be used: /,
    );
  });

  // Memory is another file system than the disk: a rename from one to the other fails, as on a file system without rename.
  it.skipIf(process.platform !== "linux")(
    "in which files can't be renamed is refused, and nothing is left",
    () => {
      const elsewhere = mkdtempSync("/dev/shm/start-folders-");
      const folder = join(home, "no-rename");
      mkdirSync(folder);
      symlinkSync(elsewhere, join(folder, "incoming"));
      try {
        expect(() => checkFilesFolder(folder)).toThrow(
          `FILES_URL ${folder} can't be used: a file can't be renamed there (EXDEV)`,
        );
        expect([readdirSync(folder), readdirSync(elsewhere)]).toEqual([["incoming"], []]);
      } finally {
        rmSync(elsewhere, { recursive: true });
      }
    },
  );
});

it("of backups in which nobody can write is in the log, and stops no start", () => {
  const lines: string[] = [];
  const log = createLogger("error", { write: (line) => void lines.push(line) });
  const check = (path: string) =>
    checkBackupFolder(readConfig({ BACKUP_URL: pathToFileURL(path).href }), log);
  check(join(home, "backups"));
  expect([existsSync(join(home, "backups")), lines]).toEqual([true, []]);
  check(join(home, "file"));
  expect(lines.join()).toContain(`BACKUP_URL ${join(home, "file")} can't be used: it is not a folder`);
});
