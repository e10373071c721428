// Names for the statements that the Prisma client writes. A statement with a name is parsed once a
// connection, and after a few runs also planned only once
// (https://www.postgresql.org/docs/current/sql-prepare.html). One without is parsed and planned each time.

/** Statements named at most: each connection of the pool keeps all of them, at some kilobytes each. */
const NAMES_MAX = 400;
/** Values of a named statement at most: a list of ids is another statement for each length. */
const VALUES_MAX = 24;

/** PostgreSQL's own name for the statement that is not stored. */
const UNNAMED = "";

/** Prisma writes every table with its schema. Our $queryRaw does not, because a search needs a plan for its own words. */
const isWrittenByPrisma = (sql: string) => sql.includes('"public"."');

/** Makes the function that names a statement. */
export function createStatementNames(
  most = NAMES_MAX,
): (statement: { readonly sql: string; readonly args: readonly unknown[] }) => string {
  const names = new Map<string, string>();
  return ({ sql, args }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= most || args.length > VALUES_MAX || !isWrittenByPrisma(sql)) return UNNAMED;
    const name = `prisma ${names.size}`;
    names.set(sql, name);
    return name;
  };
}
