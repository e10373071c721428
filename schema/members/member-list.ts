// The office's list of members: what narrows it and what it is sorted by (schema/lists says how it is read).
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { MemberGrade, MemberStatus } from "#prisma/generated/enums.ts";
import { recordView } from "#schema/audit/record-view.ts";
import { builder } from "#schema/builder.ts";
import { type DayRange, DayRangeRef, inDays, oneOf } from "#schema/lists/list-filters.ts";
import { listNumbers, readInOrder } from "#schema/lists/list-page.ts";
import { type ListSource, type ListWish, readListPage } from "#schema/lists/list-source.ts";
import { authorOf } from "#schema/shared/author.ts";
import { MEMBER_SORTS } from "#schema/validation/member-filters.ts";
import { ManagedMemberRef } from "./managed-member.ts";
import { MemberGradeRef, MemberStatusRef } from "./member.ts";

export interface MembersFilter {
  readonly search?: string | null | undefined;
  readonly affiliation?: string | null | undefined;
  readonly grades?: readonly MemberGrade[] | null | undefined;
  readonly statuses?: readonly MemberStatus[] | null | undefined;
  readonly countries?: readonly string[] | null | undefined;
  readonly joined?: DayRange | null | undefined;
  readonly requests?: readonly MemberGrade[] | null | undefined;
}

export const MembersFilterRef = builder.inputType("MembersFilter", {
  description: "All that is given holds; several values of one are any of them.",
  fields: (t) => ({
    search: t.string({ description: "In name, e-mail and affiliation; spacing and case do not count." }),
    affiliation: t.string(),
    grades: t.field({ type: [MemberGradeRef] }),
    statuses: t.field({ type: [MemberStatusRef] }),
    countries: t.stringList({ description: "ISO 3166-1 alpha-2, or XK." }),
    joined: t.field({ type: DayRangeRef }),
    requests: t.field({ type: [MemberGradeRef], description: "A request for one of these grades waits." }),
  }),
});

export type MemberSort = (typeof MEMBER_SORTS)[number];

export const MemberSortRef = builder.enumType("MemberSort", {
  description: "What the office's list of members is sorted by.",
  values: MEMBER_SORTS,
});

/** A request for one of the grades waits. */
function waiting(grades: readonly MemberGrade[] | null | undefined): Prisma.Sql[] {
  const [wanted] = oneOf("grade", "member_grade", grades);
  if (!wanted) return [];
  return [Prisma.sql`id IN (SELECT member_id FROM grade_requests WHERE status = 'PENDING' AND ${wanted})`];
}

export const memberSource: ListSource<MembersFilter, MemberSort> = {
  table: Prisma.sql`members`,
  sorts: { CREATED: Prisma.sql`created_at`, NAME: Prisma.sql`name` },
  conditions: ({ grades, statuses, countries, joined, requests }) => [
    ...oneOf("grade", "member_grade", grades),
    ...oneOf("status", "member_status", statuses),
    ...oneOf("country", "text", countries),
    ...inDays("created_at", joined),
    ...waiting(requests),
  ],
  texts: ({ search, affiliation }) => [{ typed: search }, { typed: affiliation, column: "affiliation" }],
};

export const MembersPageRef = builder
  .objectRef<ListWish<MembersFilter, MemberSort>>("MembersPage")
  .implement({
    description: "One page of the office's list of members.",
    fields: (t) => ({
      items: t.prismaField({
        type: [ManagedMemberRef],
        resolve: async (query, wish, _args, context) => {
          const columns = { ...query };
          const { filter } = wish;
          const view = { action: "viewMembers", subject: "member", subjectId: null, filter } as const;
          await recordView(view, authorOf(context));
          const { ids } = await readListPage(memberSource, wish);
          return readInOrder(ids, (found) =>
            db.member.findMany({ ...columns, where: { id: { in: found } } }),
          );
        },
      }),
      ...listNumbers(t, memberSource),
    }),
  });
