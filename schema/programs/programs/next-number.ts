// The title of the next one of a series: its number counts on, in Korean and in English.

/** "제25회", "제 25 차", "25회". Not the number of a year or of a part, such as "2026년" and "제2부". */
const KOREAN = /(제\s*)?(\d{1,4})(\s*)(회|차)(?![\p{L}\d]*년)/u;
const ENGLISH = /\b(\d{1,4})(?:st|nd|rd|th)\b(?!\s+century)/iu;

/** 1st, 2nd, 3rd, 4th; 11th, 12th, 13th. */
function ordinal(number: number): string {
  const tens = number % 100;
  const ending = tens >= 11 && tens <= 13 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending}`;
}

/** The title with its number higher, by one unless more is said; a title without one stays as it is. */
export function nextKoreanTitle(title: string, by = 1): string {
  return title.replace(
    KOREAN,
    (_whole, before: string | undefined, number: string, space: string, unit: string) =>
      `${before ?? ""}${Number(number) + by}${space}${unit}`,
  );
}

/** As nextKoreanTitle, of "25th", "No. 25" and "#25". */
export function nextEnglishTitle(title: string, by = 1): string {
  if (ENGLISH.test(title))
    return title.replace(ENGLISH, (_whole, number: string) => ordinal(Number(number) + by));
  return title.replace(
    /(\bNo\.\s*|\bnumber\s+|#\s*)(\d{1,4})\b/iu,
    (_whole, before: string, number: string) => before + (Number(number) + by),
  );
}
