// @vitest-environment jsdom
// A helper's link is for a day of the program: the next one is offered, and another day is said to be none of its days.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { type HeldProgram, heldDays, nextHeldDay } from "#web/features/programs/attendance/held-days.ts";
import { OtherDayWords } from "#web/features/programs/attendance/OtherDayWords.tsx";
import { DoorLinkDialog } from "#web/features/programs/attendance/office/DoorLinkDialog.tsx";

/** Nothing is sent. */
const paper = (key: string, startsAt: string) => ({ key, startsAt, part: null, name: null });
const EXAM: HeldProgram = {
  kind: "KITEC",
  startsAt: "2026-11-20T01:00:00Z",
  endsAt: "2026-11-20T08:00:00Z",
  occasions: [paper("paper-1", "2026-11-20T01:00:00Z"), paper("paper-2", "2026-11-20T04:30:00Z")],
};
const COURSE: HeldProgram = {
  kind: "WORKSHOP",
  startsAt: "2026-11-20T01:00:00Z",
  endsAt: "2026-12-04T08:00:00Z",
  // Before nine in the morning of Seoul it is still the day before by UTC.
  occasions: [
    paper("day-2026-11-20", "2026-11-19T23:30:00Z"),
    paper("day-2026-12-04", "2026-12-03T23:30:00Z"),
  ],
};
const root = appRoot();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T03:00:00Z") });
});
afterEach(async () => {
  vi.useRealTimers();
});

const show = (node: React.ReactNode) => root.show(node);
const offered = async (program: HeldProgram) => {
  await show(<DoorLinkDialog key={program.kind} programId={1} program={program} onClose={() => {}} />);
  return document.querySelector<HTMLInputElement>("input[type=date]")?.value;
};

test("the days are those of the occasions, or all of an event without them", () => {
  expect(heldDays(EXAM)).toEqual(["2026-11-20"]);
  expect(heldDays(COURSE)).toEqual(["2026-11-20", "2026-12-04"]);
  const whole = { ...COURSE, endsAt: "2026-11-22T08:00:00Z", occasions: [paper("program", COURSE.startsAt)] };
  expect(heldDays(whole)).toEqual(["2026-11-20", "2026-11-21", "2026-11-22"]);
  expect(nextHeldDay(heldDays(COURSE), "2026-11-20")).toBe("2026-11-20");
});

test("a new link is offered the next day of a course, and no day once the exam is over", async () => {
  expect(await offered(COURSE)).toBe("2026-12-04");
  expect(await offered(EXAM)).toBe("");
});

test("on another day the helper reads when the exam is; on its day there is nothing to say", async () => {
  await show(<OtherDayWords program={EXAM} day="2026-11-27" of="today" />);
  expect(document.body.textContent).toContain("오늘은 시험일이 아닙니다. 시험일: 2026년 11월 20일(금)");
  await show(<OtherDayWords program={EXAM} day="2026-11-20" of="today" />);
  expect(document.querySelector("[role=status]")).toBeNull();
  await show(<OtherDayWords program={COURSE} day="2026-11-27" of="link" />);
  expect(document.body.textContent).toContain("행사일이 아닌 날입니다.");
});
