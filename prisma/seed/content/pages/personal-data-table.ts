// The table of the privacy policy: what the site holds of people, for what and how long. It is made from the rules by which the daily job erases
// (schema/validation/retention.ts), so it says what the site does.

import type { SeedLanguage } from "#prisma/seed/dates.ts";
import { type Block, table } from "#prisma/seed/document.ts";
import { PERSONAL_DATA } from "#schema/validation/personal-data.ts";
import { RETENTION_DAYS } from "#schema/validation/retention.ts";
import en from "#web/messages/en/privacy.json" with { type: "json" };
import ko from "#web/messages/ko/privacy.json" with { type: "json" };

const WORDS: Readonly<Record<SeedLanguage, Readonly<Record<string, string>>>> = { ko, en };

/** Rows of purpose, items and period, with the days filled in. */
export function personalDataTable(language: SeedLanguage): Block {
  const say = (id: string) => {
    const words = WORDS[language][id];
    if (words === undefined) throw new Error(`No words for ${id}`);
    return Object.entries(RETENTION_DAYS).reduce(
      (text, [purpose, days]) => text.replaceAll(`{${purpose}}`, String(days)),
      words,
    );
  };
  const row = (purpose: string) => [
    say(`privacy.purpose.${purpose}`),
    say(`privacy.items.${purpose}`),
    say(`privacy.period.${purpose}`),
  ];
  return table(
    [say("privacy.column.purpose"), say("privacy.column.items"), say("privacy.column.period")],
    ...Object.keys(PERSONAL_DATA).map(row),
  );
}
