// Reads the address of a text in versions: `?version=2` a version, `&view=changes` what that version changed,
// `?on=2024-03-01` the version that was in force on a day in Seoul, whatever its number.
import type { PageKey } from "#web/gql/enums.ts";
import { isoDay } from "#web/i18n/format-dates.ts";
import { parseIdx } from "#web/page/parse-idx.ts";
import { choiceKey, type QueryKey, queryPath, readQuery } from "#web/page/query.ts";
import { PAGE_PATHS } from "#web/paths.ts";

/** Null: the version in force. Reading throws PageError 404 for what is no number. */
const versionKey: QueryKey<number | null> = {
  read: (text) => (text === "" ? null : parseIdx(text)),
  write: (number) => (number === null ? "" : String(number)),
};

/** A day as `<input type="date">` writes it; null for what is none. */
const dayKey: QueryKey<string | null> = {
  read: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null),
  write: (day) => day ?? "",
};

const KEYS = { version: versionKey, view: choiceKey(["changes"], null) };

interface VersionAddress {
  /** Null: the one in force. */
  readonly number: number | null;
  readonly changes: boolean;
}

/** The day whose version is asked for. */
export const DAY_KEY = "on";
export const readDay = (query: URLSearchParams): string | null =>
  readQuery({ [DAY_KEY]: dayKey }, query)[DAY_KEY] ?? null;

/** The version that was in force when a day in Seoul ended. @param versions newest first */
export function inForceOn<Version extends { readonly effectiveAt: string }>(
  versions: readonly Version[],
  day: string,
): Version | undefined {
  return versions.find(({ effectiveAt }) => isoDay(effectiveAt) <= day);
}

/** Throws PageError 404 for a version that is no number. */
export function readVersionAddress(query: URLSearchParams): VersionAddress {
  const { version, view } = readQuery(KEYS, query);
  return { number: version, changes: view === "changes" };
}

/** The address of a version without language; the one in force has the plain address. */
export const versionPath = (key: PageKey, { number, changes }: VersionAddress): string =>
  queryPath(PAGE_PATHS[key], KEYS, { version: number, view: changes ? "changes" : null });
