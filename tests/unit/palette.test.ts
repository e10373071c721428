// What the palette finds by itself, and the amounts it reads (docs/overview.md#office-search).
import { expect, test } from "vitest";
import { amountAmong, readAmount } from "#schema/validation/money/amount-words.ts";
import { matching } from "#web/layout/palette/palette-entry.ts";

test.each([
  ["50000", 50_000],
  ["50,000", 50_000],
  ["50,000원", 50_000],
  ["₩50,000", 50_000],
  ["５만", 50_000],
  ["7만 3천원", 73_000],
  ["3천원", 3_000],
])("%j is %d won", (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each(["", "원", "만", "0", "5,00", "1,2345", "오만", "-5", "1e5", "99999999999"])(
  "%j is none",
  (typed) => {
    expect(readAmount(typed)).toBeNull();
  },
);

test("an amount among other words", () => {
  expect(amountAmong("book 50,000")).toBe(50_000);
  expect(amountAmong("남궁슬기 7만 3천원 입금")).toBe(73_000);
  expect(amountAmong("남궁슬기 입금")).toBeNull();
});

const entry = (label: string, words?: string) => ({
  key: label,
  icon: "",
  label,
  ...(words ? { words } : {}),
});
const ENTRIES = [
  entry("새 글: 공지사항", "new"),
  entry("회원 관리"),
  entry("연혁 고치기"),
  entry("Sign-ins"),
];
const found = (typed: string) => matching(ENTRIES, typed).map(({ label }) => label);

test("by words, by words beside the name, by initials from the beginning of a word on", () => {
  expect(found("공지 new")).toEqual(["새 글: 공지사항"]);
  expect(found("회원관리")).toEqual(["회원 관리"]);
  expect(found("ㅎㅇㄱㄹ")).toEqual(["회원 관리"]);
  expect(found("ㄱㄹ")).toEqual(["회원 관리"]);
  expect(found("ㅎㄱ")).toEqual([]);
  expect(found("SIGN")).toEqual(["Sign-ins"]);
});
