// What the address of a list says: `?search=민수&grade=regular,lifetime&joined=2026-01-01..2026-06-30&amount=10000..&sort=name&order=asc
// &page=2&size=50&columns=name,email`. Everything that makes a list what it is stands there, so that it can be sent to a colleague.

import { SEARCH_MAX_LENGTH } from "#schema/validation/limits.ts";
import { LIST_DEPTH, LIST_PAGE_SIZE, LIST_PAGE_SIZES } from "#schema/validation/lists.ts";

/** One thing a list can be narrowed by. `choice` takes several values, `days` and `numbers` a range. */
export interface ListField {
  readonly key: string;
  readonly kind: "text" | "choice" | "days" | "numbers";
}

/** What a list knows, without words. The first field of kind `text` is the box that always shows. */
export interface ListDefinition {
  readonly fields: readonly ListField[];
  /** GraphQL's names of what it can be sorted by. */
  readonly sorts: readonly string[];
  readonly sort: { readonly by: string; readonly descending: boolean };
  /** Columns by their keys, in order; the first is the row's name and always shown. */
  readonly columns: readonly string[];
  /** Those that show only when chosen. */
  readonly hidden?: readonly string[];
}

export interface Range<Value> {
  readonly from: Value | null;
  readonly to: Value | null;
}

export interface ListAddress {
  readonly texts: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly days: Readonly<Record<string, Range<string>>>;
  readonly numbers: Readonly<Record<string, Range<number>>>;
  readonly sort: string;
  readonly descending: boolean;
  /** 1-based. */
  readonly page: number;
  readonly size: number;
  readonly columns: readonly string[];
}

/** A name of GraphQL as an address writes it: "NO_SHOW" is "no-show". */
export const toKey = (name: string): string => name.toLowerCase().replaceAll("_", "-");
const fromKey = (key: string): string => key.toUpperCase().replaceAll("-", "_");
const CHOICE = /^[A-Z0-9_]{1,40}$/;

/** A day that is in the calendar; null for anything else. */
function readDay(text: string | undefined): string | null {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

const readNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;

function range<Value>(text: string, read: (part: string | undefined) => Value | null): Range<Value> | null {
  const [start, end] = text.split("..");
  const [from, to] = [read(start), read(end)];
  return from === null && to === null ? null : { from, to };
}

/** Reads what is asked for; what is not known is left out. */
export function readListAddress(query: URLSearchParams, definition: ListDefinition): ListAddress {
  const texts: Record<string, string> = {};
  const choices: Record<string, readonly string[]> = {};
  const days: Record<string, Range<string>> = {};
  const numbers: Record<string, Range<number>> = {};
  for (const { key, kind } of definition.fields) {
    const text = (query.get(key) ?? "").trim();
    if (text === "") continue;
    if (kind === "text") texts[key] = text.slice(0, SEARCH_MAX_LENGTH);
    if (kind === "choice") {
      const chosen = [...new Set(text.split(",").map(fromKey))].filter((name) => CHOICE.test(name));
      if (chosen.length > 0) choices[key] = chosen;
    }
    const span = kind === "days" ? range(text, readDay) : null;
    if (span) days[key] = span;
    const amounts = kind === "numbers" ? range(text, readNumber) : null;
    if (amounts) numbers[key] = amounts;
  }
  const sort = definition.sorts.find((name) => toKey(name) === query.get("sort")) ?? definition.sort.by;
  const order = query.get("order");
  const size = LIST_PAGE_SIZES.find((known) => String(known) === query.get("size")) ?? LIST_PAGE_SIZE;
  const page = /^[1-9]\d{0,4}$/.test(query.get("page") ?? "") ? Number(query.get("page")) : 1;
  const named = new Set((query.get("columns") ?? "").split(","));
  const columns = query.has("columns")
    ? definition.columns.filter((column, at) => at === 0 || named.has(column))
    : definition.columns.filter((column) => !definition.hidden?.includes(column));
  return {
    texts,
    choices,
    days,
    numbers,
    sort,
    descending: order === null ? startsDescending(definition, sort) : order === "desc",
    page: page * size <= LIST_DEPTH ? page : 1,
    size,
    columns,
  };
}

const startsDescending = ({ sort }: ListDefinition, by: string): boolean =>
  by === sort.by ? sort.descending : false;

const written = ({ from, to }: Range<string | number>): string => `${from ?? ""}..${to ?? ""}`;

/** The query of an address, with its question mark; what is as usual is not written. */
export function listQuery(address: ListAddress, definition: ListDefinition): string {
  const query = new URLSearchParams();
  for (const { key } of definition.fields) {
    const { [key]: text } = address.texts;
    const { [key]: chosen } = address.choices;
    const span = address.days[key] ?? address.numbers[key];
    if (text !== undefined) query.set(key, text);
    if (chosen !== undefined && chosen.length > 0) query.set(key, chosen.map(toKey).join(","));
    if (span !== undefined && (span.from !== null || span.to !== null)) query.set(key, written(span));
  }
  const { sort, descending, page, size, columns } = address;
  if (sort !== definition.sort.by) query.set("sort", toKey(sort));
  if (descending !== startsDescending(definition, sort)) query.set("order", descending ? "desc" : "asc");
  if (page > 1) query.set("page", String(page));
  if (size !== LIST_PAGE_SIZE) query.set("size", String(size));
  const usual = definition.columns.filter((column) => !definition.hidden?.includes(column));
  if (columns.join() !== usual.join()) query.set("columns", columns.join(","));
  const text = query.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

/** The keys of the fields that narrow the list, in the order of the definition. */
export function setFields(address: ListAddress, { fields }: ListDefinition): readonly ListField[] {
  return fields.filter(
    ({ key }) =>
      key in address.texts || key in address.choices || key in address.days || key in address.numbers,
  );
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** The same without one field, from its first page. */
export function withoutField(address: ListAddress, key: string): ListAddress {
  return {
    ...address,
    texts: without(address.texts, key),
    choices: without(address.choices, key),
    days: without(address.days, key),
    numbers: without(address.numbers, key),
    page: 1,
  };
}

/** The same without any, from its first page. */
export function withoutFields(address: ListAddress): ListAddress {
  return { ...address, texts: {}, choices: {}, days: {}, numbers: {}, page: 1 };
}

/** Those of the chosen values that are known: `chosenOf(address, "grade", MEMBER_GRADES)`. Null when none is. */
export function chosenOf<Name extends string>(
  address: ListAddress,
  key: string,
  names: readonly Name[],
): Name[] | null {
  const chosen = names.filter((name) => address.choices[key]?.includes(name));
  return chosen.length === 0 ? null : chosen;
}
