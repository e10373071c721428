// The table of the privacy policy: what the site holds of people, for what and how long. It is made from the
// rules by which the daily job erases (schema/validation/overview/retention.ts), so it says what the site
// does.

import type { SeedLanguage } from "#prisma/seed/dates.ts";
import { type Block, table } from "#prisma/seed/document.ts";
import { DORMANCY_NOTICE_DAYS, periodIn, RETENTION_DAYS } from "#schema/validation/overview/retention.ts";
import { PERSONAL_DATA } from "#schema/validation/people/personal-data.ts";
import en from "#web/messages/en/overview/privacy.json" with { type: "json" };
import ko from "#web/messages/ko/overview/privacy.json" with { type: "json" };

const WORDS: Readonly<Record<SeedLanguage, Readonly<Record<string, string>>>> = { ko, en };

/**
 * Rows of purpose, items and period, with the days filled in.
 * @param dormantMonths the setting for dormant accounts; null: the row is left out, because there are none
 */
export function personalDataTable(language: SeedLanguage, dormantMonths: number | null): Block {
  const say = (id: string) => {
    const words = WORDS[language][id];
    if (words === undefined) throw new Error(`No words for ${id}`);
    return Object.entries({ ...RETENTION_DAYS, DORMANCY_NOTICE_DAYS }).reduce(
      (text, [period, days]) => text.replaceAll(`{${period}}`, periodIn(language, days)),
      words.replaceAll("{DORMANT_MONTHS}", String(dormantMonths)),
    );
  };
  const row = (purpose: string) => [
    say(`privacy.purpose.${purpose}`),
    say(`privacy.items.${purpose}`),
    say(`privacy.period.${purpose}`),
  ];
  return table(
    [say("privacy.column.purpose"), say("privacy.column.items"), say("privacy.column.period")],
    ...Object.keys(PERSONAL_DATA)
      .filter((purpose) => purpose !== "DORMANCY" || dormantMonths !== null)
      .map(row),
  );
}
