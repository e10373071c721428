// The grade that takes effect once its dues are paid: the account says so instead of offering it again.
import { db } from "#prisma/client.ts";
import type { Payment } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { MemberRef } from "#schema/people/members/member.ts";
import { OPEN_STATES, outstandingOf } from "#schema/validation/money/payment-state.ts";

const AwaitedGradeRef = builder.objectRef<Payment>("AwaitedGrade").implement({
  description: "A grade that takes effect once its dues are paid.",
  fields: (t) => ({
    grade: t.field({ type: MemberGradeRef, nullable: true, resolve: ({ grade }) => grade }),
    outstanding: t.int({ description: "Whole won.", resolve: outstandingOf }),
    isDeclared: t.boolean({
      description: "The member said that the money is on its way.",
      resolve: ({ state }) => state === "DECLARED",
    }),
  }),
});

builder.prismaObjectFields(MemberRef, (t) => ({
  awaitedGrade: t.field({
    type: AwaitedGradeRef,
    nullable: true,
    description: "Null: no grade waits for its dues.",
    select: { id: true, grade: true },
    resolve: ({ id, grade }) =>
      db.payment.findFirst({
        where: { memberId: id, grade: { not: grade }, state: { in: [...OPEN_STATES] } },
        orderBy: { id: "desc" },
      }),
  }),
}));
