// Defines what a calendar needs of programs: small columns, of what everybody may see.
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { visiblePrograms } from "#schema/policies/programs/programs.ts";

const COLUMNS = {
  id: true,
  kind: true,
  version: true,
  titleKo: true,
  titleEn: true,
  descriptionKo: true,
  descriptionEn: true,
  locationKo: true,
  locationEn: true,
  startsAt: true,
  endsAt: true,
  cancelledAt: true,
  cancelNoteKo: true,
  cancelNoteEn: true,
  createdAt: true,
  updatedAt: true,
  presentationCall: {
    select: {
      version: true,
      isShown: true,
      sessions: {
        orderBy: [{ startsAt: "asc" }, { position: "asc" }],
        select: { titleKo: true, titleEn: true, room: true, startsAt: true },
      },
    },
  },
} as const satisfies Prisma.ProgramSelect;

/** A program as a calendar takes it. */
export type CalendarProgram = Prisma.ProgramGetPayload<{ select: typeof COLUMNS }>;

/** The seminars that a subscribed calendar holds: more than fifty years of monthly ones. */
const FEED_MAX = 1_000;

/** The newest seminars everybody may see, soonest last. */
export function readSeminarsForCalendar(now: Date): Promise<CalendarProgram[]> {
  return db.program.findMany({
    where: { ...visiblePrograms(now), kind: "SEMINAR" },
    orderBy: [{ startsAt: "desc" }, { id: "desc" }],
    take: FEED_MAX,
    select: COLUMNS,
  });
}

/** One program of any kind; null unless it is there and published. */
export function readProgramForCalendar(id: number, now: Date): Promise<CalendarProgram | null> {
  return db.program.findFirst({ where: { ...visiblePrograms(now), id }, select: COLUMNS });
}
