// Rooms of a site with the seats that are given in them.
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, toLocalizedText } from "#schema/core/shared/localized.ts";
import { rows } from "#schema/cost.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { ExamPartRef } from "#schema/programs/programs/exam.ts";
import { EXAM_PARTS, type ExamPartName } from "#schema/validation/programs/exams.ts";
import { paperTimes, partsTogether, sharesSeats } from "#schema/validation/programs/shared-rooms.ts";

const SeatHolderRef = builder
  .objectRef<{ readonly id: number; readonly name: string; readonly seatNumber: string | null }>("SeatHolder")
  .implement({
    description: "Who has a seat of a room.",
    fields: (t) => ({
      id: t.expose("id", { type: "Id", description: "Of the application." }),
      name: t.exposeString("name"),
      seatNumber: t.exposeString("seatNumber", { nullable: true }),
    }),
  });

const SeatsGivenRef = builder
  .objectRef<{ readonly parts: readonly ExamPartName[]; readonly count: number }>("SeatsGiven")
  .implement({
    description: "How many have a seat of a room at the same time.",
    fields: (t) => ({
      parts: t.field({
        type: [ExamPartRef],
        description: "Those that are sat at that time; none in a session that has no parts.",
        resolve: ({ parts }) => [...parts],
      }),
      count: t.exposeInt("count"),
    }),
  });

/** People in a room that an answer counts with (schema/cost.ts). */
const HOLDERS = 10;

const times = { select: { program: { select: { examParts: true, examPapers: paperTimes } } } } as const;

export const SeatedRoomRef = builder.prismaObject("ExamRoom", {
  variant: "SeatedRoom",
  select: { id: true },
  description: "A room with the seats that are given in it.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { nameKo: true, nameEn: true },
      resolve: ({ nameKo, nameEn }, { language }) => toLocalizedText(nameKo, nameEn, language),
    }),
    seats: t.exposeInt("seats"),
    seatsGiven: t.field({
      type: [SeatsGivenRef],
      authScopes: { can: manageApplications },
      complexity: rows(EXAM_PARTS.length),
      description: "Parts that are sat one after the other have the room in turn.",
      select: { applications: { select: { examPart: true } }, site: times },
      resolve: ({ applications, site: { program } }) => {
        const shares = sharesSeats(program.examPapers);
        const together = partsTogether(program.examPapers, program.examParts);
        if (together.length === 0) return [{ parts: [], count: applications.length }];
        return together.map((parts) => ({
          parts,
          count: applications.filter(({ examPart }) => parts.some((part) => shares(part, examPart))).length,
        }));
      },
    }),
    holders: t.field({
      type: [SeatHolderRef],
      authScopes: { can: manageApplications },
      complexity: rows(HOLDERS),
      args: {
        part: t.arg({
          type: ExamPartRef,
          description: "Those alone who need a seat while this part is sat.",
        }),
      },
      select: {
        applications: { select: { id: true, name: true, seatNumber: true, examPart: true } },
        site: times,
      },
      resolve: ({ applications, site: { program } }, { part = null }) => {
        const shares = sharesSeats(program.examPapers);
        return applications.filter(({ examPart }) => shares(part, examPart));
      },
    }),
  }),
});

export const SeatedSiteRef = builder.prismaObject("ProgramSite", {
  variant: "SeatedSite",
  select: { id: true },
  description: "A site with its rooms.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { nameKo: true, nameEn: true },
      resolve: ({ nameKo, nameEn }, { language }) => toLocalizedText(nameKo, nameEn, language),
    }),
    rooms: t.field({
      type: [SeatedRoomRef],
      select: (_args, _context, nestedSelection) => ({
        rooms: { ...nestedSelection(), orderBy: { position: "asc" } },
      }),
      resolve: ({ rooms }) => rooms,
    }),
  }),
});
