// The office's list of members: what narrows it and what it is sorted by (schema/core/lists says how it is read).
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { inColumn, inDays, inEveryColumn, inNumbers, oneOf } from "#schema/core/lists/conditions.ts";
import { filterInput } from "#schema/core/lists/filter-input.ts";
import { listNumbers, readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListQuery, type ListSource, readListPage } from "#schema/core/lists/list-source.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { NAME_IN_ENGLISH } from "#schema/core/shared/person-name.ts";
import {
  hasMembershipStatus,
  MembershipStatusRef,
  wasMember,
} from "#schema/people/memberships/current-membership.ts";
import {
  MEMBER_FILTERS,
  MEMBER_SORTS,
  type MembersFilter,
} from "#schema/validation/people/member-filters.ts";
import { ManagedMemberRef } from "./managed-member.ts";
import { MemberStatusRef } from "./member.ts";
import { readsNewsletter } from "./newsletter-readers.ts";

export const MembersFilterRef = filterInput("MembersFilter", MEMBER_FILTERS, {
  request: MemberGradeRef,
  grade: MemberGradeRef,
  membershipStatus: MembershipStatusRef,
  status: MemberStatusRef,
  wasGrade: MemberGradeRef,
  language: LanguageRef,
  emailProved: null,
  invitation: null,
});

type MemberSort = (typeof MEMBER_SORTS)[number];

export const MemberSortRef = builder.enumType("MemberSort", {
  description: "What the office's list of members is sorted by.",
  values: MEMBER_SORTS,
});

const ofGrade = oneOf("grade", "member_grade");

export const memberSource: ListSource<MembersFilter, MemberSort> = {
  table: Prisma.sql`members`,
  sorts: { CREATED: Prisma.sql`created_at`, NAME: Prisma.sql`name` },
  conditions: {
    search: inEveryColumn,
    request: (grades, now) => Prisma.sql`id IN (
      SELECT member_id FROM grade_requests WHERE status = 'PENDING' AND ${ofGrade(grades, now)})`,
    grade: ofGrade,
    membershipStatus: hasMembershipStatus,
    status: oneOf("status", "member_status"),
    country: oneOf("country", "text"),
    affiliation: inColumn("affiliation"),
    department: inColumn("department"),
    position: inColumn("position"),
    finalDegreeInstitution: inColumn("final_degree_institution"),
    major: inColumn("major"),
    language: (languages) => Prisma.sql`upper(language::text) IN (${Prisma.join([...languages])})`,
    newsletter: readsNewsletter,
    emailProved: (proofs) =>
      Prisma.sql`(email_proved_at IS NOT NULL) IN (${Prisma.join(proofs.map((proof) => proof === "PROVED"))})`,
    invitation: (states) =>
      Prisma.sql`(is_added AND password_hash = '' AND (invited_at IS NOT NULL) IN (${Prisma.join(
        states.map((state) => state === "SENT"),
      )}))`,
    number: inNumbers("id"),
    joined: inDays("created_at"),
    // Read together, by `always`.
    wasOn: () => Prisma.sql`TRUE`,
    wasGrade: () => Prisma.sql`TRUE`,
  },
  always: ({ wasOn, wasGrade = [] }) =>
    wasOn || wasGrade?.length ? wasMember(wasOn ?? {}, wasGrade ?? []) : Prisma.sql`TRUE`,
};

/** The same, with names in the order in which the reader sees them. */
const sortedFor = ({ language }: Pick<Context, "language">): typeof memberSource =>
  language === "EN"
    ? { ...memberSource, sorts: { ...memberSource.sorts, NAME: Prisma.sql`${NAME_IN_ENGLISH}` } }
    : memberSource;

export const MembersPageRef = builder
  .objectRef<ListQuery<MembersFilter, MemberSort>>("MembersPage")
  .implement({
    description: "One page of the office's list of members.",
    fields: (t) => ({
      items: t.prismaField({
        type: [ManagedMemberRef],
        resolve: async (query, listQuery, _args, context) => {
          const columns = { ...query };
          const { filter } = listQuery;
          const view = { action: "viewMembers", subject: "member", subjectId: null, filter } as const;
          await recordView(view, authorOf(context));
          const { ids } = await readListPage(sortedFor(context), listQuery);
          return readInOrder(ids, (found) =>
            db.member.findMany({ ...columns, where: { id: { in: found } } }),
          );
        },
      }),
      ...listNumbers(t, memberSource),
    }),
  });
