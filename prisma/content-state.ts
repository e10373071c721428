// Says what a gateway has to know to keep answers: the version of public content, and the moments at which
// that content changes by itself.
import { DAY } from "#schema/validation/core/durations.ts";
import { endOfSeoulDay } from "#schema/validation/core/seoul.ts";
import { db } from "./client.ts";
import { Prisma } from "./generated/client.ts";

export interface ContentState {
  readonly version: bigint;
  /**
   * The next moments, nearest first, in milliseconds since 1970: those that the nouns name, and midnight in
   * Seoul, because pages mark today and leave out this year. Cached answers end at these moments.
   */
  readonly coming: readonly number[];
  /** When the next pin ends, or the moment of one that has ended and is not written down yet; infinity without one. */
  readonly nextUnpin: number;
}

/** More than pass between two readings. Later ones are read when these have passed. */
const COMING_MAX = 20;

/** The dates of a table that change what visitors see; schema/core/shared/public-moments.ts says what each part means. */
interface Moments {
  readonly table: string;
  readonly where: string;
  readonly columns: Readonly<Record<string, readonly number[]>>;
}

/** The soonest moments of a column, a step along its index. */
function soonest({ table, where }: Moments, column: string, days: number, now: Date): Prisma.Sql {
  const [rows, shown, at] = [table, where, column].map((text) => Prisma.raw(text));
  const since = new Date(now.getTime() - days * DAY);
  return Prisma.sql`(SELECT ${at} + make_interval(days => ${days}) AS at FROM ${rows}
    WHERE ${shown} AND ${at} IS NOT NULL AND ${at} > ${since} ORDER BY ${at} LIMIT ${COMING_MAX})`;
}

/**
 * One statement, so that the version and the moments belong together; each moment is an index away.
 * @param moments of every noun (schema/moments.ts); their names and conditions are our own text
 */
export async function readContentState(now: Date, moments: readonly Moments[]): Promise<ContentState> {
  const parts = moments.flatMap((noun) =>
    Object.entries(noun.columns).flatMap(([column, days]) =>
      days.map((day) => soonest(noun, column, day, now)),
    ),
  );
  const [row] = await db.$queryRaw<{ version: bigint; coming: number[]; next_unpin: number | null }[]>`
    SELECT version,
      ARRAY(
        SELECT (extract(epoch FROM at) * 1000)::float8 FROM (${Prisma.join(parts, " UNION ALL ")}) AS moments
        ORDER BY at LIMIT ${COMING_MAX}
      ) AS coming,
      (SELECT (extract(epoch FROM min(pinned_until)) * 1000)::float8 FROM posts WHERE pinned_until IS NOT NULL) AS next_unpin
    FROM content_version WHERE id = 1`;
  if (!row) throw new Error("The row of the content version is missing");
  const coming = [...row.coming, endOfSeoulDay(now).getTime()].sort((one, other) => one - other);
  return { version: row.version, coming, nextUnpin: row.next_unpin ?? Number.POSITIVE_INFINITY };
}
