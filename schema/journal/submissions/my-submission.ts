// A manuscript as its authors see it. An editor who wrote one sees of it what any author sees.
import { db } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import { DraftRef } from "#schema/core/drafts/draft.ts";
import { ownDraft } from "#schema/core/drafts/own-draft.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { LineChangeRef } from "#schema/core/versions/line-change.ts";
import { countDownloads } from "#schema/journal/journal/count-download.ts";
import { PaymentRef } from "#schema/money/payments/payment.ts";
import { ownSubmissions, writeSubmissions } from "#schema/policies/journal/submissions.ts";
import { readPayment } from "#schema/policies/money/payments.ts";
import { GlossaryFieldRef } from "#schema/site/glossary/glossary-term.ts";
import { isInDecisionLetter } from "#schema/validation/journal/shown-remarks.ts";
import { mayWithdraw, waitsForAuthor } from "#schema/validation/journal/submission-state.ts";
import { checkSubmission, writtenRound } from "./check-submission.ts";
import { compareVersions } from "./compare-versions.ts";
import {
  MyDecisionRef,
  MyDemandRef,
  MyMoveRef,
  MyPledgeRef,
  MyRemarkRef,
  MyReviewFileRef,
  MySubmissionAuthorRef,
  MySubmissionFileRef,
  MySuggestionRef,
  SubmissionCheckRef,
} from "./my-submission-parts.ts";
import { SubmissionStateRef, SubmissionTypeRef } from "./submission-enums.ts";

const inPlace = { query: { orderBy: { position: "asc" } } } as const;

export const MySubmissionRef = builder.prismaObject("Submission", {
  variant: "MySubmission",
  description: "An own manuscript.",
  authScopes: { can: writeSubmissions },
  select: { id: true, state: true, round: true, submitterId: true },
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    version: t.exposeInt("version", { description: "What a change has to carry." }),
    downloads: t.int({
      nullable: true,
      description: "How often people have read the PDF of the article it became; null until it is published.",
      select: { article: { select: { id: true } } },
      resolve: ({ state, article }, _args, context) =>
        state === "PUBLISHED" && article ? countDownloads(context, article.id) : null,
    }),
    number: t.exposeString("number", { nullable: true, description: "2026-014; null until it is sent." }),
    state: t.expose("state", { type: SubmissionStateRef }),
    type: t.expose("type", { type: SubmissionTypeRef }),
    language: t.expose("language", { type: LanguageRef }),
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
    round: t.exposeInt("round", { description: "The version that was sent last; 1 is the first." }),
    writtenRound: t.int({ description: "The version that is being written.", resolve: writtenRound }),
    receivedAt: t.expose("receivedAt", { type: "DateTime", nullable: true }),
    stateAt: t.expose("stateAt", { type: "DateTime" }),
    dueAt: t.expose("dueAt", {
      type: "DateTime",
      nullable: true,
      description: "Until when the next step is to be done, excluded; null: no deadline.",
    }),
    authors: t.relation("authors", { ...inPlace, type: MySubmissionAuthorRef }),
    suggestions: t.relation("suggestions", { ...inPlace, type: MySuggestionRef }),
    files: t.relation("files", {
      type: MySubmissionFileRef,
      query: { orderBy: [{ round: "asc" }, { position: "asc" }, { id: "asc" }] },
    }),
    moves: t.relation("moves", { type: MyMoveRef, query: { orderBy: { id: "asc" } } }),
    decisions: t.relation("decisions", { type: MyDecisionRef, query: { orderBy: { round: "asc" } } }),
    demands: t.relation("demands", { type: MyDemandRef, query: { orderBy: { askedAt: "asc" } } }),
    pledges: t.relation("pledges", { type: MyPledgeRef, query: { orderBy: { textId: "asc" } } }),
    remarks: t.field({
      type: [MyRemarkRef],
      description:
        "What reviewers remarked, of versions that are decided, as far as the editor left it in the letter.",
      resolve: async ({ id }) => {
        const decided = await db.submissionDecision.findMany({ where: { submissionId: id } });
        const letters = new Map(decided.map(({ round, letter }) => [round, letter]));
        const remarks = await db.reviewRemark.findMany({
          where: {
            review: { submissionId: id, state: "SENT", round: { in: [...letters.keys()] } },
          },
          include: { review: { select: { round: true, position: true } } },
          orderBy: [{ review: { round: "asc" } }, { review: { position: "asc" } }, { position: "asc" }],
        });
        return remarks.filter(({ text, review }) =>
          isInDecisionLetter(letters.get(review.round) ?? "", text),
        );
      },
    }),
    reviewFiles: t.relation("reviews", {
      type: MyReviewFileRef,
      description: "Files that came with the remarks, as far as the decision opened them.",
      query: {
        where: { fileShownAt: { not: null }, fileId: { not: null } },
        orderBy: [{ round: "asc" }, { position: "asc" }],
      },
    }),
    payments: t.field({
      type: [PaymentRef],
      description: "Fees that are asked for, or were, for the person who pays them.",
      select: (_args, _context, nestedSelection) => ({
        payments: { ...nestedSelection({ orderBy: { id: "asc" } }) },
      }),
      resolve: ({ payments }, _args, { viewer }) =>
        payments.filter((payment) => readPayment(viewer, payment)),
    }),
    check: t.field({
      type: SubmissionCheckRef,
      nullable: true,
      description: "What is missing before it can be sent; null while the next step is not the author's.",
      resolve: async ({ id, state }) =>
        waitsForAuthor(state) && state !== "PROOF" ? await checkSubmission(db, id) : null,
    }),
    changes: t.field({
      type: [LineChangeRef],
      nullable: true,
      description:
        "What changed in the words of a version since the one before; null where they can't be compared.",
      args: { round: t.arg.int({ required: true }) },
      resolve: ({ id }, { round }) => compareVersions(db, id, round),
    }),
    draft: t.prismaField({
      type: DraftRef,
      nullable: true,
      description: "What the viewer was typing and has not saved.",
      resolve: (query, { id }, _args, { viewer }) => ownDraft(query, viewer, { submissionId: id }),
    }),
    viewerCanWrite: t.boolean({
      description: "The person who sent it takes its next steps; other authors follow it.",
      resolve: ({ submitterId }, _args, { viewer }) => submitterId === viewer?.memberId,
    }),
    viewerCanWithdraw: t.boolean({
      resolve: ({ submitterId, state }, _args, { viewer }) =>
        submitterId === viewer?.memberId && mayWithdraw(state),
    }),
  }),
});

builder.queryFields((t) => ({
  mySubmissions: t.prismaField({
    type: [MySubmissionRef],
    description: "The own manuscripts, and those one is named an author of; the newest first.",
    authScopes: { can: writeSubmissions },
    resolve: (query, _root, _args, { viewer }) =>
      db.submission.findMany({ ...query, where: ownSubmissions(viewer), orderBy: { id: "desc" } }),
  }),
  mySubmission: t.prismaField({
    type: MySubmissionRef,
    nullable: true,
    description: "One of them; null for somebody else's.",
    authScopes: { can: writeSubmissions },
    args: { id: t.arg({ type: "Id", required: true }) },
    resolve: (query, _root, { id }, { viewer }) =>
      db.submission.findFirst({ ...query, where: { id, AND: [ownSubmissions(viewer)] } }),
  }),
}));
