// A program in the office's list: its status, how full it is, and what it lacks.
import { builder } from "#schema/builder.ts";
import { LanguageRef, languagesOf } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, toLocalizedText } from "#schema/core/shared/localized.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import { trashExpiry } from "#schema/core/trash/trash-expiry.ts";
import { stateAt } from "#schema/validation/programs/program-state.ts";
import { ProgramKindRef, ProgramStageRef, ProgramStateRef } from "./program-kind.ts";
import { stageOf } from "./program-stage.ts";
import { stateColumns } from "./program-state.ts";
import { isProgramEnglishOutdated } from "./program-texts.ts";

export const ManagedProgramRef = builder.prismaObject("Program", {
  variant: "ManagedProgram",
  select: { id: true },
  description: "A program as the office sees it in its list.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    kind: t.expose("kind", { type: ProgramKindRef }),
    number: t.exposeInt("number", { nullable: true }),
    version: t.exposeInt("version", { description: "What saveProgram and cancelProgram have to carry." }),
    stage: t.field({
      type: ProgramStageRef,
      select: { publishedAt: true, deletedAt: true },
      resolve: (program, _args, { clock }) => stageOf(program, clock.now()),
    }),
    state: t.field({
      type: ProgramStateRef,
      description: "What people see, or would see.",
      select: stateColumns,
      resolve: (program, _args, { clock }) => stateAt(program, clock.now()),
    }),
    title: t.field({
      type: LocalizedTextRef,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      select: { titleKo: true, titleEn: true },
      resolve: ({ titleKo, titleEn }, { language }) => toLocalizedText(titleKo, titleEn, language),
    }),
    languages: t.field({
      type: [LanguageRef],
      select: { titleKo: true, titleEn: true },
      resolve: languagesOf,
    }),
    englishOutdated: t.boolean({
      select: { titleEn: true, koUpdatedAt: true, enUpdatedAt: true },
      resolve: isProgramEnglishOutdated,
    }),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
    endsAt: t.expose("endsAt", { type: "DateTime" }),
    applyFrom: t.expose("applyFrom", { type: "DateTime", nullable: true }),
    applyTo: t.expose("applyTo", { type: "DateTime", nullable: true }),
    capacity: t.exposeInt("capacity", { nullable: true }),
    seatsTaken: t.exposeInt("seatsTaken"),
    waitingList: t.exposeBoolean("waitingList"),
    fee: t.exposeInt("fee"),
    publishedAt: t.expose("publishedAt", { type: "DateTime", nullable: true }),
    cancelledAt: t.expose("cancelledAt", { type: "DateTime", nullable: true }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    deletedAt: t.expose("deletedAt", { type: "DateTime", nullable: true }),
    trashExpiry: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the trash will be emptied of it.",
      select: { deletedAt: true },
      resolve: ({ deletedAt }) => deletedAt && trashExpiry(deletedAt),
    }),
    writtenBy: t.string({
      nullable: true,
      description: "The name of the person who made it.",
      select: { createdBy: { select: NAME_COLUMNS } },
      resolve: ({ createdBy }, _args, context) => nameFor(context, createdBy),
    }),
  }),
});
