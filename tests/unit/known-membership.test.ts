// What a roster says of the membership of somebody who has an account: it is taken, or the dry run names what is left out.
import { describe, expect, test } from "vitest";
import { membershipOf, withoutGrade } from "#schema/people/member-imports/known-membership.ts";
import { readRow } from "#schema/people/member-imports/read-row.ts";
import type { RosterField } from "#schema/validation/people/rosters.ts";

const HEADINGS = ["이름", "이메일", "등급", "가입일", "2024 회비", "2025 회비"];
const FIELDS: readonly RosterField[] = ["NAME", "EMAIL", "GRADE", "JOINED", "DUES", "DUES"];
type Known = Parameters<typeof membershipOf>[1];

const JOINED = new Date("2020-03-01T15:00:00Z");
const BARE: Known = {
  grade: "GENERAL",
  createdAt: JOINED,
  memberships: [],
  payments: [],
  gradeRequests: [],
};
const REGULAR: Known = {
  ...BARE,
  grade: "REGULAR",
  memberships: [{ fromDay: new Date("2024-05-01"), toDay: new Date("2025-01-01") }],
};

const personOf = (...more: readonly string[]) => {
  const row = readRow(["사람", "a@b.kr", ...more], { headings: HEADINGS, fields: FIELDS });
  if (!row.ok) throw new Error("The row is somebody");
  return row.person;
};

function meet(member: Known, ...more: readonly string[]) {
  const cells = ["사람", "a@b.kr", ...more];
  const say = (field: RosterField) => cells[FIELDS.indexOf(field)] ?? "";
  const { membership, omitted } = membershipOf(personOf(...more), member, say);
  return [membership !== null, ...omitted.map(({ field, value }) => `${field} ${value}`)];
}

describe("who has no membership", () => {
  test("gets grade and years; the day of joining is left out where the account has another", () => {
    expect(meet(BARE, "정회원", "2020-03-02", "O", "면제")).toEqual([true]);
    expect(meet(BARE, "정회원", "2019-01-01", "O", "")).toEqual([true, "JOINED 2019-01-01"]);
    // Without a year the membership begins on that day.
    expect(meet(BARE, "평생회원", "2019-01-01", "", "")).toEqual([true]);
  });

  test("gets none without a grade", () => {
    expect(meet(BARE, "", "", "O", "50,000")).toEqual([false, "DUES 2024, 2025"]);
    expect(meet(BARE, "일반회원", "", "", "")).toEqual([false]);
  });

  test("and owes dues, or waits for a grade, gets none", () => {
    const said = ["정회원", "", "O", ""] as const;
    const left = [false, "GRADE 정회원", "DUES 2024"];
    expect(meet({ ...BARE, payments: [{ id: 1 }] }, ...said)).toEqual(left);
    expect(meet({ ...BARE, gradeRequests: [{ id: 1 }] }, ...said)).toEqual(left);
  });
});

test("a membership that is there stays; what the roster says otherwise is named", () => {
  expect(meet(REGULAR, "정회원", "2020-03-02", "O", "")).toEqual([false]);
  expect(meet(REGULAR, "평생회원", "", "O", "O")).toEqual([false, "GRADE 평생회원", "DUES 2025"]);
  const lasting = { ...REGULAR, memberships: [{ fromDay: new Date("2024-05-01"), toDay: null }] };
  expect(meet(lasting, "", "", "", "O")).toEqual([false]);
});

test("years of a new person without a grade are named", () => {
  expect(withoutGrade(personOf("", "", "O", "50,000"))).toMatchObject([{ value: "2024, 2025" }]);
  expect(withoutGrade(personOf("정회원", "", "O", ""))).toEqual([]);
});
