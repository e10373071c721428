// The plain fields of a program go from the database to the form and back as they were, whichever kind they are.
import { expect, test } from "vitest";
import { momentOf, numberOf } from "#schema/core/previews/typed-values.ts";
import {
  PROGRAM_FIELD_NAMES,
  programFieldsOf,
  readableProgramFields,
  sentProgramFields,
  typedProgramFields,
  untouchedProgramFields,
} from "#schema/validation/programs/program-fields.ts";
import { sampleProgramFields } from "#tests/support/program-fields.ts";
import { readSource } from "#tests/support/source-files.ts";
import { programFieldFragments } from "#web/build/program-field-fragments.ts";
import { toWholeNumber } from "#web/components/forms/whole-numbers.ts";
import { fromSeoul, toSeoul } from "#web/i18n/seoul-time.ts";

const samples = sampleProgramFields();
/** As the editor reads them: moments are texts. */
const stored = JSON.parse(JSON.stringify(samples));
const empty = Object.fromEntries(
  PROGRAM_FIELD_NAMES.map((name) => [name, typeof samples[name] === "boolean" ? false : null]),
);
const writers = {
  moment: toSeoul,
  number: (count: number | null) => (count === null ? "" : count.toLocaleString("en-US")),
};
const readers = { moment: (text: string) => (text === "" ? null : fromSeoul(text)), number: toWholeNumber };
const typed = typedProgramFields(stored, writers);

test("every field has a value in the form, as it is typed", () => {
  expect(Object.keys(typed)).toEqual(PROGRAM_FIELD_NAMES);
  const example = { ...stored, applyFrom: "2026-11-20T00:00:00.000Z", enrollmentFee: 20_000, joinLink: null };
  expect(typedProgramFields(example, writers)).toMatchObject({
    applyFrom: "2026-11-20T09:00",
    enrollmentFee: "20,000",
    joinLink: "",
  });
});

test("what nobody changes is sent as it is stored", () => {
  expect(sentProgramFields(typed, readers)).toEqual(stored);
  const lines = Object.fromEntries(programFieldsOf("line").map((name) => [name, ""]));
  const sent = sentProgramFields(typedProgramFields(JSON.parse(JSON.stringify(empty)), writers), readers);
  expect(sent).toEqual({ ...empty, ...lines });
});

test("a preview shows what could be saved; what could not is empty in it", () => {
  const previewed = { moment: momentOf, number: numberOf };
  expect(readableProgramFields(typed, previewed)).toEqual(samples);
  const wrong = { ...typed, applyLink: "javascript:alert(1)", capacity: "many", applyTo: "soon" };
  expect(readableProgramFields(wrong, previewed)).toEqual({
    ...samples,
    applyLink: null,
    capacity: null,
    applyTo: null,
  });
});

test("clients ask for each field by the fragments that are made of the table", () => {
  const made = readSource("web/features/programs/programs/program-fields.graphql");
  expect(
    made === programFieldFragments(),
    "program-fields.graphql is not what the table holds: npm run schema",
  ).toBe(true);
});

test("a form that nobody has touched is empty, and applicants get their reminders", () => {
  const { reminders, ...others } = untouchedProgramFields();
  expect(reminders).toBe(true);
  expect(new Set(Object.values(others))).toEqual(new Set(["", false]));
});
