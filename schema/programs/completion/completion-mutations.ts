// The rule of a course, its assignments, and the certificates of those who completed it.
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { DomainError, refusal } from "#schema/errors.ts";
import { readOwnApplications } from "#schema/policies/programs/applications.ts";
import { manageAttendance } from "#schema/policies/programs/attendance.ts";
import { ApplicationRef } from "#schema/programs/applications/application.ts";
import { readApplication } from "#schema/programs/applications/read-application.ts";
import { assignmentText, completionRule } from "#schema/validation/programs/completion.ts";
import { CompletionRef, readCompletion } from "./completion.ts";
import { type IssuedCertificates, issueCertificates } from "./issue-certificates.ts";
import { acceptAssignment, handInAssignment, saveCompletionRule } from "./save-completion-rule.ts";

const CompletionRuleInputRef = builder
  .inputType("CompletionRuleInput", {
    fields: (t) => ({
      attendancePercent: t.int({ required: true, description: "1 to 100." }),
      needsAssignment: t.boolean({ required: true }),
      needsPayment: t.boolean({ required: true }),
    }),
  })
  .validate(completionRule);

action("saveCompletionRule", {
  who: "office",
  can: manageAttendance,
  subject: "program",
  visitorsSee: false,
  type: CompletionRef,
  description: "Saves when a course is completed. CONFLICT when it was saved meanwhile.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    version: arg.int({ description: "Of the rule that was seen; null: there was none." }),
    rule: arg.field({ type: CompletionRuleInputRef, required: true }),
  })),
  run: (tx, { programId, version = null, rule }) => saveCompletionRule(tx, { programId, version, rule }),
  answer: async (_query, programId) => {
    const found = await readCompletion(programId);
    if (!found) throw new DomainError("NOT_FOUND");
    return found;
  },
});

action("acceptAssignment", {
  who: "office",
  can: manageAttendance,
  subject: "application",
  visitorsSee: false,
  type: ApplicationRef,
  description: "Accepts what somebody submitted, or undoes that. MOVE_REFUSED.",
  args: builder.args((arg) => ({
    applicationId: arg.field({ type: "Id", required: true }),
    accepted: arg.boolean({ required: true }),
  })),
  run: (tx, asked, author) => acceptAssignment(tx, asked, author),
  answer: readApplication,
});

const IssuedCertificatesRef = builder.objectRef<IssuedCertificates>("IssuedCertificates").implement({
  description: "What came of issuing certificates.",
  fields: (t) => ({
    issued: t.exposeInt("issued"),
    left: t.exposeInt("left", { description: "Who wait for the next request." }),
  }),
});

action("issueCertificates", {
  who: "office",
  can: manageAttendance,
  subject: "application",
  action: "issueDocument",
  visitorsSee: false,
  type: IssuedCertificatesRef,
  description:
    "Issues certificates to the next 100 who have none: of attendance for a seminar, of completion to those who have completed a course.",
  args: builder.args((arg) => ({ programId: arg.field({ type: "Id", required: true }) })),
  run: (tx, { programId }, author, { viewer }) => {
    if (viewer === null) throw refusal(false);
    return issueCertificates(tx, programId, viewer, author);
  },
  answer: (_query, result) => result,
});

action("handInAssignment", {
  who: "member",
  can: readOwnApplications,
  type: ApplicationRef,
  description: "Hands in the assignment of a course. MOVE_REFUSED once it was accepted.",
  args: builder.args((arg) => ({
    applicationId: arg.field({ type: "Id", required: true }),
    text: arg.string({ required: true, validate: assignmentText }),
  })),
  run: (tx, asked, author) => handInAssignment(tx, asked, author),
  answer: (query, _result, { applicationId }) => readApplication(query, applicationId),
});
