// The questions a program asks beside those that every application has: the office sets them, and the form,
// the server and the lists read them from one list. An answer is stored as text by the key of its field; of a
// choice it is the Korean text, of a consent "true", of a file its id, which the form sends with the name of
// the file behind it.

import type { FieldCode } from "#schema/validation/core/codes.ts";
import { LINE_MAX_LENGTH } from "#schema/validation/core/limits.ts";
import { optionalLine, optionalLines, requiredLine } from "#schema/validation/core/lines.ts";
import { z } from "#schema/validation/zod.ts";

export const OWN_FIELD_TYPES = ["TEXT", "NUMBER", "CHOICE", "CONSENT", "FILE"] as const;
export type OwnFieldType = (typeof OWN_FIELD_TYPES)[number];

export const OWN_FIELDS_MAX = 20;
const OWN_CHOICES_MAX = 30;
/** UTF-16 units of an answer. */
export const OWN_ANSWER_MAX_LENGTH = 1_000;

const choices = z
  .array(requiredLine(LINE_MAX_LENGTH), { error: "TYPE_INVALID" })
  .max(OWN_CHOICES_MAX, { error: "TOO_MANY_ROWS" })
  .nullish()
  .transform((lines) => lines ?? []);

const ownField = z
  .strictObject({
    /** Made where the field is made; answers are stored under it. */
    key: z.string().regex(/^[a-z0-9-]{4,40}$/, { error: "TEXT_INVALID" }),
    type: z.enum(OWN_FIELD_TYPES, { error: "CHOICE_UNKNOWN" }),
    labelKo: requiredLine(LINE_MAX_LENGTH),
    /** Null: the Korean one. */
    labelEn: optionalLine(LINE_MAX_LENGTH),
    isNeeded: z.boolean({ error: "TYPE_INVALID" }),
    /** Of a choice; in English none, or as many. */
    choicesKo: choices,
    choicesEn: choices,
  })
  .superRefine(({ type, choicesKo, choicesEn }, context) => {
    const issue = (path: string, message: FieldCode) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (type !== "CHOICE") return;
    if (new Set(choicesKo).size < 2 || new Set(choicesKo).size < choicesKo.length) {
      issue("choicesKo", "OWN_CHOICES_INVALID");
    }
    if (choicesEn.length > 0 && choicesEn.length !== choicesKo.length) {
      issue("choicesEn", "OWN_CHOICES_DIFFER");
    }
  })
  .transform((field) => (field.type === "CHOICE" ? field : { ...field, choicesKo: [], choicesEn: [] }));
export type OwnField = z.output<typeof ownField>;

/** All fields of a program, in order. */
export const ownFields = z
  .array(ownField, { error: "TYPE_INVALID" })
  .max(OWN_FIELDS_MAX, { error: "TOO_MANY_ROWS" })
  .refine((fields) => new Set(fields.map(({ key }) => key)).size === fields.length, {
    error: "CHOICE_UNKNOWN",
  })
  .nullish()
  .transform((fields) => fields ?? []);

/** The fields as they are stored; none where nothing that fits is. */
export const readOwnFields = (stored: unknown): readonly OwnField[] => ownFields.safeParse(stored).data ?? [];

/** Answers by the key of their field. */
export type OwnAnswers = Readonly<Record<string, string>>;
const storedAnswers = z.record(z.string(), z.string());
export const readOwnAnswers = (stored: unknown): OwnAnswers => storedAnswers.safeParse(stored).data ?? {};

/** A number as people type it, with commas between thousands; null for what is none. */
function numberOf(typed: string): string | null {
  const plain = typed.replaceAll(",", "");
  return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(plain) ? plain : null;
}

/** The id of the file of an answer such as "12 plan.pdf"; null for what is none. */
export function fileIdOf(answer: string): number | null {
  const id = /^(\d{1,9})(?: |$)/.exec(answer)?.[1];
  return id === undefined ? null : Number(id);
}

/** The answer that a form holds of a file. */
export const fileAnswer = (id: number, name: string): string =>
  `${id} ${name}`.slice(0, OWN_ANSWER_MAX_LENGTH);

const text = optionalLines(OWN_ANSWER_MAX_LENGTH);

/** An answer as it is stored, "" for none, or what is wrong with it. */
function checkOwnAnswer(
  { type, isNeeded, choicesKo }: OwnField,
  typed: string,
): { readonly value: string } | { readonly code: FieldCode } {
  const checked = text.safeParse(typed);
  if (!checked.success) return { code: typed.length > OWN_ANSWER_MAX_LENGTH ? "TOO_LONG" : "TEXT_INVALID" };
  const value = checked.data ?? "";
  if (value === "" || (type === "CONSENT" && value !== "true")) {
    if (!isNeeded) return { value: "" };
    return { code: type === "CONSENT" ? "CONSENT_REQUIRED" : "REQUIRED" };
  }
  if (type === "CHOICE" && !choicesKo.includes(value)) return { code: "CHOICE_UNKNOWN" };
  if (type === "FILE") {
    const id = fileIdOf(value);
    return id === null ? { code: "FILE_UNKNOWN" } : { value: String(id) };
  }
  if (type !== "NUMBER") return { value };
  const number = numberOf(value);
  return number === null ? { code: "NUMBER_INVALID" } : { value: number };
}

/** One answer as it is sent. */
const sentAnswer = z.strictObject({ key: z.string().max(40), value: z.string().nullish() });

/** Answers of any application, before its program is known: nothing huge is accepted. */
export const anyOwnAnswers = z
  .array(z.looseObject({ key: z.string().max(40), value: z.string().max(10_000).nullish() }))
  .max(OWN_FIELDS_MAX, { error: "TOO_MANY_ROWS" })
  .nullish();

/** The answers to the fields of a program: codes at `0.value`, by the place of the field. */
export const ownAnswers = (fields: readonly OwnField[]) =>
  z
    .array(sentAnswer, { error: "TYPE_INVALID" })
    .nullish()
    .transform((sent, context): OwnAnswers => {
      const given = new Map((sent ?? []).map(({ key, value }) => [key, value ?? ""]));
      const stored: Record<string, string> = {};
      for (const [index, field] of fields.entries()) {
        const checked = checkOwnAnswer(field, given.get(field.key) ?? "");
        if ("code" in checked) {
          context.addIssue({ code: "custom", path: [index, "value"], message: checked.code });
        } else if (checked.value !== "") stored[field.key] = checked.value;
      }
      return stored;
    });

/**
 * The answers of somebody with the link of an application: files stay as they were sent.
 * @param stored the earlier answers
 */
export const linkedAnswers = (fields: readonly OwnField[], stored: OwnAnswers) => {
  const typed = fields.map((field) => (field.type === "FILE" ? { ...field, isNeeded: false } : field));
  const files = fields.flatMap(({ key, type }) =>
    type === "FILE" && stored[key] !== undefined ? [{ key, value: stored[key] }] : [],
  );
  const isFile = (key: string) => fields.some((field) => field.key === key && field.type === "FILE");
  const whole = ownAnswers(typed);
  return z.strictObject({
    ownAnswers: z
      .array(sentAnswer, { error: "TYPE_INVALID" })
      .nullish()
      .transform(
        (sent): z.input<typeof whole> => [...(sent ?? []).filter(({ key }) => !isFile(key)), ...files],
      )
      .pipe(whole),
  });
};

/** Files of an application, by the key of the field that each answers. */
export type AnswerFiles = readonly { readonly key: string; readonly file: { readonly name: string } }[];

interface Reading {
  readonly language: "KO" | "EN";
  readonly files: AnswerFiles;
}

/** An answer as it is shown, a file by its name; null where nothing was answered. */
export function shownAnswer(
  { key, type, choicesKo, choicesEn }: OwnField,
  answers: OwnAnswers,
  { language, files }: Reading,
): string | null {
  const value = answers[key];
  if (value === undefined) return null;
  if (type === "FILE") return files.find((one) => one.key === key)?.file.name ?? null;
  if (type === "CONSENT") return language === "KO" ? "동의" : "Agreed";
  return (language === "EN" && type === "CHOICE" && choicesEn[choicesKo.indexOf(value)]) || value;
}

/** What was answered, in the order of the fields, with what each is called. */
export const shownAnswers = (fields: readonly OwnField[], answers: OwnAnswers, reading: Reading) =>
  fields.flatMap((field) => {
    const value = shownAnswer(field, answers, reading);
    if (value === null) return [];
    return [{ label: (reading.language === "EN" ? field.labelEn : null) ?? field.labelKo, value }];
  });
