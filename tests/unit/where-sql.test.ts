// The rule of a policy in the SQL of a list: every rule that a list takes from a policy, and nothing that is not understood.
import { expect, test } from "vitest";
import { whereSql } from "#schema/core/lists/where-sql.ts";
import { writtenBy } from "#schema/policies/mailing/mailings.ts";
import { endingPopups } from "#schema/policies/site/popups.ts";

const read = (where: object) => {
  const { sql, values } = whereSql(where);
  return [sql, values];
};
const viewer = (...roles: ("MEMBER" | "JOURNAL" | "CONTENT")[]) => ({
  memberId: 1,
  sessionId: "one",
  authenticatedAt: new Date(0),
  grade: "REGULAR" as const,
  roles: new Set(roles),
  needsFactor: false,
});

test("values, null, comparisons and choices of a row become SQL over its columns", () => {
  const now = new Date("2026-11-27T00:00:00Z");
  const soon = new Date("2026-11-30T00:00:00Z");
  expect(read(endingPopups(now))).toEqual([
    "(deleted_at IS NULL AND (shows_from <= ?::timestamptz) AND (shows_to > ?::timestamptz AND shows_to <= ?::timestamptz))",
    [now, now, soon],
  ]);
  expect(read({ state: { in: ["DRAFT", "READY"] }, isOut: false, version: 3 })).toEqual([
    "(((state::text = ?::text OR state::text = ?::text)) AND is_out = ?::boolean AND version = ?::int)",
    ["DRAFT", "READY", false, 3],
  ]);
  expect(read({ programId: { not: null, notIn: [3, 4] } })).toEqual([
    "((program_id IS NOT NULL AND (program_id <> ?::int AND program_id <> ?::int)))",
    [3, 4],
  ]);
  expect(read({ id: { notIn: [] } })).toEqual(["((TRUE))", []]);
});

test("what somebody without a role may see is nothing", () => {
  expect(read(writtenBy(null))).toEqual(["(FALSE)", []]);
  expect(read({ id: { in: [] } })).toEqual(["((FALSE))", []]);
  expect(read(writtenBy(viewer("MEMBER")))).toEqual(["(((program_id IS NULL)))", []]);
  const [journal, values] = read(writtenBy(viewer("JOURNAL")));
  expect(journal).toContain("post_id IS NULL AND ((");
  expect(values).toEqual(["JOURNAL"]);
});

test("a rule that has no SQL here ends the question", () => {
  expect(() => whereSql({ mails: { some: { state: "FAILED" } } })).toThrow("some");
  expect(() => whereSql({ NOT: { id: 1 } })).toThrow("NOT");
  expect(() => whereSql({ id: undefined })).toThrow("undefined");
  expect(() => whereSql({ OR: [null] })).toThrow("object");
});
