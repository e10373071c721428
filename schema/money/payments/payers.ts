// Defines whom the office of finance may ask for money: found by name, shown with what distinguishes people of the same name.
import { db } from "#prisma/client.ts";
import { Prisma } from "#prisma/generated/client.ts";
import type { MemberGrade } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { inColumn } from "#schema/core/lists/conditions.ts";
import { readInOrder } from "#schema/core/lists/list-page.ts";
import { type ListSource, readListPage } from "#schema/core/lists/list-source.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { NAME_COLUMNS, type NamedPerson, nameFor } from "#schema/core/shared/person-name.ts";
import { managePayments } from "#schema/policies/money/payments.ts";
import { searchedName } from "#schema/validation/money/payments.ts";

/** More than anybody looks through: more letters find the others. */
const SHOWN = 10;

interface Payer extends NamedPerson {
  readonly id: number;
  readonly affiliation: string | null;
  readonly grade: MemberGrade;
}

const PayerRef = builder.objectRef<Payer>("Payer").implement({
  description: "A member as far as the person who asks for money has to know.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.string({ resolve: (person, _args, context) => nameFor(context, person) }),
    affiliation: t.exposeString("affiliation", { nullable: true }),
    grade: t.expose("grade", { type: MemberGradeRef }),
  }),
});

const payerSource: ListSource<{ readonly name: string }, "NAME"> = {
  table: Prisma.sql`members`,
  sorts: { NAME: Prisma.sql`name` },
  conditions: { name: inColumn("concat_ws(' ', name, given_name, family_name)") },
  always: () => Prisma.sql`status <> 'WITHDRAWN'`,
};

builder.queryFields((t) => ({
  payers: t.field({
    type: [PayerRef],
    description: `Members of that name, ${SHOWN} at most. That somebody looked is written down.`,
    authScopes: { can: managePayments },
    args: { name: t.arg.string({ required: true, validate: searchedName }) },
    resolve: async (_root, { name }, context) => {
      const view = {
        action: "viewMembers",
        subject: "member",
        subjectId: null,
        filter: { search: name },
      } as const;
      await recordView(view, authorOf(context));
      const payerQuery = {
        filter: { name },
        now: context.clock.now(),
        sort: "NAME",
        descending: false,
      } as const;
      const { ids } = await readListPage(payerSource, { ...payerQuery, page: 1, size: SHOWN });
      const select = { id: true, ...NAME_COLUMNS, affiliation: true, grade: true } as const;
      return await readInOrder(ids, (some) => db.member.findMany({ where: { id: { in: some } }, select }));
    },
  }),

  payer: t.field({
    type: PayerRef,
    nullable: true,
    description: "The member whose page somebody comes from.",
    authScopes: { can: managePayments },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: (_root, { id }) =>
      db.member.findFirst({
        where: { id, status: { not: "WITHDRAWN" } },
        select: { id: true, ...NAME_COLUMNS, affiliation: true, grade: true },
      }),
  }),
}));
