import { formatMonth } from "#web/i18n/format-dates.ts";
import type { UiLanguage } from "#web/i18n/language.ts";
import type { Period } from "./SeriesChart.tsx";

/** @param months YYYY-MM, oldest first */
export const periodsOf = (months: readonly string[], language: UiLanguage): readonly Period[] =>
  months.map((text, at) => {
    const [year = 0, month = 1] = text.split("-").map(Number);
    return {
      key: text,
      name: formatMonth(language, { year, month }),
      // Every other one, so that they fit a phone; this month always.
      label: (months.length - at) % 2 === 1 ? `${Number(text.slice(5))}/${text.slice(2, 4)}` : undefined,
    };
  });
