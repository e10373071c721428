// The lists of programs. Ids are read along the index of their beginnings (migration `programs_and_pages`),
// and rows by their ids. No event is longer than two years (schema/validation/programs/programs.ts), so a
// program under way at a moment began within the two years before it. A list looks at that stretch of time
// only, however many programs there have been.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import {
  announcedPrograms,
  scheduledPrograms,
  visibleProgramsSql,
} from "#schema/policies/programs/programs.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { EVENT_MAX_DAYS } from "#schema/validation/core/limits.ts";
import type { ProgramKindName } from "#schema/validation/programs/program-kinds.ts";

/** `UPCOMING`: not ended, soonest first. `PAST`: ended, newest first. */
export const PROGRAM_TIMES = ["UPCOMING", "PAST"] as const;
export type ProgramTime = (typeof PROGRAM_TIMES)[number];

/** Which programs at one moment; null narrows nothing. */
export interface ProgramList {
  readonly kinds: readonly ProgramKindName[] | null;
  readonly tagId: number | null;
  readonly now: Date;
}

interface Part {
  readonly take: number;
  readonly skip: number;
}

const inList = ({ kinds, tagId, now }: ProgramList) => Prisma.sql`
  ${visibleProgramsSql(now)}
  ${ofKinds(kinds)} ${tagId === null ? Prisma.empty : Prisma.sql`AND tag_id = ${tagId}`}`;

/** One kind has an index in the order of the beginnings. Of several kinds the programs are picked out along the way. */
export function ofKinds(kinds: readonly ProgramKindName[] | null): Prisma.Sql {
  if (kinds === null) return Prisma.empty;
  const [only, ...more] = kinds;
  if (only !== undefined && more.length === 0) return Prisma.sql`AND kind = ${only}::program_kind`;
  return Prisma.sql`AND kind::text = ANY(${[...kinds]})`;
}

const beganBefore = (moment: Date) => new Date(moment.getTime() - EVENT_MAX_DAYS * DAY);

/** Programs under way at a moment. */
const ongoing = (list: ProgramList) => Prisma.sql`${inList(list)}
  AND starts_at > ${beganBefore(list.now)} AND starts_at <= ${list.now} AND ends_at > ${list.now}`;

type Ids = { readonly id: number }[];
const toIds = (rows: Ids): number[] => rows.map(({ id }) => id);

/** Ids of programs that have not ended, soonest first; `live` leaves the cancelled ones out. */
export async function readUpcomingIds(
  list: ProgramList,
  { take, skip }: Part,
  { live }: { readonly live: boolean } = { live: false },
): Promise<number[]> {
  const wanted = live ? Prisma.sql`AND cancelled_at IS NULL` : Prisma.empty;
  return toIds(
    await db.$queryRaw<Ids>`
      SELECT id FROM (
        (SELECT id, starts_at FROM programs WHERE ${ongoing(list)} ${wanted})
        UNION ALL
        (SELECT id, starts_at FROM programs WHERE ${inList(list)} AND starts_at > ${list.now} ${wanted}
          ORDER BY starts_at, id LIMIT ${take + skip})
      ) AS upcoming ORDER BY starts_at, id LIMIT ${take} OFFSET ${skip}`,
  );
}

/** Ids of programs that have ended, newest first. */
export async function readPastIds(list: ProgramList, { take, skip }: Part): Promise<number[]> {
  return toIds(
    await db.$queryRaw<Ids>`
      SELECT id FROM programs WHERE ${inList(list)} AND starts_at < ${list.now} AND ends_at <= ${list.now}
      ORDER BY starts_at DESC, id DESC LIMIT ${take} OFFSET ${skip}`,
  );
}

/** Ids of the programs that touch a stretch of time (its end excluded), soonest first. */
export async function readIdsBetween(
  list: ProgramList,
  from: Date,
  to: Date,
  take: number,
): Promise<number[]> {
  return toIds(
    await db.$queryRaw<Ids>`
      SELECT id FROM programs
      WHERE ${inList(list)} AND starts_at > ${beganBefore(from)} AND starts_at < ${to} AND ends_at > ${from}
      ORDER BY starts_at, id LIMIT ${take}`,
  );
}

/** How many programs a list holds. */
export async function countList(list: ProgramList, time: ProgramTime): Promise<number> {
  const { now } = list;
  const when = time === "PAST" ? Prisma.sql`ends_at <= ${now}` : Prisma.sql`ends_at > ${now}`;
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM programs WHERE ${inList(list)} AND ${when}`;
  return row?.count ?? 0;
}

/** When a list changes by itself: a publication, an end. Milliseconds since 1970; infinity when nothing is to come. */
export async function nextListMoment(now: Date): Promise<number> {
  const [scheduled, ending] = await Promise.all([
    db.program.findFirst({
      where: scheduledPrograms(now),
      orderBy: { publishedAt: "asc" },
      select: { publishedAt: true },
    }),
    db.program.findFirst({
      where: { ...announcedPrograms, endsAt: { gt: now } },
      orderBy: { endsAt: "asc" },
      select: { endsAt: true },
    }),
  ]);
  const moments = [scheduled?.publishedAt, ending?.endsAt].map(
    (at) => at?.getTime() ?? Number.POSITIVE_INFINITY,
  );
  return Math.min(...moments);
}
