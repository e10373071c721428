// Defines what the office does with the presentations of a program.

import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { managePresentations } from "#schema/policies/programs/presentations.ts";
import { optionalLines } from "#schema/validation/core/lines.ts";
import {
  DECISIONS_AT_ONCE,
  decisionWords,
  presentationCall,
  presentationSessions,
  REVIEW_MAX_LENGTH,
} from "#schema/validation/programs/presentations.ts";
import { z } from "#schema/validation/zod.ts";
import { type AssignedReviews, assignReviews } from "./assign-reviews.ts";
import { decidePresentations } from "./decide-presentations.ts";
import { ManagedPresentationsRef } from "./managed-presentations.ts";
import { PresentationDecisionRef, PresentationReviewModeRef } from "./presentation-enums.ts";
import { savePresentationCall } from "./save-call.ts";
import { savePresentationSessions } from "./save-sessions.ts";

const ofProgram = { can: managePresentations, subject: "program" } as const;

const ReviewerInputRef = builder.inputType("PresentationReviewerInput", {
  description: "An account by its address; who has none comes by a link, and has a name.",
  fields: (t) => ({
    email: t.string({ required: true }),
    name: t.string(),
    affiliation: t.string(),
    language: t.field({
      type: LanguageRef,
      required: true,
      description: "Of the mails to who has no account.",
    }),
  }),
});

const CallInputRef = builder
  .inputType("PresentationCallInput", {
    fields: (t) => ({
      opensAt: t.field({ type: "DateTime", required: true }),
      closesAt: t.field({ type: "DateTime", required: true }),
      topicsKo: t.stringList({ required: true }),
      topicsEn: t.stringList({ required: true, description: "As many, or none." }),
      guideKo: t.string(),
      guideEn: t.string(),
      reviewMode: t.field({ type: PresentationReviewModeRef, required: true }),
      isBlind: t.boolean({ required: true, description: "Reviewers read no names of authors." }),
      slidesUntil: t.field({ type: "DateTime", description: "Excluded; null: no slides are asked for." }),
      slidesReleased: t.boolean({ required: true, description: "Before the event is over, too." }),
      reviewers: t.field({ type: [ReviewerInputRef], required: true }),
    }),
  })
  .validate(presentationCall);

action("savePresentationCall", {
  who: "office",
  ...ofProgram,
  visitorsSee: true,
  type: ManagedPresentationsRef,
  description: "Saves the call of a seminar. CONFLICT.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true, description: "0: there was none." }),
    input: arg.field({ type: CallInputRef, required: true }),
  })),
  run: (tx, { programId, version, input: call }, author) =>
    savePresentationCall(tx, { programId, version, call }, author),
  answer: (_query, programId) => ({ programId }),
});

const AssignedRef = builder.objectRef<AssignedReviews>("AssignedPresentationReviews").implement({
  description: "What one call of assigning reviewers came to.",
  fields: (t) => ({
    assigned: t.exposeInt("assigned"),
    short: t.exposeInt("short", { description: "Presentations for which nobody is left." }),
    done: t.exposeInt("done", { description: "Presentations of this call." }),
    left: t.exposeInt("left", { description: "Presentations after it." }),
    after: t.expose("after", {
      type: "Id",
      nullable: true,
      description: "To call again with; null: that was all, and the reviewers were written to.",
    }),
  }),
});

action("assignPresentationReviews", {
  who: "office",
  ...ofProgram,
  visitorsSee: false,
  type: AssignedRef,
  description:
    "Assigns two reviewers to the next presentations that lack them, or everybody where the committee votes; the last call writes to them.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    after: arg.field({ type: "Id" }),
  })),
  run: (tx, { programId, after }, { now }, { mail }) =>
    assignReviews(tx, { programId, after: after ?? 0 }, { links: mail.links, now }),
  answer: (_query, result) => result,
});

action("decidePresentations", {
  who: "office",
  ...ofProgram,
  visitorsSee: true,
  mailsWait: true,
  type: "Int",
  description:
    "Accepts or declines, all or none, and writes to each. Answers how many changed. MOVE_REFUSED.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    ids: arg.field({
      type: ["Id"],
      required: true,
      validate: z
        .array(z.int())
        .min(1, { error: "REQUIRED" })
        .max(DECISIONS_AT_ONCE, { error: "TOO_MANY_ROWS" }),
    }),
    decision: arg.field({ type: PresentationDecisionRef, required: true }),
    messageKo: arg.string({ required: true, validate: decisionWords }),
    messageEn: arg.string({ validate: optionalLines(REVIEW_MAX_LENGTH) }),
  })),
  run: (tx, { messageEn, ...decided }, author) =>
    decidePresentations(tx, { ...decided, messageEn: messageEn ?? null }, author),
  answer: (_query, count) => count,
});

const SessionInputRef = builder.inputType("PresentationSessionInput", {
  fields: (t) => ({
    titleKo: t.string({ required: true }),
    titleEn: t.string(),
    room: t.string({ required: true }),
    startsAt: t.field({ type: "DateTime", required: true }),
    minutes: t.int({ required: true }),
    presentationIds: t.field({ type: ["Id"], required: true, description: "In their order." }),
  }),
});

const SessionsInputRef = builder
  .inputType("PresentationSessionsInput", {
    fields: (t) => ({
      isShown: t.boolean({ required: true, description: "Visitors see them." }),
      sessions: t.field({ type: [SessionInputRef], required: true }),
    }),
  })
  .validate(presentationSessions);

action("savePresentationSessions", {
  who: "office",
  ...ofProgram,
  visitorsSee: true,
  type: ManagedPresentationsRef,
  description: "Saves the sessions of a program as a whole. CONFLICT.",
  args: builder.args((arg) => ({
    programId: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    input: arg.field({ type: SessionsInputRef, required: true }),
  })),
  run: (tx, saved) => savePresentationSessions(tx, saved),
  answer: (_query, programId) => ({ programId }),
});
