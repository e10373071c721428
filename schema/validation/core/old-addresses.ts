// Addresses of a site that was here before, in the one form in which they are stored and looked up
// (docs/import.md#former-addresses): without the site, decoded, the query in the order of its keys. So a link
// is found however it was written.
import { CONTROL_CHARACTERS } from "./lines.ts";

/** What of a longer one is asked for is none of ours: an index of the database holds no more. */
export const OLD_ADDRESS_MAX_LENGTH = 500;

interface OldAddress {
  /** Decoded, without a slash at its end; "/" is the first page. */
  readonly path: string;
  /** In the order of their keys. */
  readonly query: readonly (readonly [key: string, value: string])[];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).normalize("NFC");
  } catch {
    return text;
  }
}

const escaped = (text: string, special: RegExp): string => text.replace(special, encodeURIComponent);

function readQuery(search: string): OldAddress["query"] {
  const pairs = search
    .split("&")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const [key = "", ...rest] = pair.split("=");
      return [
        decoded(key.replaceAll("+", " ")),
        escaped(decoded(rest.join("=").replaceAll("+", " ")), /[\s&=#?%+]/gu),
      ] as const;
    })
    .filter(([key]) => /^[\w[\]-]{1,40}$/.test(key));
  // The first of a key counts, as everywhere on this site.
  return [...new Map([...pairs].reverse())].sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Takes an address apart: a path, or a whole address of http, whose site does not count.
 * @returns null for what is none
 */
export function readOldAddress(typed: string): OldAddress | null {
  const local = typed.trim().replace(/^https?:\/\/[^/?#]*/i, "");
  const [bare = ""] = (local === "" || local.startsWith("?") ? `/${local}` : local).split("#", 1);
  const mark = bare.indexOf("?");
  const written = mark === -1 ? bare : bare.slice(0, mark);
  const whole = decoded(written).replace(/\/{2,}/g, "/");
  const path = whole === "/" ? whole : whole.replace(/\/$/, "");
  if (!path.startsWith("/") || CONTROL_CHARACTERS.test(path)) return null;
  return { path: escaped(path, /[\s?#%]/gu), query: mark === -1 ? [] : readQuery(bare.slice(mark + 1)) };
}

/** As it is stored. */
export function writeOldAddress({ path, query }: OldAddress): string {
  return query.length === 0 ? path : `${path}?${query.map(([key, value]) => `${key}=${value}`).join("&")}`;
}

/** The saved form of what somebody typed; null for what is no address, or only the first page. */
export function oldAddress(typed: string): string | null {
  const read = readOldAddress(typed);
  if (read === null) return null;
  const written = writeOldAddress(read);
  return written === "/" || written.length > OLD_ADDRESS_MAX_LENGTH ? null : written;
}
