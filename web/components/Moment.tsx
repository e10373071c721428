// A moment as people read it, with the machine's form beside it.
import { formatDateTime } from "#web/i18n/format-dates.ts";
import { useLanguage } from "#web/i18n/language.ts";

/** `at` is ISO 8601; day and time are Seoul's. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(useLanguage(), at)}</time>;
}
