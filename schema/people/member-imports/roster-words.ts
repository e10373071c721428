// Defines what the words of a roster mean: grades, countries, languages, days, paid years.
import type { Language, MemberGrade } from "#prisma/generated/enums.ts";
import { gradeIn } from "#schema/core/mail/mail-words.ts";
import { COUNTRY_CODES } from "#schema/validation/core/countries.ts";
import { seoulDay } from "#schema/validation/core/seoul.ts";
import { momentOf, wonOf } from "#schema/validation/money/statement-cells.ts";
import { MEMBER_GRADES } from "#schema/validation/people/grades.ts";

const folded = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\s.()-]/gu, "")
    .toLowerCase();

const GRADES = new Map<string, MemberGrade>(
  MEMBER_GRADES.flatMap((grade) =>
    [grade, gradeIn("KO", grade), gradeIn("KO", grade).replace(/회원$/u, ""), gradeIn("EN", grade)].map(
      (word) => [folded(word), grade] as const,
    ),
  ),
);

const COUNTRIES = new Map<string, string>(
  (["en", "ko"] as const).flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: "region" });
    return COUNTRY_CODES.map((code) => [folded(names.of(code) ?? code), code] as const);
  }),
);
for (const word of ["한국", "대한민국", "korea", "republicofkorea"]) COUNTRIES.set(word, "KR");
for (const word of ["usa", "us", "미국"]) COUNTRIES.set(word, "US");

const LANGUAGES = new Map<string, Language>([
  ...["ko", "kor", "한국어", "국문", "한글", "korean"].map((word) => [word, "KO"] as const),
  ...["en", "eng", "영어", "영문", "english"].map((word) => [word, "EN"] as const),
]);

/** Null: no such word. */
export const gradeOf = (cell: string): MemberGrade | null => GRADES.get(folded(cell)) ?? null;
export const languageOf = (cell: string): Language | null => LANGUAGES.get(folded(cell)) ?? null;
export const countryOf = (cell: string): string | null =>
  COUNTRIES.get(folded(cell)) ?? COUNTRY_CODES.find((code) => code === cell.trim().toUpperCase()) ?? null;

/** A day in Seoul, such as "2026-11-23". */
export function dayOf(cell: string): string | null {
  const at = momentOf(cell);
  return at && seoulDay(at);
}

export interface PaidYear {
  readonly year: number;
  /** Whole won; null: nobody says how much. */
  readonly amount: number | null;
  /** Its dues are not to be paid. */
  readonly isExempt: boolean;
}

const NOT_PAID = new Set(["", "-", "x", "n", "no", "미납", "0"]);
const PAID = new Set(["o", "○", "◯", "v", "✓", "✔", "y", "yes", "1", "납부", "완납", "납입"]);
const EXEMPT = new Set(["면제", "회비면제", "납부면제", "면제자", "exempt", "exempted", "waived"]);
const YEAR = /(?<!\d)((?:19|20)\d{2})(?!\d)/u;

/**
 * What a column of dues says: of the year in its heading; or, where none is there, which years are paid. Null: nobody can tell.
 */
export function paidYears(heading: string, cell: string): readonly PaidYear[] | null {
  const [, year] = YEAR.exec(heading) ?? [];
  if (year !== undefined) return paidIn(Number(year), cell);
  if (NOT_PAID.has(folded(cell))) return [];
  const years: PaidYear[] = [];
  for (const part of cell.split(/[,;·/\s]+/u).filter(Boolean)) {
    const [, from = "", to = from, won = ""] =
      /^((?:19|20)\d{2})년?(?:[-~–]((?:19|20)\d{2})년?)?(?::(\d+))?$/u.exec(part) ?? [];
    if (from === "" || Number(to) < Number(from)) return null;
    for (let one = Number(from); one <= Number(to); one += 1) {
      years.push({ year: one, amount: won === "" ? null : Number(won), isExempt: false });
    }
  }
  return years;
}

function paidIn(year: number, cell: string): readonly PaidYear[] | null {
  const word = folded(cell);
  if (NOT_PAID.has(word)) return [];
  if (EXEMPT.has(word)) return [{ year, amount: null, isExempt: true }];
  if (PAID.has(word) || dayOf(cell) !== null) return [{ year, amount: null, isExempt: false }];
  const amount = wonOf(cell);
  return amount !== null && amount > 0 ? [{ year, amount, isExempt: false }] : null;
}
