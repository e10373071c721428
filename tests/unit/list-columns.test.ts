// Where a chosen column is.
import { expect, test } from "vitest";
import { withColumn } from "#web/components/list/list-address.ts";

const ALL = ["email", "grade", "phone", "country", "status"];

test("a column that is chosen is where the list has it", () => {
  expect(withColumn(ALL, ["email", "country"], "phone")).toEqual(["email", "phone", "country"]);
  expect(withColumn(ALL, ["grade", "status"], "email")).toEqual(["email", "grade", "status"]);
  expect(withColumn(ALL, ["email"], "status")).toEqual(["email", "status"]);
  expect(withColumn(ALL, [], "status")).toEqual(["status"]);
});

test("behind the nearest of those before it, wherever that was moved to", () => {
  expect(withColumn(ALL, ["status", "grade", "email"], "phone")).toEqual([
    "status",
    "grade",
    "phone",
    "email",
  ]);
});
