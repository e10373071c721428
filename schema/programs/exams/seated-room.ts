// Rooms of a site with the seats that are given in them.
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, toLocalizedText } from "#schema/core/shared/localized.ts";
import { rows } from "#schema/cost.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";

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

/** People in a room that an answer counts with (schema/cost.ts). */
const HOLDERS = 10;

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
    seatsGiven: t.relationCount("applications", { authScopes: { can: manageApplications } }),
    holders: t.field({
      type: [SeatHolderRef],
      authScopes: { can: manageApplications },
      complexity: rows(HOLDERS),
      select: { applications: { select: { id: true, name: true, seatNumber: true } } },
      resolve: ({ applications }) => applications,
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
