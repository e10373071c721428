// What a form shows, and when it stops showing it.
import { describe, expect, test } from "vitest";
import type { FieldErrors } from "#schema/validation/core/codes.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { memberDetails, passwordChange, registration } from "#schema/validation/people/members.ts";
import { z } from "#schema/validation/zod.ts";
import {
  atFields,
  inFormOrder,
  type Refused,
  rememberRefused,
  stillShown,
  withRefused,
} from "#web/components/forms/field-codes.ts";
import {
  byPlace,
  fieldOf,
  type Labels,
  nameOf,
  rowLabels,
  valueAt,
  withValueAt,
} from "#web/components/forms/field-paths.ts";
import {
  emptyRegistration,
  REGISTRATION_LABELS,
} from "#web/features/people/members/public/registration-values.ts";

const NOTHING: Refused = new Map();

/** What a form of these labels shows of these values. */
function findCodes(
  schema: z.ZodType,
  values: unknown,
  refused: Refused,
  labels: Labels = REGISTRATION_LABELS,
) {
  const checked = check(schema, values);
  return withRefused(checked.ok ? {} : atFields(labels, checked.fields), refused, values);
}
const refuse = (fields: FieldErrors, values: unknown, labels: Labels = REGISTRATION_LABELS) =>
  rememberRefused(atFields(labels, fields), values);

describe("what is found", () => {
  test("an empty registration tells every required field at once", () => {
    const found = findCodes(registration, emptyRegistration("en"), NOTHING);
    expect(found).toEqual({
      email: "EMAIL_REQUIRED",
      password: "PASSWORD_REQUIRED",
      confirm_password: "PASSWORD_REQUIRED",
      name: "REQUIRED",
      country: "REQUIRED",
      "consents.terms": "CONSENT_REQUIRED",
      "consents.privacy": "CONSENT_REQUIRED",
      "consents.age14": "CONSENT_REQUIRED",
    });
  });

  test("rules about two fields are told beside rules about one", () => {
    const values = {
      ...emptyRegistration("ko"),
      password: "Ab1!Ab1!",
      confirm_password: "Ab1!",
      member_type: "REGULAR",
    };
    expect(findCodes(registration, values, NOTHING)).toMatchObject({
      email: "EMAIL_REQUIRED",
      confirm_password: "PASSWORD_MISMATCH",
      affiliation: "REQUIRED",
      final_degree_institution: "REQUIRED",
    });
  });

  test("a password that is both too short and too weak says the first", () => {
    const values = { old_password: "x", new_password: "abc", confirm_new_password: "abc" };
    expect(findCodes(passwordChange, values, NOTHING)).toEqual({ new_password: "PASSWORD_TOO_SHORT" });
  });

  test("what the server refused stays until its own field changes", () => {
    const values = { ...emptyRegistration("ko"), email: "a@example.org" };
    const refused = refuse({ email: ["EMAIL_TAKEN"] }, values);
    expect(findCodes(registration, values, refused).email).toBe("EMAIL_TAKEN");
    expect(findCodes(registration, { ...values, name: "가온" }, refused).email).toBe("EMAIL_TAKEN");
    expect(findCodes(registration, { ...values, email: "b@example.org" }, refused).email).toBeUndefined();
    expect(findCodes(registration, { ...values, email: "b" }, refused).email).toBe("EMAIL_INVALID");
  });

  test("nothing is found in good values", () => {
    const values = { name: "가온", country: "KR", phone_number: "", major: "" };
    expect(findCodes(memberDetails, values, NOTHING)).toEqual({});
  });
});

describe("what stays shown", () => {
  test("an error leaves when its field is right, and becomes another when it is wrong in another way", () => {
    const shown = { email: "EMAIL_REQUIRED", name: "REQUIRED" };
    expect(stillShown(shown, { email: "EMAIL_INVALID" })).toEqual({ email: "EMAIL_INVALID" });
  });

  test("no field gets its first error while somebody types elsewhere", () => {
    expect(stillShown({}, { email: "EMAIL_INVALID" })).toEqual({});
  });
});

test("what the server said of a file is at the file, and goes with the one it was about", () => {
  const labels: Labels = { note: "applications.field.note", photo: "applications.field.photoId" };
  const asked = z.object({ note: z.string() });
  const typed = { note: "", photo: { id: 1 } };
  const refused = refuse({ photoId: ["FILE_UNKNOWN"] }, typed, labels);
  expect(findCodes(asked, { ...typed, note: "else" }, refused, labels)).toEqual({ photo: "FILE_UNKNOWN" });
  expect(findCodes(asked, { ...typed, photo: { id: 2 } }, refused, labels)).toEqual({});
});

describe("the summary", () => {
  test("follows the order of the form, with unknown fields last", () => {
    const shown = { whatever: "UNKNOWN_FIELD", "consents.terms": "CONSENT_REQUIRED", email: "EMAIL_TAKEN" };
    const lines = inFormOrder(shown, REGISTRATION_LABELS);
    expect(lines.map(({ path }) => path)).toEqual(["email", "consents.terms", "whatever"]);
  });

  test("leaves out what is no code", () => {
    expect(inFormOrder({ email: "Invalid input" }, REGISTRATION_LABELS)).toEqual([]);
  });

  test("every field of the schema has a place in the form", () => {
    const fields = Object.keys(registration.shape).filter(
      (name) => name !== "consents" && name !== "language",
    );
    const consents = Object.keys(registration.shape.consents.shape).map((name) => `consents.${name}`);
    expect([...fields, ...consents].sort()).toEqual(Object.keys(REGISTRATION_LABELS).sort());
  });
});

describe("paths", () => {
  const labels: Labels = {
    name: "members.field.name",
    entries: "page-editing.entries.title",
    ...rowLabels("entries", "page-editing.entries.row", {
      year: "page-editing.field.year",
      day: "page-editing.field.day",
    }),
    photo: "page-editing.field.portrait",
  };

  test("a value is found at its path", () => {
    const values = emptyRegistration("ko");
    expect(valueAt(values, "consents.terms")).toBe(false);
    expect(valueAt(values, "country")).toBe("KR");
    expect(valueAt(values, "country.code")).toBeUndefined();
    expect(valueAt(null, "country")).toBeUndefined();
  });

  test("a value is put in at its path, and the rest stays what it was", () => {
    const values = { note: { text: "a" }, rows: [{ year: "1" }, { year: "2" }] };
    const changed = withValueAt(values, "rows.1.year", "3");
    expect(changed).toEqual({ note: { text: "a" }, rows: [{ year: "1" }, { year: "3" }] });
    expect(values.rows[1]).toEqual({ year: "2" });
    expect([changed.note, changed.rows[0]]).toEqual([values.note, values.rows[0]]);
    expect(changed.note === values.note && changed.rows[0] === values.rows[0]).toBe(true);
  });

  test.each([
    ["entries.3.day", "entries.3.day"],
    ["entries.3.nothing", "entries"],
    ["entries.3", "entries"],
    ["photoId", "photo"],
    ["photo.url", "photo"],
    ["baseNumber", undefined],
  ])("what a schema says of %s is at %s", (path, field) => expect(fieldOf(labels, path)).toBe(field));

  test("a field is named, in a list with its row", () => {
    expect(nameOf(labels, "name")).toEqual({ label: "members.field.name" });
    expect(nameOf(labels, "entries.2.day")).toEqual({
      label: "page-editing.field.day",
      row: { label: "page-editing.entries.row", number: 3 },
    });
    expect(() => nameOf(labels, "nowhere")).toThrow(RangeError);
  });

  test("fields stand in the order of the screen, lists row by row", () => {
    const paths = [
      "photo",
      "entries.10.year",
      "nowhere",
      "entries.2.day",
      "entries.2.year",
      "entries",
      "name",
    ];
    expect(paths.sort(byPlace(labels))).toEqual([
      "name",
      "entries",
      "entries.2.year",
      "entries.2.day",
      "entries.10.year",
      "photo",
      "nowhere",
    ]);
  });
});
