// The plain fields of a program go from the database to the form and back as they were, whichever kind they are.
import { expect, test } from "vitest";
import { momentOf, numberOf } from "#schema/core/previews/typed-values.ts";
import {
  PROGRAM_FIELD_NAMES,
  readableProgramFields,
  sentProgramFields,
  typedProgramFields,
  untouchedProgramFields,
} from "#schema/validation/programs/program-fields.ts";
import { toWholeNumber } from "#web/components/forms/whole-numbers.ts";
import { fromSeoul, toSeoul } from "#web/i18n/seoul-time.ts";

const stored = {
  applyFrom: "2026-11-20T00:00:00.000Z",
  applyTo: "2026-12-01T09:00:00.000Z",
  applyLink: "https://example.org/apply",
  enrollmentFee: 20_000,
  capacity: 40,
  waitingList: true,
  pricesNeedDues: true,
  changeUntil: null,
  withdrawUntil: "2026-12-03T15:00:00.000Z",
  joinLink: null,
  takesGroups: true,
  reminders: false,
};
const typed = typedProgramFields(stored, {
  moment: toSeoul,
  number: (count) => (count === null ? "" : count.toLocaleString("en-US")),
});

test("every field has a value in the form, as it is typed", () => {
  expect(Object.keys(typed)).toEqual(PROGRAM_FIELD_NAMES);
  expect(typed).toMatchObject({ applyFrom: "2026-11-20T09:00", enrollmentFee: "20,000", joinLink: "" });
});

test("what nobody changes is sent as it is stored", () => {
  const sent = sentProgramFields(typed, {
    moment: (text) => (text === "" ? null : fromSeoul(text)),
    number: toWholeNumber,
  });
  expect(sent).toEqual({ ...stored, joinLink: "" });
});

test("a preview shows what could be saved; what could not is empty in it", () => {
  const readers = { moment: momentOf, number: numberOf };
  expect(readableProgramFields(typed, readers)).toEqual({
    ...stored,
    applyFrom: new Date(stored.applyFrom),
    applyTo: new Date(stored.applyTo),
    withdrawUntil: new Date(stored.withdrawUntil),
  });
  const wrong = { ...typed, applyLink: "javascript:alert(1)", capacity: "many", applyTo: "soon" };
  expect(readableProgramFields(wrong, readers)).toMatchObject({
    applyLink: null,
    capacity: null,
    applyTo: null,
  });
});

test("a form that nobody has touched is empty, and applicants get their reminders", () => {
  const { reminders, ...others } = untouchedProgramFields();
  expect(reminders).toBe(true);
  expect(new Set(Object.values(others))).toEqual(new Set(["", false]));
});
