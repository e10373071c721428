import { isoDay } from "#web/i18n/format-dates.ts";

const MONTHS = 12;

/** The last twelve months in Seoul as YYYY-MM, this one last. */
export function monthsUntil(now: Date): string[] {
  const [year = 0, month = 1] = isoDay(now).split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, i) =>
    new Date(Date.UTC(year, month - MONTHS + i, 1)).toISOString().slice(0, 7),
  );
}
