// A presentation, for its submitter and the office of programs. Reviewers read it without names (review-operations.ts).
import { builder } from "#schema/builder.ts";
import { rows } from "#schema/cost.ts";
import { managePresentations, readPresentation } from "#schema/policies/programs/presentations.ts";
import { REVIEWS_EACH } from "#schema/validation/programs/presentations.ts";
import { isCallOpen } from "./lock-call.ts";
import { PresentationKindRef, PresentationStateRef } from "./presentation-enums.ts";
import { personOf, withMember } from "./reviewer-person.ts";

/** What a presentation has mostly, for the cost of an operation. */
const USUAL_AUTHORS = 3;

builder.prismaObject("PresentationAuthor", {
  select: { id: true },
  description: "Somebody who wrote or gives a presentation.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    name: t.exposeString("name"),
    nameEn: t.exposeString("nameEn", { nullable: true }),
    affiliation: t.exposeString("affiliation", { nullable: true }),
    email: t.exposeString("email"),
    isPresenter: t.exposeBoolean("isPresenter"),
    consentedAt: t.expose("consentedAt", { type: "DateTime", nullable: true }),
    declinedAt: t.expose("declinedAt", { type: "DateTime", nullable: true }),
    removedAt: t.expose("removedAt", {
      type: "DateTime",
      nullable: true,
      description: "The office removed the person from the authors.",
    }),
    removalReason: t.exposeString("removalReason", { nullable: true }),
  }),
});

builder.prismaObject("PresentationReview", {
  select: { presentationId: true, reviewerId: true },
  description: "What a reviewer says of a presentation, for the office.",
  authScopes: { can: managePresentations },
  fields: (t) => ({
    reviewer: t.string({
      select: { reviewer: withMember },
      resolve: ({ reviewer }) => personOf(reviewer).name,
    }),
    score: t.exposeInt("score", { nullable: true, description: "1 to 5." }),
    comment: t.exposeString("comment", { nullable: true }),
    hasConflict: t.exposeBoolean("hasConflict"),
    isDone: t.boolean({ select: { doneAt: true }, resolve: ({ doneAt }) => doneAt !== null }),
  }),
});

export const PresentationRef = builder.prismaObject("Presentation", {
  select: { id: true, memberId: true },
  authScopes: (presentation) => ({ can: (viewer) => readPresentation(viewer, presentation) }),
  description: "What somebody offers to present at a program.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    version: t.exposeInt("version", { description: "What a change has to carry." }),
    state: t.expose("state", { type: PresentationStateRef }),
    kind: t.expose("kind", { type: PresentationKindRef, description: "As it was asked for." }),
    topic: t.exposeInt("topic", { nullable: true, description: "Which of the call's topics, from 0." }),
    titleKo: t.exposeString("titleKo", { nullable: true }),
    titleEn: t.exposeString("titleEn", { nullable: true }),
    abstractKo: t.exposeString("abstractKo", { nullable: true }),
    abstractEn: t.exposeString("abstractEn", { nullable: true }),
    submittedAt: t.expose("submittedAt", { type: "DateTime", nullable: true }),
    authors: t.relation("authors", {
      query: { orderBy: { position: "asc" } },
      complexity: rows(USUAL_AUTHORS),
    }),
    reviews: t.relation("reviews", {
      query: { orderBy: { reviewerId: "asc" } },
      complexity: rows(REVIEWS_EACH),
      authScopes: { can: managePresentations },
      description: "For the office.",
    }),
    canChange: t.boolean({
      description: "It may still be changed: the call is open and nothing is decided.",
      select: { state: true, call: { include: { program: true } } },
      resolve: ({ state, call }, _args, { clock }) =>
        (state === "DRAFT" || state === "SUBMITTED") && isCallOpen(call, clock.now()),
    }),
    canWithdraw: t.boolean({
      select: { state: true, call: { select: { program: { select: { startsAt: true } } } } },
      resolve: ({ state, call }, _args, { clock }) =>
        state !== "WITHDRAWN" && state !== "DECLINED" && clock.now() < call.program.startsAt,
    }),
  }),
});
