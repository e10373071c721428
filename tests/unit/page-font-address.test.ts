import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPageFontAddresses } from "#gateway/fonts/page-font-address.ts";

const SECRET = "a secret of thirty-two bytes or more";
const addresses = createPageFontAddresses(SECRET, "font-1");
const codesOf = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);
const address = addresses.write(codesOf("각간갂"));

describe("the address of a font", () => {
  test("names its characters, neighbours as a range", () => {
    expect(addresses.write(codesOf("é가각간"))).toMatch(
      /^\/fonts\/page\/font-1\/e9,ac00-ac01,ac04\.[\w-]{24}\.woff2$/,
    );
  });

  test("is read by every gateway with the secret, for any characters", () => {
    const other = createPageFontAddresses(SECRET, "font-1");
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 0xd7ff }), { minLength: 1 }), (some) => {
        const codes = some.sort((a, b) => a - b);
        expect(codesOf(other.read(addresses.write(codes)) ?? "")).toEqual(codes);
      }),
    );
  });

  test.each([
    ["with another character", address.replace("ac01", "ac11")],
    ["with more characters", address.replace("ac01", "1-ac01")],
    ["with another signature", address.replace(/\.[\w-]{24}\./, ".AAAAAAAAAAAAAAAAAAAAAAAA.")],
    ["of another font", address.replace("font-1", "font-2")],
    ["without characters", address.replace(/ac[^.]*/, "")],
    ["without a signature", address.replace(/\.[\w-]{24}/, "")],
  ])("%s is nobody's", (_name, changed) => {
    expect(changed).not.toBe(address);
    expect(addresses.read(address)).not.toBeNull();
    expect(addresses.read(changed)).toBeNull();
  });

  test("signed with another secret, or for another font, is nobody's", () => {
    expect(createPageFontAddresses(`${SECRET}!`, "font-1").read(address)).toBeNull();
    expect(createPageFontAddresses(SECRET, "font-2").read(address)).toBeNull();
    const taken = createPageFontAddresses(SECRET, "font-2").write(codesOf("각")).replace("font-2", "font-1");
    expect(addresses.read(taken)).toBeNull();
  });
});
