// A stored program as the values of its form, and the values as the server's input.

import { ANSWERS_MAX } from "#schema/validation/core/translation-answers.ts";
import { sentProgramFields, typedProgramFields } from "#schema/validation/programs/program-fields.ts";
import type { ProgramInput } from "#schema/validation/programs/programs.ts";
import { UNCHECKED_FIELDS } from "#schema/validation/programs/unchecked-fields.ts";
import { toWrittenText } from "#web/components/editor/written-texts.ts";
import { groupDigits, toWholeNumber } from "#web/components/forms/whole-numbers.ts";
import { fromSeoul, toSeoul } from "#web/i18n/seoul-time.ts";
import type { ProgramText, ProgramValues } from "./program-values.ts";
import type { EditedProgram } from "./use-edited-program.ts";

const shownNumber = (number: number | null) => (number === null ? "" : groupDigits(String(number)));

/** The same at two readings of the same row. */
const stored = ({ id }: { readonly id: number }) => ({ key: `stored-${id}`, id });

const toText = (text: EditedProgram["ko"]): ProgramText => ({
  ...toWrittenText(text),
  description: text?.description ?? "",
  location: text?.location ?? "",
});

/** The form of a stored program. */
export function toProgramValues(program: EditedProgram): ProgramValues {
  return {
    kind: program.kind,
    number: shownNumber(program.number),
    tagId: program.tag?.id ?? null,
    thumbnail: program.thumbnail,
    ko: toText(program.ko),
    en: toText(program.en),
    startsAt: toSeoul(program.startsAt),
    endsAt: toSeoul(program.endsAt),
    fee: shownNumber(program.fee),
    ...typedProgramFields(program, { moment: toSeoul, number: shownNumber }),
    ownRefund: program.refundRules !== null,
    refundRules: (program.refundRules ?? []).map(({ daysBefore, percent }) => ({
      key: `stored-${daysBefore}`,
      daysBefore: String(daysBefore),
      percent: String(percent),
    })),
    ownFields: program.ownFields.map((field) => ({
      key: `stored-${field.key}`,
      stored: field.key,
      type: field.type,
      labelKo: field.labelKo,
      labelEn: field.labelEn ?? "",
      isNeeded: field.isNeeded,
      choicesKo: field.choicesKo.join("\n"),
      choicesEn: field.choicesEn.join("\n"),
    })),
    prices: program.prices.map((row) => ({
      ...stored(row),
      labelKo: row.labelKo,
      labelEn: row.labelEn ?? "",
      grades: [...row.grades],
      until: toSeoul(row.until),
      amount: shownNumber(row.amount),
    })),
    speakers: program.speakers.map((row) => ({
      ...stored(row),
      nameKo: row.nameKo,
      nameEn: row.nameEn ?? "",
      affiliationKo: row.affiliationKo ?? "",
      affiliationEn: row.affiliationEn ?? "",
      talkKo: row.talkKo ?? "",
      talkEn: row.talkEn ?? "",
      portrait: row.portrait,
    })),
    sessions: program.sessions.map((row) => ({
      ...stored(row),
      startsAt: toSeoul(row.startsAt),
      endsAt: toSeoul(row.endsAt),
      titleKo: row.titleKo,
      titleEn: row.titleEn ?? "",
      isBreak: row.isBreak,
      byKo: row.byKo ?? "",
      byEn: row.byEn ?? "",
      file: row.file,
    })),
    examParts: [...program.examParts],
    languagePairs: [...program.languagePairs],
    sites: program.sites.map((row) => ({
      ...stored(row),
      nameKo: row.nameKo,
      nameEn: row.nameEn ?? "",
      addressKo: row.addressKo ?? "",
      addressEn: row.addressEn ?? "",
    })),
    files: [...program.files],
    publish: program.publishedAt === null ? "draft" : "at",
    publishedAt: toSeoul(program.publishedAt),
    answers: [...program.answers],
    unchecked: UNCHECKED_FIELDS.filter((field) => program.unchecked.includes(field)),
    moveNoteKo: "",
    moveNoteEn: "",
    why: "",
  };
}

/**
 * A moment as it is sent: the stored one, to the millisecond, while its minute is not changed. What is none
 * is sent as it is typed.
 */
function momentOf(typed: string, stored: string | null | undefined): string {
  return stored && toSeoul(stored) === typed ? stored : fromSeoul(typed);
}

/** The same for what may be left out. */
function optionalMoment(typed: string, stored: string | null | undefined): string | null {
  return typed === "" ? null : momentOf(typed, stored);
}

/** The lines of a text that say something. */
const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/**
 * What is sent. Whatever cannot be read as a moment or number is sent so that the schema refuses it at its field.
 * @param stored the program that is being changed; null for a new one
 */
export function toProgramInput(values: ProgramValues, stored: EditedProgram | null) {
  return {
    kind: values.kind,
    number: toWholeNumber(values.number),
    tagId: values.tagId,
    thumbnailId: values.thumbnail?.id ?? null,
    ko: values.ko,
    en: values.en,
    startsAt: momentOf(values.startsAt, stored?.startsAt),
    endsAt: momentOf(values.endsAt, stored?.endsAt),
    ...sentProgramFields(values, {
      moment: (typed, name) => optionalMoment(typed, stored?.[name]),
      number: toWholeNumber,
    }),
    // An emptied fee is none that somebody decided on.
    fee: toWholeNumber(values.fee) ?? Number.NaN,
    refundRules: values.ownRefund
      ? values.refundRules.map(({ daysBefore, percent }) => ({
          daysBefore: toWholeNumber(daysBefore) ?? Number.NaN,
          percent: toWholeNumber(percent) ?? Number.NaN,
        }))
      : null,
    ownFields: values.ownFields.map(({ key: _, stored: key, choicesKo, choicesEn, ...field }) => ({
      ...field,
      key,
      choicesKo: linesOf(choicesKo),
      choicesEn: linesOf(choicesEn),
    })),
    prices: values.prices.map(({ id, labelKo, labelEn, grades, until, amount }) => ({
      id,
      labelKo,
      labelEn,
      grades,
      until: optionalMoment(until, null),
      amount: toWholeNumber(amount) ?? Number.NaN,
    })),
    speakers: values.speakers.map(({ key: _, portrait, ...lines }) => ({
      ...lines,
      portraitId: portrait?.id ?? null,
    })),
    sessions: values.sessions.map(({ key: _, file, startsAt, endsAt, ...rest }) => ({
      ...rest,
      startsAt: momentOf(startsAt, null),
      endsAt: momentOf(endsAt, null),
      fileId: file?.id ?? null,
    })),
    examParts: values.examParts,
    languagePairs: values.languagePairs,
    // One that is gone by now, and was stored all the same, is a new one.
    sites: values.sites.map(({ key: _, id, ...site }) => ({
      ...site,
      id: stored?.sites.some((one) => one.id === id) ? id : null,
    })),
    files: values.files.map(({ id }) => id),
    unchecked: values.unchecked,
    moveNoteKo: values.moveNoteKo,
    moveNoteEn: values.moveNoteEn,
    answers: values.answers.slice(-ANSWERS_MAX),
    publishNow: values.publish === "now",
    publishedAt: values.publish === "at" ? momentOf(values.publishedAt, stored?.publishedAt) : null,
  } satisfies ProgramInput;
}
