import { expect, test } from "vitest";
import { createStatementNames } from "#prisma/statement-names.ts";

const SELECT = 'SELECT "public"."posts"."id" FROM "public"."posts" WHERE "public"."posts"."id"';
const one = { sql: `${SELECT} = $1`, args: [1] };
const other = { sql: `${SELECT} = $1 OFFSET $2`, args: [1, 0] };

test("one text of Prisma's has one name, another text another", () => {
  const nameOf = createStatementNames();
  const name = nameOf(one);
  expect(name).not.toBe("");
  expect(nameOf({ ...one, args: [2] })).toBe(name);
  expect(nameOf(other)).not.toBe(name);
  expect(nameOf(other)).not.toBe("");
});

test("our own SQL and long lists of values stay without a name", () => {
  const nameOf = createStatementNames();
  expect(nameOf({ sql: "SELECT id FROM posts WHERE id = $1", args: [1] })).toBe("");
  expect(nameOf({ sql: `${SELECT} IN (...)`, args: Array.from({ length: 25 }, (_, at) => at) })).toBe("");
});

test("no more names than connections may keep; those given stay", () => {
  const nameOf = createStatementNames(1);
  const name = nameOf(one);
  expect(nameOf(other)).toBe("");
  expect(nameOf(one)).toBe(name);
});
