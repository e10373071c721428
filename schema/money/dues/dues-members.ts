// Defines who is behind each number of a year's dues: whom a run would ask, who was asked, who has paid, who owes none and why.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { NAMES_OF_MEMBER, type NamedPerson, nameFor } from "#schema/core/shared/person-name.ts";
import { rows } from "#schema/cost.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { DUES_PAGE_SIZE, duesPage, duesYearNumber } from "#schema/validation/money/dues.ts";
import { DUES_GROUPS, exempted, inGroup, MEMBERS_WITH_DUES, type OfDues } from "./owed-dues.ts";

interface DuesMember extends NamedPerson {
  readonly id: number;
  readonly affiliation: string | null;
  readonly isProved: boolean;
  readonly why: "GRADE" | "OFFICE" | null;
}

const DuesMemberRef = builder.objectRef<DuesMember>("DuesMember").implement({
  description: "A member behind a number of a year's dues.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.string({ resolve: (person, _args, context) => nameFor(context, person) }),
    affiliation: t.exposeString("affiliation", { nullable: true }),
    isProved: t.exposeBoolean("isProved", { description: "Has proved the address that the email goes to." }),
    why: t.expose("why", {
      type: builder.enumType("DuesExemption", {
        description: "GRADE: the grade owes none. OFFICE: the office has exempted the member.",
        values: ["GRADE", "OFFICE"] as const,
      }),
      nullable: true,
      description: "Why nothing is owed; null: it is.",
    }),
  }),
});

const DuesGroupRef = builder.enumType("DuesGroup", {
  description: "TO_ASK: owe them and were not asked. OPEN: were asked and have not paid. EXEMPT: owe none.",
  values: DUES_GROUPS,
});

interface DuesMembersQuery extends OfDues {
  readonly grade: MemberGrade;
  readonly page: number;
}

const readMembers = ({ year, group, grade, page }: DuesMembersQuery) =>
  db.$queryRaw<DuesMember[]>`
    SELECT members.id, ${NAMES_OF_MEMBER}, members.affiliation, members.email_proved_at IS NOT NULL AS "isProved",
      CASE WHEN grade_dues.grade IS NULL THEN 'GRADE' WHEN ${exempted(year)} THEN 'OFFICE' END AS why
    ${MEMBERS_WITH_DUES} AND members.grade = ${Prisma.sql`${grade}::member_grade`} AND ${inGroup({ year, group })}
    ORDER BY members.name, members.id LIMIT ${DUES_PAGE_SIZE} OFFSET ${(page - 1) * DUES_PAGE_SIZE}`;

builder.queryField("duesMembers", (t) =>
  t.field({
    type: [DuesMemberRef],
    complexity: rows(DUES_PAGE_SIZE),
    description: `Who is behind a number of a year's dues, by name, ${DUES_PAGE_SIZE} a page. That somebody looked is written down.`,
    authScopes: { can: managePayments },
    args: {
      year: t.arg.int({ required: true, validate: duesYearNumber }),
      grade: t.arg({ type: MemberGradeRef, required: true }),
      group: t.arg({ type: DuesGroupRef, required: true }),
      page: t.arg.int({ required: true, defaultValue: 1, validate: duesPage }),
    },
    resolve: async (_root, listQuery, context) => {
      const { year, grade, group } = listQuery;
      const filter = { grade: [grade], dues: `${year} ${group}` };
      await recordView(
        { action: "viewMembers", subject: "member", subjectId: null, filter },
        authorOf(context),
      );
      return await readMembers(listQuery);
    },
  }),
);
