// Everything a filter holds, however many rows that is. A statement has less than two seconds
// (prisma/client.ts). Few rows are found by the indexes in one statement. Many rows are read part by part,
// and no part comes near that limit.
import { db, type Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import {
  conditionsOf,
  countList,
  type FilterScope,
  type ListQuery,
  type ListSource,
  matchingOf,
  orderOf,
  sortKeyOf,
  textsOf,
  whereAll,
} from "./list-source.ts";
import { holdsTexts } from "./list-texts.ts";

/** Rows up to which a filter is followed through its indexes. A text that more rows hold is looked for in each of them. */
export const BY_INDEX_MAX = 5_000;

/** How much at once; tests take less. */
export interface Portions {
  readonly byIndex: number;
  /** Ids that one statement goes over: 0.1 to 0.4 s, where a text is looked for in every row. */
  readonly slice: number;
  /** Rows of one step along the order of a list. */
  readonly step: number;
}

export const PORTIONS: Portions = { byIndex: BY_INDEX_MAX, slice: 50_000, step: 30_000 };

/** Milliseconds for everything together, where it has to be as of one moment. */
const AS_OF_ONE_MOMENT = 60_000;

/**
 * Reads what many rows hold in slices of their ids, as of one moment.
 * @param read is given the condition of a slice
 */
export async function readSlices<Part>(
  table: Prisma.Sql,
  read: (tx: Tx, slice: Prisma.Sql) => Promise<Part>,
  { slice }: Portions = PORTIONS,
): Promise<Part[]> {
  return await asOfOneMoment(async (tx) => {
    const [{ last } = { last: null }] = await tx.$queryRaw<{ last: number | null }[]>`
      SELECT max(id) AS last FROM ${table}`;
    const parts: Part[] = [];
    for (let after = 0; after < (last ?? 0); after += slice) {
      parts.push(await read(tx, Prisma.sql`id > ${after}::int AND id <= ${after + slice}::int`));
    }
    return parts;
  });
}

const asOfOneMoment = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.$transaction(work, { isolationLevel: "RepeatableRead", timeout: AS_OF_ONE_MOMENT });

/** How many rows a filter holds, all of them. */
export async function countAll<Filter extends object, Sort extends string>(
  source: ListSource<Filter, Sort>,
  narrowed: FilterScope<Filter>,
  portions = PORTIONS,
): Promise<number> {
  const few = await countList(source, narrowed, portions.byIndex + 1);
  if (few <= portions.byIndex) return few;
  const rows = Prisma.sql`SELECT id FROM ${source.table} ${matchingOf(source, narrowed, false) ?? Prisma.empty}`;
  const counts = await readSlices(
    source.table,
    async (tx, slice) => {
      const [part] = await tx.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (${rows}) AS meant WHERE ${slice}`;
      return part?.count ?? 0;
    },
    portions,
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Everything a filter holds, in an order. */
type WholeList<Filter, Sort extends string> = Omit<ListQuery<Filter, Sort>, "page" | "size">;

/**
 * The ids of everything the filter holds, in order, as they are at this moment: for an export. It is one
 * number a row, so that 100,000 rows take less than a megabyte; the rows are then read in batches.
 */
export async function readAllListIds<Filter extends object, Sort extends string>(
  source: ListSource<Filter, Sort>,
  listQuery: WholeList<Filter, Sort>,
  { byIndex, step } = PORTIONS,
): Promise<readonly number[]> {
  const where = matchingOf(source, listQuery);
  if (where === null) return [];
  if ((await countList(source, listQuery, byIndex + 1)) > byIndex) {
    return await asOfOneMoment((tx) => walk(tx, source, listQuery, step));
  }
  const [row] = await db.$queryRaw<{ ids: number[] | null }[]>`
    SELECT array_agg(id ${orderOf(source, listQuery)}) AS ids FROM ${source.table} ${where}`;
  return row?.ids ?? [];
}

interface Step {
  readonly ids: readonly number[] | null;
  readonly last: number | null;
  readonly seen: number;
}

/** Goes along the order of the list, which has an index behind it, and looks for the text in every row on the way. */
async function walk<Filter extends object, Sort extends string>(
  tx: Tx,
  source: ListSource<Filter, Sort>,
  listQuery: WholeList<Filter, Sort>,
  atOnce: number,
): Promise<number[]> {
  const { table } = source;
  const key = sortKeyOf(source, listQuery);
  const order = orderOf(source, listQuery);
  const texts = holdsTexts(textsOf(source, listQuery.filter) ?? []);
  const holds = texts.length === 0 ? Prisma.sql`TRUE` : Prisma.join(texts, " AND ");
  const beyond = (last: number) => Prisma.sql`
    (${key}, id) ${Prisma.raw(listQuery.descending ? "<" : ">")} ((SELECT ${key} FROM ${table} WHERE id = ${last}::int), ${last}::int)`;
  const all: number[] = [];
  for (let last: number | null = null; ; ) {
    const narrowed: Prisma.Sql[] = [
      ...conditionsOf(source, listQuery),
      ...(last === null ? [] : [beyond(last)]),
    ];
    const [step]: Step[] = await tx.$queryRaw<Step[]>`
      SELECT array_agg(id ${order}) FILTER (WHERE holds) AS ids, (array_agg(id ${order}))[count(*)] AS last, count(*)::int AS seen
      FROM (SELECT id, ${key}, (${holds}) AS holds FROM ${table} ${whereAll(narrowed)} ${order} LIMIT ${atOnce}) AS step`;
    // One by one: a call takes only so many arguments.
    for (const id of step?.ids ?? []) all.push(id);
    last = step?.last ?? null;
    if (last === null || (step?.seen ?? 0) < atOnce) return all;
  }
}
