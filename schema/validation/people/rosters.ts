// A roster that is imported (docs/people.md#adding-and-merging): the meaning of its columns. Pure: the page
// proposes by it, the server reads by it.

import { headingOf } from "#schema/validation/core/headings.ts";
import { id } from "#schema/validation/core/ids.ts";
import { z } from "#schema/validation/zod.ts";

export const ROSTER_MAX_BYTES = 10 * 1024 * 1024;
export const ROSTER_ROWS_MAX = 20_000;
/** The headings are in one of so many rows, which are shown to the person who names the columns. */
export const ROSTER_HEADINGS_WITHIN = 10;
/** Days in which all of it can be undone. */
export const ROSTER_UNDO_DAYS = 1;

/** What a column may say. EMAIL and NAME are needed; DUES may be over several columns, a year each. */
export const ROSTER_FIELDS = [
  "EMAIL",
  "NAME",
  "FAMILY_NAME",
  "GIVEN_NAME",
  "LATIN_NAME",
  "GRADE",
  "DUES",
  "JOINED",
  "PHONE",
  "POSTCODE",
  "ADDRESS_LINE",
  "ADDRESS_DETAIL",
  "AFFILIATION",
  "DEPARTMENT",
  "POSITION",
  "DEGREE",
  "MAJOR",
  "COUNTRY",
  "LANGUAGE",
  "NOTE",
] as const;
export type RosterField = (typeof ROSTER_FIELDS)[number];

/** What is odd about a row beside the codes of fields: its values are taken, and somebody looks at them. */
const ROSTER_WARNINGS = ["PHONE_UNUSUAL", "PHONE_ZERO", "MEMBER_SIMILAR", "NAME_ORDER_ASSUMED"] as const;
export type RosterWarning = (typeof ROSTER_WARNINGS)[number];

const warnings: ReadonlySet<string> = new Set(ROSTER_WARNINGS);
export const isRosterWarning = (code: string): code is RosterWarning => warnings.has(code);

/** Why a value of a row is left out, beside what is wrong with its form. */
const ROSTER_OMISSIONS = ["MEMBERSHIP_KNOWN", "GRADE_MISSING"] as const;
export type RosterOmission = (typeof ROSTER_OMISSIONS)[number];

const omissions: ReadonlySet<string> = new Set(ROSTER_OMISSIONS);
export const isRosterOmission = (code: string): code is RosterOmission => omissions.has(code);

/** Headings by what they mean, without spaces; the first that fits counts. */
const HEADINGS: readonly (readonly [RosterField, RegExp])[] = [
  [
    "DUES",
    /(회비|납부|dues).*(19|20)\d{2}|(19|20)\d{2}.*(회비|납부|dues)|^(납부연도|회비납부연도|duesyears?)$/iu,
  ],
  ["EMAIL", /e-?mail|이메일|메일주소|전자우편/iu],
  ["FAMILY_NAME", /^(영문성|성\(?영문\)?|familyname|lastname|surname)$/iu],
  ["GIVEN_NAME", /^(영문이름|이름\(?영문\)?|givenname|firstname)$/iu],
  [
    "LATIN_NAME",
    /^(영문(성명|명|성함)|(성명|성함)\(?영문\)?|영어(이름|성명)|englishname|name\(?(english|latin)\)?|romani[sz]edname)$/iu,
  ],
  ["NAME", /^(이름|성명|성함|회원명|한글이름|국문이름|name|fullname)$/iu],
  ["GRADE", /등급|회원구분|회원종류|회원유형|^(grade|membership|type)$/iu],
  ["JOINED", /가입일|입회일|가입년월일|^(joined|membersince)$/iu],
  ["PHONE", /전화|휴대|핸드폰|연락처|^(phone|mobile|telephone)/iu],
  ["POSTCODE", /우편번호|^(post(al)?code|zip(code)?)$/iu],
  ["ADDRESS_DETAIL", /(상세|나머지|세부)주소|^address(detail|line2|2)$/iu],
  ["ADDRESS_LINE", /주소|^(home|office|postal|mailing|street)?address(line)?1?$/iu],
  ["DEGREE", /학위|최종학교|출신학교|^degree/iu],
  ["AFFILIATION", /소속|직장|기관|학교|^(affiliation|institution|organi[sz]ation)$/iu],
  ["DEPARTMENT", /부서|학과|^department$/iu],
  ["POSITION", /직위|직급|직책|^(position|title)$/iu],
  ["MAJOR", /전공|^major$/iu],
  ["COUNTRY", /국가|나라|^country$/iu],
  ["LANGUAGE", /언어|^language$/iu],
  ["NOTE", /비고|메모|^(note|memo|remarks?)$/iu],
];

const squeezed = (cell: string) => cell.normalize("NFC").replace(/[\s._·]/gu, "");

/** What the headings of a row say by themselves, as a first proposal. */
export function guessRoster(row: readonly string[]): readonly (RosterField | null)[] {
  const guessed = row.map(
    (cell) => HEADINGS.find(([, pattern]) => pattern.test(squeezed(cell)))?.[0] ?? null,
  );
  // "영문 이름" alone, without a column for the family name, is the whole name.
  const isWhole = !guessed.includes("FAMILY_NAME") && !guessed.includes("LATIN_NAME");
  return guessed.map((field, at) => {
    if (field !== "DUES" && guessed.indexOf(field) !== at) return null;
    return field === "GIVEN_NAME" && isWhole ? "LATIN_NAME" : field;
  });
}

/** The row that names the most columns. */
export function guessRosterHead(rows: readonly (readonly string[])[]): number {
  const filled = rows
    .slice(0, ROSTER_HEADINGS_WITHIN)
    .map((row) => guessRoster(row).filter((field) => field !== null).length);
  return Math.max(0, filled.indexOf(Math.max(...filled)));
}

const COLUMNS_MAX = 60;

/** What each column of a roster says, as the secretary says it; null: it is not read. */
export const rosterFields = z
  .array(
    z
      .enum(ROSTER_FIELDS)
      .nullish()
      .transform((field) => field ?? null),
  )
  .max(COLUMNS_MAX, { error: "TOO_MANY_ROWS" })
  .refine((fields) => fields.includes("EMAIL") && fields.includes("NAME"), { error: "COLUMNS_MISSING" })
  .refine(
    (fields) => {
      const once = fields.filter((field) => field !== null && field !== "DUES");
      return new Set(once).size === once.length;
    },
    { error: "COLUMN_TWICE" },
  );

/** A row of headings as rosters of the same make are known by it. */
export const rosterHeading = headingOf;

/** The workbook of what is wrong with a roster; the words of columns, codes and outcomes are the client's. */
export const rosterProblems = z.strictObject({
  id,
  head: z.int().min(0),
  fields: rosterFields,
  /** The name of the sheet. */
  sheet: z.string().max(100),
  headings: z.array(z.string().max(100)).length(6, { error: "COLUMNS_MISSING" }),
  words: z.record(z.string().max(50), z.string().max(300)),
});
export type CheckedRosterProblems = z.output<typeof rosterProblems>;
