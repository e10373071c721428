// Where a list of the office comes from, and how its rows are found. A noun says its table, what narrows it and what it may be sorted
// by; ids are read here, by SQL, so that a million rows are as fast as ten thousand; the rows of a page follow by their ids.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { holdsTerms, holdsTermsByIndex } from "#schema/search/matching.ts";
import { toSearchWish } from "#schema/search/search-terms.ts";
import { LIST_COUNTED, LIST_DEPTH } from "#schema/validation/lists.ts";

export interface ListSource<Filter, Sort extends string> {
  /** The table's name; it has `id`, and `search_key` with its index where `text` is given. */
  readonly table: Prisma.Sql;
  /** Columns that are never null and have an index with `id` behind them. */
  readonly sorts: Readonly<Record<Sort, Prisma.Sql>>;
  /**
   * The conditions of the filter, all of which hold; none: everything. Not `byIndex`: for a pass over all rows, where an index of
   * characters only costs.
   */
  readonly conditions: (filter: Filter, byIndex: boolean) => readonly Prisma.Sql[];
  /** What is looked for in `search_key`, as it was typed. */
  readonly text?: (filter: Filter) => string | null | undefined;
}

/** What a list was asked for. */
export interface ListWish<Filter, Sort extends string> {
  readonly filter: Filter;
  readonly sort: Sort;
  readonly descending: boolean;
  /** 1-based. */
  readonly page: number;
  readonly size: number;
}

/**
 * Rows at the beginning of a list that are looked through one by one for a text: one that many rows hold is found there at once,
 * where the index would bring them all only to sort them. So many a page asked for, and at least so many.
 */
const LOOKED_THROUGH = 4_000;
const LOOKED_THROUGH_EACH = 50;

export const whereAll = (conditions: readonly Prisma.Sql[]) =>
  conditions.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join([...conditions], " AND ")}`;

/** What is looked for; null: nothing is, none: it is too little to look for. */
export function termsOf<Filter, Sort extends string>(source: ListSource<Filter, Sort>, filter: Filter) {
  const typed = source.text?.(filter)?.trim() ?? "";
  return typed === "" ? null : toSearchWish(typed).terms;
}

/** The order of a list; none of its rows are alike. */
export function orderOf<Filter, Sort extends string>(
  { sorts }: ListSource<Filter, Sort>,
  { sort, descending }: Pick<ListWish<Filter, Sort>, "sort" | "descending">,
) {
  return descending
    ? Prisma.sql`ORDER BY ${sorts[sort]} DESC, id DESC`
    : Prisma.sql`ORDER BY ${sorts[sort]}, id`;
}

/**
 * The WHERE of everything a filter holds; null: nothing can be found.
 * @param byIndex false: for a pass over all rows, where a text is held by so many that its index only costs
 */
export function matchingOf<Filter, Sort extends string>(
  source: ListSource<Filter, Sort>,
  filter: Filter,
  byIndex = true,
): Prisma.Sql | null {
  const terms = termsOf(source, filter);
  const conditions = source.conditions(filter, byIndex);
  if (terms === null) return whereAll(conditions);
  if (terms.length === 0) return null;
  const found = byIndex ? [holdsTermsByIndex(terms), holdsTerms(terms)] : [holdsTerms(terms)];
  return whereAll([...conditions, ...found]);
}

/** The ids of a page in its order; none for a page that cannot be. */
export async function readListIds<Filter, Sort extends string>(
  source: ListSource<Filter, Sort>,
  wish: ListWish<Filter, Sort>,
): Promise<readonly number[]> {
  const { filter, page, size } = wish;
  const skip = (page - 1) * size;
  if (page < 1 || skip + size > LIST_DEPTH) return [];
  const order = orderOf(source, wish);
  const part = Prisma.sql`LIMIT ${size} OFFSET ${skip}`;
  const all = source.conditions(filter, true);
  const terms = termsOf(source, filter);
  const ids = async (query: Prisma.Sql) => (await db.$queryRaw<{ id: number }[]>(query)).map(({ id }) => id);
  if (terms === null)
    return ids(Prisma.sql`SELECT id FROM ${source.table} ${whereAll(all)} ${order} ${part}`);
  if (terms.length === 0) return [];
  const window = Math.max(LOOKED_THROUGH, LOOKED_THROUGH_EACH * (skip + size));
  const early = await ids(Prisma.sql`SELECT id FROM (
    SELECT * FROM ${source.table} ${whereAll(all)} ${order} LIMIT ${window}
  ) AS beginning WHERE ${holdsTerms(terms)} ${order} ${part}`);
  if (early.length === size) return early;
  const found = [...all, holdsTermsByIndex(terms), holdsTerms(terms)];
  // Put in order after they are found: the planner would walk the order looking for what is rare.
  return ids(Prisma.sql`SELECT id FROM (
    SELECT * FROM ${source.table} ${whereAll(found)} OFFSET 0
  ) AS found ${order} ${part}`);
}

/** How many a filter holds, counted up to `most`. */
export async function countList<Filter, Sort extends string>(
  source: ListSource<Filter, Sort>,
  filter: Filter,
  most: number = LIST_COUNTED + 1,
): Promise<number> {
  const where = matchingOf(source, filter);
  if (where === null) return 0;
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM ${source.table} ${where} LIMIT ${most}) AS counted`;
  return row?.count ?? 0;
}
