// The end of a time in the figures of lists and ranges. Sentences name it by `formatDeadline`; both write midnight alike.
import { formatDate, formatDateTime, formatTime, momentBefore } from "./format-dates.ts";
import type { UiLanguage } from "./language.ts";

/**
 * As `formatDateTime`, but midnight is "24:00" of the day that ends with it: "2026. 12. 01. 24:00 KST", "1 Dec 2026, 24:00 KST".
 */
export function formatEnd(language: UiLanguage, instant: string | Date): string {
  if (formatTime(instant) !== "00:00") return formatDateTime(language, instant);
  return `${formatDate(language, momentBefore(instant))}${language === "ko" ? "" : ","} 24:00 KST`;
}
