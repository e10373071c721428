// The parts of a manuscript as the editors have it.

import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { latinName, NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import { blindStateOf, isForReviewers } from "#schema/journal/submissions/blind-copies.ts";
import {
  ReviewerCopyStateRef,
  ReviewVerdictRef,
  SubmissionFileKindRef,
  SubmissionStateRef,
  SuggestionKindRef,
} from "#schema/journal/submissions/submission-enums.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";

const ofEditors = { authScopes: { can: manageJournal } } as const;

export const ManagedSubmissionAuthorRef = builder.prismaObject("SubmissionAuthor", {
  variant: "ManagedSubmissionAuthor",
  ...ofEditors,
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    nameKo: t.exposeString("nameKo", { nullable: true }),
    nameEn: t.string({
      nullable: true,
      select: { givenName: true, familyName: true },
      resolve: latinName,
    }),
    affiliationKo: t.exposeString("affiliationKo", { nullable: true }),
    affiliationEn: t.exposeString("affiliationEn", { nullable: true }),
    email: t.exposeString("email"),
    orcid: t.exposeString("orcid", { nullable: true }),
    isCorresponding: t.exposeBoolean("isCorresponding"),
    consentAskedAt: t.expose("consentAskedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the consent was asked for by mail; null: it was not.",
    }),
    consentedAt: t.expose("consentedAt", { type: "DateTime", nullable: true }),
    consentVersion: t.int({
      nullable: true,
      description: "Of the text that a co-author consented to; null for the person who sent the manuscript.",
      select: { consentText: { select: { version: true } } },
      resolve: ({ consentText }) => consentText?.version ?? null,
    }),
    declinedAt: t.expose("declinedAt", { type: "DateTime", nullable: true }),
  }),
});

export const ManagedSubmissionSuggestionRef = builder.prismaObject("ReviewerSuggestion", {
  variant: "ManagedSubmissionSuggestion",
  ...ofEditors,
  description: "Whom the authors would have as a reviewer, or not.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    kind: t.expose("kind", { type: SuggestionKindRef }),
    name: t.exposeString("name"),
    affiliation: t.exposeString("affiliation", { nullable: true }),
    email: t.exposeString("email", { nullable: true }),
    reason: t.exposeString("reason", { nullable: true }),
  }),
});

export const ManagedSubmissionFileRef = builder.prismaObject("SubmissionFile", {
  variant: "ManagedSubmissionFile",
  ...ofEditors,
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    kind: t.expose("kind", { type: SubmissionFileKindRef }),
    round: t.exposeInt("round"),
    file: t.relation("file", { type: FileRef }),
    reviewerCopy: t.field({
      type: ReviewerCopyStateRef,
      nullable: true,
      description: "The copy that reviewers get; null: the file is not for them.",
      select: { file: { include: { blindCopy: true } } },
      resolve: ({ kind, file }) => (isForReviewers(kind) ? blindStateOf(file) : null),
    }),
  }),
});

/** A form that the editors asked for. */
export const ManagedSubmissionDemandRef = builder.prismaObject("SubmissionDemand", {
  variant: "ManagedSubmissionDemand",
  ...ofEditors,
  fields: (t) => ({
    kind: t.expose("kind", { type: SubmissionFileKindRef }),
    askedAt: t.expose("askedAt", { type: "DateTime" }),
    dueAt: t.expose("dueAt", { type: "DateTime" }),
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
  }),
});

export const ManagedSubmissionDecisionRef = builder.prismaObject("SubmissionDecision", {
  variant: "ManagedSubmissionDecision",
  ...ofEditors,
  fields: (t) => ({
    round: t.exposeInt("round"),
    proposed: t.expose("proposed", { type: ReviewVerdictRef, nullable: true }),
    verdict: t.expose("verdict", { type: ReviewVerdictRef }),
    letter: t.exposeString("letter"),
    decidedBy: t.string({
      nullable: true,
      select: { decidedBy: { select: NAME_COLUMNS } },
      resolve: ({ decidedBy }, _args, context) => nameFor(context, decidedBy),
    }),
    decidedAt: t.expose("decidedAt", { type: "DateTime" }),
  }),
});

export const ManagedSubmissionMoveRef = builder.prismaObject("SubmissionMove", {
  variant: "ManagedSubmissionMove",
  ...ofEditors,
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    to: t.expose("to", { type: SubmissionStateRef }),
    reason: t.exposeString("reason", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

/** A version of a manuscript. */
export const ManagedSubmissionRoundRef = builder.prismaObject("SubmissionRound", {
  variant: "ManagedSubmissionRound",
  ...ofEditors,
  fields: (t) => ({
    number: t.exposeInt("number"),
    sentAt: t.expose("sentAt", { type: "DateTime" }),
    note: t.exposeString("note", { nullable: true, description: "The author's words to the editors." }),
  }),
});
