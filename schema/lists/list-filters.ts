// What lists are narrowed by: the inputs, and the SQL of each. Days are days in Seoul, both included.
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { listAmount, listDay } from "#schema/validation/lists.ts";
import { seoulMidnight } from "#schema/validation/seoul.ts";

export interface DayRange {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

export interface AmountRange {
  readonly from?: number | null | undefined;
  readonly to?: number | null | undefined;
}

export const DayRangeRef = builder.inputType("DayRange", {
  description: "Days in Seoul, such as 2026-12-01, both included. Without one there is no end on that side.",
  fields: (t) => ({ from: t.string({ validate: listDay }), to: t.string({ validate: listDay }) }),
});

export const AmountRangeRef = builder.inputType("AmountRange", {
  description: "Whole numbers, both included. Without one there is no end on that side.",
  fields: (t) => ({ from: t.int({ validate: listAmount }), to: t.int({ validate: listAmount }) }),
});

/** One of some values. `column` and `type` (of an enum as the database knows it, or `text`, `int`) are written by us, never by people. */
export function oneOf(
  column: string,
  type: string,
  values: readonly (string | number)[] | null | undefined,
): Prisma.Sql[] {
  if (!values || values.length === 0) return [];
  const choices = values.map((value) => Prisma.sql`${value}::text::${Prisma.raw(quoted(type))}`);
  return [Prisma.sql`${Prisma.raw(column)} IN (${Prisma.join(choices)})`];
}

const quoted = (type: string) => (/^[a-z]+$/.test(type) ? type : `"${type}"`);

/** A moment on one of the days. */
export function inDays(column: string, days: DayRange | null | undefined): Prisma.Sql[] {
  const { from, to } = days ?? {};
  return [
    ...(from ? [Prisma.sql`${Prisma.raw(column)} >= ${seoulMidnight(from)}`] : []),
    ...(to ? [Prisma.sql`${Prisma.raw(column)} < ${seoulMidnight(to, 1)}`] : []),
  ];
}

/** A number in a range. */
export function inAmounts(column: string, amounts: AmountRange | null | undefined): Prisma.Sql[] {
  const { from, to } = amounts ?? {};
  return [
    ...(from != null ? [Prisma.sql`${Prisma.raw(column)} >= ${from}::int`] : []),
    ...(to != null ? [Prisma.sql`${Prisma.raw(column)} <= ${to}::int`] : []),
  ];
}
