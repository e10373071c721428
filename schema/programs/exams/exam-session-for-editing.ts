// The settings of a session as their form needs them: both languages, and what of its program they depend on.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { writePrograms } from "#schema/policies/programs/programs.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import { ProgramForEditingRef } from "#schema/programs/programs/program-for-editing.ts";
import { type ExamSettings, readExamSettings } from "./exam-settings.ts";
import { newExamSession } from "./new-exam-session.ts";
import { examProgramColumns } from "./write-exam-session.ts";

interface EditedSession extends ExamSettings {
  readonly programId: number;
}

type Paper = ExamSettings["papers"][number];
type Site = ExamSettings["sites"][number];

const CriterionRef = builder.objectRef<Paper["criteria"][number]>("ExamCriterionForEditing").implement({
  description: "What raters give points for.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id", nullable: true }),
    nameKo: t.exposeString("nameKo"),
    nameEn: t.exposeString("nameEn", { nullable: true }),
    maxPoints: t.exposeInt("maxPoints"),
  }),
});

const PaperRef = builder.objectRef<Paper>("ExamPaperForEditing").implement({
  description: "What is written or spoken in one sitting.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id", nullable: true }),
    part: t.expose("part", { type: ExamPartRef }),
    nameKo: t.exposeString("nameKo"),
    nameEn: t.exposeString("nameEn", { nullable: true }),
    startsAt: t.expose("startsAt", { type: "DateTime" }),
    minutes: t.exposeInt("minutes"),
    minimum: t.exposeInt("minimum", { nullable: true }),
    criteria: t.field({ type: [CriterionRef], resolve: ({ criteria }) => criteria }),
  }),
});

const RoomRef = builder.objectRef<Site["rooms"][number]>("ExamRoomForEditing").implement({
  description: "A room of a site.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id", nullable: true }),
    nameKo: t.exposeString("nameKo"),
    nameEn: t.exposeString("nameEn", { nullable: true }),
    seats: t.exposeInt("seats"),
  }),
});

const SeatsRef = builder.objectRef<Site["seats"][number]>("ExamSeatsForEditing").implement({
  description: "How many can take a part in a language pair at a site.",
  fields: (t) => ({
    part: t.expose("part", { type: ExamPartRef }),
    pair: t.expose("pair", { type: LanguagePairRef }),
    seats: t.exposeInt("seats", { nullable: true }),
  }),
});

const SiteRef = builder.objectRef<Site>("ExamSiteForEditing").implement({
  description: "A site of the program, with its rooms and its seats.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    rooms: t.field({ type: [RoomRef], resolve: ({ rooms }) => rooms }),
    seats: t.field({ type: [SeatsRef], resolve: ({ seats }) => seats }),
  }),
});

export const ExamSessionForEditingRef = builder.objectRef<EditedSession>("ExamSessionForEditing").implement({
  description: "The settings of a session; version 0 for one that has none yet, with what to begin with.",
  authScopes: { can: writePrograms },
  fields: (t) => ({
    program: t.prismaField({
      type: ProgramForEditingRef,
      resolve: (query, { programId }) => db.program.findUniqueOrThrow({ ...query, where: { id: programId } }),
    }),
    version: t.exposeInt("version"),
    registrationNumber: t.exposeString("registrationNumber", { nullable: true }),
    holderKo: t.exposeString("holderKo", { nullable: true }),
    holderEn: t.exposeString("holderEn", { nullable: true }),
    gradeKo: t.exposeString("gradeKo", { nullable: true }),
    gradeEn: t.exposeString("gradeEn", { nullable: true }),
    showsGrade: t.exposeBoolean("showsGrade"),
    contact: t.exposeString("contact", { nullable: true }),
    costNoteKo: t.exposeString("costNoteKo", { nullable: true }),
    costNoteEn: t.exposeString("costNoteEn", { nullable: true }),
    rulesKo: t.exposeString("rulesKo", { nullable: true }),
    rulesEn: t.exposeString("rulesEn", { nullable: true }),
    photoUntil: t.expose("photoUntil", { type: "DateTime", nullable: true }),
    slipFrom: t.expose("slipFrom", { type: "DateTime", nullable: true }),
    passAverage: t.exposeInt("passAverage", { nullable: true }),
    ratersPerScript: t.exposeInt("ratersPerScript"),
    ratersAgreeing: t.exposeInt("ratersAgreeing"),
    thirdRaterAbove: t.exposeInt("thirdRaterAbove", { nullable: true }),
    showsCriteria: t.exposeBoolean("showsCriteria"),
    objectionDays: t.exposeInt("objectionDays"),
    papers: t.field({ type: [PaperRef], resolve: ({ papers }) => papers }),
    sites: t.field({ type: [SiteRef], resolve: ({ sites }) => sites }),
  }),
});

/** Null for what is no session of the exam. */
export async function editedSession(programId: number): Promise<EditedSession | null> {
  const program = await db.program.findFirst({
    where: { id: programId, kind: "KITEC" },
    select: { ...examProgramColumns, fee: true },
  });
  if (!program) return null;
  const settings = (await readExamSettings(db, programId)) ?? (await newExamSession(db, program));
  return { programId, ...settings };
}
