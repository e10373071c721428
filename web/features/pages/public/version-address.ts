// What the address of a text in versions says: `?version=2` a version, `&view=changes` what that version changed.
import type { PageKey } from "#web/gql/enums.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { choiceKey, type QueryKey, queryPath, readQuery } from "#web/page/query.ts";
import { PAGE_PATHS } from "#web/paths.ts";

/** Null: the version in force. Reading throws PageError 404 for what is no number. */
const versionKey: QueryKey<number | null> = {
  read: (text) => (text === "" ? null : parseIdx(text)),
  write: (number) => (number === null ? "" : String(number)),
};

const KEYS = { version: versionKey, view: choiceKey(["changes"], null) };

export interface VersionAddress {
  /** Null: the one in force. */
  readonly number: number | null;
  readonly changes: boolean;
}

/** Throws PageError 404 for a version that is no number. */
export function readVersionAddress(query: URLSearchParams): VersionAddress {
  const { version, view } = readQuery(KEYS, query);
  return { number: version, changes: view === "changes" };
}

/** The address of a version without language; the one in force has the plain address. */
export const versionPath = (key: PageKey, { number, changes }: VersionAddress): string =>
  queryPath(PAGE_PATHS[key], KEYS, { version: number, view: changes ? "changes" : null });
