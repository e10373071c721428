// What a form shows, and when it stops showing it.
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { memberDetails, passwordChange, registration } from "#schema/validation/members.ts";
import {
  findCodes,
  inFormOrder,
  rememberRefused,
  stillShown,
  valueAt,
} from "#web/components/forms/field-codes.ts";
import { emptyRegistration, REGISTRATION_LABELS } from "#web/features/members/public/registration-values.ts";

const NOTHING = new Map();

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
    const refused = rememberRefused({ email: ["EMAIL_TAKEN"] }, values);
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

test("what the server said of a file goes with the file it was about", () => {
  const asked = z.object({ note: z.string() });
  const typed = { note: "", photo: { id: 1 } };
  const refused = rememberRefused({ photoId: ["FILE_UNKNOWN"] }, typed);
  expect(findCodes(asked, { ...typed, note: "else" }, refused)).toEqual({ photoId: "FILE_UNKNOWN" });
  expect(findCodes(asked, { ...typed, photo: { id: 2 } }, refused)).toEqual({});
});

describe("the summary", () => {
  test("follows the order of the form, with unknown fields last", () => {
    const shown = { whatever: "UNKNOWN_FIELD", "consents.terms": "CONSENT_REQUIRED", email: "EMAIL_TAKEN" };
    const lines = inFormOrder(shown, Object.keys(REGISTRATION_LABELS));
    expect(lines.map(({ path }) => path)).toEqual(["email", "consents.terms", "whatever"]);
  });

  test("leaves out what is no code", () => {
    expect(inFormOrder({ email: "Invalid input" }, ["email"])).toEqual([]);
  });

  test("every field of the schema has a place in the form", () => {
    const fields = Object.keys(registration.shape).filter(
      (name) => name !== "consents" && name !== "language",
    );
    const consents = Object.keys(registration.shape.consents.shape).map((name) => `consents.${name}`);
    expect([...fields, ...consents].sort()).toEqual(Object.keys(REGISTRATION_LABELS).sort());
  });
});

test("a value is found at its dotted path", () => {
  const values = emptyRegistration("ko");
  expect(valueAt(values, "consents.terms")).toBe(false);
  expect(valueAt(values, "country")).toBe("KR");
  expect(valueAt(values, "country.code")).toBeUndefined();
  expect(valueAt(null, "country")).toBeUndefined();
});
