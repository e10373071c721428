// The editors' steps on the way into print. Nothing of it is seen by visitors.
import { db } from "#prisma/client.ts";
import { action } from "#schema/action.ts";
import { builder } from "#schema/builder.ts";
import { handInArticle } from "#schema/journal/journal/hand-in-article.ts";
import { ManagedSubmissionRef } from "#schema/journal/reviews/managed-submission.ts";
import { manageJournal } from "#schema/policies/journal/journal.ts";
import { reviewDays } from "#schema/validation/journal/reviews.ts";
import { englishTexts } from "#schema/validation/journal/submissions.ts";
import { saveEnglishTexts } from "./english-texts.ts";
import { missingReasonArg } from "./missing-requirements.ts";
import { RequestedFormRef } from "./my-submission-parts.ts";
import { requestForm, sendProof } from "./submission-printing.ts";

const ofOffice = {
  can: manageJournal,
  subject: "submission",
  visitorsSee: false,
  type: ManagedSubmissionRef,
  answer: (query: object, id: number) => db.submission.findUniqueOrThrow({ ...query, where: { id } }),
} as const;

action("requestForm", {
  who: "office",
  action: "askForPaper",
  ...ofOffice,
  description: "Asks the author for a form; MOVE_REFUSED once the manuscript is over.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    kind: arg.field({ type: RequestedFormRef, required: true }),
    days: arg.int({ required: true, validate: reviewDays }),
  })),
  run: (tx, asked, author) => requestForm(tx, asked, author),
});

const EnglishTextsInputRef = builder
  .inputType("EnglishTextsInput", {
    description: "The English title, abstract and keywords of a manuscript; what is left out is emptied.",
    fields: (t) => ({
      titleEn: t.string(),
      abstractEn: t.string(),
      keywordsEn: t.stringList(),
    }),
  })
  .validate(englishTexts);

action("saveEnglishTexts", {
  who: "office",
  ...ofOffice,
  description:
    "Enters or corrects the English texts of a manuscript; its author is notified. MOVE_REFUSED once it is closed or an article; CONFLICT.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    version: arg.int({ required: true }),
    input: arg.field({ type: EnglishTextsInputRef, required: true }),
  })),
  run: (tx, { input: texts, ...asked }, author) => saveEnglishTexts(tx, { ...asked, texts }, author),
});

action("sendProof", {
  who: "office",
  ...ofOffice,
  description:
    "Sends a proof, an upload of kind `manuscript`, to the author. MOVE_REFUSED, MEMBERSHIP_NEEDED.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    fileId: arg.field({ type: "Id", required: true }),
  })),
  run: (tx, asked, author) => sendProof(tx, asked, author),
});

action("handInArticle", {
  who: "office",
  ...ofOffice,
  subject: "article",
  description:
    "Puts a manuscript whose proof is approved into an issue that is neither out nor scheduled, as an article with its newest proof; one that is in an issue already moves. MOVE_REFUSED; REQUIREMENTS_MISSING.",
  args: builder.args((arg) => ({
    id: arg.field({ type: "Id", required: true }),
    issueId: arg.field({ type: "Id", required: true }),
    ...missingReasonArg,
  })),
  run: (tx, { missingReason, ...asked }, author) =>
    handInArticle(tx, { ...asked, missingReason: missingReason ?? null }, author),
});
