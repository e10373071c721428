// The title of a copied program counts on.
import { expect, test } from "vitest";
import { nextEnglishTitle, nextKoreanTitle } from "#schema/programs/programs/next-number.ts";

test.each([
  ["제25회 정기 세미나", "제26회 정기 세미나"],
  ["2026년 제 9 차 콜로키엄", "2026년 제 10 차 콜로키엄"],
  ["통번역능력평가 99회", "통번역능력평가 100회"],
  ["봄 학술대회 (2026년 2부)", "봄 학술대회 (2026년 2부)"],
  ["AI 시대의 번역", "AI 시대의 번역"],
])("%s is followed by %s", (title, next) => expect(nextKoreanTitle(title)).toBe(next));

test("numbers that are taken are skipped", () => {
  expect(nextKoreanTitle("제23회 정기 세미나", 3)).toBe("제26회 정기 세미나");
  expect(nextEnglishTitle("The 20th Seminar", 3)).toBe("The 23rd Seminar");
});

test.each([
  ["The 25th Regular Seminar", "The 26th Regular Seminar"],
  ["10th, 1st session", "11th, 1st session"],
  ["21st Conference", "22nd Conference"],
  ["22nd Conference", "23rd Conference"],
  ["110th Conference", "111th Conference"],
  ["KITEC No. 28", "KITEC No. 29"],
  ["Seminar 2026", "Seminar 2026"],
  ["Translation in the 21st century", "Translation in the 21st century"],
])("%s is followed by %s", (title, next) => expect(nextEnglishTitle(title)).toBe(next));
