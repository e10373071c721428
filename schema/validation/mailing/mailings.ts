// A mailing of the office to many: its words in both languages, whom it goes to, and when (docs/mailing.md#mailings).

import { chosenIds } from "#schema/validation/core/bulk.ts";
import { MAIL_TEXT_MAX_LENGTH, TITLE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLine, optionalLines, requiredLine, requiredLines } from "#schema/validation/core/lines.ts";
import { optionalMoment } from "#schema/validation/core/moments.ts";
import { placeholderFaults } from "#schema/validation/core/placeholders.ts";
import { type MembersFilter, membersFilter } from "#schema/validation/people/member-filters.ts";
import { type ApplicantsFilter, applicantsFilter } from "#schema/validation/programs/applicant-filters.ts";
import { APPLICATION_STATES } from "#schema/validation/programs/application-state.ts";
import { z } from "#schema/validation/zod.ts";
import { SUBSCRIPTION_TOPICS, type SubscriptionTopicName } from "./subscription-topics.ts";

const MAILING_PURPOSES = ["SERVICE", "PROMOTION"] as const;

/**
 * Whom a mailing goes to: chosen rows, or everything a filter holds at the time it is written; or who is
 * notified of a topic then.
 */
export type MailingAudience =
  | { readonly kind: "MEMBERS"; readonly filter: MembersFilter; readonly ids?: number[] | null | undefined }
  | {
      readonly kind: "PROGRAM";
      readonly filter: ApplicantsFilter;
      readonly ids?: number[] | null | undefined;
    }
  | { readonly kind: "SUBSCRIBERS"; readonly topic: SubscriptionTopicName };
type AudienceKind = MailingAudience["kind"];

export const mailingAudience: z.ZodType<MailingAudience> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("MEMBERS"), filter: membersFilter, ids: chosenIds }),
  z.strictObject({ kind: z.literal("PROGRAM"), filter: applicantsFilter, ids: chosenIds }),
  z.strictObject({ kind: z.literal("SUBSCRIBERS"), topic: z.enum(SUBSCRIPTION_TOPICS) }),
]);

/** In which states of an application the people of a program get a mailing. */
export const mailingStates = z
  .array(z.enum(APPLICATION_STATES, { error: "CHOICE_UNKNOWN" }))
  .min(1, { error: "REQUIRED" })
  .max(APPLICATION_STATES.length, { error: "TOO_MANY_ROWS" });

/** What may be in braces in a text. A paragraph with one that is not known of its reader is left out. */
const TEXT_PLACEHOLDERS = {
  MEMBERS: ["name", "grade", "number"],
  PROGRAM: ["name", "program", "when", "where"],
  SUBSCRIBERS: ["name"],
} as const satisfies Record<AudienceKind, readonly string[]>;

/** Of a mailing about a post or an issue: where it is, what it is called, its address. */
const NEWS_PLACEHOLDERS = ["board", "title", "address"] as const;

const ANYBODY = [...new Set([...Object.values(TEXT_PLACEHOLDERS).flat(), ...NEWS_PLACEHOLDERS])];

/** In a subject: only what is known of every reader. */
const SUBJECT_PLACEHOLDERS = {
  MEMBERS: [],
  PROGRAM: ["program", "when"],
  SUBSCRIBERS: [],
} as const satisfies Record<AudienceKind, readonly string[]>;

/** What a mailing is, as far as its words depend on it. */
export interface MailingNature {
  readonly kind: AudienceKind;
  /** About a post or an issue. */
  readonly isNews: boolean;
}

/** What may be in braces in the words of a mailing. */
export const mailingPlaceholders = ({ kind, isNews }: MailingNature) => ({
  subject: [...SUBJECT_PLACEHOLDERS[kind], ...(isNews ? (["board", "title"] as const) : [])],
  text: [...TEXT_PLACEHOLDERS[kind], ...(isNews ? NEWS_PLACEHOLDERS : [])],
});

/** Why somebody of the audience gets no mailing; the first that holds. */
export const LEFT_OUT = [
  "NO_ADDRESS",
  "WITHDRAWN",
  "SUSPENDED",
  "DORMANT",
  "UNPROVED",
  "BOUNCED",
  // The post it is about is for others.
  "MAY_NOT_READ",
  // By another mailing about the same news.
  "ALREADY_NOTIFIED",
  "NO_CONSENT",
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

const UNKNOWN = { error: "PLACEHOLDER_UNKNOWN" };

/** What is not known of every reader of a mailing. */
const PERSONAL = /\{(?:name|grade|number)\}/u;
const FOR_SOME = { error: "WORDS_FOR_SOME" };

/** Whether a reader of whom nothing is known gets at least one paragraph. */
const isForEverybody = (text: string | null) =>
  text === null || text.split("\n\n").some((paragraph) => !PERSONAL.test(paragraph));
const holds = (known: readonly string[]) => (text: string | null) =>
  placeholderFaults(text ?? "", known).length === 0;

/**
 * The words of a mailing. English is written whole or not at all; anyone who reads English then gets the Korean.
 * @param nature ANY: it is not known here
 */
export function mailingInput(nature: MailingNature | "ANY") {
  const marks = nature === "ANY" ? { subject: ANYBODY, text: ANYBODY } : mailingPlaceholders(nature);
  const subject = holds(marks.subject);
  const text = holds(marks.text);
  return z
    .strictObject({
      purpose: z.enum(MAILING_PURPOSES, { error: "CHOICE_UNKNOWN" }),
      subjectKo: requiredLine(TITLE_MAX_LENGTH).refine(subject, UNKNOWN),
      textKo: requiredLines(MAIL_TEXT_MAX_LENGTH).refine(text, UNKNOWN).refine(isForEverybody, FOR_SOME),
      subjectEn: optionalLine(TITLE_MAX_LENGTH).refine(subject, UNKNOWN),
      textEn: optionalLines(MAIL_TEXT_MAX_LENGTH).refine(text, UNKNOWN).refine(isForEverybody, FOR_SOME),
    })
    .superRefine(({ subjectEn, textEn }, context) => {
      if ((subjectEn === null) === (textEn === null)) return;
      const path = [subjectEn === null ? "subjectEn" : "textEn"];
      context.addIssue({ code: "custom", message: "REQUIRED", path });
    });
}
export type CheckedMailing = z.output<ReturnType<typeof mailingInput>>;

/** When a mailing goes out; null: at once. */
export const mailingSending = z.strictObject({ at: optionalMoment });
