// Defines who looked at how much personal data in a month, counted from the audit log.
import type { Prisma as Client } from "#prisma/generated/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { NAMES_OF_MEMBER, type NamedPerson } from "#schema/core/shared/person-name.ts";
import { momentsOf } from "#schema/validation/core/months.ts";
import { MANY_ROWS, OFFICE_HOURS } from "#schema/validation/people/access-reviews.ts";

/** What somebody of the office did in a month. */
export interface AccessFigures extends NamedPerson {
  readonly actorId: number;
  /** Looks at one person, payment or application. */
  readonly looks: number;
  /** Lists that were opened or searched. */
  readonly lists: number;
  readonly views: number;
  readonly exports: number;
  /** Rows that left with them. */
  readonly rows: number;
  readonly manyRows: number;
  readonly outOfHours: number;
}

const VIEW = Prisma.sql`action = 'startMemberView'`;
const LOOK = Prisma.sql`(action LIKE 'view%' OR action = 'findInOffice')`;
/** Files without anybody's data are not counted. */
const EXPORT = Prisma.sql`(action = 'export' AND coalesce(after->>'list', '') NOT IN ('glossary', 'redirects'))`;
const ROWS = Prisma.sql`coalesce((after->>'rows')::int, 0)`;
const IN_SEOUL = Prisma.sql`(created_at AT TIME ZONE 'Asia/Seoul')`;

/** Looks and files of a month, over `audit_entries`. */
const accessOf = (month: string): Prisma.Sql => {
  const { from, to } = momentsOf(month);
  return Prisma.sql`created_at >= ${from} AND created_at < ${to} AND actor_id IS NOT NULL AND (${LOOK} OR ${VIEW} OR ${EXPORT})`;
};

/** Files alone. */
export const exportsOf = (month: string): Prisma.Sql => Prisma.sql`${accessOf(month)} AND ${EXPORT}`;

/** On a Saturday, a Sunday, or outside the hours of the office. */
const OUT_OF_HOURS = Prisma.sql`(extract(isodow FROM ${IN_SEOUL}) > 5
  OR extract(hour FROM ${IN_SEOUL}) < ${OFFICE_HOURS.from} OR extract(hour FROM ${IN_SEOUL}) >= ${OFFICE_HOURS.to})`;

/** One for each person, the one who looked most first. */
export const readAccessFigures = (tx: Client.TransactionClient, month: string): Promise<AccessFigures[]> =>
  tx.$queryRaw<AccessFigures[]>`
    SELECT counted.*, ${NAMES_OF_MEMBER} FROM (
      SELECT actor_id AS "actorId",
        (count(*) FILTER (WHERE ${LOOK} AND subject_id IS NOT NULL))::int AS looks,
        (count(*) FILTER (WHERE ${LOOK} AND subject_id IS NULL))::int AS lists,
        (count(*) FILTER (WHERE ${VIEW}))::int AS views,
        (count(*) FILTER (WHERE ${EXPORT}))::int AS exports,
        coalesce(sum(${ROWS}) FILTER (WHERE ${EXPORT}), 0)::int AS rows,
        (count(*) FILTER (WHERE ${EXPORT} AND ${ROWS} >= ${MANY_ROWS}))::int AS "manyRows",
        (count(*) FILTER (WHERE ${OUT_OF_HOURS}))::int AS "outOfHours"
      FROM audit_entries WHERE ${accessOf(month)} GROUP BY actor_id
    ) AS counted JOIN members ON members.id = counted."actorId"
    ORDER BY counted.looks + counted.lists + counted.views + counted.exports DESC, counted."actorId"`;
