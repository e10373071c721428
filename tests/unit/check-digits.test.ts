import { expect, test } from "vitest";
import { readIssn, readOrcid } from "#schema/validation/core/check-digits.ts";

test("an ORCID iD is read however it is typed, and by its check digit", () => {
  expect(readOrcid("https://orcid.org/0000-0002-1825-0097")).toBe("0000-0002-1825-0097");
  expect(readOrcid("000000021694233x")).toBe("0000-0002-1694-233X");
  expect(readOrcid("0000-0002-1825-0098")).toBeNull();
  expect(readOrcid("0000-0002-1825")).toBeNull();
});

test("an ISSN is read by its check digit", () => {
  expect(readIssn("0317-8471")).toBe("0317-8471");
  expect(readIssn("2434561x")).toBe("2434-561X");
  expect(readIssn("0317-8472")).toBeNull();
  expect(readIssn("")).toBeNull();
});
