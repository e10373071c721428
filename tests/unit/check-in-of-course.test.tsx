// @vitest-environment jsdom
// What is recorded at the door of a course: presence and absence. Seats and misconduct are of an exam.
import { act, type ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { ConnectionLine } from "#web/features/programs/attendance/ConnectionLine.tsx";
import { CountFilter } from "#web/features/programs/attendance/CountFilter.tsx";
import { PersonDialog } from "#web/features/programs/attendance/PersonDialog.tsx";
import { RefusedRecords } from "#web/features/programs/attendance/RefusedRecords.tsx";
import { RoomChoice } from "#web/features/programs/attendance/RoomChoice.tsx";

const counts = { expected: 1, open: 1, present: 0, absent: 0, misconduct: 0 };
const person = {
  id: 1,
  name: "한도담",
  nameEn: null,
  number: null,
  part: null,
  pair: null,
  roomId: null,
  seat: null,
  isConfirmed: true,
  ticket: "t",
  photoUrl: null,
  records: [],
};
const before = { state: null, seat: null };
const record = { ...before, note: null, at: null, isSent: true, before };
const root = appRoot();

beforeEach(() => {
  // A field that grows with its text waits for fonts.
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
});

async function wordsOf(node: ReactNode): Promise<string> {
  await root.show(node);
  return document.body.textContent ?? "";
}
const shown = (isExam: boolean) =>
  wordsOf(
    <>
      <CountFilter counts={counts} isExam={isExam} value="ALL" onChange={() => {}} />
      <PersonDialog {...{ person, isExam, record }} room={null} onRecord={() => {}} onClose={() => {}} />
    </>,
  );

test("misconduct is read again at the door, and undone it is the attendance of before", async () => {
  const note = "휴대전화를 사용했습니다.";
  const before = { state: "PRESENT", seat: "B-7" } as const;
  const at = "2026-12-05T00:33:00Z";
  const noted = { state: "MISCONDUCT", seat: null, note, at, isSent: true, before } as const;
  const onRecord = vi.fn();
  const words = await wordsOf(
    <PersonDialog {...{ person, onRecord }} isExam record={noted} room={null} onClose={() => {}} />,
  );
  expect([...document.querySelectorAll("textarea")].map(({ value }) => value)).toContain(note);
  expect(words).not.toContain("기록 취소");
  const undo = [...document.querySelectorAll("button")].find(({ textContent }) =>
    textContent?.includes("출석으로 되돌리기"),
  );
  await act(async () => undo?.click());
  expect(onRecord).toHaveBeenCalledWith({ state: "PRESENT", seat: "B-7" });
});

test("a refused record is named with its note, and then not everything was sent", async () => {
  const place = { device: "phone", sequence: 0, applicationId: 1, occasion: "program" };
  const why = { state: "MISCONDUCT", outcome: "RESULTS_LOCKED" } as const;
  const refused = [{ ...place, ...why, note: "휴대전화를 사용했습니다.", at: "2026-12-05T00:33:00Z" }];
  const line = { count: 1, age: 0, unsent: [], isAway: false, read: async () => {}, send: async () => {} };
  expect(await wordsOf(<ConnectionLine {...line} refused={[]} />)).toContain("연결됨");
  const words = await wordsOf(
    <>
      <ConnectionLine {...line} refused={refused} />
      <RefusedRecords records={refused} people={[person]} onClose={() => {}} />
    </>,
  );
  expect(words).toContain("저장하지 못한 기록이 있습니다");
  expect(words).toContain("휴대전화를 사용했습니다.");
  expect(words).not.toMatch(/연결됨|모두 전송/);
});

test("a course has neither misconduct nor seats", async () => {
  const words = await shown(false);
  expect(words).toContain("결석");
  expect(words).not.toContain("부정행위");
  expect(words).not.toContain("좌석");
});

test("each room says how many of its people have come", async () => {
  const text = (ko: string) => ({ text: ko, language: "KO" as const });
  const room = (id: number, name: string) => ({ id, name: text(name), site: text("서울 시험장") });
  const people = [1, 2, 3].map((id) => ({ ...person, id, roomId: id < 3 ? 10 : 11 }));
  const words = await wordsOf(
    <RoomChoice
      rooms={[room(10, "101호"), room(11, "102호")]}
      people={[...people, { ...person, id: 4, roomId: 11, isConfirmed: false }]}
      recordOf={({ id }) => ({ ...record, state: id === 1 ? "PRESENT" : null })}
      value=""
      onChange={() => {}}
    />,
  );
  expect(words).toContain("전체 · 출석 1/3");
  expect(words).toContain("서울 시험장 101호 · 출석 1/2");
  expect(words).toContain("서울 시험장 102호 · 출석 0/1");
});

test("an exam has both", async () => {
  const words = await shown(true);
  expect(words).toContain("부정행위 기록");
  expect(words).toContain("실제 좌석");
});
