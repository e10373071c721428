// One page has one address: which requests are redirected, and which parts of an address a page depends on.
import { LIST_OF } from "#schema/validation/site-paths.ts";

/** A request's address taken apart. `search` starts with "?" or is empty. */
export interface Address {
  readonly path: string;
  readonly search: string;
}

/** Takes a request target apart. Null when it is not a path of this site (absolute form, "*", bad escapes). */
export function parseAddress(target: string | undefined): Address | null {
  if (!target?.startsWith("/")) return null;
  const mark = target.indexOf("?");
  const path = mark === -1 ? target : target.slice(0, mark);
  const search = mark === -1 ? "" : target.slice(mark);
  try {
    decodeURIComponent(path);
  } catch {
    return null;
  }
  return { path, search };
}

/** Where an address with doubled or trailing slashes belongs; null when it is fine as it is. */
export function tidied({ path, search }: Address): string | null {
  if (path === "/") return null;
  if (!path.endsWith("/") && !path.includes("//")) return null;
  const tidy = path.replace(/\/{2,}/g, "/").replace(/\/$/, "");
  // Never "//host": a browser would take it for another site.
  return `${tidy.startsWith("/") ? tidy : "/"}${search}`;
}

/**
 * Where the list is that somebody names in another way: `/notice` for `/notice/list`, `/gallery/list` for
 * `/gallery`, `/admin`. Null: nowhere.
 * @param path with its language
 */
export function listAddress(path: string, isPage: (path: string) => boolean): string | null {
  const [, language = "", own = ""] = /^(\/en)?(\/.*)$/.exec(path) ?? [];
  const named = LIST_OF[own];
  const asked = [
    ...(named === undefined ? [] : [language + named]),
    `${path}/list`,
    ...(own.length > "/list".length && own.endsWith("/list") ? [path.slice(0, -"/list".length)] : []),
  ];
  return asked.find(isPage) ?? null;
}

/** A target as a Location: browsers read `\` as `/`, and `/\host` as another site. */
export function asLocation(target: string): string {
  return target.replaceAll("\\", "%5C");
}

/** A path of this site as a header carries it: without letters beyond ASCII, and never another site. */
export function encodedTarget(target: string): string {
  const { pathname, search, hash } = new URL(asLocation(target), "http://site.invalid");
  return `${pathname.replace(/^\/{2,}/, "/")}${search}${hash}`;
}

/**
 * The address with only the query keys the page depends on, in the order in which the page declares them. The
 * first value of a key counts. What a campaign or a visitor adds makes neither another page nor another cache
 * entry.
 */
export function canonicalAddress({ path, search }: Address, keys: readonly string[]): string {
  if (search === "" || keys.length === 0) return path;
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const key of keys) {
    const value = given.get(key);
    if (value !== null && value !== "") known.set(key, value);
  }
  return known.size === 0 ? path : `${path}?${known}`;
}
