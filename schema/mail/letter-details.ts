// Amounts and moments as letters say them, in the letter's language and Seoul's time.
import type { Language } from "#prisma/generated/enums.ts";
import { DAY } from "#schema/validation/durations.ts";
import { inSeoul } from "#schema/validation/seoul.ts";

const LOCALES = { KO: "ko-KR", EN: "en-GB" } as const;
const SEOUL = { timeZone: "Asia/Seoul" } as const;

/** "₩50,000". */
export function wonIn(language: Language, amount: number): string {
  const won = { style: "currency", currency: "KRW", currencyDisplay: "narrowSymbol" } as const;
  return new Intl.NumberFormat(LOCALES[language], won).format(amount);
}

/** The moment up to which something holds: midnight is 24:00 of the day before, as Korean notices write it. */
export function momentIn(language: Language, moment: Date): string {
  const isMidnight = inSeoul(moment).getTime() % DAY === 0;
  const day = new Date(moment.getTime() - (isMidnight ? 1 : 0));
  const date = new Intl.DateTimeFormat(LOCALES[language], { ...SEOUL, dateStyle: "long" }).format(day);
  const clock = new Intl.DateTimeFormat("en-GB", { ...SEOUL, timeStyle: "short" }).format(moment);
  return `${date} ${isMidnight ? "24:00" : clock} (KST)`;
}
