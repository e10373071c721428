// A manuscript on the editorial queue.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LocalizedTextRef, lineIn } from "#schema/core/shared/localized.ts";
import { NAME_COLUMNS, nameFor } from "#schema/core/shared/person-name.ts";
import { ManagedArticleRef } from "#schema/journal/journal/issue-office.ts";
import { ManagedSubmissionFeeRef } from "#schema/journal/submissions/managed-fee.ts";
import { MissingRequirementRef } from "#schema/journal/submissions/missing-requirements.ts";
import { missingOfSubmission, settingsFor } from "#schema/journal/submissions/requirement-loaders.ts";
import {
  ReviewVerdictRef,
  SubmissionStateRef,
  SubmissionTypeRef,
} from "#schema/journal/submissions/submission-enums.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import { GlossaryFieldRef } from "#schema/site/glossary/glossary-term.ts";
import { awaitedBy } from "#schema/validation/journal/awaited.ts";
import { WAITS_FOR } from "#schema/validation/journal/submission-filters.ts";
import { draftDecisionLetter } from "./decision-letter.ts";
import { ManagedReviewRef } from "./managed-review.ts";
import {
  ManagedSubmissionAuthorRef,
  ManagedSubmissionDecisionRef,
  ManagedSubmissionDemandRef,
  ManagedSubmissionFileRef,
  ManagedSubmissionMoveRef,
  ManagedSubmissionRoundRef,
  ManagedSubmissionSuggestionRef,
} from "./managed-submission-parts.ts";
import { readProposal } from "./read-proposal.ts";

export const WaitsForRef = builder.enumType("WaitsFor", {
  description: "The person who takes the next step.",
  values: WAITS_FOR,
});

const AwaitedRef = builder.objectRef<ReturnType<typeof awaitedBy>>("Awaited").implement({
  description: "For whom a manuscript waits, and since when.",
  fields: (t) => ({
    waitsFor: t.expose("waitsFor", { type: WaitsForRef }),
    since: t.expose("since", { type: "DateTime" }),
    until: t.expose("until", {
      type: "DateTime",
      nullable: true,
      description: "The moment that is too late.",
    }),
    isLate: t.exposeBoolean("isLate"),
  }),
});

const byPosition = { orderBy: { position: "asc" } } as const;

export const ManagedSubmissionRef = builder.prismaObject("Submission", {
  variant: "ManagedSubmission",
  authScopes: { can: manageJournal },
  description: "A manuscript on the editorial queue. An editor who wrote it never gets one.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    number: t.exposeString("number", { nullable: true }),
    state: t.expose("state", { type: SubmissionStateRef }),
    type: t.expose("type", { type: SubmissionTypeRef }),
    language: t.expose("language", { type: LanguageRef }),
    title: t.field({
      type: LocalizedTextRef,
      nullable: true,
      args: { language: t.arg({ type: LanguageRef, required: true }) },
      resolve: ({ titleKo, titleEn }, { language }) => lineIn(titleKo, titleEn, language),
    }),
    titleKo: t.exposeString("titleKo", { nullable: true }),
    titleEn: t.exposeString("titleEn", { nullable: true }),
    abstractKo: t.exposeString("abstractKo", { nullable: true }),
    abstractEn: t.exposeString("abstractEn", { nullable: true }),
    keywordsKo: t.exposeStringList("keywordsKo"),
    keywordsEn: t.exposeStringList("keywordsEn"),
    field: t.expose("field", { type: GlossaryFieldRef }),
    funding: t.exposeString("funding", { nullable: true }),
    aiUse: t.exposeString("aiUse", { nullable: true }),
    coverLetter: t.exposeString("coverLetter", { nullable: true }),
    round: t.exposeInt("round"),
    version: t.exposeInt("version", {
      description: "Of the row; `saveEnglishTexts` names the one that was read.",
    }),
    receivedAt: t.expose("receivedAt", { type: "DateTime", nullable: true }),
    dueAt: t.expose("dueAt", { type: "DateTime", nullable: true }),
    handlingEditorId: t.expose("handlingEditorId", { type: "Id", nullable: true }),
    handlingEditor: t.string({
      nullable: true,
      select: { handlingEditor: { select: NAME_COLUMNS } },
      resolve: ({ handlingEditor }, _args, context) => nameFor(context, handlingEditor),
    }),
    awaited: t.field({
      type: AwaitedRef,
      select: { reviews: true },
      resolve: (submission, _args, { clock }) => {
        const present = submission.reviews.filter(({ round }) => round === submission.round);
        return awaitedBy(submission, present, clock.now());
      },
    }),
    reviewsSent: t.int({
      description: "Of the present version.",
      select: { reviews: { select: { state: true, round: true } } },
      resolve: ({ reviews, round }) =>
        reviews.filter((review) => review.round === round && review.state === "SENT").length,
    }),
    reviewsAsked: t.int({
      description: "Of the present version: sent, or still awaited.",
      select: { reviews: { select: { state: true, round: true } } },
      resolve: ({ reviews, round }) =>
        reviews.filter(
          ({ state, ...review }) => review.round === round && ["INVITED", "ACCEPTED", "SENT"].includes(state),
        ).length,
    }),
    authors: t.relation("authors", { type: ManagedSubmissionAuthorRef, query: byPosition }),
    suggestions: t.relation("suggestions", { type: ManagedSubmissionSuggestionRef, query: byPosition }),
    rounds: t.relation("rounds", { type: ManagedSubmissionRoundRef, query: { orderBy: { number: "desc" } } }),
    files: t.relation("files", {
      type: ManagedSubmissionFileRef,
      query: { orderBy: [{ round: "desc" }, { position: "asc" }] },
    }),
    reviews: t.relation("reviews", {
      type: ManagedReviewRef,
      query: { orderBy: [{ round: "desc" }, { position: "asc" }] },
    }),
    decisions: t.relation("decisions", {
      type: ManagedSubmissionDecisionRef,
      query: { orderBy: { round: "desc" } },
    }),
    demands: t.relation("demands", {
      type: ManagedSubmissionDemandRef,
      query: { orderBy: { askedAt: "asc" } },
    }),
    fees: t.relation("payments", {
      type: ManagedSubmissionFeeRef,
      description: "What was asked for, and how far it is.",
      query: { orderBy: { id: "asc" } },
    }),
    article: t.relation("article", {
      type: ManagedArticleRef,
      nullable: true,
      description: "What it became in an issue.",
    }),
    moves: t.relation("moves", { type: ManagedSubmissionMoveRef, query: { orderBy: { id: "asc" } } }),
    missing: t.field({
      type: [MissingRequirementRef],
      description: "What the journal asks for and is missing, for acceptance, issue and publication.",
      resolve: ({ id }, _args, context) => missingOfSubmission(context, id),
    }),
    proposed: t.field({
      type: ReviewVerdictRef,
      nullable: true,
      description: "What the reviews propose by the rule of the settings; null while it is open.",
      resolve: async (submission, _args, context) => readProposal(db, submission, await settingsFor(context)),
    }),
    letterDraft: t.string({
      description: "The letter of a decision as it is offered: in the author's language, with the remarks.",
      args: { verdict: t.arg({ type: ReviewVerdictRef, required: true }) },
      resolve: (submission, { verdict }) =>
        db.$transaction((tx) => draftDecisionLetter(tx, submission, verdict)),
    }),
  }),
});
