// The query of an address as typed values. Every list, schedule and search declares how its keys are read and
// written; nothing else parses a query. An unknown value counts as absent, and a default value is not
// written.
import { PAGE_MAX, SEARCH_MAX_LENGTH } from "#schema/validation/core/limits.ts";

/** How one key is read and written. Without Zod, which weighs 23 kB on a page that only reads. */
export interface QueryKey<Value> {
  /** @param text empty where the address does not name the key */
  read(text: string): Value;
  /** @returns empty for what goes without saying */
  write(value: Value): string;
}

type QueryKeys = Readonly<Record<string, QueryKey<unknown>>>;

export type QueryValues<Keys extends QueryKeys> = {
  readonly [Name in keyof Keys]: Keys[Name] extends QueryKey<infer Value> ? Value : never;
};

/** The values of an address, by key. */
export function readQuery<Keys extends QueryKeys>(keys: Keys, query: URLSearchParams): QueryValues<Keys> {
  const values = Object.entries(keys).map(([name, key]) => [name, key.read(query.get(name) ?? "")]);
  return Object.fromEntries(values) as QueryValues<Keys>;
}

/** The address at `path` that says these values. */
export function queryPath<Keys extends QueryKeys>(
  path: string,
  keys: Keys,
  values: QueryValues<Keys>,
): string {
  const query = new URLSearchParams();
  for (const [name, key] of Object.entries(keys)) {
    const text = key.write(values[name]);
    if (text !== "") query.set(name, text);
  }
  // A comma may be in a query (RFC 3986, 3.4), and is easier to read there.
  return query.size === 0 ? path : `${path}?${query.toString().replaceAll("%2C", ",")}`;
}

/** The number of a page; 1 for what is none. */
export const pageKey: QueryKey<number> = {
  read: (text) => (/^[1-9]\d{0,6}$/.test(text) && Number(text) <= PAGE_MAX ? Number(text) : 1),
  write: (page) => (page === 1 ? "" : String(page)),
};

/** Words as they are looked for: without space around them and no longer than the server reads. Null for none. */
export const textKey: QueryKey<string | null> = {
  read: (typed) => typed.normalize("NFC").trim().slice(0, SEARCH_MAX_LENGTH).trim() || null,
  write: (text) => text ?? "",
};

/** A name as an address writes it: "no-show" for NO_SHOW, "save-settings" for saveSettings. */
export const toKey = (name: string): string =>
  (/[a-z]/.test(name) ? name.replace(/[A-Z]/g, (capital) => `-${capital}`) : name)
    .toLowerCase()
    .replaceAll("_", "-");

/** One of some names; what is usual is not written. */
export function choiceKey<const Name extends string, Usual extends Name | null>(
  names: readonly Name[],
  usual: Usual,
): QueryKey<Name | Usual> {
  return {
    read: (text) => names.find((name) => toKey(name) === text) ?? usual,
    write: (name) => (name === null || name === usual ? "" : toKey(name)),
  };
}
