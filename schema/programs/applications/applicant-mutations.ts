// Defines what the office does with applications.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { manageApplications } from "#schema/policies/programs/applications.ts";
import { guardExaminees } from "#schema/programs/exams/require-sight.ts";
import { restoreGroup } from "#schema/programs/groups/restore-group.ts";
import { applicationIds, cancelReason, score } from "#schema/validation/programs/application-office.ts";
import { ApplicationRef } from "./application.ts";
import { ExamVerdictRef } from "./application-enums.ts";
import { cancelByOffice } from "./cancel-application.ts";
import { confirmByOffice } from "./confirm-application.ts";
import { readApplication } from "./read-application.ts";
import { recordAttendance, undoAttendance } from "./record-attendance.ts";
import { recordResult } from "./record-exam.ts";
import { restoreApplication } from "./restore-application.ts";
import { undoConfirmation } from "./undo-confirmation.ts";

// Where seats move, the content version is raised there.
const ofApplications = {
  can: manageApplications,
  guard: guardExaminees,
  subject: "application",
  visitorsSee: false,
} as const;

action("confirmApplication", {
  who: "office",
  ...ofApplications,
  mailsWait: true,
  type: ApplicationRef,
  description:
    "Confirms an application whose money is not there yet: what is owed stays owed and no longer expires. MOVE_REFUSED.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, { memberId, now }) => confirmByOffice(tx, id, { actorId: memberId, now }),
  answer: readApplication,
});

action("undoConfirmation", {
  who: "office",
  action: "takeBackConfirmation",
  ...ofApplications,
  type: ApplicationRef,
  description:
    "Takes the office's confirmation back, while its email waits: the application awaits its payment again, until a new deadline. MOVE_REFUSED; MAIL_GONE.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, { memberId, now }) => undoConfirmation(tx, id, { actorId: memberId, now }),
  answer: readApplication,
});

action("cancelApplication", {
  who: "office",
  ...ofApplications,
  type: ApplicationRef,
  description:
    "Cancels an application with a reason the applicant reads; all money comes back, the seat goes to the next. MOVE_REFUSED.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    reason: arg.string({ required: true, validate: cancelReason }),
  })),
  run: (tx, { id, reason }, { memberId, now }) => cancelByOffice(tx, id, reason, { actorId: memberId, now }),
  answer: readApplication,
});

action("restoreApplication", {
  who: "office",
  ...ofApplications,
  type: ApplicationRef,
  description:
    "Restores an application that the office cancelled, or who left a group: a free seat, else the waiting list, and its payment. MOVE_REFUSED; PROGRAM_OVER; GROUP_NOT_RESTORED; APPLIED_AGAIN; PROGRAM_FULL; MONEY_WENT_BACK; PAYMENT_MOVE_REFUSED.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, { memberId, now }) => restoreApplication(tx, id, { actorId: memberId, now }),
  answer: readApplication,
});

action("restoreGroup", {
  who: "office",
  ...ofApplications,
  type: "Int",
  description:
    "Restores all whom the contact of a group withdrew, or none, and answers how many. MOVE_REFUSED, and as `restoreApplication`.",
  args: builder.args((arg) => ({ groupId: arg.field({ type: "Id", required: true }) })),
  run: (tx, { groupId }, { memberId, now }) => restoreGroup(tx, groupId, { actorId: memberId, now }),
  answer: (_query, count) => count,
});

action("recordAttendance", {
  who: "office",
  ...ofApplications,
  type: [ApplicationRef],
  description:
    "Notes who came and who did not, all or none; null removes the record. MOVE_REFUSED; SCORES_LOCKED.",
  args: builder.args((arg) => ({
    ids: arg.field({ type: ["Id"], required: true, validate: applicationIds }),
    attended: arg.boolean(),
  })),
  run: (tx, { ids, attended = null }, author) => recordAttendance(tx, { ids, attended }, author),
  answer: (query, _result, { ids }) =>
    db.application.findMany({ ...query, where: { id: { in: ids } }, orderBy: { id: "asc" } }),
});

action("undoAttendance", {
  who: "office",
  ...ofApplications,
  type: ApplicationRef,
  description:
    "Undoes what the viewer last noted of an applicant: what was recorded before counts again. MOVE_REFUSED; SCORES_LOCKED.",
  args: builder.args((arg) => ({ id: arg.field({ type: "Id", required: true }) })),
  run: (tx, { id }, author) => undoAttendance(tx, id, author),
  answer: readApplication,
});

action("recordResult", {
  who: "office",
  ...ofApplications,
  type: ApplicationRef,
  description: "Writes down what came of an exam; null takes it away. MOVE_REFUSED.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    score: arg.float({ validate: score, description: "Per cent, in hundredths at most." }),
    verdict: arg.field({ type: ExamVerdictRef }),
  })),
  run: (tx, { id, score = null, verdict = null }) => recordResult(tx, { id, score, verdict }),
  answer: readApplication,
});
