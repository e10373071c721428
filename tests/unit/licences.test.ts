// What production runs may be used, changed and passed on as the site itself is: no licence in it asks for the site's own source.
import { describe, expect, test } from "vitest";
import { readSource } from "#tests/support/source-files.ts";

interface Package {
  readonly license?: string;
  readonly dev?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
}

const { packages } = JSON.parse(readSource("package-lock.json")) as { packages: Record<string, Package> };
const production = Object.entries(packages).filter(([path, { dev }]) => path !== "" && !dev);

/** A package whose lock names no other place comes from there. */
const REGISTRY = "https://registry.npmjs.org/";

/** SPDX names of licences that ask for no more than their own text. */
const PERMISSIVE = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** The picture library of sharp: a library of its own that is loaded and can be exchanged, as the LGPL asks. */
const EXCHANGEABLE = /^node_modules\/@img\/sharp-/;

/** Of several licences joined by AND all have to do, of those joined by OR one. */
function isPermissive(expression: string): boolean {
  const every = expression.replaceAll(/[()]/g, "").split(" AND ");
  return every.every((part) => part.split(" OR ").some((name) => PERMISSIVE.has(name.trim())));
}

/**
 * Builds for machines other than Linux on x64, which the registry that the lock was written with does not
 * have, so that nobody knows their hashes. Without a line each `npm ci` refuses the whole lock; npm passes
 * them over where they are not for the machine.
 */
const UNPUBLISHED =
  /\/typst-ts-node-compiler-(android-arm-eabi|android-arm64|darwin-arm64|darwin-x64|linux-arm-gnueabihf|linux-arm64-gnu|linux-arm64-musl|win32-arm64-msvc|win32-x64-msvc)$/;

describe("a package that production runs", () => {
  test("has a permissive licence (else: find another package, or say here why it may stay)", () => {
    expect(production.length).toBeGreaterThan(100);
    const others = production
      .filter(([path, { license = "none" }]) => !isPermissive(license) && !EXCHANGEABLE.test(path))
      .map(([path, { license }]) => `${path}: ${license}`);
    expect(others).toEqual([]);
  });

  test("comes from npm's registry, by its hash", () => {
    const loose = production.filter(
      ([path, { resolved = REGISTRY, integrity = "" }]) =>
        !UNPUBLISHED.test(path) && (!resolved.startsWith(REGISTRY) || !/^sha512-/.test(integrity)),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  test("is named in package.json by an exact version", () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readSource("package.json"));
    const ranges = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .map(([name, version]) => [name, version.replace(/^npm:.+@/, "")] as const)
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version));
    expect(ranges).toEqual([]);
  });
});
