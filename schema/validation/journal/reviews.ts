// Defines what a reviewer types. What is stored while typing may have gaps; what is sent may not.

import { emailAddress } from "#schema/validation/core/email-address.ts";
import { optionalId } from "#schema/validation/core/ids.ts";
import {
  DECISION_LETTER_MAX_LENGTH,
  ENTRY_BODY_MAX_LENGTH,
  LINE_MAX_LENGTH,
  REVIEW_REMARKS_MAX_LENGTH,
  SEARCH_MAX_LENGTH,
} from "#schema/validation/core/limits.ts";
import { optionalLines, optionalName, requiredLines, requiredName } from "#schema/validation/core/lines.ts";
import { REASON_MAX_LENGTH } from "#schema/validation/core/lists.ts";
import { z } from "#schema/validation/zod.ts";
import { REVIEW_VERDICTS } from "./review-state.ts";

/** The lowest and the highest mark of a criterion. */
export const MARKS = [1, 2, 3, 4, 5] as const;

const mark = z
  .int({ error: "REQUIRED" })
  .refine((value) => (MARKS as readonly number[]).includes(value), { error: "CHOICE_UNKNOWN" });
const verdict = z.enum(REVIEW_VERDICTS, {
  error: ({ input }) =>
    input === undefined || input === null || input === "" ? "REQUIRED" : "CHOICE_UNKNOWN",
});

/** One mark for each criterion of the journal, by its key; only those that were given. */
const reviewMarks = z.array(
  z.strictObject({ key: z.string({ error: "REQUIRED" }).max(LINE_MAX_LENGTH, { error: "TOO_LONG" }), mark }),
);

/** A review as it is while it is written. */
export const reviewDraft = z.object({
  marks: reviewMarks,
  toAuthors: optionalLines(REVIEW_REMARKS_MAX_LENGTH),
  toEditors: optionalLines(REVIEW_REMARKS_MAX_LENGTH),
  verdict: verdict.nullish().transform((value) => value ?? null),
  fileForAuthors: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});
export type CheckedReviewDraft = z.output<typeof reviewDraft>;

/** A review that is sent: a mark for each criterion in their order, remarks for the authors, and a verdict. */
export const reviewForm = (criteria: readonly { readonly key: string }[]) =>
  z.object({
    marks: z.array(z.object({ mark })).length(criteria.length, { error: "REQUIRED" }),
    toAuthors: requiredLines(REVIEW_REMARKS_MAX_LENGTH),
    toEditors: optionalLines(REVIEW_REMARKS_MAX_LENGTH),
    verdict,
    fileForAuthors: z.boolean(),
  });

/** What somebody declares as a conflict of interests. */
export const conflictDeclared = optionalLines(ENTRY_BODY_MAX_LENGTH);

/** Why somebody declines, and whom they name instead. None of it has to be given. */
export const declinedReview = z.object({
  reason: optionalLines(ENTRY_BODY_MAX_LENGTH),
  suggestion: optionalLines(ENTRY_BODY_MAX_LENGTH),
  conflict: conflictDeclared,
});
export type CheckedDecline = z.output<typeof declinedReview>;

/** Days from now, the last of them whole, within a year. */
export const reviewDays = z
  .int({ error: "NUMBER_INVALID" })
  .min(1, { error: "NUMBER_INVALID" })
  .max(365, { error: "NUMBER_INVALID" });

/** Whom an editor invites, and until when answer and review are expected: the review after the answer. */
export const reviewInvitation = z
  .object({
    memberId: optionalId,
    name: requiredName(LINE_MAX_LENGTH),
    email: emailAddress,
    affiliation: optionalName(LINE_MAX_LENGTH),
    language: z.enum(["KO", "EN"], { error: "CHOICE_UNKNOWN" }),
    answerDays: reviewDays,
    reviewDays,
    /** The conflict was shown, and the editor confirmed the invitation. */
    acceptConflicts: z.boolean().default(false),
  })
  .refine((value) => value.answerDays < value.reviewDays, { path: ["reviewDays"], error: "DATES_REVERSED" });
export type CheckedReviewInvitation = z.output<typeof reviewInvitation>;

/** What an editor decides of a version, and what its author reads. */
export const submissionDecision = z.object({
  verdict,
  letter: requiredLines(DECISION_LETTER_MAX_LENGTH),
});
export type CheckedSubmissionDecision = z.output<typeof submissionDecision>;

/** The same as its form holds it, with why a manuscript is accepted although something is missing or nobody reviewed it. */
export const decisionForm = (needsReason: boolean) =>
  submissionDecision
    .extend({ missingReason: optionalLines(REASON_MAX_LENGTH) })
    .refine((value) => value.verdict !== "ACCEPT" || !needsReason || value.missingReason !== null, {
      path: ["missingReason"],
      error: "REQUIRED",
    });

/** What reviewers are looked for by; nothing: by the field of the manuscript. */
export const searchedWords = z
  .string({ error: "TYPE_INVALID" })
  .max(SEARCH_MAX_LENGTH, { error: "TOO_LONG" });

/** A token as a link carries it. */
export const reviewLink = z.string({ error: "TYPE_INVALID" }).max(LINE_MAX_LENGTH, { error: "TOO_LONG" });
