// Grades: what a member asks for, and what the office answers. Each is one transaction.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { officeMutation } from "#schema/office-mutation.ts";
import { decideGradeRequests, requestGrade as mayRequestGrade } from "#schema/policies/people/members.ts";
import { ownData } from "#schema/require-audit.ts";
import { reason } from "#schema/validation/core/lists.ts";
import { gradeRequest, proofIds } from "#schema/validation/people/grade-requests.ts";
import { approveGradeRequest, refuseGradeRequest } from "./decide-grade-request.ts";
import { lockManaged } from "./lock-managed.ts";
import { MemberRef } from "./member.ts";
import { replaceProofs, requestGrade, takeBackGradeRequest } from "./request-grade.ts";
import { takeBackDecision } from "./take-back-decision.ts";

const GradeRequestInput = builder
  .inputType("GradeRequestInput", {
    description: "ASSOCIATE and REGULAR ask for affiliation and final degree, as registration does.",
    fields: (t) => ({
      grade: t.field({ type: MemberGradeRef, required: true }),
      affiliation: t.string(),
      finalDegreeInstitution: t.string(),
      proofs: t.field({ type: ["Id"], description: "Ids of uploaded documents, in order." }),
    }),
  })
  .validate(gradeRequest);

builder.mutationFields((t) => {
  return {
    requestGrade: t.prismaField({
      type: MemberRef,
      description: "Asks for a grade; GRADE_REQUEST_WAITS while another request waits for the office.",
      authScopes: { can: mayRequestGrade },
      extensions: ownData,
      args: { input: t.arg({ type: GradeRequestInput, required: true }) },
      resolve: async (query, _root, { input }, context) => {
        const author = authorOf(context);
        await db.$transaction((tx) => requestGrade(tx, input, author));
        return db.member.findUniqueOrThrow({ ...query, where: { id: author.memberId } });
      },
    }),

    replaceGradeProofs: t.prismaField({
      type: MemberRef,
      description:
        "Puts documents to the own request that waits, in place of those it has; CONFLICT once it is decided.",
      authScopes: { can: mayRequestGrade },
      extensions: ownData,
      args: {
        id: t.arg({ type: "Id", required: true }),
        proofs: t.arg({ type: ["Id"], required: true, validate: proofIds }),
      },
      resolve: async (query, _root, args, context) => {
        const author = authorOf(context);
        await db.$transaction((tx) => replaceProofs(tx, args, author));
        return db.member.findUniqueOrThrow({ ...query, where: { id: author.memberId } });
      },
    }),

    takeBackGradeRequest: t.prismaField({
      type: MemberRef,
      description: "Takes the own request back; CONFLICT when the office has decided it.",
      authScopes: { can: mayRequestGrade },
      extensions: ownData,
      args: { id: t.arg({ type: "Id", required: true }) },
      resolve: async (query, _root, args, context) => {
        const author = authorOf(context);
        await db.$transaction((tx) => takeBackGradeRequest(tx, args.id, author));
        return db.member.findUniqueOrThrow({ ...query, where: { id: author.memberId } });
      },
    }),
  };
});

const ofRequests = {
  can: decideGradeRequests,
  subject: "member",
  visitorsSee: false,
  type: MemberRef,
  answer: (query: object, id: number) => db.member.findUniqueOrThrow({ ...query, where: { id } }),
} as const;

officeMutation("approveGradeRequest", {
  ...ofRequests,
  lettersWait: true,
  description:
    "Gives the grade at once, or with the payment of its dues; CONFLICT with `extensions.conflict` {status} when it was decided.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, author) => approveGradeRequest(tx, id, author),
});

officeMutation("refuseGradeRequest", {
  ...ofRequests,
  lettersWait: true,
  description: "Refuses it with a reason, which the member reads; CONFLICT as approveGradeRequest.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    reason: arg.string({ required: true, validate: reason }),
  })),
  run: refuseGradeRequest,
});

officeMutation("takeBackGradeDecision", {
  ...ofRequests,
  description:
    "Takes the last decision about a member's grade back, while its letter waits: a request waits again, the grade is what it was. LETTER_GONE.",
  args: builder.args((arg) => ({ memberId: arg.field({ type: "Id", required: true }) })),
  run: async (tx, { memberId }, author, { viewer }) =>
    takeBackDecision(tx, await lockManaged(tx, memberId, viewer), author),
});
