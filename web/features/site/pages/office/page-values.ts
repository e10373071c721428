// A page as the values of its form, and the values as the server's input. Years and days are held as they are
// typed, so that what is none is reported at its field.

import { ANSWERS_MAX } from "#schema/validation/core/translation-answers.ts";
import type { PageKeyName } from "#schema/validation/site/page-kinds.ts";
import type { PageInput } from "#schema/validation/site/pages.ts";
import { z } from "#schema/validation/zod.ts";
import { editedFile } from "#web/components/editor/edited-files.ts";
import { toWrittenText, writtenText } from "#web/components/editor/written-texts.ts";
import { newRowKey } from "#web/components/forms/list-rows.ts";
import type { PageEditorQuery } from "#web/gql/page-editing.ts";
import { isoDay } from "#web/i18n/format-dates.ts";
import { fromSeoul } from "#web/i18n/seoul-time.ts";

export type EditedPage = PageEditorQuery["pageForEditing"];
/** What a form can begin from. */
export type PageSource = Pick<EditedPage, "ko" | "en" | "entries" | "people" | "answers" | "effectiveAt">;

export const entryRow = z.object({
  key: z.string(),
  year: z.string(),
  month: z.string(),
  day: z.string(),
  titleKo: z.string(),
  titleEn: z.string(),
  bodyKo: z.string(),
  bodyEn: z.string(),
});
export type EntryRow = z.output<typeof entryRow>;

export const personRow = z.object({
  key: z.string(),
  nameKo: z.string(),
  nameEn: z.string(),
  roleKo: z.string(),
  roleEn: z.string(),
  affiliationKo: z.string(),
  affiliationEn: z.string(),
  termFrom: z.string(),
  termTo: z.string(),
  portrait: editedFile.nullable(),
});
export type PersonRow = z.output<typeof personRow>;

/** Also what a saved draft is read with: anything may be in it. */
const pageValues = z.object({
  ko: writtenText,
  en: writtenText,
  entries: z.array(entryRow),
  people: z.array(personRow),
  /**
   * As `<input type="date">` writes it, a day in Seoul; empty for "as soon as it is saved", over a coming version for its day.
   */
  effectiveAt: z.string(),
  noteKo: z.string(),
  noteEn: z.string(),
  /** What was said to be right so about its translation; absent in drafts from before there were checks. */
  answers: z.array(z.string()).default([]),
});
export type PageValues = z.output<typeof pageValues>;

export function newEntry(): EntryRow {
  return {
    key: newRowKey(),
    year: "",
    month: "",
    day: "",
    titleKo: "",
    titleEn: "",
    bodyKo: "",
    bodyEn: "",
  };
}

export function newPerson(): PersonRow {
  return {
    key: newRowKey(),
    nameKo: "",
    nameEn: "",
    roleKo: "",
    roleEn: "",
    affiliationKo: "",
    affiliationEn: "",
    termFrom: "",
    termTo: "",
    portrait: null,
  };
}

/** A number as it would be typed. */
export const typedNumber = (number: number | null) => (number === null ? "" : String(number));

/** The form of a page. Every version has a note of its own; what is coming keeps its day. */
export function toPageValues(
  { ko, en, entries, people, answers, effectiveAt }: PageSource,
  now: Date,
): PageValues {
  return {
    ko: toWrittenText(ko),
    en: toWrittenText(en),
    entries: entries.map((entry) => ({
      key: entry.rowKey,
      year: typedNumber(entry.year),
      month: typedNumber(entry.month),
      day: typedNumber(entry.day),
      titleKo: entry.titleKo,
      titleEn: entry.titleEn ?? "",
      bodyKo: entry.bodyKo ?? "",
      bodyEn: entry.bodyEn ?? "",
    })),
    people: people.map((person) => ({
      key: person.rowKey,
      nameKo: person.nameKo,
      nameEn: person.nameEn ?? "",
      roleKo: person.roleKo,
      roleEn: person.roleEn ?? "",
      affiliationKo: person.affiliationKo ?? "",
      affiliationEn: person.affiliationEn ?? "",
      termFrom: typedNumber(person.termFrom),
      termTo: typedNumber(person.termTo),
      portrait: person.portrait,
    })),
    effectiveAt: effectiveAt !== null && new Date(effectiveAt) > now ? isoDay(effectiveAt) : "",
    noteKo: "",
    noteEn: "",
    answers: [...answers],
  };
}

/** What was stored of the form on this device. */
export const restorePageValues = (saved: unknown): PageValues | null =>
  pageValues.safeParse(saved).data ?? null;

/** Null for nothing typed, NaN for what is no whole number: the schema refuses that at its field. */
export function toNumber(text: string): number | null {
  const digits = text.normalize("NFKC").trim();
  if (digits === "") return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}

/**
 * From when a version holds: the beginning of the chosen day in Seoul; null for today and for no day, as soon
 * as it is saved. What is no day comes back as it is.
 */
export function effectiveAtOf(day: string, now: Date): string | null {
  return day === "" || day === isoDay(now) ? null : fromSeoul(`${day}T00:00`);
}

/**
 * What is checked and sent; the sender adds what it is based on. A day is sent as it was chosen: what today
 * means the server says.
 */
export function toPageInput(key: PageKeyName, values: PageValues) {
  return {
    key,
    effectiveAt: values.effectiveAt === "" ? null : fromSeoul(`${values.effectiveAt}T00:00`),
    noteKo: values.noteKo,
    noteEn: values.noteEn,
    answers: values.answers.slice(-ANSWERS_MAX),
    ko: values.ko,
    en: values.en,
    entries: values.entries.map(({ key: rowKey, year, month, day, ...texts }) => ({
      ...texts,
      rowKey,
      year: toNumber(year),
      month: toNumber(month),
      day: toNumber(day),
    })),
    people: values.people.map(({ key: rowKey, termFrom, termTo, portrait, ...texts }) => ({
      ...texts,
      rowKey,
      termFrom: toNumber(termFrom),
      termTo: toNumber(termTo),
      portraitId: portrait?.id ?? null,
    })),
  } satisfies PageInput;
}
