// Defines who has completed a course, for the office; and what participants see of it in their application.
import DataLoader from "dataloader";
import { db } from "#prisma/client.ts";
import type { CompletionRule } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { recordView } from "#schema/core/audit/record-view.ts";
import { authorOf } from "#schema/core/shared/author.ts";
import { perRequest } from "#schema/core/shared/per-request.ts";
import { rows } from "#schema/cost.ts";
import { isOwner, manageApplications } from "#schema/policies/programs/applications.ts";
import { manageAttendance } from "#schema/policies/programs/attendance.ts";
import { ApplicationRef } from "#schema/programs/applications/application.ts";
import { COMPLETION_LACKS } from "#schema/validation/programs/completion.ts";
import { CERTIFICATE_STATES, type Progress, readProgress } from "./read-progress.ts";

const CompletionLackRef = builder.enumType("CompletionLack", { values: COMPLETION_LACKS });

const CertificateStateRef = builder.enumType("CourseCertificateState", {
  description:
    "OUTDATED: what it says is no longer so, and anyone who verifies it reads that it is not valid.",
  values: CERTIFICATE_STATES,
});

const CompletionRuleRef = builder.objectRef<CompletionRule>("CompletionRule").implement({
  description: "When a course is completed.",
  fields: (t) => ({
    attendancePercent: t.exposeInt("attendancePercent"),
    needsAssignment: t.exposeBoolean("needsAssignment"),
    needsPayment: t.exposeBoolean("needsPayment"),
    version: t.exposeInt("version"),
  }),
});

const ProgressRef = builder.objectRef<Progress>("CourseProgress").implement({
  description: "How far somebody is with a course.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id", description: "Of the application." }),
    name: t.exposeString("name"),
    attended: t.exposeInt("attended", { description: "Days." }),
    days: t.exposeInt("days"),
    isPaid: t.exposeBoolean("isPaid"),
    asksAssignment: t.exposeBoolean("asksAssignment"),
    assignment: t.string({ nullable: true, resolve: ({ assignment }) => assignment?.text ?? null }),
    isAssignmentAccepted: t.exposeBoolean("isAssignmentAccepted"),
    lacks: t.expose("lacks", {
      type: [CompletionLackRef],
      nullable: true,
      complexity: 1,
      description: "Null without a rule; empty: completed.",
    }),
    certificate: t.expose("certificate", { type: CertificateStateRef }),
  }),
});

interface Completion {
  readonly programId: number;
  readonly endsAt: Date;
}

export const CompletionRef = builder.objectRef<Completion>("Completion").implement({
  description: "When a course is completed, and by whom.",
  fields: (t) => ({
    programId: t.expose("programId", { type: "Id" }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "Certificates are issued from then on." }),
    rule: t.field({
      type: CompletionRuleRef,
      nullable: true,
      resolve: ({ programId }) => db.completionRule.findUnique({ where: { programId } }),
    }),
    participants: t.field({
      type: [ProgressRef],
      description: "Everybody who came at least once, by name.",
      complexity: rows(100),
      resolve: async ({ programId }) => [...(await readProgress(db, { programId }))],
    }),
  }),
});

export const readCompletion = (programId: number): Promise<Completion | null> =>
  db.program
    .findFirst({
      where: { id: programId, deletedAt: null, kind: { notIn: ["KITEC", "SEMINAR"] } },
      select: { id: true, endsAt: true },
    })
    .then((found) => found && { programId: found.id, endsAt: found.endsAt });

builder.queryField("completion", (t) =>
  t.field({
    type: CompletionRef,
    nullable: true,
    description: "The completion of a course; null for seminars and exams, and where there is none.",
    authScopes: { can: manageAttendance },
    args: { programId: t.arg({ type: "Id", required: true }) },
    resolve: async (_root, { programId }, context) => {
      const found = await readCompletion(programId);
      const view = { action: "viewApplicants", subject: "program", subjectId: programId } as const;
      if (found) await recordView(view, authorOf(context));
      return found;
    },
  }),
);

/** Of one request: all its applications are read at once. */
const progressLoader = perRequest(
  (_context: object) =>
    new DataLoader<number, Progress | null>(async (ids) => {
      const states = ["CONFIRMED", "ATTENDED"] as const;
      const found = await readProgress(db, { id: { in: [...ids] }, state: { in: [...states] } });
      const byId = new Map(found.map((progress) => [progress.id, progress]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

builder.prismaObjectFields(ApplicationRef, (t) => ({
  progress: t.field({
    type: ProgressRef,
    nullable: true,
    description: "Of a course with a rule, for its owner: what is done and what is lacking.",
    select: { memberId: true },
    resolve: async ({ id, memberId }, _args, context) => {
      const { viewer } = context;
      if (!isOwner(viewer, { memberId }) && !manageApplications(viewer)) return null;
      const progress = await progressLoader(context).load(id);
      return progress?.lacks ? progress : null;
    },
  }),
}));
