// The editorial queue as a list.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { inEveryColumn, oneOf } from "#schema/core/lists/conditions.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, type ListSource, readListPage } from "#schema/core/lists/list-source.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { SubmissionStateRef } from "#schema/journal/submissions/submission-enums.ts";
import { managedSubmissionsSql } from "#schema/policies/journal/reviews.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { EDITOR_DAYS } from "#schema/validation/journal/awaited.ts";
import {
  SUBMISSION_FILTERS,
  SUBMISSION_SORTS,
  type SubmissionFilter,
  type WAITS_FOR,
} from "#schema/validation/journal/submission-filters.ts";
import {
  AUTHOR_STATES,
  EDITOR_STATES,
  OVER_STATES,
  type SubmissionStateName,
} from "#schema/validation/journal/submission-state.ts";
import { ManagedSubmissionRef, WaitsForRef } from "./managed-submission.ts";

export const SubmissionFilterRef = filterInput("SubmissionFilter", SUBMISSION_FILTERS, {
  state: SubmissionStateRef,
  waits: WaitsForRef,
});

type SubmissionSort = (typeof SUBMISSION_SORTS)[number];
export const SubmissionSortRef = builder.enumType("SubmissionSort", { values: SUBMISSION_SORTS });

/** With the editor who looks: the own manuscripts are left out, and `mine` are those this editor handles. */
interface SubmissionListFilter extends SubmissionFilter {
  readonly viewerId: number;
}

const stateIn = (states: readonly SubmissionStateName[]) =>
  oneOf("state", "submission_state")(states, new Date(0));
const openReviews = (more: Prisma.Sql) => Prisma.sql`EXISTS (
  SELECT 1 FROM reviews r WHERE r.submission_id = submissions.id AND r.round = submissions.round
    AND r.state IN ('INVITED', 'ACCEPTED') AND ${more})`;
const hasOpenReview = openReviews(Prisma.sql`TRUE`);
const isInReview = Prisma.sql`state = 'IN_REVIEW'`;

/** For whom a manuscript waits, over the columns of `submissions`. */
export const WAITING: Readonly<Record<(typeof WAITS_FOR)[number], Prisma.Sql>> = {
  EDITORS: Prisma.sql`(${stateIn(EDITOR_STATES)} AND NOT (${isInReview} AND ${hasOpenReview}))`,
  REVIEWERS: Prisma.sql`(${isInReview} AND ${hasOpenReview})`,
  AUTHOR: stateIn(AUTHOR_STATES),
  NOBODY: stateIn(OVER_STATES),
};

const lastReviewAt = Prisma.sql`(
  SELECT max(coalesce(r.sent_at, r.answered_at)) FROM reviews r
  WHERE r.submission_id = submissions.id AND r.round = submissions.round)`;
const reviewDueAt = Prisma.sql`(CASE r.state WHEN 'INVITED' THEN r.answer_by ELSE r.due_at END)`;

/** Until when the person who is awaited has time, as `awaitedBy` says it of one. */
export const DUE_AT = Prisma.sql`(CASE
  WHEN ${WAITING.REVIEWERS} THEN (SELECT min(${reviewDueAt}) FROM reviews r
    WHERE r.submission_id = submissions.id AND r.round = submissions.round AND r.state IN ('INVITED', 'ACCEPTED'))
  WHEN ${WAITING.AUTHOR} THEN due_at
  WHEN ${WAITING.EDITORS} THEN greatest(state_at, ${lastReviewAt}) + make_interval(days => ${EDITOR_DAYS}::int)
END)`;

/** The person who is awaited is late, as `awaitedBy` says it of one (schema/validation/journal/awaited.ts). */
export const lateAt = (now: Date) => Prisma.sql`(
  (${WAITING.REVIEWERS} AND ${openReviews(Prisma.sql`${reviewDueAt} <= ${now}`)})
  OR (${WAITING.AUTHOR} AND due_at <= ${now})
  OR (${WAITING.EDITORS} AND greatest(state_at, ${lastReviewAt}) <= ${new Date(now.getTime() - EDITOR_DAYS * DAY)}))`;

const submissionSource: ListSource<SubmissionListFilter, SubmissionSort> = {
  table: Prisma.sql`submissions`,
  sorts: { WAITING: Prisma.sql`state_at`, RECEIVED: Prisma.sql`received_at` },
  conditions: {
    search: inEveryColumn,
    state: oneOf("state", "submission_state"),
    waits: (waits) =>
      Prisma.sql`(${Prisma.join(
        waits.map((one) => WAITING[one]),
        " OR ",
      )})`,
    late: (_yes, now) => lateAt(now),
    mine: () => Prisma.sql`TRUE`,
    viewerId: (id) => managedSubmissionsSql(id),
  },
  always: ({ mine, viewerId }) =>
    mine === true ? Prisma.sql`handling_editor_id = ${viewerId}::int` : Prisma.sql`received_at IS NOT NULL`,
};

export const ManagedSubmissionsPageRef = builder
  .objectRef<ListQuery<SubmissionListFilter, SubmissionSort>>("ManagedSubmissionsPage")
  .implement({
    description: "One page of the manuscripts on the editorial queue.",
    fields: (t) => ({
      items: t.prismaField({
        type: [ManagedSubmissionRef],
        resolve: async (query, listQuery, _args, context) => {
          const columns = { ...query };
          const { viewerId: _, ...filter } = listQuery.filter;
          const view = { action: "viewDesk", subject: "submission", subjectId: null, filter } as const;
          await recordView(view, authorOf(context));
          return readInOrder((await readListPage(submissionSource, listQuery)).ids, (ids) =>
            db.submission.findMany({ ...columns, where: { id: { in: ids } } }),
          );
        },
      }),
      ...listNumbers(t, submissionSource),
    }),
  });
