// A gateway begins with memory settings of glibc that count only before a process begins, and with the same flags wherever it is started.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { NODE_FLAGS } from "#tests/support/site.ts";
import { ROOT, readSource } from "#tests/support/source-files.ts";

const LITTLE_MALLOC = "./gateway/start/little-malloc.mjs";
const ASK = `
  const { MALLOC_ARENA_MAX: arenas, MALLOC_TRIM_THRESHOLD_: trim } = process.env;
  const heard = require("node:fs").readFileSync(0, "utf8");
  console.log(JSON.stringify({ arenas, trim, heard, argument: process.argv.at(-1), pid: process.pid }));`;

/** What a process is, begun with these settings. */
function begun(settings: Record<string, string>) {
  const given = ["--import", LITTLE_MALLOC, "--eval", ASK, "an argument"];
  const { stdout, pid } = spawnSync(process.execPath, given, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...settings },
    input: "a line",
    encoding: "utf8",
  });
  const { pid: own, ...told } = JSON.parse(stdout);
  expect(own).toBe(pid);
  expect(told).toMatchObject({ heard: "a line", argument: "an argument" });
  return [told.arenas, told.trim];
}

describe.runIf(process.platform === "linux")("a process that begins once more", () => {
  test("has the settings, its number, its arguments and its pipes", () => {
    expect(begun({})).toEqual(["2", "131072"]);
  });

  test("leaves alone what somebody has set", () => {
    expect(begun({ MALLOC_ARENA_MAX: "4" })).toEqual(["4", undefined]);
  });
});

describe("the flags of a gateway", () => {
  const ofMemory = (command: string) => command.match(/--(max-semi-space-size|heap-growing-percent)=\d+/g);
  const { scripts } = JSON.parse(readSource("package.json"));

  test("are the same at home, in the image and in tests", () => {
    const home = ofMemory(scripts.start);
    expect(home).toHaveLength(2);
    expect(ofMemory(readSource("Dockerfile"))).toEqual(home);
    expect(ofMemory(NODE_FLAGS.join(" "))).toEqual(home);
  });

  test("go with the settings of glibc, which the image has from its beginning", () => {
    expect(scripts.start).toContain(`--import ${LITTLE_MALLOC} `);
    expect(NODE_FLAGS).toContain(LITTLE_MALLOC);
    expect(readSource("Dockerfile")).toContain("MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072");
  });
});
