// Amounts and moments as emails say them, in the email's language and Seoul's time.
import type { Language } from "#prisma/generated/enums.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { inSeoul } from "#schema/validation/core/seoul.ts";

const SEOUL = { timeZone: "Asia/Seoul" } as const;

/** Made once: each holds some 30 kB outside the heap until it is collected, and a run of dues writes 10,000 emails. */
const formatsOf = (locale: string) => ({
  number: new Intl.NumberFormat(locale),
  day: new Intl.DateTimeFormat(locale, { ...SEOUL, dateStyle: "long" }),
});
const FORMATS = { KO: formatsOf("ko-KR"), EN: formatsOf("en-GB") } as const satisfies Record<
  Language,
  object
>;
const CLOCK = new Intl.DateTimeFormat("en-GB", { ...SEOUL, timeStyle: "short" });

/** Whole won as on the site's pages: "50,000원", "KRW 50,000". */
export function wonIn(language: Language, amount: number): string {
  const figures = FORMATS[language].number.format(amount);
  return language === "KO" ? `${figures}원` : `KRW ${figures}`;
}

/** "2026년 12월 24일". @param day of a calendar, as the database gives it: midnight in UTC */
export const dayIn = (language: Language, day: Date): string => FORMATS[language].day.format(day);

/** When something is or begins: "2026년 12월 8일 14:00 (KST)". */
export const momentIn = (language: Language, moment: Date): string =>
  `${FORMATS[language].day.format(moment)} ${CLOCK.format(moment)} (KST)`;

/** The moment up to which something holds: midnight is 24:00 of the day before, as Korean notices write it. */
export function deadlineIn(language: Language, moment: Date): string {
  const isMidnight = inSeoul(moment).getTime() % DAY === 0;
  const day = FORMATS[language].day.format(new Date(moment.getTime() - (isMidnight ? 1 : 0)));
  return `${day} ${isMidnight ? "24:00" : CLOCK.format(moment)} (KST)`;
}
