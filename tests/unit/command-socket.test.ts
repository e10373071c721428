// Commands reach the site that has the data folder, wherever its socket can be.
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { askRunningSite, CommandError, openCommandSocket } from "#gateway/start/command-socket.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "data-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const commands = {
  backup: async (asked: unknown) => ({ asked }),
  proved: async () => {
    throw new Error("It is not there");
  },
};
const socketOf = (dataDir: string) => readFile(join(dataDir, "command.socket"), "utf8");

test.skipIf(process.platform === "win32")(
  "the socket is in the data folder, which a service with a temporary folder of its own shares with commands",
  async () => {
    // What a killed process has left.
    await writeFile(join(folder, "commands"), "");
    const close = await openCommandSocket(folder, commands);
    expect(dirname(await socketOf(folder))).toBe(folder);
    expect(await askRunningSite(folder, "backup", { file: "가" })).toEqual({ asked: { file: "가" } });
    await expect(askRunningSite(folder, "proved", {})).rejects.toThrow("It is not there");
    await close();
    expect(existsSync(join(folder, "commands"))).toBe(false);
    await expect(askRunningSite(folder, "backup", {})).rejects.toThrow(CommandError);
  },
);

test("a data folder whose path is too long for a socket has it in the temporary folder", async () => {
  const long = join(folder, "a".repeat(120));
  await mkdir(long);
  const close = await openCommandSocket(long, commands);
  const path = await socketOf(long);
  expect(path.startsWith(long)).toBe(false);
  expect(await askRunningSite(long, "backup", 1)).toEqual({ asked: 1 });
  await close();
  expect(existsSync(dirname(path))).toBe(false);
});
