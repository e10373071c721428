// Defines what a filter means in SQL, by its kind. Names of columns and types come from our code, never from
// requests. Days are days in Seoul, and both ends are included.
import { Prisma } from "#prisma/generated/client.ts";
import type { AmountRange, DayRange } from "#schema/validation/core/list-filters.ts";
import { seoulMidnight } from "#schema/validation/core/seoul.ts";

/** The condition of a value that is asked for. @param now decides what depends on the time of day, such as what is overdue */
export type Condition<Value> = (value: Value, now: Date) => Prisma.Sql;

/** A text that is looked for in `search_key`, through its index: in one of the columns that are in it, or in all. */
export interface SearchedText {
  readonly column: string | null;
}

export const inEveryColumn: SearchedText = { column: null };
export const inColumn = (column: string): SearchedText => ({ column });

/** @param type of an enum as the database knows it, or `text`, `int` */
export function oneOf(column: string, type: string): Condition<readonly (string | number)[]> {
  return (values) => {
    const choices = values.map((value) => Prisma.sql`${value}::text::${Prisma.raw(quoted(type))}`);
    return Prisma.sql`${Prisma.raw(column)} IN (${Prisma.join(choices)})`;
  };
}

const quoted = (type: string) => (/^[a-z]+$/.test(type) ? type : `"${type}"`);

/** A moment on one of the days. */
export function inDays(column: string): Condition<DayRange> {
  return ({ from, to }) =>
    both(
      from ? Prisma.sql`${Prisma.raw(column)} >= ${seoulMidnight(from)}` : null,
      to ? Prisma.sql`${Prisma.raw(column)} < ${seoulMidnight(to, 1)}` : null,
    );
}

/** The same of a column that holds days without a time. */
export function onDates(column: string): Condition<DayRange> {
  return ({ from, to }) =>
    both(
      from ? Prisma.sql`${Prisma.raw(column)} >= ${from}::date` : null,
      to ? Prisma.sql`${Prisma.raw(column)} <= ${to}::date` : null,
    );
}

/** A number in a range. */
export function inNumbers(column: string): Condition<AmountRange> {
  return ({ from, to }) =>
    both(
      from == null ? null : Prisma.sql`${Prisma.raw(column)} >= ${from}::int`,
      to == null ? null : Prisma.sql`${Prisma.raw(column)} <= ${to}::int`,
    );
}

function both(...ends: readonly (Prisma.Sql | null)[]): Prisma.Sql {
  const given = ends.filter((end) => end !== null);
  return given.length === 0 ? Prisma.sql`TRUE` : Prisma.join(given, " AND ");
}
