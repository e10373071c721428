// The rules of specification 5 and docs/people.md#accounts-and-grades, as the forms and the server share them.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIELD_CODES } from "#schema/validation/core/codes.ts";
import { COUNTRY_CODES } from "#schema/validation/core/countries.ts";
import { check, toFieldErrors } from "#schema/validation/core/field-errors.ts";
import {
  emailKey,
  login,
  memberDetails,
  passwordChange,
  registration,
} from "#schema/validation/people/members.ts";
import enErrors from "#web/messages/en/core/errors.json" with { type: "json" };

const GOOD = {
  email: "someone@example.org",
  password: "Correct!Horse7",
  confirm_password: "Correct!Horse7",
  name: "홍길동",
  country: "KR",
  consents: { terms: true, privacy: true, age14: true },
};

function fieldsOf(overrides: Record<string, unknown>): Record<string, string[]> {
  const checked = check(registration, { ...GOOD, ...overrides });
  return checked.ok ? {} : checked.fields;
}

const passwordCodes = (password: string) => fieldsOf({ password, confirm_password: password }).password ?? [];
const emailCodes = (email: unknown) => fieldsOf({ email }).email ?? [];

describe("a password", () => {
  it.each([
    ["", ["PASSWORD_REQUIRED"]],
    ["Aa1!", ["PASSWORD_TOO_SHORT"]],
    ["Aa1!xyz", ["PASSWORD_TOO_SHORT"]],
    ["Aa1!xyzw", []],
    ["aaaaaaaa1!", ["PASSWORD_WEAK"]],
    ["AAAAAAAA1!", ["PASSWORD_WEAK"]],
    ["Horsehorse!", ["PASSWORD_WEAK"]],
    ["Horsehorse1", ["PASSWORD_WEAK"]],
    ["Horse horse1", ["PASSWORD_WEAK"]],
    ["short", ["PASSWORD_TOO_SHORT", "PASSWORD_WEAK"]],
    [`Aa1!${"x".repeat(124)}`, []],
    [`Aa1!${"x".repeat(125)}`, ["PASSWORD_TOO_LONG"]],
    ["한글Ａａ１！암호", []],
    ["Aa1!😀😀😀", ["PASSWORD_TOO_SHORT"]],
  ])("%j -> %j", (password, codes) => {
    expect(passwordCodes(password)).toEqual(codes);
  });

  it("passes with all four kinds and eight characters, whatever else it holds", () => {
    const filler = fc.string({ unit: "grapheme", maxLength: 40 });
    fc.assert(
      fc.property(filler, (rest) => {
        const password = `Zx7?vQ2#${rest}`;
        expect(passwordCodes(password)).toEqual([]);
      }),
    );
  });

  it("may not be the address, in any form of it", () => {
    const email = "Someone7@example.org";
    const password = "SOMEONE7@Example.org";
    expect(fieldsOf({ email, password, confirm_password: password }).password).toEqual(["PASSWORD_IS_EMAIL"]);
  });

  it("is compared with its repetition even while other fields are wrong", () => {
    const fields = fieldsOf({ email: "", name: "", password: "weak", confirm_password: "other" });
    expect(fields).toEqual({
      email: ["EMAIL_REQUIRED"],
      name: ["REQUIRED"],
      password: ["PASSWORD_TOO_SHORT", "PASSWORD_WEAK"],
      confirm_password: ["PASSWORD_MISMATCH"],
    });
  });
});

describe("an address", () => {
  it.each([
    ["", ["EMAIL_REQUIRED"]],
    ["   ", ["EMAIL_REQUIRED"]],
    [undefined, ["EMAIL_REQUIRED"]],
    [null, ["EMAIL_REQUIRED"]],
    [7, ["TYPE_INVALID"]],
    ["someone", ["EMAIL_INVALID"]],
    ["someone@", ["EMAIL_INVALID"]],
    ["someone@example", ["EMAIL_INVALID"]],
    ["some one@example.org", ["EMAIL_INVALID"]],
    ["a@b@example.org", ["EMAIL_INVALID"]],
    ["someone@example.org\u0000", ["EMAIL_INVALID"]],
    [`${"x".repeat(250)}@example.org`, ["EMAIL_INVALID"]],
    ["someone+list@sub.example.org", []],
    ["홍길동@예시.한국", []],
    [" someone@example.org ", []],
    ["ｓomeone@example.org", []],
  ])("%j -> %j", (email, codes) => {
    expect(emailCodes(email)).toEqual(codes);
  });

  it("has one compared form, however it is typed", () => {
    const forms = [
      "Straße@Example.org",
      "STRASSE@EXAMPLE.ORG",
      " strasse@example.org",
      "ｓtrasse@example.org",
    ];
    expect(new Set(forms.map(emailKey))).toEqual(new Set(["strasse@example.org"]));
  });

  it("keeps its compared form when that is formed again, for any character", () => {
    for (let code = 1; code <= 0x10ffff; code++) {
      const text = `a${String.fromCodePoint(code)}b`;
      const once = emailKey(text);
      // Comparing first is a hundred times faster than a million expectations.
      if (emailKey(once) !== once || emailKey(text.toUpperCase()) !== once) expect(emailKey(once)).toBe(text);
    }
  });
});

describe("a registration", () => {
  it("comes out trimmed, with nulls for what was not given", () => {
    const checked = check(registration, { ...GOOD, name: " 홍길동 ", major: "  ", position: null });
    expect(checked).toEqual({
      ok: true,
      value: {
        ...GOOD,
        consents: { ...GOOD.consents, newsletter: false },
        name: "홍길동",
        member_type: "GENERAL",
        final_degree_institution: null,
        major: null,
        affiliation: null,
        department: null,
        position: null,
        phone_number: null,
        language: "ko",
      },
    });
  });

  it.each([
    ["GENERAL", {}],
    ["INSTITUTION", {}],
    ["ASSOCIATE", { affiliation: ["REQUIRED"], final_degree_institution: ["REQUIRED"] }],
    ["REGULAR", { affiliation: ["REQUIRED"], final_degree_institution: ["REQUIRED"] }],
    ["LIFETIME", { member_type: ["CHOICE_UNKNOWN"] }],
    ["ADMIN", { member_type: ["CHOICE_UNKNOWN"] }],
  ])("for %s asks for what that grade needs", (member_type, fields) => {
    expect(fieldsOf({ member_type })).toEqual(fields);
  });

  it("takes every country of the list and no other", () => {
    for (const country of COUNTRY_CODES) expect(fieldsOf({ country })).toEqual({});
    expect(COUNTRY_CODES).toHaveLength(250);
    for (const country of ["kr", "ZZ", "KOR", "대한민국"])
      expect(fieldsOf({ country }).country).toBeDefined();
  });

  it.each([
    ["+82 2-123-4567", []],
    ["(02) 123.4567", []],
    ["", []],
    ["call me", ["PHONE_INVALID"]],
    ["12", ["PHONE_INVALID"]],
  ])("has a phone number %j -> %j", (phone_number, codes) => {
    expect(fieldsOf({ phone_number }).phone_number ?? []).toEqual(codes);
  });

  it("never throws and tells known codes only, whatever is sent", () => {
    const known = new Set<string>(FIELD_CODES);
    const keys = fc.constantFrom(...Object.keys(GOOD), "member_type", "__proto__", "toString", "x.y");
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), (body) => {
        const checked = check(registration, body);
        if (checked.ok) return;
        for (const codes of Object.values(checked.fields)) {
          expect(codes.length).toBeGreaterThan(0);
          for (const code of codes) expect(known).toContain(code);
        }
      }),
    );
  });
});

describe("the other forms", () => {
  it("sign-in asks for presence, not for the rules of the day", () => {
    expect(check(login, { email: "a@example.org", password: "old" }).ok).toBe(true);
  });

  it("a password change wants another one, typed twice", () => {
    const same = {
      old_password: "Correct!Horse7",
      new_password: "Correct!Horse7",
      confirm_new_password: "x",
    };
    expect(check(passwordChange, same)).toEqual({
      ok: false,
      fields: { new_password: ["PASSWORD_UNCHANGED"], confirm_new_password: ["PASSWORD_MISMATCH"] },
    });
  });

  it("personal details take no address, password or grade", () => {
    const checked = check(memberDetails, {
      name: "x",
      country: "KR",
      email: "a@example.org",
      grade: "REGULAR",
    });
    expect(checked).toEqual({ ok: false, fields: { email: ["UNKNOWN_FIELD"], grade: ["UNKNOWN_FIELD"] } });
  });
});

describe("the words of specification 5", () => {
  it("stand behind the codes", () => {
    expect(enErrors).toMatchObject({
      "errors.REQUIRED": "Required field.",
      "errors.EMAIL_INVALID": "Email is invalid",
      "errors.EMAIL_REQUIRED": "Email is required",
      "errors.PASSWORD_REQUIRED": "Password is required",
      "errors.PASSWORD_TOO_SHORT": "Password must be at least 8 characters",
      "errors.VALIDATION": "Please check the required fields.",
    });
  });
});

it("field errors survive names of the prototype", () => {
  const issue = { code: "unrecognized_keys", message: "", path: [], keys: ["__proto__", "constructor"] };
  const fields = toFieldErrors([issue]);
  expect(Object.entries(fields)).toEqual([
    ["__proto__", ["UNKNOWN_FIELD"]],
    ["constructor", ["UNKNOWN_FIELD"]],
  ]);
});
