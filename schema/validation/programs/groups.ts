// People whom an institution applies for at once (docs/applications.md#group-applications). A row comes as
// text, as it is in the sheet: what a cell means is found here, so that nothing that was typed is lost.

import type { FieldCode, FieldErrors } from "#schema/validation/core/codes.ts";
import { emailAddress } from "#schema/validation/core/email-address.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { id } from "#schema/validation/core/ids.ts";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { requiredName } from "#schema/validation/core/lines.ts";
import { memberDetails } from "#schema/validation/people/members.ts";
import { z } from "#schema/validation/zod.ts";
import { type ApplicationQuestions, applicationForm } from "./applications.ts";
import { pairNamed, partNamed, siteNamed } from "./exam-names.ts";
import type { OwnFieldType } from "./own-fields.ts";

/** People of a group. */
export const GROUP_ROWS_MAX = 100;
/** Groups of one contact that wait for their payment at a time: each of their people gets a mail. */
export const OPEN_GROUPS_MAX = 3;
/** Bytes of a sheet of people. */
export const GROUP_SHEET_MAX_BYTES = 2 * 1024 * 1024;
/** UTF-16 units of a cell. */
const CELL_MAX_LENGTH = 1_000;

/** The columns of every program; those of an exam; then the questions of its own but consents, which people give themselves. */
export const GROUP_COLUMNS = ["name", "nameEn", "email", "phoneNumber", "affiliation"] as const;
export const GROUP_EXAM_COLUMNS = ["part", "pair", "site"] as const;
export type GroupColumn = (typeof GROUP_COLUMNS)[number] | (typeof GROUP_EXAM_COLUMNS)[number];

const cell = z
  .string()
  .max(CELL_MAX_LENGTH, { error: "TOO_LONG" })
  .nullish()
  .transform((text) => text ?? "");

/** A row as it is sent. */
export const groupRow = z.strictObject({
  name: cell,
  nameEn: cell,
  email: cell,
  phoneNumber: cell,
  affiliation: cell,
  part: cell,
  pair: cell,
  site: cell,
  /** To the questions of the program, in their order. */
  answers: z
    .array(cell)
    .max(40, { error: "TOO_MANY_ROWS" })
    .nullish()
    .transform((given) => given ?? []),
});
export type GroupRow = z.output<typeof groupRow>;

export const groupRows = z.array(groupRow).max(GROUP_ROWS_MAX, { error: "TOO_MANY_ROWS" });

const anyText = z.string().max(10_000, { error: "TOO_LONG" }).nullish();
/** A group whose program is not known yet: nothing huge is accepted. */
export const anyGroup = z.strictObject({
  programId: id,
  payerName: anyText,
  phoneNumber: anyText,
  rows: groupRows,
  expectedTotal: z.int({ error: "WON_INVALID" }).min(0, { error: "WON_INVALID" }),
});

/** POST /api/v1/group-links: a contact without an account asks for a link to an address. */
export const groupLinkRequest = z.strictObject({
  program_id: id,
  email: emailAddress,
  /** The language of the email. */
  language: z.enum(["ko", "en"], { error: "CHOICE_UNKNOWN" }),
});
export type GroupLinkRequest = z.input<typeof groupLinkRequest>;

/** Who pays. */
export const groupPayer = z.strictObject({
  payerName: requiredName(LINE_MAX_LENGTH),
  phoneNumber: memberDetails.shape.phone_number,
});

/** What a program asks, with the names that its sites are written by. */
export interface GroupQuestions extends ApplicationQuestions {
  readonly siteNames: readonly { readonly id: number; readonly names: readonly string[] }[];
}

/** What the others ask for only the person can give. */
const ON_SHEETS: readonly OwnFieldType[] = ["TEXT", "NUMBER", "CHOICE"];

/** The questions of the program that a sheet answers. */
export const sheetFields = <Field extends { readonly type: OwnFieldType }>(
  ownFields: readonly Field[],
): readonly Field[] => ownFields.filter(({ type }) => ON_SHEETS.includes(type));

/** A person of a group, as the application has it. */
export type GroupPerson = z.output<ReturnType<typeof applicationForm>> & { readonly email: string };

/** Where the codes of the application's form are in a row. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  examPart: "part",
  languagePair: "pair",
  siteId: "site",
};
const columnOf = (path: string): string =>
  COLUMN_OF[path] ?? path.replace(/^ownAnswers\.(\d+)\.value$/, "answers.$1");

export type ReadRow =
  | { readonly ok: true; readonly person: GroupPerson }
  | { readonly ok: false; readonly errors: FieldErrors };

/** What a row means, or the codes by its columns: `answers.0` is the first question. The photo comes from the person, later. */
function readGroupRow(row: GroupRow, asked: GroupQuestions): ReadRow {
  const isExam = asked.kind === "KITEC";
  const fields = sheetFields(asked.ownFields);
  const form = {
    name: row.name,
    nameEn: row.nameEn,
    phoneNumber: row.phoneNumber,
    affiliation: row.affiliation,
    note: null,
    ownAnswers: fields.map(({ key }, index) => ({ key, value: row.answers[index] ?? "" })),
    examPart: isExam ? partNamed(row.part, asked.examParts) : null,
    languagePair: isExam ? pairNamed(row.pair, asked.languagePairs) : null,
    siteId: isExam ? siteNamed(row.site, asked.siteNames) : null,
    photoId: null,
  };
  const checked = check(applicationForm({ ...asked, ownFields: fields }, "LATER"), form);
  const email = check(z.object({ email: emailAddress }), { email: row.email });
  if (checked.ok && email.ok) return { ok: true, person: { ...checked.value, ...email.value } };
  const errors: Record<string, FieldCode[]> = {};
  for (const one of [checked, email]) {
    if (one.ok) continue;
    for (const [path, codes] of Object.entries(one.fields)) errors[columnOf(path)] = codes;
  }
  return { ok: false, errors };
}

/** All rows, with EMAIL_TWICE for every row after the first of an address. */
export function readGroupRows(rows: readonly GroupRow[], asked: GroupQuestions): readonly ReadRow[] {
  const seen = new Set<string>();
  return rows.map((row): ReadRow => {
    const read = readGroupRow(row, asked);
    if (!read.ok) return read;
    const key = read.person.email.toLowerCase();
    if (seen.has(key)) return { ok: false, errors: { email: ["EMAIL_TWICE"] } };
    seen.add(key);
    return read;
  });
}
