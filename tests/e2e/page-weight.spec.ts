// What every page of the site asks a visitor's browser to load before it answers to clicks, over the wire.
import { expect } from "@playwright/test";
import { SCRIPTS_AT_MOST_KB, weighPage } from "#tests/bench/page-weight.ts";
import { test } from "./journey.ts";
import { PUBLIC_PATHS, postPaths, programPaths } from "./site-map.ts";

/** A form, and addresses that lead nowhere. */
const NO_PUBLIC_PAGE = ["/verify-email", "/not-found", "/nowhere"];

/** One address of each route: what is asked for behind it and which post it is changes no script. */
function oneOfEach(paths: readonly string[]): string[] {
  const byRoute = new Map(paths.map((path) => [path.replace(/\?.*|\d+$/, ""), path.replace(/\?.*/, "")]));
  return [...byRoute.values()];
}

test("the scripts of no public page weigh more than they may @once", async ({ request, baseURL }) => {
  const all = [...PUBLIC_PATHS, ...(await postPaths(request)), ...(await programPaths(request))];
  const paths = oneOfEach(all.filter((path) => !NO_PUBLIC_PAGE.includes(path)));
  expect(paths.length).toBeGreaterThan(25);
  const heavy: string[] = [];
  const loaded: Parameters<typeof weighPage>[1] = new Map();
  for (const path of paths) {
    for (const address of [path, `/en${path}`]) {
      const kilobytes = (await weighPage(new URL(address, baseURL).href, loaded)).scriptBytes / 1000;
      if (kilobytes > SCRIPTS_AT_MOST_KB) heavy.push(`${address}: ${kilobytes.toFixed(1)} kB`);
    }
  }
  expect(heavy).toEqual([]);
});
