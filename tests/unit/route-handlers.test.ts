// The server render compares an address only with pages that begin alike, and finds what the whole table would.
import { matchRoutes, type RouteObject } from "react-router-dom";
import { expect, test } from "vitest";
import { createRouteHandlers, pagesOf } from "#web/page/route-handlers.ts";
import { routes } from "#web/routes.tsx";

const find = createRouteHandlers(routes, "/");
const idsOf = (table: readonly RouteObject[], path: string) =>
  matchRoutes([...table], path)?.map(({ route }) => route.id ?? route.path);

test("every page of the table is found with its layouts", () => {
  const paths = pagesOf(routes).map(({ path = "" }) => path.replaceAll(":idx", "12"));
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const { dataRoutes } = find(path);
    const found = matchRoutes(dataRoutes, path)?.at(-1)?.route;
    expect(found?.path, path).toBe(matchRoutes(routes, path)?.at(-1)?.route.path);
    expect(idsOf(dataRoutes, path)?.slice(0, -1), path).toEqual(idsOf(routes, path)?.slice(0, -1));
    expect(pagesOf(dataRoutes).length, path).toBeLessThan(paths.length / 2);
  }
});

test("what begins like no page is found by none, and has the frame of the site for its error", async () => {
  const context = await find("/unknown/page").query(new Request("http://site.invalid/unknown/page"));
  if (context instanceof Response) throw new Error("It leads elsewhere");
  expect(context.statusCode).toBe(404);
  expect(context.matches.map(({ route }) => route.id)).toEqual(["site"]);
});
