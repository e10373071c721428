// Defines how the journal takes manuscripts, as its editors type it. The mutation and the form check it by
// this one schema; numbers may come as the digits that were typed.
import { isSafeHref } from "#schema/validation/core/href.ts";
import {
  LINE_MAX_LENGTH,
  PROGRAM_AMOUNT_MAX,
  ROW_KEY_MAX_LENGTH,
  SETTING_TEXT_MAX_LENGTH,
} from "#schema/validation/core/limits.ts";
import { optionalLine, optionalLines, requiredLine, requiredLines } from "#schema/validation/core/lines.ts";
import { whole } from "#schema/validation/core/settings.ts";
import { z } from "#schema/validation/zod.ts";
import { REQUIREMENTS } from "./requirements.ts";

export const JOURNAL_FLOWS = ["OWN", "JAMS"] as const;
export const MEMBERSHIP_ASKED = ["NEVER", "ON_SUBMISSION", "ON_PUBLICATION"] as const;
export const PLEDGE_KINDS = [
  "ANONYMISED",
  "NOT_ELSEWHERE",
  "ETHICS",
  "AI_USE",
  "COPYRIGHT_TRANSFER",
] as const;

/**
 * Texts with versions that people agree to: the pledges of the person who sends a manuscript, and what its co-authors consent to.
 */
export const AGREED_TEXTS = [...PLEDGE_KINDS, "CO_AUTHOR_CONSENT"] as const;
export type AgreedTextName = (typeof AGREED_TEXTS)[number];

/** UTF-16 units of the guidance for authors, and of a pledge. */
export const GUIDANCE_MAX_LENGTH = 4_000;
export const PLEDGE_MAX_LENGTH = 1_000;
export const CRITERIA_MAX = 12;
export const REVIEWERS_MAX = 9;
const DAYS_MAX = 365;

/** Where JAMS has the journal. */
const httpsAddress = optionalLine(SETTING_TEXT_MAX_LENGTH).refine(
  (value) => value === null || (isSafeHref(value) && value.startsWith("https:")),
  { error: "HREF_INVALID" },
);

const criterion = z.object({
  /** What marks are stored under; it stays when the words change. */
  key: z
    .string({ error: "REQUIRED" })
    .regex(new RegExp(`^[\\w-]{1,${ROW_KEY_MAX_LENGTH}}$`), { error: "TEXT_INVALID" }),
  ko: requiredLine(LINE_MAX_LENGTH),
  en: requiredLine(LINE_MAX_LENGTH),
});
export type Criterion = z.output<typeof criterion>;
/** What a review scores from 1 to 5, as it is stored. */
export const criteriaList = z.array(criterion, { error: "TYPE_INVALID" });

const pledge = z.object({
  kind: z.enum(AGREED_TEXTS, { error: "CHOICE_UNKNOWN" }),
  textKo: requiredLines(PLEDGE_MAX_LENGTH),
  textEn: requiredLines(PLEDGE_MAX_LENGTH),
});

const days = whole(1, DAYS_MAX);
const fee = whole(0, PROGRAM_AMOUNT_MAX);

/** The input of `saveJournalSettings`. */
export const journalSettingsInput = z
  .strictObject({
    flow: z.enum(JOURNAL_FLOWS, { error: "CHOICE_UNKNOWN" }),
    jamsUrl: httpsAddress,
    guidanceKo: optionalLines(GUIDANCE_MAX_LENGTH),
    guidanceEn: optionalLines(GUIDANCE_MAX_LENGTH),
    reviewersPerManuscript: whole(1, REVIEWERS_MAX),
    agreeingVerdicts: whole(1, REVIEWERS_MAX),
    answerDays: days,
    reviewDays: days,
    revisionDays: days,
    proofDays: days,
    consentDays: days,
    reviewFee: fee,
    publicationFee: fee,
    membershipAsked: z.enum(MEMBERSHIP_ASKED, { error: "CHOICE_UNKNOWN" }),
    requirements: z
      .array(z.enum(REQUIREMENTS, { error: "CHOICE_UNKNOWN" }), { error: "TYPE_INVALID" })
      .nullish()
      .transform((chosen) => REQUIREMENTS.filter((one) => chosen?.includes(one))),
    requirementsBlock: z
      .boolean({ error: "TYPE_INVALID" })
      .nullish()
      .transform((value) => value ?? false),
    criteria: criteriaList.min(1, { error: "REQUIRED" }).max(CRITERIA_MAX, { error: "TOO_MANY_ROWS" }),
    pledges: z.array(pledge, { error: "TYPE_INVALID" }).max(AGREED_TEXTS.length, { error: "TOO_MANY_ROWS" }),
  })
  .superRefine(({ flow, jamsUrl, reviewersPerManuscript, agreeingVerdicts }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (flow === "JAMS" && jamsUrl === null) refuse("jamsUrl", "REQUIRED");
    if (agreeingVerdicts > reviewersPerManuscript) refuse("agreeingVerdicts", "NUMBER_INVALID");
  });
export type CheckedJournalSettings = z.output<typeof journalSettingsInput>;
