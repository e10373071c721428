// Grades: what a member asks for, and what the office answers. Each is one transaction.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { decideGradeRequests, requestGrade as mayRequestGrade } from "#schema/policies/people/members.ts";
import { reason } from "#schema/validation/core/lists.ts";
import { proofIds } from "#schema/validation/core/proof-ids.ts";
import { gradeRequest } from "#schema/validation/people/grade-requests.ts";
import { approveGradeRequest, refuseGradeRequest } from "./decide-grade-request.ts";
import { lockManaged } from "./lock-managed.ts";
import { MemberRef } from "./member.ts";
import { cancelGradeRequest, replaceProofs, requestGrade } from "./request-grade.ts";
import { undoDecision } from "./undo-decision.ts";

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

const ofMember = {
  who: "member",
  can: mayRequestGrade,
  type: MemberRef,
  answer: (query: object, id: number) => db.member.findUniqueOrThrow({ ...query, where: { id } }),
} as const;

action("requestGrade", {
  ...ofMember,
  description: "Asks for a grade; GRADE_REQUEST_WAITS while another request waits for the office.",
  args: builder.args((arg) => ({ input: arg.field({ type: GradeRequestInput, required: true }) })),
  run: async (tx, { input }, author) => {
    await requestGrade(tx, input, author);
    return author.memberId;
  },
});

action("replaceGradeProofs", {
  ...ofMember,
  description:
    "Puts documents to the own request that waits, in place of those it has; CONFLICT once it is decided.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    proofs: arg.field({ type: ["Id"], required: true, validate: proofIds }),
  })),
  run: async (tx, args, author) => {
    await replaceProofs(tx, args, author);
    return author.memberId;
  },
});

action("cancelGradeRequest", {
  ...ofMember,
  description: "Takes the own request back; CONFLICT when the office has decided it.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: async (tx, { id }, author) => {
    await cancelGradeRequest(tx, id, author);
    return author.memberId;
  },
});

const ofRequests = {
  can: decideGradeRequests,
  subject: "member",
  visitorsSee: false,
  type: MemberRef,
  answer: (query: object, id: number) => db.member.findUniqueOrThrow({ ...query, where: { id } }),
} as const;

action("approveGradeRequest", {
  who: "office",
  ...ofRequests,
  mailsWait: true,
  description:
    "Gives the grade at once, or with the payment of its dues; CONFLICT with `extensions.conflict` {status} when it was decided.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, author) => approveGradeRequest(tx, id, author),
});

action("refuseGradeRequest", {
  who: "office",
  ...ofRequests,
  mailsWait: true,
  description: "Refuses it with a reason, which the member reads; CONFLICT as approveGradeRequest.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    reason: arg.string({ required: true, validate: reason }),
  })),
  run: refuseGradeRequest,
});

action("undoGradeDecision", {
  who: "office",
  action: "takeBackGradeDecision",
  ...ofRequests,
  description:
    "Takes the last decision about a member's grade back, while its email waits: a request waits again, the grade is what it was. MAIL_GONE.",
  args: builder.args((arg) => ({ memberId: arg.field({ type: "Id", required: true }) })),
  run: async (tx, { memberId }, author, { viewer }) =>
    undoDecision(tx, await lockManaged(tx, memberId, viewer), author),
});
