// What a caller hears of a database that cannot do something for now: to try again, and not that something is broken.
import pg from "pg";
import { expect, test } from "vitest";
import { codeOfFault } from "#gateway/http/errors.ts";

const failedWith = (code: string) => {
  const refusal = Object.assign(new pg.DatabaseError("refused", 7, "error"), { code });
  return new Error("The query failed", { cause: refusal });
};

// Found by the year: `npm run year -- --seed 5 --members 90 --faults`, on its third day.
test.each([
  ["a deadlock in every try", "40P01"],
  ["another transaction in every try", "40001"],
  ["no memory", "53200"],
  ["no resources", "53000"],
  ["too many connections", "53300"],
])("a statement that met %s may be tried again", (_what, code) => {
  expect(codeOfFault(failedWith(code))).toBe("UNAVAILABLE");
});

test("a statement that is wrong is a defect, and a full disk is for the administrator", () => {
  expect(codeOfFault(failedWith("42703"))).toBe("INTERNAL");
  expect(codeOfFault(failedWith("23505"))).toBe("INTERNAL");
  expect(codeOfFault(failedWith("53100"))).toBe("STORAGE_FULL");
});
