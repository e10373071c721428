// The form of an application as it is typed, between what is known of the person and what is sent.

import {
  type ApplicationForm,
  type ApplicationQuestions,
  applicationForm,
  type CheckedApplication,
  type ExamField,
} from "#schema/validation/programs/applications.ts";
import { EXAM_PARTS, LANGUAGE_PAIRS } from "#schema/validation/programs/exams.ts";
import { z } from "#schema/validation/zod.ts";
import { editedFile } from "#web/components/editor/edited-files.ts";
import type { ApplicationOfferQuery, MyApplicationFragment } from "#web/gql/applications.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { type KnownSeats, refusedPlace } from "./known-seats.ts";
import { ownAnswerRows, ownRowsFor } from "./own-answer-rows.ts";

const applicationValues = z.object({
  name: z.string(),
  nameEn: z.string(),
  phoneNumber: z.string(),
  affiliation: z.string(),
  note: z.string(),
  ownAnswers: ownAnswerRows,
  /** Empty while nothing is chosen, as the next two. */
  examPart: z.string(),
  languagePair: z.string(),
  siteId: z.string(),
  photo: editedFile.nullable(),
});
export type ApplicationValues = z.output<typeof applicationValues>;

/** Every field in the order it is drawn. */
export const APPLICATION_LABELS = {
  name: "applications.field.name",
  nameEn: "applications.field.nameEn",
  phoneNumber: "applications.field.phoneNumber",
  affiliation: "applications.field.affiliation",
  examPart: "applications.field.examPart",
  languagePair: "applications.field.languagePair",
  siteId: "applications.field.siteId",
  photo: "applications.field.photoId",
  note: "applications.field.note",
  ownAnswers: "applications.own.title",
  "ownAnswers.*": "applications.own.row",
  "ownAnswers.*.value": "applications.own.value",
} as const satisfies Record<string, MessageId>;
export type ApplicationPath = keyof typeof APPLICATION_LABELS;

/** What the program asks for, as the rules want to know it. */
export function askedBy(program: ProgramChoices): ApplicationQuestions {
  const { kind, examParts, languagePairs, sites, ownFields } = program;
  return {
    kind,
    examParts,
    languagePairs,
    sites: sites.map(({ id }) => id),
    ownFields: ownFields.map((field) => ({
      ...field,
      choicesKo: [...field.choicesKo],
      choicesEn: [...field.choicesEn],
    })),
  };
}
type Program = MyApplicationFragment["program"];
export type ProgramChoices = Pick<
  Program,
  "kind" | "examParts" | "languagePairs" | "sites" | "places" | "ownFields"
>;

/** The rules of the server over the values of the form. A field that is not asked for is not sent. */
export function valuesSchema(
  asked: ApplicationQuestions,
  fields: readonly ExamField[],
  seats: KnownSeats,
): z.ZodType<CheckedApplication> {
  return z
    .custom<ApplicationValues>()
    .transform((values): ApplicationForm => {
      const { photo, examPart, languagePair, siteId, ...person } = values;
      const given = <Value>(field: ExamField, value: Value) => (fields.includes(field) ? value : null);
      return {
        ...person,
        examPart: given("examPart", EXAM_PARTS.find((part) => part === examPart) ?? null),
        languagePair: given("languagePair", LANGUAGE_PAIRS.find((pair) => pair === languagePair) ?? null),
        siteId: given("siteId", siteId === "" ? null : Number(siteId)),
        photoId: given("photoId", photo?.id ?? null),
      };
    })
    .pipe(applicationForm(asked))
    .superRefine((checked, context) => {
      const code = refusedPlace(checked, seats);
      if (code) context.addIssue({ code: "custom", path: ["siteId"], message: code });
    });
}

type Prefill = NonNullable<ApplicationOfferQuery["applicationOffer"]>["prefill"];

/** A new form, with what is known of the person. A program that offers one choice has it chosen. */
export function newApplication(prefill: Prefill, program: ProgramChoices) {
  const { examParts, languagePairs, sites } = program;
  const only = (choices: readonly (string | number)[]) => (choices.length === 1 ? String(choices[0]) : "");
  return {
    name: prefill.name,
    nameEn: prefill.nameEn ?? "",
    phoneNumber: prefill.phoneNumber ?? "",
    affiliation: prefill.affiliation ?? "",
    note: "",
    ownAnswers: ownRowsFor(program, []),
    examPart: only(examParts),
    languagePair: only(languagePairs),
    siteId: only(sites.map(({ id }) => id)),
    photo: null,
  } satisfies ApplicationValues;
}

/** The form of an application that was sent. */
export function valuesOf(application: MyApplicationFragment): ApplicationValues {
  const { name, nameEn, phoneNumber, affiliation, note, examPart, languagePair, site, photo } = application;
  return {
    name,
    nameEn: nameEn ?? "",
    phoneNumber: phoneNumber ?? "",
    affiliation: affiliation ?? "",
    note: note ?? "",
    ownAnswers: ownRowsFor(application.program, application.ownAnswers),
    examPart: examPart ?? "",
    languagePair: languagePair ?? "",
    siteId: site ? String(site.id) : "",
    photo: photo ?? null,
  };
}

/** What was stored of the form. */
export function restoreApplication(saved: unknown, program: ProgramChoices): ApplicationValues | null {
  const values = applicationValues.safeParse(saved).data;
  return values ? { ...values, ownAnswers: ownRowsFor(program, values.ownAnswers) } : null;
}
