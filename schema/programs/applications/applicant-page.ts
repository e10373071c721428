// The applicants of a program, for the office.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { inEveryColumn, oneOf } from "#schema/core/lists/conditions.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listArgs, listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, type ListSource, readListPage } from "#schema/core/lists/list-source.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { guardExaminees, requireSight } from "#schema/programs/exams/require-sight.ts";
import { ExamPartRef, LanguagePairRef } from "#schema/programs/programs/exam.ts";
import type { OwnAnswerFilter } from "#schema/validation/core/list-filters.ts";
import {
  APPLICANT_FILTERS,
  APPLICANT_SORTS,
  type ApplicantsFilter,
  RESCHEDULE_REPLIES,
} from "#schema/validation/programs/applicant-filters.ts";
import { FEE_ORDER, FeeStateRef, inFeeStates } from "./applicant-fee.ts";
import { ApplicationRef } from "./application.ts";
import { ApplicationStateRef, ExamVerdictRef } from "./application-enums.ts";

const NewDateReplyRef = builder.enumType("NewDateReply", {
  description: "What an applicant said to the newest date of the program; `OPEN`: asked, and not answered.",
  values: [...RESCHEDULE_REPLIES, "OPEN"] as const,
});

export const ApplicantsFilterRef = filterInput("ApplicantsFilter", APPLICANT_FILTERS, {
  state: ApplicationStateRef,
  fee: FeeStateRef,
  newDate: NewDateReplyRef,
  part: ExamPartRef,
  pair: LanguagePairRef,
  verdict: ExamVerdictRef,
});

/** Answers to the newest date of the program; who was not asked about it has none. */
const saidToNewDate = (replies: readonly string[]) => Prisma.sql`id IN (
  SELECT a.application_id FROM reschedule_answers a JOIN reschedules r ON r.id = a.reschedule_id
  WHERE COALESCE(a.reply::text, 'OPEN') = ANY(${replies})
    AND r.id = (SELECT max(id) FROM reschedules WHERE program_id = applications.program_id))`;

/**
 * Answers to the program's own fields: a part of a text or of the name of a file, a number, or one of the
 * choices by its Korean text; of a consent "true".
 */
const withAnswers = (asked: readonly OwnAnswerFilter[]) =>
  Prisma.join(
    asked.map(
      ({ key, value }) => Prisma.sql`EXISTS (
        SELECT 1 FROM programs p CROSS JOIN LATERAL jsonb_array_elements(p.own_fields) AS field
        WHERE p.id = applications.program_id AND field ->> 'key' = ${key} AND CASE field ->> 'type'
          WHEN 'TEXT' THEN position(lower(${value}) IN lower(own_answers ->> ${key})) > 0
          WHEN 'NUMBER' THEN own_answers ->> ${key} = replace(${value}, ',', '')
          WHEN 'FILE' THEN EXISTS (
            SELECT 1 FROM application_files af JOIN files f ON f.id = af.file_id
            WHERE af.application_id = applications.id AND af.key = ${key} AND position(lower(${value}) IN lower(f.name)) > 0)
          ELSE own_answers ->> ${key} = ${value} END)`,
    ),
    " AND ",
  );

type ApplicantSort = (typeof APPLICANT_SORTS)[number];

const ApplicantSortRef = builder.enumType("ApplicantSort", { values: APPLICANT_SORTS });

/** Where the list and its export come from. */
export const applicantSource: ListSource<ApplicantsFilter, ApplicantSort> = {
  table: Prisma.sql`applications`,
  sorts: {
    CREATED: Prisma.sql`created_at`,
    NAME: Prisma.sql`name`,
    STATE: Prisma.sql`state`,
    FEE: FEE_ORDER,
    EXAM_NUMBER: Prisma.sql`COALESCE(exam_number, '')`,
  },
  conditions: {
    programId: (id) => Prisma.sql`program_id = ${id}`,
    search: inEveryColumn,
    own: withAnswers,
    state: oneOf("state", "application_state"),
    fee: inFeeStates,
    newDate: saidToNewDate,
    part: oneOf("exam_part", "exam_part"),
    pair: oneOf("language_pair", "language_pair"),
    site: oneOf("site_id", "int"),
    group: oneOf("group_id", "int"),
    verdict: oneOf("verdict", "exam_verdict"),
  },
};

const ApplicantsPageRef = builder
  .objectRef<ListQuery<ApplicantsFilter, ApplicantSort>>("ApplicantsPage")
  .implement({
    description: "One page of the people who applied for a program.",
    fields: (t) => ({
      items: t.prismaField({
        type: [ApplicationRef],
        resolve: async (query, listQuery, _args, context) => {
          const columns = { ...query };
          const { programId: subjectId, ...filter } = listQuery.filter;
          const view = { action: "viewApplicants", subject: "program", subjectId, filter } as const;
          await recordView(view, authorOf(context));
          return readInOrder((await readListPage(applicantSource, listQuery)).ids, (ids) =>
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
      programId: t.arg({ type: "Id", required: true }),
      filter: t.arg({ type: ApplicantsFilterRef }),
      sort: t.arg({ type: ApplicantSortRef, required: true, defaultValue: "CREATED" }),
      ...listArgs(t.arg),
    },
    resolve: (_root, { programId, filter, ...listQuery }, { viewer, clock }) => {
      requireSight(viewer, programId);
      return { filter: { ...filter, programId }, now: clock.now(), ...listQuery };
    },
  }),

  application: t.prismaField({
    type: ApplicationRef,
    nullable: true,
    description: "One application; null when there is none.",
    authScopes: { can: manageApplications },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: async (query, _root, { id }, context) => {
      await guardExaminees({ id }, context);
      const application = await db.application.findUnique({ ...query, where: { id } });
      if (application) {
        const view = { action: "viewApplication", subject: "application", subjectId: id } as const;
        await recordView(view, authorOf(context));
      }
      return application;
    },
  }),
}));
