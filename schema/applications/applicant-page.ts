// The applicants of a program, for the office.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { ApplicationState, ExamPart, ExamVerdict, LanguagePair } from "#prisma/generated/enums.ts";
import { recordView } from "#schema/audit/record-view.ts";
import { builder } from "#schema/builder.ts";
import { oneOf } from "#schema/lists/list-filters.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/lists/list-page.ts";
import { type ListSource, type ListWish, readListPage } from "#schema/lists/list-source.ts";
import { manageApplications } from "#schema/policies/applications.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/exam.ts";
import { authorOf } from "#schema/shared/author.ts";
import { APPLICANT_SORTS } from "#schema/validation/applicant-filters.ts";
import { ApplicationRef } from "./application.ts";
import { ApplicationStateRef, ExamVerdictRef } from "./application-enums.ts";

export interface ApplicantsFilter {
  readonly programId: number;
  readonly states?: readonly ApplicationState[] | null | undefined;
  readonly examParts?: readonly ExamPart[] | null | undefined;
  readonly languagePairs?: readonly LanguagePair[] | null | undefined;
  readonly siteIds?: readonly number[] | null | undefined;
  readonly verdicts?: readonly ExamVerdict[] | null | undefined;
  /** A part of the name, the address or the affiliation. */
  readonly search?: string | null | undefined;
}

export const ApplicantsFilterRef = builder.inputType("ApplicantsFilter", {
  description: "What the list is narrowed to; what is left out narrows nothing.",
  fields: (t) => ({
    states: t.field({ type: [ApplicationStateRef] }),
    examParts: t.field({ type: [ExamPartRef] }),
    languagePairs: t.field({ type: [LanguagePairRef] }),
    siteIds: t.intList(),
    verdicts: t.field({ type: [ExamVerdictRef] }),
    search: t.string({ description: "A part of the name, the address or the affiliation." }),
  }),
});

export type ApplicantSort = (typeof APPLICANT_SORTS)[number];

const ApplicantSortRef = builder.enumType("ApplicantSort", { values: APPLICANT_SORTS });

/** Where the list and its export come from. */
export const applicantSource: ListSource<ApplicantsFilter, ApplicantSort> = {
  table: Prisma.sql`applications`,
  sorts: { CREATED: Prisma.sql`created_at`, NAME: Prisma.sql`name`, STATE: Prisma.sql`state` },
  conditions: ({ programId, states, examParts, languagePairs, siteIds, verdicts }) => [
    Prisma.sql`program_id = ${programId}`,
    ...oneOf("state", "application_state", states),
    ...oneOf("exam_part", "exam_part", examParts),
    ...oneOf("language_pair", "language_pair", languagePairs),
    ...oneOf("site_id", "int", siteIds),
    ...oneOf("verdict", "exam_verdict", verdicts),
  ],
  texts: ({ search }) => [{ typed: search }],
};

const ApplicantsPageRef = builder
  .objectRef<ListWish<ApplicantsFilter, ApplicantSort>>("ApplicantsPage")
  .implement({
    description: "One page of the people who applied for a program.",
    fields: (t) => ({
      items: t.prismaField({
        type: [ApplicationRef],
        resolve: async (query, wish, _args, context) => {
          const columns = { ...query };
          const { programId: subjectId, ...filter } = wish.filter;
          const view = { action: "viewApplicants", subject: "program", subjectId, filter } as const;
          await recordView(view, authorOf(context));
          return readInOrder((await readListPage(applicantSource, wish)).ids, (ids) =>
            db.application.findMany({ ...columns, where: { id: { in: ids } } }),
          );
        },
      }),
      ...listNumbers(t, applicantSource),
    }),
  });

builder.queryFields((t) => ({
  applicants: t.field({
    type: ApplicantsPageRef,
    description: "The people who applied for a program, in any state.",
    authScopes: { can: manageApplications },
    args: {
      programId: t.arg.int({ required: true }),
      filter: t.arg({ type: ApplicantsFilterRef }),
      sort: t.arg({ type: ApplicantSortRef, required: true, defaultValue: "CREATED" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { programId, filter, ...wish }) => ({ filter: { ...filter, programId }, ...wish }),
  }),

  application: t.prismaField({
    type: ApplicationRef,
    nullable: true,
    description: "One application; null when there is none.",
    authScopes: { can: manageApplications },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (query, _root, { id }, context) => {
      const application = await db.application.findUnique({ ...query, where: { id } });
      if (application) {
        const view = { action: "viewApplication", subject: "application", subjectId: id } as const;
        await recordView(view, authorOf(context));
      }
      return application;
    },
  }),
}));
