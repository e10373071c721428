// The items of a page: dated entries, values, people. Dates are as exact as they are known: a year, a month of it, a day.

import type { FieldCode } from "#schema/validation/core/codes.ts";
import { optionalId } from "#schema/validation/core/ids.ts";
import {
  ENTRY_BODY_MAX_LENGTH,
  LINE_MAX_LENGTH,
  ROW_KEY_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from "#schema/validation/core/limits.ts";
import { optionalLine, optionalLines, requiredLine } from "#schema/validation/core/lines.ts";
import { FIRST_YEAR, LAST_YEAR } from "#schema/validation/core/moments.ts";
import { z } from "#schema/validation/zod.ts";

const MONTHS = 12;

const between = (first: number, last: number) =>
  z
    .int({ error: "DATE_INVALID" })
    .min(first, { error: "DATE_INVALID" })
    .max(last, { error: "DATE_INVALID" })
    .nullish()
    .transform((value) => value ?? null);
const year = between(FIRST_YEAR, LAST_YEAR);

/** Days of a month, by the calendar in use since 1582; 31 while the month is not known. */
function daysIn(year: number, month: number | null): number {
  return month === null ? 31 : new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** What a row keeps from version to version; null for a new one that brings none. */
const rowKey = z
  .string({ error: "TYPE_INVALID" })
  .min(1, { error: "REQUIRED" })
  .max(ROW_KEY_MAX_LENGTH, { error: "TOO_LONG" })
  .nullish()
  .transform((value) => value ?? null);

const entry = z
  .strictObject({
    rowKey,
    year,
    month: between(1, MONTHS),
    day: between(1, 31),
    titleKo: requiredLine(TITLE_MAX_LENGTH),
    titleEn: optionalLine(TITLE_MAX_LENGTH),
    bodyKo: optionalLines(ENTRY_BODY_MAX_LENGTH),
    bodyEn: optionalLines(ENTRY_BODY_MAX_LENGTH),
  })
  .superRefine(({ year, month, day, titleEn, bodyEn }, context) => {
    const issue = (path: string, message: FieldCode) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (year === null && (month !== null || day !== null)) issue("year", "REQUIRED");
    else if (day !== null && month === null) issue("month", "REQUIRED");
    else if (year !== null && day !== null && day > daysIn(year, month)) issue("day", "DATE_INVALID");
    if (titleEn === null && bodyEn !== null) issue("titleEn", "TITLE_REQUIRED");
  });

const person = z
  .strictObject({
    rowKey,
    nameKo: requiredLine(LINE_MAX_LENGTH),
    nameEn: optionalLine(LINE_MAX_LENGTH),
    roleKo: requiredLine(LINE_MAX_LENGTH),
    roleEn: optionalLine(LINE_MAX_LENGTH),
    affiliationKo: optionalLine(LINE_MAX_LENGTH),
    affiliationEn: optionalLine(LINE_MAX_LENGTH),
    termFrom: year,
    termTo: year,
    portraitId: optionalId,
  })
  .superRefine(({ termFrom, termTo }, context) => {
    if (termFrom !== null && termTo !== null && termTo < termFrom) {
      context.addIssue({ code: "custom", path: ["termTo"], message: "DATES_REVERSED" });
    }
  });

export const entries = z.array(entry).default([]);
export const people = z.array(person).default([]);
