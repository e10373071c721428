// A day without its year for short lists; a screen reader says all of it, because "11. 18." is no day to the ear.
import { formatNamedDay, formatShortDate, isoDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

/** `at` is ISO 8601; the day is Seoul's. */
export function ShortDay({ at, className }: { at: string; className?: string | undefined }) {
  const language = useLanguage();
  return (
    <time className={className} dateTime={isoDay(at)}>
      <span aria-hidden="true">{formatShortDate(language, at)}</span>
      <span className="spoken">{formatNamedDay(language, at)}</span>
    </time>
  );
}
