import { matchRoutes, type RouteObject } from "react-router-dom";
import { expect, test } from "vitest";
import { createPageFinder } from "#web/page/find-page.ts";
import { PAGES } from "#web/pages.ts";
import { routes } from "#web/routes.tsx";

const { findPage, listedPaths } = createPageFinder(PAGES);

const pathsOf = (table: readonly RouteObject[]): string[] =>
  table.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

test("every path of the table is the page that react-router finds, in both languages and in capitals", () => {
  const paths = pathsOf(routes).map((path) => path.replaceAll(":idx", "12"));
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const expected = matchRoutes(routes, path)?.at(-1)?.route.handle ?? null;
    expect(findPage(path), path).toEqual(expected);
    expect(findPage(path.toUpperCase()), path).toEqual(expected);
    expect(findPage(path === "/" ? "/en" : `/en${path}`), path).toEqual(expected);
  }
});

test("an escaped address is its page, an unknown one none", () => {
  expect(findPage("/%6Eotice/list")).toBe(findPage("/notice/list"));
  expect(findPage("/notice/list")).not.toBeNull();
  for (const path of ["/notice", "/notice/1/2", "/unknown", "/notice%2Flist"])
    expect(findPage(path), path).toBeNull();
});

test("listed are the pages for everyone that stand at one address", () => {
  expect(listedPaths).toContain("/notice/list");
  for (const path of ["/notice/:idx", "/search", "/login", "/my-account", "/not-found"]) {
    expect(listedPaths).not.toContain(path);
  }
});
