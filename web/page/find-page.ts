// Finds the page of an address without loading it. For every match react-router flattens and ranks the whole
// table it gets, so it gets only the few pages whose addresses begin alike.
import { matchRoutes, type RouteObject } from "react-router-dom";
import { splitLanguage } from "#web/i18n/language.ts";
import { handleOf, isPageHandle, type PageHandle, type PageLine } from "./page-handle.ts";

export interface PageFinder {
  /** The page of a path, language included; null when no route has it. Throws for what is not URI-encoded. */
  readonly findPage: (path: string) => PageHandle | null;
  /** Paths of the pages without an id that search engines may show, without language. */
  readonly listedPaths: readonly string[];
}

export function createPageFinder(lines: readonly PageLine[]): PageFinder {
  const pages = lines.map((line): RouteObject => ({ path: line.path, handle: handleOf(line) }));
  const bySegment = Map.groupBy(pages, ({ path = "" }) => firstSegmentOf(path));
  return {
    findPage: (address) => {
      const { path } = splitLanguage(address);
      const handle = matchRoutes(bySegment.get(firstSegmentOf(path)) ?? [], path)?.at(-1)?.route.handle;
      return isPageHandle(handle) ? handle : null;
    },
    listedPaths: pages.flatMap(({ path, handle }) => {
      const listed = isPageHandle(handle) && handle.rights === "public" && handle.listed;
      return path && listed && !path.includes(":") ? [path] : [];
    }),
  };
}

/** As react-router compares it: decoded, and capitals do not count. Throws for what is not URI-encoded. */
export function firstSegmentOf(path: string): string {
  return decodeURIComponent(path.split("/", 2)[1] ?? "").toLowerCase();
}
