// The parts of a manuscript as its authors see them. Nothing here leads to a reviewer: a review is a number in its version.
import type { Prisma } from "#prisma/generated/client.ts";
import { builder } from "#schema/builder.ts";
import { FileRef } from "#schema/core/files/file.ts";
import { TEXT_STATES } from "#schema/core/files/file-text.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { writeSubmissions } from "#schema/policies/journal/submissions.ts";
import { MISSING_PARTS } from "#schema/validation/journal/submissions.ts";
import { ASK_AGAIN_AFTER } from "./ask-for-consent.ts";
import type { NameInFile, RefusedFigure, SubmissionCheck } from "./check-submission.ts";
import { PledgeKindRef } from "./journal-setup.ts";
import {
  ReviewerCopyStateRef,
  ReviewVerdictRef,
  SubmissionFileKindRef,
  SubmissionStateRef,
  SuggestionKindRef,
} from "./submission-enums.ts";

const ofAuthors = { authScopes: { can: writeSubmissions } } as const;

export const RequestedFormRef = builder.enumType("RequestedForm", {
  description:
    "A form the editors may ask for: the certificate of a check for similarity, the signed transfer of rights.",
  values: ["SIMILARITY", "COPYRIGHT"] as const,
});
const ConsentStateRef = builder.enumType("AuthorConsentState", {
  description: "Whether an author consents to the manuscript. NOT_ASKED: it was not sent yet.",
  values: ["NOT_ASKED", "ASKED", "CONSENTED", "DECLINED"] as const,
});
const MissingPartRef = builder.enumType("MissingPart", {
  description: "What a manuscript lacks before it can be sent.",
  values: MISSING_PARTS,
});
const FileStateRef = builder.enumType("ManuscriptFileState", {
  description:
    "Whether the manuscript could be looked into. WAITING: it is being read. NAME_ONLY: its format can't be.",
  values: TEXT_STATES,
});
const NamePlaceRef = builder.enumType("NamePlace", {
  description: "Where a name was found.",
  values: ["PROPERTIES", "TEXT", "FILE_NAME"] as const,
});

export const MySubmissionAuthorRef = builder.prismaObject("SubmissionAuthor", {
  ...ofAuthors,
  variant: "MySubmissionAuthor",
  description: "An author, in the order of the title page.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    nameKo: t.exposeString("nameKo", { nullable: true }),
    familyName: t.exposeString("familyName", { nullable: true }),
    givenName: t.exposeString("givenName", { nullable: true }),
    affiliationKo: t.exposeString("affiliationKo", { nullable: true }),
    affiliationEn: t.exposeString("affiliationEn", { nullable: true }),
    email: t.exposeString("email"),
    orcid: t.exposeString("orcid", { nullable: true }),
    contribution: t.exposeString("contribution", { nullable: true }),
    isCorresponding: t.exposeBoolean("isCorresponding"),
    mailLanguage: t.expose("mailLanguage", { type: LanguageRef }),
    consent: t.field({
      type: ConsentStateRef,
      resolve: ({ consentedAt, declinedAt, consentAskedAt }) => {
        if (consentedAt !== null) return "CONSENTED";
        if (declinedAt !== null) return "DECLINED";
        return consentAskedAt === null ? "NOT_ASKED" : "ASKED";
      },
    }),
    askAgainFrom: t.field({
      type: "DateTime",
      nullable: true,
      description: "When an author who was asked can be asked once more; null: was not asked yet.",
      resolve: ({ consentAskedAt }) => consentAskedAt && new Date(consentAskedAt.getTime() + ASK_AGAIN_AFTER),
    }),
  }),
});

export const MySuggestionRef = builder.prismaObject("ReviewerSuggestion", {
  ...ofAuthors,
  description: "Whom the authors name to the editors.",
  fields: (t) => ({
    kind: t.expose("kind", { type: SuggestionKindRef }),
    name: t.exposeString("name"),
    affiliation: t.exposeString("affiliation", { nullable: true }),
    email: t.exposeString("email", { nullable: true }),
    reason: t.exposeString("reason", { nullable: true }),
  }),
});

export const MySubmissionFileRef = builder.prismaObject("SubmissionFile", {
  ...ofAuthors,
  variant: "MySubmissionFile",
  description: "A file of a manuscript; its address needs a pass.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    kind: t.expose("kind", { type: SubmissionFileKindRef }),
    round: t.exposeInt("round", { description: "The version it belongs to; of proofs their own number." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    file: t.relation("file", { type: FileRef }),
  }),
});

export const MyMoveRef = builder.prismaObject("SubmissionMove", {
  ...ofAuthors,
  variant: "MySubmissionMove",
  description: "When a manuscript came into a state.",
  fields: (t) => ({
    to: t.expose("to", { type: SubmissionStateRef }),
    reason: t.exposeString("reason", { nullable: true, description: "What was said about it." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

export const MyDecisionRef = builder.prismaObject("SubmissionDecision", {
  ...ofAuthors,
  variant: "MySubmissionDecision",
  description: "What the editors decided of a version, and what they wrote.",
  fields: (t) => ({
    round: t.exposeInt("round"),
    verdict: t.expose("verdict", { type: ReviewVerdictRef }),
    letter: t.exposeString("letter"),
    decidedAt: t.expose("decidedAt", { type: "DateTime" }),
  }),
});

export const MyDemandRef = builder.prismaObject("SubmissionDemand", {
  ...ofAuthors,
  variant: "MySubmissionDemand",
  description: "A form the editors ask for.",
  fields: (t) => ({
    kind: t.expose("kind", { type: SubmissionFileKindRef }),
    askedAt: t.expose("askedAt", { type: "DateTime" }),
    dueAt: t.expose("dueAt", { type: "DateTime" }),
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
  }),
});

type RemarkRow = Prisma.ReviewRemarkGetPayload<{
  include: { review: { select: { round: true; position: true } } };
}>;

export const MyRemarkRef = builder.objectRef<RemarkRow>("MyRemark").implement({
  ...ofAuthors,
  description: "A remark of a review, and the author's answer beside it.",
  fields: (t) => ({
    id: t.expose("id", { type: "Id" }),
    round: t.int({ resolve: ({ review }) => review.round }),
    review: t.int({
      description: "The number of its review in the version.",
      resolve: ({ review }) => review.position,
    }),
    text: t.exposeString("text"),
    answer: t.exposeString("answer", { nullable: true }),
  }),
});

export const MyReviewFileRef = builder.prismaObject("Review", {
  ...ofAuthors,
  variant: "MyReviewFile",
  description: "A file that came with a review's remarks. Of the review it says the number alone.",
  fields: (t) => ({
    round: t.exposeInt("round"),
    review: t.exposeInt("position", { description: "The number of its review in the version." }),
    file: t.relation("file", { type: FileRef, nullable: true }),
  }),
});

const NameInFileRef = builder.objectRef<NameInFile>("NameInFile").implement({
  ...ofAuthors,
  description: "A place that tells who wrote the manuscript.",
  fields: (t) => ({
    where: t.expose("where", { type: NamePlaceRef }),
    name: t.exposeString("name"),
    excerpt: t.exposeString("excerpt"),
  }),
});

const RefusedFigureRef = builder.objectRef<RefusedFigure>("RefusedFigure").implement({
  ...ofAuthors,
  description: "A figure that cannot be sent to reviewers.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Of the file." }),
    state: t.expose("state", { type: ReviewerCopyStateRef }),
  }),
});

export const SubmissionCheckRef = builder.objectRef<SubmissionCheck>("SubmissionCheck").implement({
  ...ofAuthors,
  description: "What is looked at before a manuscript is sent. Names are only pointed out.",
  fields: (t) => ({
    missing: t.field({ type: [MissingPartRef], resolve: ({ missing }) => [...missing] }),
    file: t.expose("file", { type: FileStateRef, nullable: true }),
    refusedFigures: t.field({
      type: [RefusedFigureRef],
      resolve: ({ refusedFigures }) => [...refusedFigures],
    }),
    names: t.field({ type: [NameInFileRef], resolve: ({ names }) => [...names] }),
  }),
});

export const MyPledgeRef = builder.prismaObject("SubmissionPledge", {
  ...ofAuthors,
  description: "A pledge that was given, in the words it was given to.",
  fields: (t) => ({
    kind: t.field({ type: PledgeKindRef, select: { text: true }, resolve: ({ text }) => text.kind }),
    version: t.int({ select: { text: true }, resolve: ({ text }) => text.version }),
    textKo: t.string({ select: { text: true }, resolve: ({ text }) => text.textKo }),
    textEn: t.string({ select: { text: true }, resolve: ({ text }) => text.textEn }),
    givenAt: t.expose("givenAt", { type: "DateTime" }),
  }),
});
