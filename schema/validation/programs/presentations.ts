// A call for presentations, what is submitted to it, how it is reviewed and arranged in sessions
// (docs/presentations.md#call-for-presentations).
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { emailAddress } from "#schema/validation/core/email-address.ts";
import { id } from "#schema/validation/core/ids.ts";
import { LINE_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLine, optionalLines, requiredLine, requiredLines } from "#schema/validation/core/lines.ts";
import { optionalMoment, requiredMoment } from "#schema/validation/core/moments.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { z } from "#schema/validation/zod.ts";

export const PRESENTATION_STATES = ["DRAFT", "SUBMITTED", "WITHDRAWN", "ORAL", "POSTER", "DECLINED"] as const;
export const PRESENTATION_KINDS = ["ORAL", "POSTER"] as const;
export const PRESENTATION_DECISIONS = ["ORAL", "POSTER", "DECLINED"] as const;
export type PresentationDecision = (typeof PRESENTATION_DECISIONS)[number];

/** Two reviewers for each presentation, or a vote of everybody of the committee. */
export const REVIEW_MODES = ["REVIEWS", "VOTE"] as const;

export const ABSTRACT_MAX_LENGTH = 3_000;
export const GUIDE_MAX_LENGTH = 5_000;
export const REVIEW_MAX_LENGTH = 2_000;
export const PRESENTATION_AUTHORS_MAX = 20;
/** Presentations of one member for one program, those that were withdrawn among them. */
export const PRESENTATIONS_EACH = 10;
const TOPICS_MAX = 30;
export const REVIEWERS_MAX = 100;
/** Presentations on one page of a reviewer. */
export const REVIEWS_PAGE_SIZE = 20;
/** Reviews that a presentation gets where the committee does not vote. */
export const REVIEWS_EACH = 2;
export const PRESENTATION_SESSIONS_MAX = 60;
const TALKS_MAX = 40;
/** Decided in one action. */
export const DECISIONS_AT_ONCE = 200;
/** Days for which the link of a reviewer opens; each mail counts them again. */
export const REVIEW_LINK_DAYS = 90;
/** Days for which a co-author's link opens. */
export const CONSENT_DAYS = 30;

const kind = z.enum(PRESENTATION_KINDS, { error: "CHOICE_UNKNOWN" });
const topic = z
  .int({ error: "CHOICE_UNKNOWN" })
  .min(0, { error: "CHOICE_UNKNOWN" })
  .max(TOPICS_MAX)
  .nullish();
const flag = z.boolean({ error: "TYPE_INVALID" });
const typedLine = (max: number) => optionalLine(max).transform((line) => line ?? "");

const texts = {
  kind,
  topic: topic.transform((chosen) => chosen ?? null),
  titleKo: optionalLine(TITLE_MAX_LENGTH),
  titleEn: optionalLine(TITLE_MAX_LENGTH),
  abstractKo: optionalLines(ABSTRACT_MAX_LENGTH),
  abstractEn: optionalLines(ABSTRACT_MAX_LENGTH),
};
const rest = {
  nameEn: optionalLine(LINE_MAX_LENGTH),
  affiliation: optionalLine(LINE_MAX_LENGTH),
  isPresenter: flag,
};
const rowsOf = <Row extends z.ZodType>(row: Row) =>
  z.array(row, { error: "TYPE_INVALID" }).max(PRESENTATION_AUTHORS_MAX, { error: "TOO_MANY_ROWS" });

/** As it is typed: whatever is missing may come later. */
export const presentationDraft = z.strictObject({
  ...texts,
  authors: rowsOf(
    z.strictObject({ ...rest, name: typedLine(LINE_MAX_LENGTH), email: typedLine(LINE_MAX_LENGTH) }),
  ),
});
export type CheckedPresentation = z.output<typeof presentationDraft>;

/** As it is submitted: title and abstract in one language at least, and who presents it. */
export const presentationInput = z
  .strictObject({
    ...texts,
    authors: rowsOf(z.strictObject({ ...rest, name: requiredLine(LINE_MAX_LENGTH), email: emailAddress })),
  })
  .superRefine((typed, context) => {
    const issue = (path: (string | number)[], message: FieldCode) =>
      context.addIssue({ code: "custom", path, message });
    const { titleKo, titleEn, abstractKo, abstractEn, authors } = typed;
    if (titleKo === null && titleEn === null) issue(["titleKo"], "TITLE_REQUIRED");
    if (titleKo !== null && abstractKo === null) issue(["abstractKo"], "REQUIRED");
    if (titleEn !== null && abstractEn === null) issue(["abstractEn"], "REQUIRED");
    if (titleKo === null && abstractKo !== null) issue(["titleKo"], "TITLE_REQUIRED");
    if (titleEn === null && abstractEn !== null) issue(["titleEn"], "TITLE_REQUIRED");
    if (!authors.some(({ isPresenter }) => isPresenter)) issue(["authors"], "REQUIRED");
    const seen = new Set<string>();
    authors.forEach(({ email }, index) => {
      if (seen.has(email.toLowerCase())) issue(["authors", index, "email"], "EMAIL_TWICE");
      seen.add(email.toLowerCase());
    });
  });

const lines = z
  .array(requiredLine(LINE_MAX_LENGTH), { error: "TYPE_INVALID" })
  .max(TOPICS_MAX, { error: "TOO_MANY_ROWS" });

/** Of the committee: an account by its address, or somebody who comes by a link and then has a name. */
const reviewerRow = z.strictObject({
  email: emailAddress,
  name: optionalLine(LINE_MAX_LENGTH),
  affiliation: optionalLine(LINE_MAX_LENGTH),
  language: z.enum(["KO", "EN"], { error: "CHOICE_UNKNOWN" }),
});
export type CheckedReviewer = z.output<typeof reviewerRow>;

export const presentationCall = z
  .strictObject({
    opensAt: requiredMoment,
    closesAt: requiredMoment,
    topicsKo: lines,
    topicsEn: lines,
    guideKo: optionalLines(GUIDE_MAX_LENGTH),
    guideEn: optionalLines(GUIDE_MAX_LENGTH),
    reviewMode: z.enum(REVIEW_MODES, { error: "CHOICE_UNKNOWN" }),
    isBlind: flag,
    slidesUntil: optionalMoment,
    slidesReleased: flag,
    reviewers: z.array(reviewerRow, { error: "TYPE_INVALID" }).max(REVIEWERS_MAX, { error: "TOO_MANY_ROWS" }),
  })
  .superRefine(({ opensAt, closesAt, topicsKo, topicsEn, reviewers, slidesUntil }, context) => {
    const issue = (path: string, message: FieldCode) =>
      context.addIssue({ code: "custom", path: path.split("."), message });
    const seen = new Set<string>();
    reviewers.forEach(({ email }, index) => {
      const key = emailKey(email);
      if (seen.has(key)) issue(`reviewers.${index}.email`, "EMAIL_TWICE");
      seen.add(key);
    });
    if (closesAt <= opensAt) issue("closesAt", "DATES_REVERSED");
    if (slidesUntil !== null && slidesUntil <= closesAt) issue("slidesUntil", "DATES_REVERSED");
    if (topicsEn.length > 0 && topicsEn.length !== topicsKo.length) issue("topicsEn", "CHOICE_UNKNOWN");
  });
export type CheckedCall = z.output<typeof presentationCall>;

export const presentationReview = z
  .strictObject({
    score: z
      .int({ error: "NUMBER_INVALID" })
      .min(1, { error: "NUMBER_INVALID" })
      .max(5, { error: "NUMBER_INVALID" })
      .nullish()
      .transform((score) => score ?? null),
    comment: optionalLines(REVIEW_MAX_LENGTH),
    hasConflict: flag,
  })
  .superRefine(({ score, hasConflict }, context) => {
    if (!hasConflict && score === null)
      context.addIssue({ code: "custom", path: ["score"], message: "REQUIRED" });
  });
export type CheckedPresentationReview = z.output<typeof presentationReview>;

/** What the office writes to those whom it decides on. */
export const decisionWords = requiredLines(REVIEW_MAX_LENGTH);

/** The words of a decision in both languages. */
export const decisionMessages = z.strictObject({
  messageKo: decisionWords,
  messageEn: optionalLines(REVIEW_MAX_LENGTH),
});

/** What is asked of the book of abstracts. */
export const abstractBookRequest = z.strictObject({ program_id: id });

const sessionRow = z.strictObject({
  titleKo: requiredLine(TITLE_MAX_LENGTH),
  titleEn: optionalLine(TITLE_MAX_LENGTH),
  room: requiredLine(LINE_MAX_LENGTH),
  startsAt: requiredMoment,
  minutes: z
    .int({ error: "NUMBER_INVALID" })
    .min(1, { error: "NUMBER_INVALID" })
    .max(480, { error: "NUMBER_INVALID" }),
  presentationIds: z.array(id, { error: "TYPE_INVALID" }).max(TALKS_MAX, { error: "TOO_MANY_ROWS" }),
});

export const presentationSessions = z.strictObject({
  isShown: flag,
  sessions: z
    .array(sessionRow, { error: "TYPE_INVALID" })
    .max(PRESENTATION_SESSIONS_MAX, { error: "TOO_MANY_ROWS" }),
});
export type CheckedSessions = z.output<typeof presentationSessions>;

/** The token of a link. */
export const presentationLink = requiredLine(100);

/** Columns of the list of presentations as a file. */
export const PRESENTATION_COLUMNS = [
  ...(["number", "state", "kind", "topic", "titleKo", "titleEn"] as const),
  ...(["authors", "emails", "scores", "average", "comments"] as const),
] as const;
