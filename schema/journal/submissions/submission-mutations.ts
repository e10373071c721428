// What authors do with their manuscripts.
import { db, type Tx } from "#prisma/client.ts";
import { builder } from "#schema/builder.ts";
import type { Context } from "#schema/context.ts";
import { type Author, authorOf } from "#schema/core/shared/author.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { REQUEST_KEY_WORDS, requestKey } from "#schema/core/shared/request-key.ts";
import { writeSubmissions } from "#schema/policies/journal/submissions.ts";
import { ownData } from "#schema/require-audit.ts";
import { GlossaryFieldRef } from "#schema/site/glossary/glossary-term.ts";
import {
  optionalReason,
  remarkAnswers,
  submissionInput,
  submissionReason,
} from "#schema/validation/journal/submissions.ts";
import { askAgain } from "./ask-for-consent.ts";
import { answerProof, answerRemarks, handInPaper, withdrawSubmission } from "./follow-submission.ts";
import { PledgeKindRef } from "./journal-setup.ts";
import { MySubmissionRef } from "./my-submission.ts";
import { SubmissionPaperRef } from "./my-submission-parts.ts";
import { sendSubmission } from "./send-submission.ts";
import { SubmissionTypeRef, SuggestionKindRef } from "./submission-enums.ts";
import { beginSubmission, deleteDraft, saveSubmission } from "./write-submission.ts";

const AuthorInput = builder.inputType("SubmissionAuthorInput", {
  fields: (t) => ({
    id: t.field({ type: "Id", description: "Null: a new one." }),
    nameKo: t.string(),
    familyName: t.string(),
    givenName: t.string(),
    affiliationKo: t.string(),
    affiliationEn: t.string(),
    email: t.string(),
    orcid: t.string(),
    contribution: t.string(),
    isCorresponding: t.boolean(),
    mailLanguage: t.field({ type: LanguageRef }),
  }),
});

const GivenPledgeInput = builder.inputType("GivenPledgeInput", {
  fields: (t) => ({
    kind: t.field({ type: PledgeKindRef, required: true }),
    version: t.int({ required: true, description: "Of the words that were read." }),
  }),
});

const SuggestionInput = builder.inputType("ReviewerSuggestionInput", {
  fields: (t) => ({
    kind: t.field({ type: SuggestionKindRef, required: true }),
    name: t.string({ required: true }),
    affiliation: t.string(),
    email: t.string(),
    reason: t.string(),
  }),
});

const SubmissionInputRef = builder
  .inputType("SubmissionInput", {
    description: "A manuscript as it is written, with gaps or without; what is left out or null is emptied.",
    fields: (t) => ({
      type: t.field({ type: SubmissionTypeRef, required: true }),
      language: t.field({ type: LanguageRef, required: true }),
      titleKo: t.string(),
      titleEn: t.string(),
      abstractKo: t.string(),
      abstractEn: t.string(),
      keywordsKo: t.stringList(),
      keywordsEn: t.stringList(),
      field: t.field({ type: GlossaryFieldRef, required: true }),
      funding: t.string(),
      aiUse: t.string(),
      coverLetter: t.string(),
      authors: t.field({ type: [AuthorInput], required: true }),
      suggestions: t.field({ type: [SuggestionInput], required: true }),
      manuscriptId: t.field({ type: "Id", description: "An upload of kind `manuscript`; null: none yet." }),
      figureIds: t.field({ type: ["Id"], required: true }),
      similarityId: t.field({
        type: "Id",
        description:
          "A PDF of kind `manuscript`: the certificate of a check for similarity. Null: none in this version.",
      }),
    }),
  })
  .validate(submissionInput);

const RemarkAnswerInput = builder.inputType("RemarkAnswerInput", {
  fields: (t) => ({ remarkId: t.field({ type: "Id", required: true }), answer: t.string() }),
});

/** Runs one step in a transaction, and answers the manuscript as it is then. */
async function step(query: object, context: Context, run: (tx: Tx, author: Author) => Promise<number>) {
  const author = authorOf(context);
  const id = await db.$transaction((tx) => run(tx, author));
  return db.submission.findUniqueOrThrow({ ...query, where: { id } });
}

builder.mutationFields((t) => {
  const own = { type: MySubmissionRef, authScopes: { can: writeSubmissions }, extensions: ownData } as const;
  const held = {
    id: t.arg({ type: "Id", required: true }),
    version: t.arg.int({
      required: true,
      description: "As it was read; CONFLICT when it was changed since.",
    }),
  };
  return {
    beginSubmission: t.prismaField({
      ...own,
      description: "Begins a manuscript. SUBMISSIONS_CLOSED where the journal takes them at JAMS.",
      args: {
        requestKey: t.arg.string({ description: REQUEST_KEY_WORDS, validate: requestKey }),
        input: t.arg({ type: SubmissionInputRef, required: true }),
      },
      resolve: (query, _root, { input, requestKey: key }, context) =>
        step(query, context, (tx, author) =>
          beginSubmission(tx, { content: input, requestKey: key ?? null }, author),
        ),
    }),
    saveSubmission: t.prismaField({
      ...own,
      description: "Saves a manuscript whose next step is the author's; MOVE_REFUSED for any other.",
      args: { ...held, input: t.arg({ type: SubmissionInputRef, required: true }) },
      resolve: (query, _root, { input, ...args }, context) =>
        step(query, context, (tx, author) => saveSubmission(tx, { ...args, content: input }, author)),
    }),
    deleteSubmissionDraft: t.field({
      type: "Boolean",
      description: "Throws a draft away; MOVE_REFUSED once it was sent.",
      authScopes: own.authScopes,
      extensions: ownData,
      args: held,
      resolve: async (_root, args, context) => {
        const author = authorOf(context);
        await db.$transaction((tx) => deleteDraft(tx, args, author));
        return true;
      },
    }),
    sendSubmission: t.prismaField({
      ...own,
      description:
        "Sends it, or its new version. SUBMISSION_INCOMPLETE, PLEDGES_CHANGED, MEMBERSHIP_NEEDED, SUBMISSIONS_CLOSED.",
      args: {
        ...held,
        pledges: t.arg({
          type: [GivenPledgeInput],
          required: true,
          description: "All of them the first time.",
        }),
        note: t.arg.string({ validate: optionalReason }),
      },
      resolve: (query, _root, { note, ...args }, context) =>
        step(query, context, (tx, author) =>
          sendSubmission(tx, { ...args, note: note ?? null }, author, context.mail),
        ),
    }),
    withdrawSubmission: t.prismaField({
      ...own,
      description: "Takes it back; MOVE_REFUSED once it is set for printing.",
      args: { ...held, reason: t.arg.string({ required: true, validate: submissionReason }) },
      resolve: (query, _root, args, context) =>
        step(query, context, (tx, author) => withdrawSubmission(tx, args, author, context.mail)),
    }),
    answerRemarks: t.prismaField({
      ...own,
      description: "Keeps answers beside remarks while a new version is asked for.",
      args: {
        ...held,
        answers: t.arg({ type: [RemarkAnswerInput], required: true, validate: remarkAnswers }),
      },
      resolve: (query, _root, args, context) =>
        step(query, context, (tx, author) => answerRemarks(tx, args, author)),
    }),
    handInSubmissionPaper: t.prismaField({
      ...own,
      description: "Hands in a paper the editors asked for; MOVE_REFUSED for one that nobody asked for.",
      args: {
        ...held,
        kind: t.arg({ type: SubmissionPaperRef, required: true }),
        fileId: t.arg({ type: "Id", required: true }),
      },
      resolve: (query, _root, args, context) =>
        step(query, context, (tx, author) => handInPaper(tx, args, author)),
    }),
    answerProof: t.prismaField({
      ...own,
      description: "Approves a proof, or says what is to be changed in it.",
      args: { ...held, corrections: t.arg.string({ validate: optionalReason }) },
      resolve: (query, _root, { corrections, ...args }, context) =>
        step(query, context, (tx, author) =>
          answerProof(tx, { ...args, corrections: corrections ?? null }, author),
        ),
    }),
    askAuthorAgain: t.prismaField({
      ...own,
      description: "Asks a co-author once more for consent; SENT_JUST_NOW within a day.",
      args: { ...held, authorId: t.arg({ type: "Id", required: true }) },
      resolve: (query, _root, args, context) =>
        step(query, context, (tx, author) => askAgain(tx, args, author, context.mail)),
    }),
  };
});
