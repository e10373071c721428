// The rule of a policy, as Prisma's queries take it, in the SQL of a list. So a rule that both need is written once.
import { Prisma } from "#prisma/generated/client.ts";

/**
 * The same condition over the columns of the table, which are named as the schema names all of them.
 * @param where fields of the row itself, with AND and OR, null, a value, `not`, `in`, `notIn` and the comparisons of moments
 * @throws Error for anything else: a rule that is not understood must not let anything through
 */
export function whereSql(where: object): Prisma.Sql {
  return both(Object.entries(where).map(([name, wanted]) => partSql(name, wanted)));
}

const both = (parts: readonly Prisma.Sql[]): Prisma.Sql =>
  parts.length === 0 ? Prisma.sql`TRUE` : Prisma.sql`(${Prisma.join([...parts], " AND ")})`;

function partSql(name: string, wanted: unknown): Prisma.Sql {
  if (name === "AND") return both(listOf(wanted).map(ruleSql));
  if (name === "OR") {
    const parts = listOf(wanted).map(ruleSql);
    return parts.length === 0 ? Prisma.sql`FALSE` : Prisma.sql`(${Prisma.join(parts, " OR ")})`;
  }
  const column = columnOf(name);
  if (wanted === null) return Prisma.sql`${column} IS NULL`;
  if (typeof wanted !== "object" || wanted instanceof Date) return compared(column, "=", wanted);
  return both(Object.entries(wanted).map(([operator, value]) => operatorSql(column, operator, value)));
}

const COMPARISONS: Readonly<Record<string, string>> = {
  equals: "=",
  not: "<>",
  lt: "<",
  lte: "<=",
  gt: ">",
  gte: ">=",
};

function operatorSql(column: Prisma.Sql, operator: string, value: unknown): Prisma.Sql {
  if (value === null && operator === "not") return Prisma.sql`${column} IS NOT NULL`;
  if (operator === "in") {
    const choices = listOf(value).map((choice) => compared(column, "=", choice));
    return choices.length === 0 ? Prisma.sql`FALSE` : Prisma.sql`(${Prisma.join(choices, " OR ")})`;
  }
  if (operator === "notIn") return both(listOf(value).map((choice) => compared(column, "<>", choice)));
  const comparison = COMPARISONS[operator];
  if (comparison === undefined) throw new Error(`The SQL of a list has no "${operator}"`);
  return compared(column, comparison, value);
}

function compared(column: Prisma.Sql, comparison: string, value: unknown): Prisma.Sql {
  const sign = Prisma.raw(comparison);
  if (value instanceof Date) return Prisma.sql`${column} ${sign} ${value}::timestamptz`;
  if (typeof value === "number") return Prisma.sql`${column} ${sign} ${value}::int`;
  if (typeof value === "boolean") return Prisma.sql`${column} ${sign} ${value}::boolean`;
  // A text, or a value of an enum.
  if (typeof value === "string") return Prisma.sql`${column}::text ${sign} ${value}::text`;
  throw new Error(`The SQL of a list cannot compare with ${String(value)}`);
}

function columnOf(name: string): Prisma.Sql {
  if (!/^[a-z][a-zA-Z]*$/.test(name)) throw new Error(`"${name}" is no column`);
  return Prisma.raw(name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function ruleSql(rule: unknown): Prisma.Sql {
  if (typeof rule !== "object" || rule === null) throw new Error("A rule of a list is an object");
  return whereSql(rule);
}
