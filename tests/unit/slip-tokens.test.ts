// The token in the QR code of an admission slip.
import { expect, test } from "vitest";
import { createSlipTokens } from "#gateway/auth/slip-tokens.ts";

const publicUrl = "https://association.example";
const secret = "a secret that is long enough for the tests of slips";
const slips = createSlipTokens({ secret, publicUrl });
const tokenOf = (address: string) => new URL(address).searchParams.get("t") ?? "";

test("the address opens the check-in page and names the application", () => {
  const address = slips.addressOf(1234);
  expect(address.startsWith(`${publicUrl}/check-in?t=`)).toBe(true);
  expect(slips.read(tokenOf(address))).toBe(1234);
});

test("a token of another application, another secret or another form is none of ours", () => {
  const token = tokenOf(slips.addressOf(1234));
  expect(slips.read(token.replace("1234", "1235"))).toBeNull();
  const other = createSlipTokens({ secret: `${secret}, another`, publicUrl });
  expect(slips.read(tokenOf(other.addressOf(1234)))).toBeNull();
  for (const text of ["", "1234", `${token}5`, `${token} `, token.split(".")[0] ?? ""]) {
    expect(slips.read(text)).toBeNull();
  }
});
