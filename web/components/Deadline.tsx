// The end of a time as people read it, with the machine's form beside it.
import { formatEnd } from "#web/i18n/format-end.ts";
import { useLanguage } from "#web/i18n/language.ts";

/** `at` is ISO 8601, and not part of the time; day and time are Seoul's. */
export function Deadline({ at }: { at: string }) {
  return <time dateTime={at}>{formatEnd(useLanguage(), at)}</time>;
}
