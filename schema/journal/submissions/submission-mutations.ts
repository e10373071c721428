// Defines what authors do with their manuscripts.

import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { LanguageRef } from "#schema/core/shared/language.ts";
import { REQUEST_KEY_WORDS, requestKey } from "#schema/core/shared/request-key.ts";
import { writeSubmissions } from "#schema/policies/journal/submissions.ts";
import { GlossaryFieldRef } from "#schema/site/glossary/glossary-term.ts";
import {
  optionalReason,
  remarkAnswers,
  submissionInput,
  submissionReason,
} from "#schema/validation/journal/submissions.ts";
import { askAgain } from "./ask-for-consent.ts";
import { answerProof, answerRemarks, handInRequestedForm, withdrawSubmission } from "./follow-submission.ts";
import { PledgeKindRef } from "./journal-setup.ts";
import { MySubmissionRef } from "./my-submission.ts";
import { RequestedFormRef } from "./my-submission-parts.ts";
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

const ofAuthor = {
  who: "member",
  can: writeSubmissions,
  type: MySubmissionRef,
  answer: (query: object, id: number) => db.submission.findUniqueOrThrow({ ...query, where: { id } }),
} as const;
const read = () =>
  builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true, description: "As it was read; CONFLICT when it was changed since." }),
  }));

action("beginSubmission", {
  ...ofAuthor,
  description: "Begins a manuscript. SUBMISSIONS_CLOSED where the journal takes them at JAMS.",
  args: builder.args((arg) => ({
    requestKey: arg.string({ description: REQUEST_KEY_WORDS, validate: requestKey }),
    input: arg.field({ type: SubmissionInputRef, required: true }),
  })),
  run: (tx, { input, requestKey: key }, author) =>
    beginSubmission(tx, { content: input, requestKey: key ?? null }, author),
});

action("saveSubmission", {
  ...ofAuthor,
  description: "Saves a manuscript whose next step is the author's; MOVE_REFUSED for any other.",
  args: builder.args((arg) => ({
    ...read(),
    input: arg.field({ type: SubmissionInputRef, required: true }),
  })),
  run: (tx, { input, ...args }, author) => saveSubmission(tx, { ...args, content: input }, author),
});

action("deleteSubmissionDraft", {
  who: "member",
  can: writeSubmissions,
  type: "Boolean",
  description: "Throws a draft away; MOVE_REFUSED once it was sent.",
  args: read(),
  run: deleteDraft,
  answer: () => true,
});

action("sendSubmission", {
  ...ofAuthor,
  description:
    "Sends it, or its new version. SUBMISSION_INCOMPLETE, PLEDGES_CHANGED, MEMBERSHIP_NEEDED, SUBMISSIONS_CLOSED.",
  args: builder.args((arg) => ({
    ...read(),
    pledges: arg.field({
      type: [GivenPledgeInput],
      required: true,
      description: "All of them the first time.",
    }),
    note: arg.string({ validate: optionalReason }),
  })),
  run: (tx, { note, ...args }, author, { mail }) =>
    sendSubmission(tx, { ...args, note: note ?? null }, author, mail),
});

action("withdrawSubmission", {
  ...ofAuthor,
  description: "Takes it back; MOVE_REFUSED once it is set for printing.",
  args: builder.args((arg) => ({
    ...read(),
    reason: arg.string({ required: true, validate: submissionReason }),
  })),
  run: (tx, args, author, { mail }) => withdrawSubmission(tx, args, author, mail),
});

action("answerRemarks", {
  ...ofAuthor,
  description: "Keeps answers beside remarks while a new version is asked for.",
  args: builder.args((arg) => ({
    ...read(),
    answers: arg.field({ type: [RemarkAnswerInput], required: true, validate: remarkAnswers }),
  })),
  run: answerRemarks,
});

action("handInRequestedForm", {
  ...ofAuthor,
  description: "Hands in a form the editors asked for; MOVE_REFUSED for one that nobody asked for.",
  args: builder.args((arg) => ({
    ...read(),
    kind: arg.field({ type: RequestedFormRef, required: true }),
    fileId: arg.field({ type: "Id", required: true }),
  })),
  run: handInRequestedForm,
});

action("answerProof", {
  ...ofAuthor,
  description: "Approves a proof, or says what is to be changed in it.",
  args: builder.args((arg) => ({ ...read(), corrections: arg.string({ validate: optionalReason }) })),
  run: (tx, { corrections, ...args }, author) =>
    answerProof(tx, { ...args, corrections: corrections ?? null }, author),
});

action("askAuthorAgain", {
  ...ofAuthor,
  description: "Asks a co-author once more for consent; SENT_JUST_NOW within a day.",
  args: builder.args((arg) => ({ ...read(), authorId: arg.field({ type: "Id", required: true }) })),
  run: (tx, args, author, { mail }) => askAgain(tx, args, author, mail),
});
