// Says what an occasion is called: a paper with its part, a day of a course, or nothing where there is only one.
import type { IntlShape } from "react-intl";
import { HOUR } from "#schema/validation/core/durations.ts";
import type { CheckInListFragment } from "#web/gql/check-in.ts";
import { formatDate, formatDateTime } from "#web/i18n/format-dates.ts";
import type { UiLanguage } from "#web/i18n/language.ts";

export type Occasion = CheckInListFragment["occasions"][number];

export function occasionName(
  intl: IntlShape,
  language: UiLanguage,
  { key, part, name, startsAt }: Occasion,
): string {
  if (name === null)
    return key === "program" ? formatDateTime(language, startsAt) : formatDate(language, startsAt);
  const ofPart = part === null ? null : intl.formatMessage({ id: `exams.part.${part}` });
  return [ofPart === name.text ? null : ofPart, name.text, formatDateTime(language, startsAt)]
    .filter(Boolean)
    .join(" · ");
}

/** Milliseconds for which an occasion is looked after once it has begun. */
const LASTS = 6 * HOUR;

/** The occasion that is on or comes next; the last one when all have begun long ago. */
export function nextOccasion(occasions: readonly Occasion[], now: number): Occasion | undefined {
  return occasions.find(({ startsAt }) => Date.parse(startsAt) + LASTS > now) ?? occasions.at(-1);
}
