// An application as a person fills it in: one form for all kinds of programs. Which fields it has follows
// from the program; the form and the mutation build the same schema from it.

import { id } from "#schema/validation/core/ids.ts";
import { LINE_MAX_LENGTH, REFUND_ACCOUNT_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLine, optionalLines, optionalName, requiredName } from "#schema/validation/core/lines.ts";
import { memberDetails } from "#schema/validation/people/members.ts";
import { z } from "#schema/validation/zod.ts";
import { EXAM_PARTS, type ExamPartName, LANGUAGE_PAIRS, type LanguagePairName } from "./exams.ts";
import { anyOwnAnswers, type OwnField, ownAnswers } from "./own-fields.ts";
import type { ProgramKindName } from "./program-kinds.ts";

/** UTF-16 units of what the applicant wants the office to know, and of an office's words about an application. */
export const APPLICATION_NOTE_MAX_LENGTH = 1_000;

/** UTF-16 units of any text of any application: far above what a form allows. */
const ANY_TEXT_MAX_LENGTH = 10_000;
const anyText = z.string().max(ANY_TEXT_MAX_LENGTH, { error: "TOO_LONG" }).nullish();

/** An application whose program is not known yet: nothing huge is accepted. Its program decides the rest (applicationForm). */
export const anyApplicationForm = z.looseObject({
  name: anyText,
  nameEn: anyText,
  phoneNumber: anyText,
  affiliation: anyText,
  note: anyText,
  ownAnswers: anyOwnAnswers,
});

/** What a program asks its applicants beside who they are. */
export interface ApplicationQuestions {
  readonly kind: ProgramKindName;
  readonly examParts: readonly ExamPartName[];
  readonly languagePairs: readonly LanguagePairName[];
  /** Ids of the sites. */
  readonly sites: readonly number[];
  /** The questions of its own. */
  readonly ownFields: readonly OwnField[];
}

/** The fields of the form that only exams have. */
export const EXAM_FIELDS = ["examPart", "languagePair", "siteId", "photoId"] as const;
export type ExamField = (typeof EXAM_FIELDS)[number];

/** Which of them a program asks for. */
export function askedFields({
  kind,
  examParts,
  languagePairs,
  sites,
}: Omit<ApplicationQuestions, "ownFields">): readonly ExamField[] {
  if (kind !== "KITEC") return [];
  const choices = { examPart: examParts, languagePair: languagePairs, siteId: sites };
  return EXAM_FIELDS.filter((field) => field === "photoId" || choices[field].length > 0);
}

/** One of what the program offers; where it offers nothing, nothing may be given. */
function choice<Value extends string | number>(type: z.ZodType<Value>, offered: readonly Value[] | null) {
  return type.nullish().transform((given, context): Value | null => {
    const value = given ?? null;
    const issue = (message: string) => context.addIssue({ code: "custom", message });
    if (offered === null) {
      if (value !== null) issue("UNKNOWN_FIELD");
    } else if (value === null) issue("REQUIRED");
    else if (!offered.includes(value)) issue("CHOICE_UNKNOWN");
    return value;
  });
}

/**
 * The application of a program: codes by field. Whether the photo is there only the database knows.
 * @param photo LATER: the person adds it, because an institution applied
 */
export function applicationForm(asked: ApplicationQuestions, photo: "NOW" | "LATER" = "NOW") {
  const fields = askedFields(asked);
  const offers = <Value>(field: ExamField, values: readonly Value[]) =>
    fields.includes(field) ? values : null;
  return z.strictObject({
    name: requiredName(LINE_MAX_LENGTH),
    nameEn: optionalName(LINE_MAX_LENGTH),
    phoneNumber: memberDetails.shape.phone_number,
    affiliation: optionalName(LINE_MAX_LENGTH),
    note: optionalLines(APPLICATION_NOTE_MAX_LENGTH),
    ownAnswers: ownAnswers(asked.ownFields),
    examPart: choice(z.enum(EXAM_PARTS, { error: "CHOICE_UNKNOWN" }), offers("examPart", asked.examParts)),
    languagePair: choice(
      z.enum(LANGUAGE_PAIRS, { error: "CHOICE_UNKNOWN" }),
      offers("languagePair", asked.languagePairs),
    ),
    siteId: choice(id, offers("siteId", asked.sites)),
    photoId: id.nullish().transform((given, context) => {
      const value = given ?? null;
      const isAsked = fields.includes("photoId");
      const code = isAsked && value === null ? "REQUIRED" : "UNKNOWN_FIELD";
      if (photo === "LATER" && value === null) return value;
      if (isAsked === (value === null)) context.addIssue({ code: "custom", message: code });
      return value;
    }),
  });
}
export type ApplicationForm = z.input<ReturnType<typeof applicationForm>>;
export type CheckedApplication = z.output<ReturnType<typeof applicationForm>>;

/** The token of an applicant's link: by which a new date is answered, or the own application opened. */
export const applicationLink = z.string({ error: "REQUIRED" }).max(200, { error: "TOO_LONG" });

/** Where a refund goes: bank, number, holder, as the person writes it. */
export const refundAccount = optionalLine(REFUND_ACCOUNT_MAX_LENGTH);
