import { expect, test } from "vitest";
import { postalLabel } from "#web/features/programs/applications/account/postal-label.ts";

const NOBODY = { name: "한나래", phoneNumber: null, postcode: null, addressLine: null, addressDetail: null };

test("the address of the profile is written with who gets the letter; what is not there leaves no gap", () => {
  const whole = {
    ...NOBODY,
    phoneNumber: "010-0000-0000",
    postcode: "04524",
    addressLine: "서울 중구 세종대로 110",
    addressDetail: "3층",
  };
  expect(postalLabel(whole)).toBe("04524 서울 중구 세종대로 110 3층\n한나래 010-0000-0000");
  expect(postalLabel({ ...NOBODY, addressLine: "1 Some Street" })).toBe("1 Some Street\n한나래");
});

test("without an address nothing is filled in", () => {
  expect(postalLabel({ ...NOBODY, phoneNumber: "010-0000-0000", postcode: "04524" })).toBe("");
});
