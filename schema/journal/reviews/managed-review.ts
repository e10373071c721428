// A review as the editors have it. An author's own objects never hold one (schema/policies/journal/reviews.ts).
import { ReviewState } from "#prisma/generated/enums.ts";
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { ReviewVerdictRef } from "#schema/journal/submissions/submission-enums.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import { awaitedUntil } from "#schema/validation/journal/review-times.ts";
import { AnsweredRemarkRef } from "./answered-remark.ts";
import { readCriteria, type StoredCriterion } from "./review-criteria.ts";

const ReviewStateRef = builder.enumType("ReviewState", { values: Object.values(ReviewState) });

export const ReviewCriterionRef = builder.objectRef<StoredCriterion>("ReviewCriterion").implement({
  description: "What a review scores from 1 to 5, and the score.",
  fields: (t) => ({
    key: t.exposeString("key"),
    ko: t.exposeString("ko"),
    en: t.exposeString("en"),
    score: t.exposeInt("score", { nullable: true }),
  }),
});

export const ManagedReviewRef = builder.prismaObject("Review", {
  variant: "ManagedReview",
  select: { id: true, state: true, answerBy: true, dueAt: true },
  authScopes: { can: manageJournal },
  description: "A reviewer's work on one version of a manuscript.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    position: t.exposeInt("position"),
    round: t.exposeInt("round"),
    state: t.expose("state", { type: ReviewStateRef }),
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    affiliation: t.exposeString("affiliation", { nullable: true }),
    language: t.expose("language", { type: LanguageRef }),
    invitedAt: t.expose("invitedAt", { type: "DateTime" }),
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
    remindedAt: t.expose("remindedAt", { type: "DateTime", nullable: true }),
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true }),
    awaitedUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when the next step is expected; null: nothing is.",
      resolve: (review) => awaitedUntil(review),
    }),
    isLate: t.boolean({
      resolve: (review, _args, { clock }) =>
        (awaitedUntil(review)?.getTime() ?? Infinity) <= clock.now().getTime(),
    }),
    conflict: t.exposeString("conflict", { nullable: true, description: "What the reviewer declared." }),
    declineNote: t.exposeString("declineNote", { nullable: true }),
    suggestion: t.exposeString("suggestion", { nullable: true, description: "Who was named instead." }),
    criteria: t.field({
      type: [ReviewCriterionRef],
      description: "Empty until the review is sent.",
      select: { criteria: true },
      resolve: ({ state, criteria }) => (state === "SENT" ? [...readCriteria(criteria)] : []),
    }),
    toAuthors: t.string({
      nullable: true,
      description: "Null until the review is sent; so are the other words.",
      select: { toAuthors: true },
      resolve: ({ state, toAuthors }) => (state === "SENT" ? toAuthors : null),
    }),
    toEditors: t.string({
      nullable: true,
      select: { toEditors: true },
      resolve: ({ state, toEditors }) => (state === "SENT" ? toEditors : null),
    }),
    verdict: t.field({
      type: ReviewVerdictRef,
      nullable: true,
      select: { verdict: true },
      resolve: ({ state, verdict }) => (state === "SENT" ? verdict : null),
    }),
    remarks: t.field({
      type: [AnsweredRemarkRef],
      description: "What is for the authors, in parts, with their answers. Empty until the review is sent.",
      select: { remarks: { orderBy: { position: "asc" } } },
      resolve: ({ state, remarks }) =>
        state === "SENT" ? remarks.map(({ text, answer }) => ({ remark: text, answer })) : [],
    }),
    file: t.field({
      type: FileRef,
      nullable: true,
      select: (_args, _context, nestedSelection) => ({ file: nestedSelection() }),
      resolve: ({ state, file }) => (state === "SENT" ? file : null),
    }),
    isDecided: t.boolean({
      description: "Whether its version is decided.",
      select: { round: true, submission: { select: { decisions: { select: { round: true } } } } },
      resolve: ({ round, submission }) => submission.decisions.some((decision) => decision.round === round),
    }),
    fileForAuthors: t.exposeBoolean("fileForAuthors", {
      description: "Whether the decision opens the file to the authors.",
    }),
    fileShownAt: t.expose("fileShownAt", {
      type: "DateTime",
      nullable: true,
      description: "When it did; null: the file is the editors'.",
    }),
  }),
});
