// What every page of the site asks a visitor's browser to load before it answers to clicks, over the wire.
import { expect } from "@playwright/test";
import { SCRIPT_FILES_AT_MOST, SCRIPTS_AT_MOST_KB, weighPage } from "#tests/bench/page-weight.ts";
import { test } from "./journey.ts";
import { GUEST_PATHS, journalPaths, PUBLIC_PATHS, postPaths, programPaths } from "./site-map.ts";

/** Forms, what its few reviewers alone are sent, and addresses that lead nowhere. */
const NO_PUBLIC_PAGE = [
  "/verify",
  "/verify-email",
  "/preview",
  "/preview-program",
  "/preview-page",
  "/preview-course",
  "/not-found",
  "/nowhere",
];

/** One address of each route: what is asked for behind it and which post it is changes no script. */
function oneOfEach(paths: readonly string[]): string[] {
  const byRoute = new Map(paths.map((path) => [path.replace(/\?.*|\d+$/, ""), path.replace(/\?.*/, "")]));
  return [...byRoute.values()];
}

test("the scripts of no public page are more or heavier than they may be @once", { tag: "@core" }, async ({
  request,
  baseURL,
}) => {
  const all = [
    ...PUBLIC_PATHS,
    ...(await postPaths(request)),
    ...(await programPaths(request)),
    ...(await journalPaths(request)),
  ];
  const paths = oneOfEach(all.filter((path) => !NO_PUBLIC_PAGE.includes(path)));
  expect(paths.length).toBeGreaterThan(25);
  const heavy: string[] = [];
  const loaded: Parameters<typeof weighPage>[1] = new Map();
  for (const path of paths) {
    for (const address of [path, `/en${path}`]) {
      const { scripts, scriptBytes } = await weighPage(new URL(address, baseURL).href, loaded);
      const kilobytes = scriptBytes / 1000;
      const isHeavy = kilobytes > SCRIPTS_AT_MOST_KB || scripts.length > SCRIPT_FILES_AT_MOST;
      if (isHeavy) heavy.push(`${address}: ${kilobytes.toFixed(1)} kB in ${scripts.length} files`);
    }
  }
  expect(heavy).toEqual([]);
});

test("a form that visitors fill in comes in twelve files at most @once", async ({ baseURL }) => {
  for (const path of GUEST_PATHS) {
    const { scripts } = await weighPage(new URL(path, baseURL).href);
    expect(scripts.length, path).toBeLessThanOrEqual(12);
  }
});
