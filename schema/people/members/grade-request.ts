// A grade somebody asked for: the member and the office of members see where it is.
import { GradeRequestStatus } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { MemberGradeRef } from "#schema/core/shared/member-grade.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import {
  decideGradeRequests,
  manageMember,
  readMember,
  readMembers,
} from "#schema/policies/people/members.ts";
import { canUndoDecision } from "./decision-back-loader.ts";

const GradeRequestStatusRef = builder.enumType("GradeRequestStatus", {
  description: "Whether the office has decided.",
  values: Object.values(GradeRequestStatus),
});

export const GradeRequestRef = builder.prismaObject("GradeRequest", {
  select: { id: true, memberId: true },
  authScopes: ({ memberId }) => ({ can: (viewer) => readMember(viewer, { id: memberId }) }),
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    grade: t.expose("grade", { type: MemberGradeRef }),
    status: t.expose("status", { type: GradeRequestStatusRef }),
    reason: t.exposeString("reason", { nullable: true, description: "Why it was refused." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    decidedAt: t.expose("decidedAt", { type: "DateTime", nullable: true }),
    proofs: t.field({
      type: [FileRef],
      description:
        "The documents that came with it; none once they were erased, some days after the decision.",
      select: (_args, _context, nested) => ({
        proofs: { orderBy: { position: "asc" }, select: { file: nested() } },
      }),
      resolve: ({ proofs }) => proofs.map(({ file }) => file),
    }),
    decidedBy: t.string({
      nullable: true,
      description: "Who decided, for the office; null for the member.",
      select: { decidedBy: { select: NAME_COLUMNS } },
      resolve: ({ decidedBy }, _args, context) =>
        readMembers(context.viewer) ? nameFor(context, decidedBy) : null,
    }),
  }),
});

builder.prismaObjectField("Member", "gradeRequests", (t) =>
  t.relation("gradeRequests", {
    description: "The grades asked for, the newest first.",
    query: { orderBy: { id: "desc" } },
  }),
);

builder.prismaObjectFields("Member", (t) => ({
  viewerCanUndoDecision: t.boolean({
    description: "Whether undoGradeDecision would: nobody has read the last decision yet.",
    authScopes: { can: decideGradeRequests },
    select: { id: true, staffRoles: { select: { role: true } } },
    resolve: async ({ id, staffRoles }, _args, context) =>
      manageMember(context.viewer, { roles: staffRoles.map(({ role }) => role) }) &&
      (await canUndoDecision(context, id)),
  }),
}));
