// One version of Node on every system, and a clear word on every other one.
import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { ROOT, readSource } from "#tests/support/source-files.ts";

const CHECK = "./gateway/node-version.mjs";
const { scripts, optionalDependencies } = JSON.parse(readSource("package.json")) as {
  scripts: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
const needed = /NEEDED = "([\d.]+)"/.exec(readSource("gateway/node-version.mjs"))?.[1] ?? "";
const [major = ""] = needed.split(".");

/** Runs the check as if this were another version of Node. */
function checkAs(version: string) {
  const pretend = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } })`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(pretend)}`, "--import", CHECK, "--eval", ""],
    { cwd: ROOT, encoding: "utf8" },
  );
  return { status, stderr };
}

describe("the version of Node", () => {
  test("is the same for every system that npm brings it to", () => {
    const brought = Object.entries(optionalDependencies).filter(([name]) => /^node-/.test(name));
    expect(brought.length).toBeGreaterThan(3);
    expect(brought.filter(([, version]) => version !== needed)).toEqual([]);
  });

  test("is the one that README, image and workflow name", () => {
    expect(readSource("README.md")).toContain(`Node ${major} comes with the packages`);
    expect(readSource("Dockerfile")).toContain(`FROM node:${major}-slim`);
    expect(readSource(".github/workflows/ci.yml")).toContain(`node-version: ${major}\n`);
  });

  test("is checked before every script of ours runs", () => {
    const runs = Object.entries(scripts).flatMap(([name, command]) =>
      command.split(" && ").map((part) => [name, part] as const),
    );
    const ours = runs.filter(([, part]) => part.startsWith("node "));
    expect(ours.length).toBeGreaterThan(5);
    expect(ours.filter(([, part]) => !part.startsWith(`node --import ${CHECK} `))).toEqual([]);
  });

  test.each(["20.20.2", "24.0.0", "24.21.0", "26.9.1"])(
    "%s is refused with one line that names the right one",
    (version) => {
      const { status, stderr } = checkAs(version);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^This site needs Node [\d.]+ or newer; this is Node .*\n$/);
      expect(stderr).toContain(`${needed} or newer; this is Node ${version}.`);
    },
  );

  test.each(["26.10.0", "26.11.0", "27.0.0"])("%s is taken", (version) => {
    expect(checkAs(version)).toEqual({ status: 0, stderr: "" });
  });
});
