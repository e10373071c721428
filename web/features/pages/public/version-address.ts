// What the address of a text in versions says: `?version=2` a version, `&view=changes` what that version changed.

import type { PageKey } from "#web/gql/enums.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { PAGE_PATHS } from "#web/paths.ts";

export interface VersionAddress {
  /** Null: the one in force. */
  readonly number: number | null;
  readonly changes: boolean;
}

/** Throws PageError 404 for a version that is no number. */
export function readVersionAddress(query: URLSearchParams): VersionAddress {
  const version = query.get("version") ?? "";
  return {
    number: version === "" ? null : parseIdx(version),
    changes: query.get("view") === "changes",
  };
}

/** The address of a version without language; the one in force has the plain address. */
export function versionPath(key: PageKey, { number, changes }: VersionAddress): string {
  const query = new URLSearchParams();
  if (number !== null) query.set("version", String(number));
  if (changes) query.set("view", "changes");
  return [PAGE_PATHS[key], query.toString()].filter(Boolean).join("?");
}
