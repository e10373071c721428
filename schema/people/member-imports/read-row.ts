// A row of a roster as the person it is about, or what is wrong with it. An odd value costs the value; only
// without an address or a name there is nobody.
import type { Language, MemberGrade } from "#prisma/generated/enums.ts";
import type { FieldCode } from "#schema/validation/core/codes.ts";
import { emailAddress } from "#schema/validation/core/email-address.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { OFFICE_NOTE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLines } from "#schema/validation/core/lines.ts";
import { type LatinName, splitLatinName } from "#schema/validation/people/latin-names.ts";
import { emailKey } from "#schema/validation/people/members.ts";
import { myDetails } from "#schema/validation/people/my-details.ts";
import type { RosterField, RosterOmission, RosterWarning } from "#schema/validation/people/rosters.ts";
import { z } from "#schema/validation/zod.ts";
import { readPhone } from "./roster-phones.ts";
import { countryOf, dayOf, gradeOf, languageOf, type PaidYear, paidYears } from "./roster-words.ts";

const typed = z.strictObject({
  email: emailAddress,
  ...myDetails.shape,
  officeNote: optionalLines(OFFICE_NOTE_MAX_LENGTH),
});

export interface RosterPerson extends z.output<typeof typed> {
  readonly emailKey: string;
  /** Null: the roster does not say. */
  readonly grade: MemberGrade | null;
  readonly language: Language | null;
  /** A day in Seoul. */
  readonly joined: string | null;
  /** By year, each once. */
  readonly dues: readonly PaidYear[];
  /** Whether the roster says a country. */
  readonly hasCountry: boolean;
}

export interface RowError {
  readonly field: RosterField;
  readonly code: FieldCode | RosterOmission | RosterWarning;
  /** What the cell says. */
  readonly value: string;
}

type ReadRow =
  /** The notes are values that are left out, and warnings. */
  | { readonly ok: true; readonly person: RosterPerson; readonly notes: readonly RowError[] }
  | { readonly ok: false; readonly errors: readonly RowError[] };

/** The names of the details by the fields of a roster. */
const DETAILS = {
  EMAIL: "email",
  NAME: "name",
  FAMILY_NAME: "familyName",
  GIVEN_NAME: "givenName",
  DEGREE: "finalDegreeInstitution",
  MAJOR: "major",
  AFFILIATION: "affiliation",
  DEPARTMENT: "department",
  POSITION: "position",
  PHONE: "phoneNumber",
  POSTCODE: "postcode",
  ADDRESS_LINE: "addressLine",
  ADDRESS_DETAIL: "addressDetail",
  NOTE: "officeNote",
  COUNTRY: "country",
} as const satisfies Partial<Record<RosterField, string>>;

export interface Columns {
  readonly headings: readonly string[];
  readonly fields: readonly (RosterField | null)[];
}

/** Without these there is nobody. */
const NEEDED: ReadonlySet<RosterField> = new Set(["EMAIL", "NAME"]);

export function readRow(cells: readonly string[], columns: Columns): ReadRow {
  const problems: RowError[] = [];
  const say = (field: RosterField) => cells[columns.fields.indexOf(field)]?.trim() ?? "";
  /** What a word means; a word that means nothing is left out. */
  const mean = <T>(field: RosterField, read: (cell: string) => T | null, code: FieldCode): T | null => {
    const cell = columns.fields.includes(field) ? say(field) : "";
    if (cell === "") return null;
    const value = read(cell);
    if (value === null) problems.push({ field, code, value: cell });
    return value;
  };
  const country = mean("COUNTRY", countryOf, "COUNTRY_UNKNOWN");
  const grade = mean("GRADE", gradeOf, "CHOICE_UNKNOWN");
  const language = mean("LANGUAGE", languageOf, "CHOICE_UNKNOWN");
  const joined = mean("JOINED", dayOf, "DATE_INVALID");
  const whole = mean("LATIN_NAME", (cell) => splitLatinName(cell, say("NAME")), "NAME_ORDER_UNCLEAR");
  if (whole?.isAssumed)
    problems.push({ field: "LATIN_NAME", code: "NAME_ORDER_ASSUMED", value: say("LATIN_NAME") });
  const { dues, odd } = readDues(cells, columns);
  for (const value of odd) problems.push({ field: "DUES", code: "WON_INVALID", value });
  const { phone, code } = readPhone(say("PHONE"), country ?? "KR");
  const saidTexts = (field: RosterField) => (field === "PHONE" ? phone : say(field));
  const { checked, dropped } = readTexts(saidTexts, country ?? "KR", whole);
  problems.push(...dropped);
  const isDropped = dropped.some(({ field }) => field === "PHONE");
  if (code !== null && !isDropped) problems.push({ field: "PHONE", code, value: say("PHONE") });
  if (!checked.ok) return { ok: false, errors: problems.filter(({ field }) => NEEDED.has(field)) };
  const { value } = checked;
  const person = { ...value, emailKey: emailKey(value.email), grade, language, joined, dues };
  return { ok: true, person: { ...person, hasCountry: country !== null }, notes: problems };
}

/** The texts of a row, without those that are odd and can be done without. */
function readTexts(say: (field: RosterField) => string, country: string, whole: LatinName | null) {
  const texts = Object.entries(DETAILS).filter(([field]) => field !== "COUNTRY");
  const given = Object.fromEntries(texts.map(([field, name]) => [name, say(field as RosterField)]));
  const { postcode = "", familyName, givenName, ...rest } = given;
  const said = {
    ...rest,
    country,
    postcode: wholePostcode(postcode, country),
    familyName: familyName || whole?.familyName,
    givenName: givenName || whole?.givenName,
  };
  const first = check(typed, said);
  if (first.ok) return { checked: first, dropped: [] };
  const { fields } = first;
  const dropped: RowError[] = [];
  for (const [field, name] of Object.entries(DETAILS)) {
    const code = fields[name]?.[0];
    if (code) dropped.push({ field: field as RosterField, code, value: say(field as RosterField) });
  }
  const without = dropped.flatMap(({ field }) =>
    NEEDED.has(field) ? [] : [[DETAILS[field as keyof typeof DETAILS], null] as const],
  );
  return { checked: check(typed, { ...said, ...Object.fromEntries(without) }), dropped };
}

/**
 * Korean codes have five figures; a spreadsheet that took one for a number has lost the nought in front, as
 * all of northern Seoul has it.
 */
const wholePostcode = (postcode: string, country: string) =>
  country === "KR" && /^\d{4}$/u.test(postcode) ? `0${postcode}` : postcode;

/**
 * All columns of dues together; of a year that is there twice, the one that says how much. Cells that say
 * nothing of dues are odd.
 */
function readDues(cells: readonly string[], { headings, fields }: Columns) {
  const byYear = new Map<number, PaidYear>();
  const odd: string[] = [];
  for (const [at, field] of fields.entries()) {
    if (field !== "DUES") continue;
    const years = paidYears(headings[at] ?? "", cells[at] ?? "");
    if (years === null) odd.push(cells[at] ?? "");
    for (const one of years ?? []) {
      if (byYear.get(one.year)?.amount == null) byYear.set(one.year, one);
    }
  }
  return { dues: [...byYear.values()].sort((one, other) => one.year - other.year), odd };
}
