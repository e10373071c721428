// Defines what a member applied for, in short: each application has a page of its own.
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef, textIn } from "#schema/core/shared/language.ts";
import { MemberRecordRef } from "#schema/people/members/member-record.ts";
import { readMembers } from "#schema/policies/people/members.ts";
import {
  areResultsReleased,
  manageApplications,
  manageApplicationsOf,
} from "#schema/policies/programs/applications.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import { ProgramKindRef } from "#schema/programs/programs/program-kind.ts";
import { ApplicationStateRef, ExamVerdictRef } from "./application-enums.ts";

/** The newest that are shown. */
const SHOWN = 20;

const APPLICATION_COLUMNS = {
  id: true,
  state: true,
  createdAt: true,
  examPart: true,
  languagePair: true,
  verdict: true,
  program: { select: { id: true, kind: true, titleKo: true, titleEn: true, resultsReleasedAt: true } },
} as const satisfies Prisma.ApplicationSelect;
type MemberApplication = Prisma.ApplicationGetPayload<{ select: typeof APPLICATION_COLUMNS }>;

const MemberApplicationRef = builder.objectRef<MemberApplication>("MemberApplication").implement({
  description: "An application of a member, in short.",
  authScopes: { can: readMembers },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    state: t.expose("state", { type: ApplicationStateRef }),
    programId: t.field({ type: "Id", resolve: ({ program }) => program.id }),
    kind: t.field({ type: ProgramKindRef, resolve: ({ program }) => program.kind }),
    viewerCanOpen: t.boolean({
      description: "The list of applicants is for PROGRAM.",
      resolve: ({ program }, _args, { viewer }) => manageApplicationsOf(viewer, program.id),
    }),
    title: t.string({
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ program }, { language }) => textIn({ ko: program.titleKo, en: program.titleEn }, language),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    examPart: t.expose("examPart", { type: ExamPartRef, nullable: true }),
    languagePair: t.expose("languagePair", { type: LanguagePairRef, nullable: true }),
    verdict: t.field({
      type: ExamVerdictRef,
      nullable: true,
      description: "Of an exam whose results are released, for PROGRAM.",
      resolve: ({ verdict, program }, _args, { viewer, clock }) =>
        manageApplications(viewer) && areResultsReleased(program, clock.now()) ? verdict : null,
    }),
  }),
});

builder.prismaObjectFields(MemberRecordRef, (t) => ({
  applications: t.field({
    type: [MemberApplicationRef],
    description: "The newest twenty.",
    select: { applications: { orderBy: { id: "desc" }, take: SHOWN, select: APPLICATION_COLUMNS } },
    resolve: ({ applications }) => applications,
  }),
}));
