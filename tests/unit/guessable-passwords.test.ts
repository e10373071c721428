// What the rules for characters let through and somebody guesses all the same.
import { expect, test } from "vitest";
import { isGuessable } from "#schema/validation/guessable-passwords.ts";
import { PASSWORD_RULES } from "#schema/validation/members.ts";

const meetsRules = (password: string) => Object.values(PASSWORD_RULES).every((rule) => rule(password));

test.each([
  "Password1!",
  "P@ssw0rd123",
  "Qwerty!234",
  "Dkssudgktpdy1!",
  "Liverpool1!",
  "Iloveyou1!",
  "Zaq12wsx!",
  "P@ssw0rd!",
  "Pokemon12!",
])("%s is guessed", (password) => {
  expect([meetsRules(password), isGuessable(password)]).toEqual([true, true]);
});

test.each(["Correct!Horse7", "Journey!2345", "Demo!2345", "한글로된Aa1!비밀번호"])(
  "%s is not",
  (password) => {
    expect(isGuessable(password)).toBe(false);
  },
);

test("what anybody knows of the person is guessed first", () => {
  expect(isGuessable("Brzeczyszczykiewicz1!")).toBe(false);
  expect(
    isGuessable("Brzeczyszczykiewicz1!", ["brzeczyszczykiewicz@example.org", "Brzeczyszczykiewicz"]),
  ).toBe(true);
});
