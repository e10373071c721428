// The handlers of react-router for the server render. A handler compares an address with all routes it has,
// and its router copies all of them for each page. So there is one handler for the pages whose addresses
// begin alike, made before the first request.
import { createStaticHandler, type RouteObject, type StaticHandler } from "react-router-dom";
import { firstSegmentOf } from "./find-page.ts";

/** The handler for a path without language. Throws for what is not URI-encoded. */
type FindHandler = (path: string) => StaticHandler;

/** @param routes whose paths are whole: layouts have none */
export function createRouteHandlers(routes: readonly RouteObject[], basename: string): FindHandler {
  const handlers = new Map<string, StaticHandler>();
  for (const { path = "" } of pagesOf(routes)) {
    const segment = firstSegmentOf(path);
    if (!handlers.has(segment))
      handlers.set(segment, createStaticHandler(below(segment, routes), { basename }));
  }
  // What begins like no page is not found by any of them.
  const unknown = createStaticHandler(below("", routes), { basename });
  return (path) => handlers.get(firstSegmentOf(path)) ?? unknown;
}

/** The pages whose paths begin with a segment, in their layouts. */
function below(segment: string, routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    if (!route.children) return firstSegmentOf(route.path ?? "") === segment ? [route] : [];
    const children = below(segment, route.children);
    return children.length === 0 ? [] : [{ ...route, children }];
  });
}

/** The pages in some layouts. */
export function pagesOf(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => (route.children ? pagesOf(route.children) : [route]));
}
