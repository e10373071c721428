// A name that looks like another's is another's in disguise: every character of a name is seen.
import { describe, expect, it } from "vitest";
import { emailAddress } from "#schema/validation/core/email-address.ts";
import { check } from "#schema/validation/core/field-errors.ts";
import { memberDetails } from "#schema/validation/people/members.ts";

function fieldsOf(given: Record<string, unknown>) {
  const checked = check(memberDetails, { country: "KR", ...given });
  return checked.ok ? {} : checked.fields;
}

describe("a name", () => {
  it.each([
    ["a zero-width space", "홍\u200b길동"],
    ["a zero-width joiner", "Kim\u200d"],
    ["a bidi override", "Kim \u202eeeL"],
    ["an isolate", "Kim\u2066"],
    ["a soft hyphen", "Kim\u00ad"],
    ["a Hangul filler", "홍\u3164길동"],
  ])("with %s is refused, as an address is", (_, name) => {
    expect(fieldsOf({ name, affiliation: name })).toEqual({
      name: ["TEXT_INVISIBLE"],
      affiliation: ["TEXT_INVISIBLE"],
    });
    expect(emailAddress.safeParse(`some${name.replaceAll(" ", "")}one@example.org`).success).toBe(false);
  });

  it.each(["홍길동", "洪吉童", "Máire Ní Dhomhnaill", "O’Neill-Kim", "Łukasz", "กิตติ", "محمد"])(
    "%s is one",
    (name) => {
      expect(fieldsOf({ name })).toEqual({});
    },
  );
});
