// Defines where a list of the office comes from, and how its rows are found. A noun says its table, its
// filters and its orders. Ids are read here, by SQL, so that a million rows are as fast as ten thousand. The
// rows of a page are then read by their ids.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { LIST_COUNTED, LIST_DEPTH } from "#schema/validation/core/lists.ts";
import type { Condition, SearchedText } from "./conditions.ts";
import { holdsTexts, holdsTextsByIndex, type ListTexts, readTexts } from "./list-texts.ts";
import { rowsAtMost } from "./ngram-frequency.ts";

export interface ListSource<Filter extends object, Sort extends string> {
  /** The table's name; it has `id`, and `search_key` with its index of the office where texts are looked for in it. */
  readonly table: Prisma.Sql;
  /** Columns that are never null where the filter holds, and have an index with `id` behind them. */
  readonly sorts: Readonly<Record<Sort, Prisma.Sql | ((filter: Filter) => Prisma.Sql)>>;
  /** What each filter means, where it is asked for. */
  readonly conditions: {
    readonly [Name in keyof Filter]-?: ConditionOf<NonNullable<Filter[Name]>>;
  };
  /** Holds whatever the list is narrowed to, such as that the trash is left out. */
  readonly always?: (filter: Filter, now: Date) => Prisma.Sql;
}

type ConditionOf<Value> = [Value] extends [string] ? Condition<Value> | SearchedText : Condition<Value>;

/** What is narrowed to, at a moment. */
export interface FilterScope<Filter> {
  readonly filter: Filter;
  readonly now: Date;
}

/** What a list was asked for. */
export interface ListQuery<Filter, Sort extends string> extends FilterScope<Filter> {
  readonly sort: Sort;
  readonly descending: boolean;
  /** 1-based. */
  readonly page: number;
  readonly size: number;
}

/** A page, as ids. */
interface ListPage {
  readonly ids: readonly number[];
  /** Rows the filter holds, where they were met on the way; null: nobody has counted. */
  readonly total: number | null;
}

/**
 * A text that so many rows hold is found through its index: all of them, which are then put in order. A
 * thousand rows take a millisecond or two.
 */
const FOUND_AT_ONCE = 20_000;

/**
 * A text that more rows hold is first looked for row by row in the order of the list. There it is met at
 * once, while the index would bring all of them only to sort them. So many rows are read for each row asked
 * for, and at least so many.
 */
const LOOKED_THROUGH = 4_000;
const LOOKED_THROUGH_EACH = 50;

export const whereAll = (conditions: readonly Prisma.Sql[]) =>
  conditions.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join([...conditions], " AND ")}`;

/** The filters that are asked for, with what they mean. An empty choice narrows nothing. */
function asked<Filter extends object, Sort extends string>(
  { conditions }: ListSource<Filter, Sort>,
  filter: Filter,
): readonly { readonly condition: Condition<unknown> | SearchedText; readonly value: unknown }[] {
  const values = new Map<string, unknown>(Object.entries(filter));
  const all = Object.entries(conditions) as [string, Condition<unknown> | SearchedText][];
  return all
    .map(([name, condition]) => ({ condition, value: values.get(name) ?? "" }))
    .filter(({ value }) => value !== "" && value !== false && !(Array.isArray(value) && value.length === 0));
}

/** The conditions of a filter without the texts it looks for, all of which hold; none: everything. */
export function conditionsOf<Filter extends object, Sort extends string>(
  source: ListSource<Filter, Sort>,
  { filter, now }: FilterScope<Filter>,
): readonly Prisma.Sql[] {
  const narrowed = asked(source, filter).flatMap(({ condition, value }) =>
    typeof condition === "function" ? [condition(value, now)] : [],
  );
  return source.always ? [source.always(filter, now), ...narrowed] : narrowed;
}

/** What is looked for; none: nothing is. Null: it is too little to look for. */
export function textsOf<Filter extends object, Sort extends string>(
  source: ListSource<Filter, Sort>,
  filter: Filter,
): ListTexts | null {
  return readTexts(
    asked(source, filter).flatMap(({ condition, value }) =>
      typeof condition === "function" ? [] : [{ typed: String(value), ...condition }],
    ),
  );
}

/** What a list is in the order of. */
export function sortKeyOf<Filter extends object, Sort extends string>(
  { sorts }: ListSource<Filter, Sort>,
  { filter, sort }: Pick<ListQuery<Filter, Sort>, "filter" | "sort">,
): Prisma.Sql {
  const key = sorts[sort];
  return typeof key === "function" ? key(filter) : key;
}

/** The order of a list; none of its rows are alike. */
export function orderOf<Filter extends object, Sort extends string>(
  source: ListSource<Filter, Sort>,
  listQuery: Pick<ListQuery<Filter, Sort>, "filter" | "sort" | "descending">,
): Prisma.Sql {
  const key = sortKeyOf(source, listQuery);
  return listQuery.descending ? Prisma.sql`ORDER BY ${key} DESC, id DESC` : Prisma.sql`ORDER BY ${key}, id`;
}

/**
 * The WHERE of everything a filter holds; null: nothing can be found.
 * @param byIndex false: for a pass over all rows, where a text is held by so many that its index only costs
 */
export function matchingOf<Filter extends object, Sort extends string>(
  source: ListSource<Filter, Sort>,
  narrowed: FilterScope<Filter>,
  byIndex = true,
): Prisma.Sql | null {
  const texts = textsOf(source, narrowed.filter);
  if (texts === null) return null;
  const found = byIndex ? [...holdsTextsByIndex(texts), ...holdsTexts(texts)] : holdsTexts(texts);
  return whereAll([...conditionsOf(source, narrowed), ...found]);
}

// The fields of a query read the same page: once per answer.
const pages = new WeakMap<object, Promise<ListPage>>();

/**
 * A page by its ids, in its order; none for a page that cannot be.
 * @param foundAtOnce tests take less
 */
export function readListPage<Filter extends object, Sort extends string>(
  source: ListSource<Filter, Sort>,
  listQuery: ListQuery<Filter, Sort>,
  foundAtOnce = FOUND_AT_ONCE,
): Promise<ListPage> {
  const known = pages.get(listQuery);
  if (known !== undefined) return known;
  const asked = findPage(source, listQuery, foundAtOnce);
  pages.set(listQuery, asked);
  return asked;
}

async function findPage<Filter extends object, Sort extends string>(
  source: ListSource<Filter, Sort>,
  listQuery: ListQuery<Filter, Sort>,
  foundAtOnce: number,
): Promise<ListPage> {
  const { filter, page, size } = listQuery;
  const skip = (page - 1) * size;
  const texts = textsOf(source, filter);
  if (texts === null) return { ids: [], total: 0 };
  if (page < 1 || skip + size > LIST_DEPTH) return { ids: [], total: null };
  const order = orderOf(source, listQuery);
  const part = Prisma.sql`LIMIT ${size} OFFSET ${skip}`;
  const all = conditionsOf(source, listQuery);
  if (texts.length === 0) {
    return listed(await db.$queryRaw`SELECT id FROM ${source.table} ${whereAll(all)} ${order} ${part}`);
  }
  const terms = texts.flatMap((text) => text.terms);
  const isRare = (await rowsAtMost(source.table, terms, 3)) <= foundAtOnce;
  if (!isRare) {
    const window = Math.max(LOOKED_THROUGH, LOOKED_THROUGH_EACH * (skip + size));
    const early = await db.$queryRaw<Row[]>`SELECT id FROM (
      SELECT * FROM ${source.table} ${whereAll(all)} ${order} LIMIT ${window}
    ) AS beginning ${whereAll(holdsTexts(texts))} ${order} ${part}`;
    if (early.length === size) return listed(early);
  }
  // A rare text is found by its index alone, however many rows the other filters hold. The rows are put in
  // order after that, or the planner would walk along the order and look for them. So all of them are
  // counted, too.
  const found = [...holdsTextsByIndex(texts), ...holdsTexts(texts)];
  return listed(
    await db.$queryRaw`SELECT id, (count(*) OVER ())::int AS total FROM (
      SELECT * FROM ${source.table} ${whereAll(isRare ? found : [...all, ...found])} OFFSET 0
    ) AS found ${isRare ? whereAll(all) : Prisma.empty} ${order} ${part}`,
  );
}

interface Row {
  readonly id: number;
  readonly total?: number;
}

const listed = (rows: readonly Row[]): ListPage => ({
  ids: rows.map(({ id }) => id),
  total: rows[0]?.total ?? null,
});

/** How many a filter holds, counted up to `most`. */
export async function countList<Filter extends object, Sort extends string>(
  source: ListSource<Filter, Sort>,
  narrowed: FilterScope<Filter>,
  most: number = LIST_COUNTED + 1,
): Promise<number> {
  const where = matchingOf(source, narrowed);
  if (where === null) return 0;
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM ${source.table} ${where} LIMIT ${most}) AS counted`;
  return row?.count ?? 0;
}
