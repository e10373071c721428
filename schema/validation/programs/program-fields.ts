// The plain fields of a program: each is a column of its own that may be empty. What is typed, sent, checked,
// previewed, versioned, copied and read by its editor follows from its row here
// (docs/contributing.md#a-new-field).
import { isSafeHref } from "#schema/validation/core/href.ts";
import { PROGRAM_NUMBER_MAX } from "#schema/validation/core/limits.ts";
import { optionalMoment } from "#schema/validation/core/moments.ts";
import { z } from "#schema/validation/zod.ts";
import { amount } from "./program-parts.ts";

/** An address outside: http or https, nothing else. */
const outsideLink = z
  .string({ error: "TYPE_INVALID" })
  .trim()
  .refine((href) => href === "" || (/^https?:\/\//i.test(href) && isSafeHref(href)), {
    error: "HREF_INVALID",
  })
  .nullish()
  .transform((href) => href?.replace(/^https?/i, (scheme) => scheme.toLowerCase()) || null);

export const count = z
  .int({ error: "NUMBER_INVALID" })
  .min(1, { error: "NUMBER_INVALID" })
  .max(PROGRAM_NUMBER_MAX, { error: "NUMBER_INVALID" })
  .nullish()
  .transform((value) => value ?? null);

export const flag = z
  .boolean({ error: "TYPE_INVALID" })
  .nullish()
  .transform((value) => value ?? false);

/** What a form holds of a text, a number or a moment in Seoul. Drafts from before the field was there lack it. */
const text = z.string().default("");

interface FieldOptions {
  /** The description of the input. */
  readonly about?: string;
  /** That visitors read it as it is stored, with a description where it needs one. */
  readonly shown?: true | string;
}

/**
 * `checked`: what is sent. `typed`: what the form and its drafts hold.
 * A line says how long it may be, such as `line(optionalLine(LINE_MAX_LENGTH))`; a link does so by itself.
 */
const moment = (options: FieldOptions = {}) =>
  ({ kind: "moment", checked: optionalMoment, typed: text, ...options }) as const;
const line = <Checked extends z.ZodType<string | null>>(checked: Checked, options: FieldOptions = {}) =>
  ({ kind: "line", checked, typed: text, ...options }) as const;
const number = <Checked extends z.ZodType<number | null>>(checked: Checked, options: FieldOptions = {}) =>
  ({ kind: "number", checked, typed: text, ...options }) as const;
/** @param untouched of a new program, and where it is left out */
const box = (untouched: boolean, options: FieldOptions = {}) =>
  ({
    kind: "box",
    checked: flag.default(untouched),
    typed: z.boolean().default(untouched),
    ...options,
  }) as const;

export const PROGRAM_FIELDS = {
  applyFrom: moment({
    about: "Null: not yet announced.",
    shown: "Applications from then on, included; null: not yet announced.",
  }),
  applyTo: moment({
    about: "Null: until the event starts.",
    shown: "Applications until then, excluded; null: until the event starts.",
  }),
  /**
   * Where people apply when it is not here. Visitors read it while applications are taken (schema/programs/programs/program.ts).
   */
  applyLink: line(outsideLink, { about: "http or https." }),
  enrollmentFee: number(
    amount.nullish().transform((value) => value ?? null),
    { shown: "Whole won once, beside the fee, for people who take part for the first time." },
  ),
  capacity: number(count, { about: "Null: not counted.", shown: true }),
  waitingList: box(false, { shown: true }),
  pricesNeedDues: box(false, {
    shown: "Prices for grades are for those of them whose dues are paid or exempted.",
  }),
  changeUntil: moment({ about: "Null: while applications are taken." }),
  withdrawUntil: moment({ about: "Null: until the event starts." }),
  /** Where an online event is joined. */
  joinLink: line(outsideLink, { about: "http or https; for confirmed applicants." }),
  /** Institutions may apply for several people at once; the exam always takes groups. */
  takesGroups: box(false, {
    about: "Institutions may apply for several people; the exam always takes groups.",
  }),
  /** Left out: yes, as in versions from before there were any. */
  reminders: box(true, { about: "Mails before and after it; left out: yes." }),
};
export type ProgramField = keyof typeof PROGRAM_FIELDS;
type Kind = (typeof PROGRAM_FIELDS)[ProgramField]["kind"];
type FieldOf<One extends Kind> = {
  [Name in ProgramField]: (typeof PROGRAM_FIELDS)[Name]["kind"] extends One ? Name : never;
}[ProgramField];

const isField = (name: string): name is ProgramField => name in PROGRAM_FIELDS;
const isOf = <One extends Kind>(name: ProgramField, kind: One): name is FieldOf<One> =>
  PROGRAM_FIELDS[name].kind === kind;

export const PROGRAM_FIELD_NAMES = Object.keys(PROGRAM_FIELDS).filter(isField);

/** The names of one kind. */
export const programFieldsOf = <One extends Kind>(kind: One) =>
  PROGRAM_FIELD_NAMES.filter((name): name is FieldOf<One> => isOf(name, kind));

const optionsOf = (name: ProgramField): FieldOptions => PROGRAM_FIELDS[name];

/** Whether visitors read it as it is stored. */
export const isShownField = (name: ProgramField): boolean => optionsOf(name).shown !== undefined;

/** The names of one kind that visitors read. */
export const shownFieldsOf = <One extends Kind>(kind: One) => programFieldsOf(kind).filter(isShownField);

/** The description of a field that visitors read, for its options. */
export function describedAs(name: ProgramField): { readonly description?: string } {
  const { shown } = optionsOf(name);
  return typeof shown === "string" ? { description: shown } : {};
}

type Part<Name extends "checked" | "typed"> = {
  readonly [Field in ProgramField]: (typeof PROGRAM_FIELDS)[Field][Name];
};

/** The fields of an object's schema: as they are sent, or as they are typed. */
export function programFieldShape<Name extends "checked" | "typed">(name: Name): Part<Name>;
export function programFieldShape(name: "checked" | "typed"): object {
  return Object.fromEntries(PROGRAM_FIELD_NAMES.map((field) => [field, PROGRAM_FIELDS[field][name]]));
}

const checkedFields = z.object(programFieldShape("checked"));
const typedFields = z.object(programFieldShape("typed"));
type CheckedFields = z.output<typeof checkedFields>;
type TypedFields = z.output<typeof typedFields>;

/** Of a form that nobody has touched. */
export const untouchedProgramFields = (): TypedFields => typedFields.parse({});

type StoredFields = {
  readonly [Name in ProgramField]: {
    readonly moment: string | null;
    readonly line: string | null;
    readonly number: number | null;
    readonly box: boolean;
  }[(typeof PROGRAM_FIELDS)[Name]["kind"]];
};
/** How moments and numbers are written in a form. */
interface Writers {
  readonly moment: (stored: string | null) => string;
  readonly number: (stored: number | null) => string;
}

/** The fields as a form holds them, of a program as its editor reads it. */
export function typedProgramFields(stored: StoredFields, writers: Writers): TypedFields;
export function typedProgramFields(stored: StoredFields, { moment, number }: Writers): object {
  return Object.fromEntries(
    PROGRAM_FIELD_NAMES.map((name) => {
      if (isOf(name, "moment")) return [name, moment(stored[name])];
      if (isOf(name, "number")) return [name, number(stored[name])];
      return [name, stored[name] ?? ""];
    }),
  );
}

/** How typed moments and numbers are read; null for nothing. */
interface Readers<Moment> {
  readonly moment: (typed: string, name: FieldOf<"moment">) => Moment | null;
  readonly number: (typed: string) => number | null;
}
type SentFields<Moment> = {
  [Name in ProgramField]: {
    readonly moment: Moment | null;
    readonly line: string;
    readonly number: number | null;
    readonly box: boolean;
  }[(typeof PROGRAM_FIELDS)[Name]["kind"]];
};

/** The fields as they are sent. */
export function sentProgramFields<Moment>(values: TypedFields, readers: Readers<Moment>): SentFields<Moment>;
export function sentProgramFields(values: TypedFields, { moment, number }: Readers<unknown>): object {
  return Object.fromEntries(
    PROGRAM_FIELD_NAMES.map((name) => {
      const value = values[name];
      if (typeof value === "boolean") return [name, value];
      if (isOf(name, "moment")) return [name, moment(value, name)];
      return [name, isOf(name, "number") ? number(value) : value];
    }),
  );
}

/** The fields as they would be saved; what could not be saved is empty. */
export function readableProgramFields(values: TypedFields, readers: Readers<Date>): CheckedFields;
export function readableProgramFields(values: TypedFields, readers: Readers<Date>): object {
  const sent = sentProgramFields(values, readers);
  return Object.fromEntries(
    PROGRAM_FIELD_NAMES.map((name) => {
      const { checked } = PROGRAM_FIELDS[name];
      const read = checked.safeParse(sent[name]);
      return [name, read.success ? read.data : checked.parse(null)];
    }),
  );
}
