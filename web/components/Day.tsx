// A day as people read it, with the machine's form beside it.
import { formatDate, formatLongDate, isoDay } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

const FORMATS = { plain: formatDate, long: formatLongDate } as const;

/** `at` is ISO 8601; the day is Seoul's. `long` spells the month. */
export function Day({
  at,
  form = "plain",
  className,
}: {
  at: string;
  form?: keyof typeof FORMATS;
  className?: string | undefined;
}) {
  const language = useLanguage();
  return (
    <time className={className} dateTime={isoDay(at)}>
      {FORMATS[form](language, at)}
    </time>
  );
}
