// What the README tells people to run, open and set is there.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT, readSource } from "#tests/support/source-files.ts";

const readme = existsSync(join(ROOT, "README.md")) ? readSource("README.md") : "";
const scripts: Record<string, string> = JSON.parse(readSource("package.json")).scripts;
const ROOMS = "prisma|schema|gateway|web|tests|docs|\\.ci|\\.github";

/** Everything in `code` marks or in links that looks like a path of this repository. */
function namedPaths(text: string): string[] {
  const inCode = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? "");
  const inLinks = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? "");
  const looksLikePath = new RegExp(`^\\.?/?(${ROOMS})/[\\w./-]*$|^[\\w.-]+\\.(md|ts|json|yaml|png)$`);
  return [...inCode, ...inLinks].filter((path) => looksLikePath.test(path));
}

describe("README", () => {
  test("names paths that exist", () => {
    const paths = namedPaths(readme);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test("names npm scripts that exist", () => {
    const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? "");
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test("gives the two commands", () => {
    expect(readme).toContain("npm ci && npm start");
    expect(readme).toContain("npm ci && npm test");
    expect(readSource(".ci/run")).toContain("npm ci && npm test");
  });

  test("names every setting the gateway reads", () => {
    const shape =
      /z\.object\(\{([\s\S]*?)\n\}\);/.exec(readSource("gateway/start/config-schema.ts"))?.[1] ?? "";
    const settings = [...shape.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1] ?? "");
    expect(settings.length).toBeGreaterThan(10);
    expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
