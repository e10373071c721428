// Answers to the program's own fields as the form holds them: a row for each field, in its order.
import type { CheckedApplication } from "#schema/validation/programs/applications.ts";
import { fileAnswer } from "#schema/validation/programs/own-fields.ts";
import { z } from "#schema/validation/zod.ts";
import type { ProgramChoices } from "./application-values.ts";

export const ownAnswerRows = z.array(z.object({ key: z.string(), value: z.string() })).default([]);
export type OwnAnswerRow = z.output<typeof ownAnswerRows>[number];

/** The rows for the fields of today; what was answered to a field that is gone is left out. */
export function ownRowsFor(
  { ownFields }: Pick<ProgramChoices, "ownFields">,
  answered: readonly (OwnAnswerRow & {
    readonly shown?: string;
    readonly file?: { readonly id: number } | null;
  })[],
): OwnAnswerRow[] {
  const values = new Map(
    answered.map(({ key, value, shown = "", file }) => [key, file ? fileAnswer(file.id, shown) : value]),
  );
  return ownFields.map(({ key }) => ({ key, value: values.get(key) ?? "" }));
}

/** A checked application as it is sent. */
export const sentForm = ({ ownAnswers, ...form }: CheckedApplication) => ({
  ...form,
  ownAnswers: Object.entries(ownAnswers).map(([key, value]) => ({ key, value })),
});
