// `npm ci --omit=dev` after a build installs all that the site runs with, and nothing that only builds or tests it.
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadedBefore, loadedImportsOf, readSource } from "#tests/support/source-files.ts";

/** What runs where a built site runs: the gateway, its commands, and what looks whether the build is up to date. */
const STARTED = [
  "gateway/main.ts",
  "gateway/start/audit-verify.ts",
  "gateway/start/db-backup.ts",
  "gateway/start/db-restore.ts",
  "gateway/start/files-bucket.ts",
  "gateway/start/files-move.ts",
  "gateway/start/db-migrate.ts",
  "gateway/start/import-site.ts",
  "prisma/generate.ts",
  "web/build.ts",
];
/** What loads Vite, with `--dev` or when the build is stale: all packages are there then. */
const FOR_DEVELOPMENT = ["gateway/html/dev-render.ts", "web/build.ts", "web/build/build-inputs.ts"];

const { dependencies } = JSON.parse(readSource("package.json")) as { dependencies: Record<string, string> };
const lock = JSON.parse(readSource("package-lock.json")) as {
  packages: Record<string, { devOptional?: boolean }>;
};

/** `@scope/name` or `name` of an import such as `name/part`. */
function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/** Files that a file starts as a thread or a process of their own, by their address. */
function startedBy(file: string): string[] {
  const named = readSource(file).matchAll(/new URL\("(\.[^"]+\.ts)", import\.meta\.url\)/g);
  return [...named].map(([, path = ""]) => join(file, "..", path).replaceAll("\\", "/"));
}

/** Every package the site loads, with the first file that loads it. */
function loadedPackages(): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const queue = [...STARTED];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue;
    seen.add(file);
    const isForDevelopment = FOR_DEVELOPMENT.includes(file);
    if (!isForDevelopment) queue.push(...startedBy(file));
    for (const { specifier, target, isOurs } of loadedImportsOf(file)) {
      if (isOurs) queue.push(target);
      else if (!isBuiltin(specifier) && !(isForDevelopment && specifier === "vite")) {
        found.set(packageOf(specifier), file);
      }
    }
  }
  return found;
}

describe("the packages of a production folder", () => {
  const loaded = loadedPackages();

  test("are all that the site loads (else: move the package to dependencies)", () => {
    expect(loaded.size).toBeGreaterThan(20);
    expect([...loaded].filter(([name]) => !(name in dependencies))).toEqual([]);
  });

  test("are none that only build or test it (else: move the package to devDependencies)", () => {
    expect(Object.keys(dependencies).filter((name) => !loaded.has(name))).toEqual([]);
  });

  // A package that only builds is left out by npm unless one that runs may use it, too, if it is there: so Prisma's command and
  // TypeScript are installed under names of ours (`"prisma-cli": "npm:prisma@…"`).
  test("bring none that one of them might use, were it there (else: give the development package another name)", () => {
    const optional = Object.entries(lock.packages).filter(([, { devOptional }]) => devOptional);
    expect(optional.map(([path]) => path)).toEqual([]);
  });
});

test("a gateway whose files are on disk and whose figures nobody asks for loads neither the client of S3 nor the one of Prometheus", () => {
  const starts = ["gateway/main.ts", "gateway/start/start-site.ts", "gateway/files/create-file-store.ts"];
  const loaded = new Set(starts.flatMap((file) => [...loadedBefore(file)]));
  expect(loaded).toContain("graphql-yoga");
  expect(["aws4fetch", "prom-client"].filter((name) => loaded.has(name))).toEqual([]);
});
