// Demo posts speak of days: "applications until {fri+14}". Written as offsets from the day of publication, they stay true
// whenever the demo database is made. All days are those of Asia/Seoul (docs/core.md#calls-and-limits).
import { DAY, MINUTE } from "#schema/validation/core/durations.ts";
import { inSeoul, seoulDay, seoulMidnight } from "#schema/validation/core/seoul.ts";

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const KO_WEEKDAYS = "일월화수목금토";
const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

export type SeedLanguage = "ko" | "en";

/** The moment of a time of day (minutes after midnight) in Seoul, some days before the day of `now`. */
export function seoulTime(now: Date, daysAgo: number, minutes: number): Date {
  return new Date(seoulMidnight(seoulDay(now), -daysAgo).getTime() + minutes * MINUTE);
}

/** The working day on or before a moment, at the same time of day: offices do not publish on Sundays. */
export function onWorkingDay(moment: Date): Date {
  const weekday = inSeoul(moment).getUTCDay();
  const back = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  return new Date(moment.getTime() - back * DAY);
}

/**
 * Replaces `{day+3}` (a day with its weekday), `{sat+3}` (the first Saturday from then on; every weekday works),
 * `{month+1}` and `{year-1}`, counted from the day of publication. A day in another year carries its year.
 */
export function fillDates(text: string, publishedAt: Date, language: SeedLanguage): string {
  return text.replace(/\{([a-z]+)([+-]\d+)?\}/g, (token, unit: string, offset = "0") => {
    const published = inSeoul(publishedAt);
    const count = Number(offset);
    if (unit === "year") return String(published.getUTCFullYear() + count);
    if (unit === "month") return monthName((published.getUTCMonth() + count + 24) % 12, language);
    const day = new Date(published.getTime() + count * DAY);
    if (unit === "day") return dayName(day, published, language);
    const weekday = WEEKDAYS.indexOf(unit);
    if (weekday < 0) throw new Error(`Unknown date token ${token}`);
    const wait = (weekday - day.getUTCDay() + 7) % 7;
    return dayName(new Date(day.getTime() + wait * DAY), published, language);
  });
}

function monthName(month: number, language: SeedLanguage): string {
  return language === "ko" ? `${month + 1}월` : (MONTHS[month] ?? "");
}

function dayName(day: Date, published: Date, language: SeedLanguage): string {
  const year = day.getUTCFullYear();
  const otherYear = year !== published.getUTCFullYear();
  const date = day.getUTCDate();
  const month = monthName(day.getUTCMonth(), language);
  if (language === "en") return `${date} ${month}${otherYear ? ` ${year}` : ""}`;
  return `${otherYear ? `${year}년 ` : ""}${month} ${date}일(${KO_WEEKDAYS[day.getUTCDay()]})`;
}
