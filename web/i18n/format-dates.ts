// Dates as docs/look.md writes them: "2026. 11. 18." and "18 Nov 2026", always in Asia/Seoul, times followed by KST. Put
// together from parts so that server and browser agree whatever their ICU data.
import type { UiLanguage } from "./language.ts";

const ENGLISH_MONTHS_IN_FULL = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const ENGLISH_MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/** Korea has had no summer time since 1988; a fixed offset is exact for everything this site dates. */
const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;

/** A date whose UTC parts are what a clock in Seoul shows. Throws RangeError for what is not a date. */
export function inSeoul(instant: string | Date): Date {
  const time = new Date(instant).getTime();
  if (Number.isNaN(time)) throw new RangeError(`Not a date: ${String(instant)}`);
  return new Date(time + SEOUL_OFFSET_MS);
}

const two = (value: number) => String(value).padStart(2, "0");

/** A day in Seoul: "2026. 11. 18." or "18 Nov 2026". Throws RangeError for what is not a date. */
export function formatDate(language: UiLanguage, instant: string | Date): string {
  const date = inSeoul(instant);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  return language === "ko"
    ? `${year}. ${two(month + 1)}. ${two(day)}.`
    : `${day} ${ENGLISH_MONTHS[month]} ${year}`;
}

/** A day in Seoul with its month in full, for the head of a page: "2026. 11. 18." or "18 November 2026". */
export function formatLongDate(language: UiLanguage, instant: string | Date): string {
  if (language === "ko") return formatDate(language, instant);
  const date = inSeoul(instant);
  return `${date.getUTCDate()} ${ENGLISH_MONTHS_IN_FULL[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** A day in Seoul as documents print it (schema/core/documents/document-line.ts): "2026년 11월 18일" or "18 November 2026". */
export function formatPrintedDate(language: UiLanguage, instant: string | Date): string {
  const date = inSeoul(instant);
  return language === "ko"
    ? `${date.getUTCFullYear()}년 ${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일`
    : formatLongDate(language, instant);
}

/** A day in Seoul without its year, for short lists: "11. 18." or "18 Nov". */
export function formatShortDate(language: UiLanguage, instant: string | Date): string {
  return formatDate(language, instant).replace(/^\d{4}\. | \d{4}$/, "");
}

/** A month, or a day of it, without a year: "3월", "3월 2일", "March", "2 March". */
export function formatMonthDay(language: UiLanguage, month: number, day: number | null): string {
  if (language === "ko") return day === null ? `${month}월` : `${month}월 ${day}일`;
  const name = ENGLISH_MONTHS_IN_FULL[month - 1] ?? "";
  return day === null ? name : `${day} ${name}`;
}

/** A day and time in Seoul: "2026. 11. 18. 14:00 KST" or "18 Nov 2026, 14:00 KST". */
export function formatDateTime(language: UiLanguage, instant: string | Date): string {
  const date = inSeoul(instant);
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())} KST`;
  return language === "ko"
    ? `${formatDate(language, instant)} ${time}`
    : `${formatDate(language, instant)}, ${time}`;
}

/**
 * When a line of the bank, or a booking, was: a day alone is stored as its midnight in Seoul, and is shown
 * without a time, "2026. 11. 18.".
 */
export function formatDayOrTime(language: UiLanguage, instant: string | Date): string {
  return formatTime(instant) === "00:00" ? formatDate(language, instant) : formatDateTime(language, instant);
}

/** The value for <time dateTime>: the day in Seoul, "2026-11-18". */
export function isoDay(instant: string | Date): string {
  return inSeoul(instant).toISOString().slice(0, 10);
}

const WEEKDAYS = {
  ko: ["일요일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
} as const;

/** The days of a week, Sunday first: "일" and "Sun". */
export function shortWeekdays(language: UiLanguage): string[] {
  return WEEKDAYS[language].map((name) => name.slice(0, language === "ko" ? 1 : 3));
}

/** The day of the week in Seoul: "토요일" or "Saturday". */
export function formatWeekday(language: UiLanguage, instant: string | Date): string {
  return WEEKDAYS[language][inSeoul(instant).getUTCDay()] ?? "";
}

/** A time of day in Seoul, without the zone: "14:00". */
export function formatTime(instant: string | Date): string {
  const date = inSeoul(instant);
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
}

/**
 * A day as a sentence names it: "2026년 12월 5일(토)" or "Sat 5 December 2026". Without the year where that is `thisYear`:
 * "12월 5일(토)" or "Sat 5 December".
 */
export function formatNamedDay(language: UiLanguage, instant: string | Date, thisYear?: number): string {
  return namedDay(language, instant, thisYear, ENGLISH_MONTHS_IN_FULL);
}

function namedDay(
  language: UiLanguage,
  instant: string | Date,
  thisYear: number | undefined,
  englishMonths: readonly string[],
): string {
  const date = inSeoul(instant);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const weekday = shortWeekdays(language)[date.getUTCDay()];
  if (language === "ko") {
    return `${year === thisYear ? "" : `${year}년 `}${month + 1}월 ${day}일(${weekday})`;
  }
  return `${weekday} ${day} ${englishMonths[month]}${year === thisYear ? "" : ` ${year}`}`;
}

/** A moment as a sentence names it: "12월 1일(화) 18:00 KST" or "Tue 1 Dec, 18:00 KST". */
export function formatMoment(language: UiLanguage, instant: string | Date, thisYear?: number): string {
  return atTime(language, namedDay(language, instant, thisYear, ENGLISH_MONTHS), formatTime(instant));
}

const atTime = (language: UiLanguage, day: string, time: string) =>
  `${day}${language === "ko" ? "" : ","} ${time} KST`;

/**
 * The end of a time that does not hold its last moment, as `formatMoment`: midnight is "24:00" of the day
 * that ends with it, because "until 2 December, 00:00" is read as if that day counted.
 */
export function formatDeadline(language: UiLanguage, instant: string | Date, thisYear?: number): string {
  if (formatTime(instant) !== "00:00") return formatMoment(language, instant, thisYear);
  return atTime(language, namedDay(language, momentBefore(instant), thisYear, ENGLISH_MONTHS), "24:00");
}

/** The last moment of a time that ends at `instant`. */
export function momentBefore(instant: string | Date): Date {
  return new Date(new Date(instant).getTime() - 1);
}

/**
 * The last day of a time that ends at `instant`, which is not part of it: midnight is the day before. "2026.
 * 11. 18.", "18 Nov 2026".
 */
export const formatLastDay = (language: UiLanguage, instant: string | Date): string =>
  formatDate(language, momentBefore(instant));

/** A month: "2026년 12월" or "December 2026"; `month` is 1 to 12. */
export function formatMonth(language: UiLanguage, { year, month }: { year: number; month: number }): string {
  return language === "ko" ? `${year}년 ${month}월` : `${ENGLISH_MONTHS_IN_FULL[month - 1]} ${year}`;
}

/** Days from one to another, what they share said once: "2026. 12. 09. – 2027. 01. 27.", "9 Dec – 12 Dec 2026". */
export function formatDayRange(language: UiLanguage, from: string | Date, to: string | Date): string {
  const [start, end] = [formatDate(language, from), formatDate(language, to)];
  if (start === end) return start;
  const sameYear = inSeoul(from).getUTCFullYear() === inSeoul(to).getUTCFullYear();
  if (!sameYear) return `${start} – ${end}`;
  return language === "ko"
    ? `${start} – ${formatShortDate("ko", to)}`
    : `${formatShortDate("en", from)} – ${end}`;
}

/** Whether two instants are on one day in Seoul. */
export function isSameDay(one: string | Date, other: string | Date): boolean {
  return isoDay(one) === isoDay(other);
}
