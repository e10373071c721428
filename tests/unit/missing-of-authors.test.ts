// Who lacks what before a manuscript is sent: the check names the author.
import { expect, it } from "vitest";
import { authorsLacking } from "#schema/validation/journal/missing-of-authors.ts";

const author = {
  nameKo: "김하나",
  familyName: null,
  affiliationKo: "가나대학교",
  affiliationEn: null,
  email: "hana@example.org",
};

it("names anyone who lacks a name, an affiliation or an address", () => {
  const authors = [
    author,
    { ...author, nameKo: null, email: "" },
    { ...author, nameKo: null, familyName: "Lee", affiliationKo: null, email: "lee@example.org" },
    { ...author, affiliationKo: null, affiliationEn: "Gana University", email: "park@example.org" },
  ];
  expect(authorsLacking("AUTHOR_NAME", authors)).toEqual([1]);
  expect(authorsLacking("AUTHOR_AFFILIATION", authors)).toEqual([2]);
  expect(authorsLacking("AUTHOR_EMAIL", authors)).toEqual([1]);
  expect(authorsLacking("AUTHOR_TWICE", authors)).toEqual([]);
});

it("names the second of two with one address, however it is written; nobody for addresses that are missing", () => {
  const twice = [author, { ...author, email: "" }, { ...author, email: "HANA@example.org" }];
  expect(authorsLacking("AUTHOR_TWICE", twice)).toEqual([2]);
  expect(authorsLacking("AUTHOR_TWICE", [twice[1] ?? author, { ...author, email: "" }])).toEqual([]);
});
