// A name in Latin letters in one column, whatever its order.
import { expect, test } from "vitest";
import { splitLatinName } from "#schema/validation/people/latin-names.ts";
import { guessRoster } from "#schema/validation/people/rosters.ts";

test.each([
  ["Hong, Gildong", "홍길동", "Gildong", "Hong"],
  ["HONG Gildong", "홍길동", "Gildong", "Hong"],
  ["Gil-dong HONG", "홍길동", "Gil-dong", "Hong"],
  ["Hong Gil Dong", "홍길동", "Gil Dong", "Hong"],
  ["Gil Dong Hong", "홍길동", "Gil Dong", "Hong"],
  ["HONG GIL-DONG", "홍길동", "Gil-dong", "Hong"],
  ["Namgung Min", "남궁민", "Min", "Namgung"],
  ["Gal Mir", "갈미르", "Mir", "Gal"],
  ["Ara Bong", "봉아라", "Ara", "Bong"],
  ["Kowalska Anna", "Anna Kowalska", "Anna", "Kowalska"],
])("%s of %s is %s %s", (written, korean, givenName, familyName) => {
  expect(splitLatinName(written, korean)).toEqual({ familyName, givenName });
});

test("the last word of a foreign name is taken for the family name, and that is said", () => {
  const name = { familyName: "Smith", givenName: "Mary Ann", isAssumed: true };
  expect(splitLatinName("Mary Ann Smith", "Mary Smith")).toEqual(name);
});

test.each([
  ["Gildong", "홍길동"],
  ["Bora Kim", "홍보라"],
  ["Hong, Gil, Dong", "홍길동"],
])("nobody can tell the parts of %s of %s", (written, korean) => {
  expect(splitLatinName(written, korean)).toBeNull();
});

test("a heading for the whole name is distinguished from those for its parts", () => {
  expect(guessRoster(["성명", "영문성명", "이메일"])).toEqual(["NAME", "LATIN_NAME", "EMAIL"]);
  expect(guessRoster(["이름", "영문 이름"])).toEqual(["NAME", "LATIN_NAME"]);
  expect(guessRoster(["이름", "영문 성", "영문 이름"])).toEqual(["NAME", "FAMILY_NAME", "GIVEN_NAME"]);
});
