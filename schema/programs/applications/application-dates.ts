// Defines until when an application is changed and withdrawn, and what would come back.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { isOwner } from "#schema/policies/programs/applications.ts";
import { isAskedNow } from "#schema/programs/reschedules/open-reschedule.ts";
import { changeDeadline, withdrawDeadline } from "#schema/validation/money/refund.ts";
import { ApplicationRef } from "./application.ts";
import { percentNow, refundColumns, refundExpected } from "./application-refund.ts";
import { isWithdrawable } from "./withdraw-application.ts";

const dates = { select: refundColumns } as const;

builder.prismaObjectFields(ApplicationRef, (t) => ({
  changeableUntil: t.field({
    type: "DateTime",
    description: "Until then, excluded, its applicant can change it.",
    select: { program: dates },
    resolve: ({ program }) => changeDeadline(program),
  }),
  viewerCanChange: t.boolean({
    select: { memberId: true, state: true, program: dates },
    resolve: (application, _args, { viewer, clock }) =>
      isOwner(viewer, application) &&
      isWithdrawable(application) &&
      clock.now() < changeDeadline(application.program),
  }),
  viewerCanWithdraw: t.boolean({
    select: { memberId: true, state: true, program: dates },
    resolve: async (application, _args, context) =>
      isOwner(context.viewer, application) &&
      isWithdrawable(application) &&
      (context.clock.now() < withdrawDeadline(application.program) ||
        (await isAskedNow(context, application))),
  }),
  refundIfWithdrawn: t.int({
    description:
      "Whole won that would come back if it were withdrawn now: of what is there, or of what was declared once it is found.",
    select: {
      amount: true,
      state: true,
      program: dates,
      payment: {
        select: { state: true, amountDue: true, amountPaid: true, amountRefunded: true, refundDue: true },
      },
    },
    resolve: async ({ id, state, amount, program, payment }, _args, context) => {
      const isAsked = await isAskedNow(context, { id, state });
      const now = context.clock.now();
      return refundExpected(payment, amount, isAsked ? 100 : await percentNow(db, program, now));
    },
  }),
  refundIfCancelled: t.int({
    description:
      "Whole won that would come back if the office cancelled it now: of what is there, or of what was declared once it is found.",
    select: {
      amount: true,
      payment: {
        select: { state: true, amountDue: true, amountPaid: true, amountRefunded: true, refundDue: true },
      },
    },
    resolve: ({ amount, payment }) => refundExpected(payment, amount, 100),
  }),
}));
