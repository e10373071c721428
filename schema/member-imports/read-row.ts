// A row of a roster as somebody it is about, or what is wrong with it.
import type { Language, MemberGrade } from "#prisma/generated/enums.ts";
import type { FieldCode } from "#schema/validation/codes.ts";
import { check } from "#schema/validation/field-errors.ts";
import { OFFICE_NOTE_MAX_LENGTH } from "#schema/validation/limits.ts";
import { optionalLines } from "#schema/validation/lines.ts";
import { emailAddress, emailKey } from "#schema/validation/members.ts";
import { myDetails } from "#schema/validation/my-details.ts";
import type { RosterField } from "#schema/validation/rosters.ts";
import { z } from "#schema/validation/zod.ts";
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
  readonly code: FieldCode;
}

export type ReadRow =
  | { readonly ok: true; readonly person: RosterPerson }
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

export function readRow(cells: readonly string[], columns: Columns): ReadRow {
  const errors: RowError[] = [];
  const say = (field: RosterField) => cells[columns.fields.indexOf(field)]?.trim() ?? "";
  /** What a word means; a word that means nothing is an error. */
  const mean = <T>(field: RosterField, read: (cell: string) => T | null, code: FieldCode): T | null => {
    const cell = columns.fields.includes(field) ? say(field) : "";
    if (cell === "") return null;
    const value = read(cell);
    if (value === null) errors.push({ field, code });
    return value;
  };
  const country = mean("COUNTRY", countryOf, "COUNTRY_UNKNOWN");
  const grade = mean("GRADE", gradeOf, "CHOICE_UNKNOWN");
  const language = mean("LANGUAGE", languageOf, "CHOICE_UNKNOWN");
  const joined = mean("JOINED", dayOf, "DATE_INVALID");
  const dues = readDues(cells, columns);
  if (dues === null) errors.push({ field: "DUES", code: "WON_INVALID" });
  const texts = Object.entries(DETAILS).filter(([field]) => field !== "COUNTRY");
  const given = Object.fromEntries(texts.map(([field, name]) => [name, say(field as RosterField)]));
  const { postcode = "", ...rest } = given;
  const home = country ?? "KR";
  const checked = check(typed, { ...rest, country: home, postcode: wholePostcode(postcode, home) });
  if (!checked.ok) {
    for (const [field, name] of Object.entries(DETAILS)) {
      const code = checked.fields[name]?.[0];
      if (code) errors.push({ field: field as RosterField, code });
    }
  }
  if (!checked.ok || errors.length > 0) return { ok: false, errors };
  const { value } = checked;
  const key = emailKey(value.email);
  return {
    ok: true,
    person: {
      ...value,
      emailKey: key,
      grade,
      language,
      joined,
      dues: dues ?? [],
      hasCountry: country !== null,
    },
  };
}

/** Korean codes have five figures; a spreadsheet that took one for a number has lost the nought in front, as all of northern Seoul has it. */
const wholePostcode = (postcode: string, country: string) =>
  country === "KR" && /^\d{4}$/u.test(postcode) ? `0${postcode}` : postcode;

/** All columns of dues together; of a year that stands twice, the one that says how much. */
function readDues(cells: readonly string[], { headings, fields }: Columns): readonly PaidYear[] | null {
  const byYear = new Map<number, PaidYear>();
  for (const [at, field] of fields.entries()) {
    if (field !== "DUES") continue;
    const years = paidYears(headings[at] ?? "", cells[at] ?? "");
    if (years === null) return null;
    for (const one of years) {
      if (byYear.get(one.year)?.amount == null) byYear.set(one.year, one);
    }
  }
  return [...byYear.values()].sort((one, other) => one.year - other.year);
}
