// The list of what translators did by month: its filter, order and columns, and the hours that a translator enters.
import { codesFilter, type FilterOf, filterSchema } from "#schema/validation/core/list-filters.ts";
import { z } from "#schema/validation/zod.ts";

/** Such as "2026-11", in Seoul. */
const month = z
  .string({ error: "TYPE_INVALID" })
  .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/u, { error: "DATE_INVALID" });

export const TRANSLATOR_MONTH_FILTERS = { month: codesFilter("translator-months.column.month", month) };
export const translatorMonthFilter = filterSchema(TRANSLATOR_MONTH_FILTERS);
export type TranslatorMonthFilter = FilterOf<typeof TRANSLATOR_MONTH_FILTERS>;

export const TRANSLATOR_MONTH_SORTS = ["MONTH"] as const;
export type TranslatorMonthSort = (typeof TRANSLATOR_MONTH_SORTS)[number];

/** Of an export, as the list shows them. */
export const TRANSLATOR_MONTH_COLUMNS = [
  "translator",
  "month",
  "words",
  "characters",
  "repeated",
  "texts",
  "hours",
] as const;

/** A month has 744 at most. */
const HOURS_MAX = 744;
const MINUTES_MAX = 59;
const whole = (most: number, error: "HOURS_INVALID" | "MINUTES_INVALID") =>
  z.int({ error }).min(0, { error }).max(most, { error });

/** What a translator says of an own month; nothing in a field is none. */
export const translatorHours = z.object({
  month,
  hours: whole(HOURS_MAX, "HOURS_INVALID").nullish(),
  minutes: whole(MINUTES_MAX, "MINUTES_INVALID").nullish(),
});
export const { month: hoursMonth, hours: hoursOfMonth, minutes: minutesOfMonth } = translatorHours.shape;
