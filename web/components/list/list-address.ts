// Says what the address of a list says: what it is narrowed to (filter-keys.ts), and
// `&sort=name&order=asc&page=2&size=50&columns=name,email`. Everything that defines a list is there, so that
// it can be sent to a colleague.
import type { FilterOf } from "#schema/validation/core/list-filters.ts";
import { LIST_DEPTH, LIST_PAGE_SIZE, LIST_PAGE_SIZES } from "#schema/validation/core/lists.ts";
import { choiceKey, pageKey, type QueryKey, queryPath, readQuery } from "#web/page/query.ts";
import { filterKeys } from "./filter-keys.ts";
import type { ListDefinition, ListFilters } from "./list-definition.ts";

export interface ListAddress<Declaration extends ListFilters = ListFilters, Sort extends string = string> {
  readonly filter: FilterOf<Declaration>;
  readonly sort: Sort;
  readonly descending: boolean;
  /** 1-based. */
  readonly page: number;
  readonly size: number;
  readonly columns: readonly string[];
}

const sizeKey: QueryKey<number> = {
  read: (text) => LIST_PAGE_SIZES.find((size) => String(size) === text) ?? LIST_PAGE_SIZE,
  write: (size) => (size === LIST_PAGE_SIZE ? "" : String(size)),
};

/** Columns as they are shown: known ones, each once, in the order they are named in; the first of the list always is first. */
function shownColumns(columns: readonly string[], named: readonly string[]): readonly string[] {
  const [name] = columns;
  const others = named.filter((column) => column !== name && columns.includes(column));
  return [...new Set(name === undefined ? others : [name, ...others])];
}

/**
 * The columns with one more: behind the nearest of those that are before it in the list's own order, wherever
 * that one was moved to.
 */
export function withColumn(
  columns: readonly string[],
  shown: readonly string[],
  added: string,
): readonly string[] {
  const before = columns.slice(0, columns.indexOf(added));
  const at = shown.indexOf(before.findLast((key) => shown.includes(key)) ?? "");
  return [...shown.slice(0, at + 1), added, ...shown.slice(at + 1)];
}

/** What somebody has of a list; nothing: the usual columns. */
type OwnColumns = readonly string[];

/** The columns that need not be named in an address. */
export function usualColumns(
  { columns, hidden }: Pick<ListDefinition, "columns" | "hidden">,
  own: OwnColumns = [],
): readonly string[] {
  return own.length > 0 ? shownColumns(columns, own) : columns.filter((column) => !hidden?.includes(column));
}

function columnsKey(
  definition: Pick<ListDefinition, "columns" | "hidden">,
  own: OwnColumns | undefined,
): QueryKey<readonly string[]> {
  const usual = usualColumns(definition, own);
  return {
    read: (text) => (text === "" ? usual : shownColumns(definition.columns, text.split(","))),
    write: (shown) => (shown.join() === usual.join() ? "" : shown.join(",")),
  };
}

const keysOf = <Declaration extends ListFilters, Sort extends string>(
  definition: ListDefinition<Declaration, Sort>,
  own?: OwnColumns,
) => ({
  sort: choiceKey(definition.sorts, definition.sort.by),
  order: choiceKey(["asc", "desc"], null),
  page: pageKey,
  size: sizeKey,
  columns: columnsKey(definition, own),
});

function startsDescending<Declaration extends ListFilters, Sort extends string>(
  { sort }: ListDefinition<Declaration, Sort>,
  by: Sort,
  filter: FilterOf<Declaration>,
): boolean {
  return by === sort.by && sort.descending !== (sort.isTurned?.(filter) ?? false);
}

/** Reads what is asked for; what is not known is left out. @param own the reader's own columns */
export function readListAddress<Declaration extends ListFilters, Sort extends string>(
  query: URLSearchParams,
  definition: ListDefinition<Declaration, Sort>,
  own?: OwnColumns,
): ListAddress<Declaration, Sort> {
  const filter = readQuery(filterKeys(definition.filters), query) as FilterOf<Declaration>;
  const { sort, order, page, size, columns } = readQuery(keysOf(definition, own), query);
  return {
    filter,
    sort,
    descending: order === null ? startsDescending(definition, sort, filter) : order === "desc",
    page: page * size <= LIST_DEPTH ? page : 1,
    size,
    columns,
  };
}

/** The address of a list at `path`; what is as usual is not written. */
export function listPath<Declaration extends ListFilters, Sort extends string>(
  path: string,
  definition: ListDefinition<Declaration, Sort>,
  { filter, descending, ...address }: ListAddress<Declaration, Sort>,
  own?: OwnColumns,
): string {
  const isUsual = descending === startsDescending(definition, address.sort, filter);
  const order = isUsual ? null : descending ? "desc" : "asc";
  const keys: Readonly<Record<string, QueryKey<unknown>>> = {
    ...filterKeys(definition.filters),
    ...keysOf(definition, own),
  };
  return queryPath(path, keys, { ...filter, ...address, order });
}

/** The names of the filters that narrow the list, in the order of its definition; tabs are none. */
export function setFilters({ filter }: ListAddress, { filters }: ListDefinition): readonly string[] {
  return Object.keys(filters).filter((name) => filters[name]?.kind !== "tab" && filter[name] != null);
}

/** The same without some filters, or without any; the tab stays. */
export function withoutFilters(
  { filter }: ListAddress,
  { filters }: ListDefinition,
  names: readonly string[] = Object.keys(filters),
): ListAddress["filter"] {
  const gone = (name: string) => filters[name]?.kind !== "tab" && names.includes(name);
  return Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, gone(name) ? null : value]));
}

/** The query of an address as a view keeps it: its first page, its columns always named, so that it is the same to everybody. */
export function viewQuery<Declaration extends ListFilters, Sort extends string>(
  definition: ListDefinition<Declaration, Sort>,
  address: ListAddress<Declaration, Sort>,
): string {
  const query = new URLSearchParams(listPath("", definition, { ...address, page: 1 }).slice(1));
  if (address.columns.length > 0) query.set("columns", address.columns.join());
  return query.toString().replaceAll("%2C", ",");
}
