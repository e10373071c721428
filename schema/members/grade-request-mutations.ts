// Grades: what a member asks for, and what the office answers. Each mutation is one transaction.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { decideGradeRequests, requestGrade as mayRequestGrade } from "#schema/policies/members.ts";
import { authorOf } from "#schema/shared/author.ts";
import { gradeRequest } from "#schema/validation/grade-requests.ts";
import { reason } from "#schema/validation/lists.ts";
import { approveGradeRequest, refuseGradeRequest } from "./decide-grade-request.ts";
import { MemberGradeRef, MemberRef } from "./member.ts";
import { requestGrade, takeBackGradeRequest } from "./request-grade.ts";

const GradeRequestInput = builder
  .inputType("GradeRequestInput", {
    description: "ASSOCIATE and REGULAR ask for affiliation and final degree, as registration does.",
    fields: (t) => ({
      grade: t.field({ type: MemberGradeRef, required: true }),
      affiliation: t.string(),
      finalDegreeInstitution: t.string(),
    }),
  })
  .validate(gradeRequest);

builder.mutationFields((t) => {
  const id = t.arg.int({ required: true });
  return {
    requestGrade: t.prismaField({
      type: MemberRef,
      description: "Asks for a grade; GRADE_REQUEST_WAITS while another request waits for the office.",
      authScopes: { can: mayRequestGrade },
      args: { input: t.arg({ type: GradeRequestInput, required: true }) },
      resolve: async (query, _root, { input }, context) => {
        const author = authorOf(context);
        await db.$transaction((tx) => requestGrade(tx, input, author));
        return db.member.findUniqueOrThrow({ ...query, where: { id: author.memberId } });
      },
    }),

    takeBackGradeRequest: t.prismaField({
      type: MemberRef,
      description: "Takes the own request back; CONFLICT when the office has decided it.",
      authScopes: { can: mayRequestGrade },
      args: { id },
      resolve: async (query, _root, args, context) => {
        const author = authorOf(context);
        await db.$transaction((tx) => takeBackGradeRequest(tx, args.id, author));
        return db.member.findUniqueOrThrow({ ...query, where: { id: author.memberId } });
      },
    }),

    approveGradeRequest: t.prismaField({
      type: MemberRef,
      description:
        "Gives the grade at once, or with the payment of its dues; CONFLICT with `extensions.conflict` {status} when it was decided.",
      authScopes: { can: decideGradeRequests },
      args: { id },
      resolve: async (query, _root, args, context) => {
        const memberId = await db.$transaction((tx) => approveGradeRequest(tx, args.id, authorOf(context)));
        return db.member.findUniqueOrThrow({ ...query, where: { id: memberId } });
      },
    }),

    refuseGradeRequest: t.prismaField({
      type: MemberRef,
      description: "Refuses it with a reason, which the member reads; CONFLICT as approveGradeRequest.",
      authScopes: { can: decideGradeRequests },
      args: { id, reason: t.arg.string({ required: true, validate: reason }) },
      resolve: async (query, _root, args, context) => {
        const memberId = await db.$transaction((tx) => refuseGradeRequest(tx, args, authorOf(context)));
        return db.member.findUniqueOrThrow({ ...query, where: { id: memberId } });
      },
    }),
  };
});
