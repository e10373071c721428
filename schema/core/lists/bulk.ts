// Acts on many rows of a list: on chosen ones, or on everything its filter holds. Each call does a part, in
// one transaction; the server finds the rows itself. The client calls again with the cursor of the answer,
// and shows how far the act has come. Rows are taken in the order of their ids. So an act that moves rows out
// of the filter neither misses nor repeats one, and rows that come later stay out. The first call compares
// how many rows the filter holds with the count that somebody agreed to.
import type { Tx } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { DomainError } from "#schema/errors.ts";
import { bulk } from "#schema/validation/core/bulk.ts";
import { BY_INDEX_MAX } from "./all-matching-rows.ts";
import { conditionsOf, type FilterScope, type ListSource, matchingOf } from "./list-source.ts";

/** Which rows, and how far the act has come. */
export interface BulkSelection {
  /** Chosen rows; null: everything the filter holds. */
  readonly ids?: readonly number[] | null | undefined;
  /** How many somebody agreed to. */
  readonly expectedCount: number;
  /** Null: the act begins. */
  readonly cursor?: string | null | undefined;
}

export const BulkSelectionRef = builder
  .inputType("BulkSelection", {
    description: "Chosen rows, or everything the filter holds, and the count that was agreed to.",
    fields: (t) => ({
      ids: t.field({ type: ["Id"], description: "Null: everything the filter holds." }),
      expectedCount: t.int({
        required: true,
        description: "COUNT_CHANGED with `extensions.conflict` {count} when it is another now.",
      }),
      cursor: t.string({ description: "Of the last answer; null for the first call." }),
    }),
  })
  .validate(bulk);

/** What a part of the act came to. */
export interface BulkStep {
  readonly done: number;
  /** Rows that could not be changed this way, or did not need to be. */
  readonly skipped: number;
  /** To call again with; null: that was all. */
  readonly cursor: string | null;
}

export const BulkStepRef = builder.objectRef<BulkStep>("BulkStep").implement({
  description: "What one call of an act on many rows came to.",
  fields: (t) => ({
    done: t.exposeInt("done"),
    skipped: t.exposeInt("skipped", {
      description: "Rows that could not be changed so, or need not.",
    }),
    cursor: t.exposeString("cursor", {
      nullable: true,
      description: "To call again with; null when that was all.",
    }),
  }),
});

/** Which rows are meant, wherever the act has come to. */
export type RowSelection = Pick<BulkSelection, "ids" | "expectedCount">;

/** The rows that are meant, as a query for their ids. `within` holds for chosen ones too. */
export function selectedRows<Filter extends object, Sort extends string>(
  source: ListSource<Filter, Sort>,
  {
    which,
    filter,
    within,
    now,
  }: FilterScope<Filter> & { readonly which: RowSelection; readonly within: Filter },
): Prisma.Sql {
  const { ids, expectedCount } = which;
  if (ids != null) {
    const some = Prisma.sql`id = ANY(${[...ids]}::int[])`;
    const chosen = [...conditionsOf(source, { filter: within, now }), some];
    return Prisma.sql`SELECT id FROM ${source.table} WHERE ${Prisma.join(chosen, " AND ")}`;
  }
  const where = matchingOf(source, { filter, now }, expectedCount <= BY_INDEX_MAX) ?? Prisma.sql`WHERE FALSE`;
  return Prisma.sql`SELECT id FROM ${source.table} ${where}`;
}

interface Part {
  readonly ids: readonly number[];
  readonly cursor: string | null;
}

/** The rows an act means, as they are read a part at a time. */
interface MeantRows {
  /** How many there are now, and the last of their ids. */
  readonly begin: () => Promise<{ readonly count: number; readonly last: number | null }>;
  /** The next of them behind an id, up to another, in the order of their ids. */
  readonly next: (after: number, upTo: number, size: number) => Promise<readonly { readonly id: number }[]>;
}

/**
 * The next rows of an act.
 * @throws DomainError COUNT_CHANGED {count} on the first call, when the rows are not as many as somebody agreed to
 */
export async function takePartOf(
  meant: MeantRows,
  { expectedCount, cursor }: BulkSelection,
  size: number,
): Promise<Part> {
  const { after, upTo } = cursor ? readCursor(cursor) : await begin(meant, expectedCount);
  const ids = (await meant.next(after, upTo, size)).map(({ id }) => id);
  const last = ids.at(-1);
  const isAll = last === undefined || ids.length < size || last === upTo;
  return { ids, cursor: isAll ? null : `${last}-${upTo}` };
}

/**
 * The same of rows that a query brings.
 * @param rows the query for the ids of all that is meant
 * @param among which of these the act is about; it skips the others without looking at them
 * @throws DomainError COUNT_CHANGED
 */
export const takePart = (
  tx: Pick<Tx, "$queryRaw">,
  rows: Prisma.Sql,
  selection: BulkSelection,
  size: number,
  among: Prisma.Sql = rows,
): Promise<Part> =>
  takePartOf(
    {
      begin: async () => {
        const [now] = await tx.$queryRaw<{ count: number; last: number | null }[]>`
          SELECT count(*)::int AS count, max(id) AS last FROM (${rows}) AS meant`;
        return now ?? { count: 0, last: null };
      },
      next: (after, upTo) => tx.$queryRaw<{ id: number }[]>`
        SELECT id FROM (${among}) AS meant WHERE id > ${after}::int AND id <= ${upTo}::int ORDER BY id LIMIT ${size}`,
    },
    selection,
    size,
  );

function readCursor(cursor: string) {
  const [after = 0, upTo = 0] = cursor.split("-").map(Number);
  // What is not an id is after all of them.
  return { after: Math.min(after, MAX_ID), upTo: Math.min(upTo, MAX_ID) };
}

const MAX_ID = 2_147_483_647;

async function begin(meant: MeantRows, expectedCount: number) {
  const { count, last } = await meant.begin();
  if (count !== expectedCount) throw new DomainError("COUNT_CHANGED", { conflict: { count } });
  return { after: 0, upTo: last ?? 0 };
}
