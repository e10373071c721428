// @vitest-environment jsdom
// Before the day of an exam a tap at the door asks first; the row says what was recorded and when, and a device that sent nothing claims nothing.
import { act, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appRoot, intlOf } from "#tests/support/render-in-app.tsx";
import { useEarlyQuestion } from "#web/components/programs/use-early-question.tsx";
import { ConnectionLine } from "#web/features/programs/attendance/ConnectionLine.tsx";
import { occasionName } from "#web/features/programs/attendance/occasion-words.ts";
import { PeopleList } from "#web/features/programs/attendance/PeopleList.tsx";

const EXAM = { key: "paper-1", startsAt: "2027-01-30T01:00:00Z" };
const root = appRoot();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T00:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

async function wordsOf(node: ReactNode): Promise<string> {
  await root.show(node);
  return document.body.textContent ?? "";
}

function Tap({
  readAt,
  isExam = true,
  onRecord,
}: {
  readAt: string;
  isExam?: boolean;
  onRecord: () => void;
}) {
  const { ask, question } = useEarlyQuestion({ occasion: EXAM, isExam, readAt });
  return (
    <>
      <button type="button" onClick={() => ask(onRecord)}>
        tap
      </button>
      {question}
    </>
  );
}
const click = async (name: string) => {
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent === name);
  await act(async () => button?.click());
};

test("two months before the exam a tap asks, once; on its day it records", async () => {
  const recorded = vi.fn();
  await wordsOf(<Tap readAt="2026-11-27T00:00:00Z" onRecord={recorded} />);
  await click("tap");
  expect(recorded).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain("시험일은 2027년 1월 30일(토)입니다.");
  await click("지금 기록");
  await click("tap");
  expect(recorded).toHaveBeenCalledTimes(2);
  // The clock of the server counts where that of the device is slow.
  const onDay = vi.fn();
  await wordsOf(<Tap key="day" readAt="2027-01-29T16:00:00Z" onRecord={onDay} />);
  await click("tap");
  expect(onDay).toHaveBeenCalledOnce();
});

test("only an exam speaks of its numbers", async () => {
  await wordsOf(<Tap readAt="2026-11-27T00:00:00Z" onRecord={() => {}} />);
  await click("tap");
  expect(document.body.textContent).toContain("수험번호");
  await wordsOf(<Tap key="seminar" readAt="2026-11-27T00:00:00Z" isExam={false} onRecord={() => {}} />);
  await click("tap");
  expect(document.body.textContent).toContain("행사일은 2027년 1월 30일(토)입니다.");
  expect(document.body.textContent).not.toContain("수험번호");
});

test("a row says when, and the site of a room whose name another site has", async () => {
  const person = {
    id: 1,
    name: "한도담",
    nameEn: null,
    number: "T-1",
    part: null,
    pair: null,
    roomId: 2,
    seat: "3",
    isConfirmed: true,
    ticket: "t",
    photoUrl: null,
    records: [],
  };
  const rooms = [1, 2].map((id) => ({
    id,
    name: { text: "101호" },
    site: { text: id === 1 ? "서울" : "부산" },
  }));
  const before = { state: null, seat: null };
  const at = "2027-01-30T01:03:00Z";
  const record = { state: "PRESENT", seat: null, note: null, at, isSent: true, before } as const;
  const words = await wordsOf(
    <PeopleList
      {...{ people: [person], isExam: true, rooms, opened: null, recordOf: () => record }}
      onOpen={() => {}}
      onRecord={() => {}}
    />,
  );
  expect(words).toContain("부산 101호");
  expect(words).toContain("출석 10:03");
});

test("a paper that is called as its part is named once, and nothing was sent before anything was recorded", async () => {
  const paper = { ...EXAM, part: "TRANSLATION", name: { text: "번역" } } as const;
  expect(occasionName(intlOf("ko"), "ko", paper).match(/번역/g)).toHaveLength(1);
  const nothing = { count: 8, age: 0, isAway: false, read: async () => {}, send: async () => {} };
  expect(await wordsOf(<ConnectionLine {...nothing} unsent={[]} refused={[]} />)).not.toContain(
    "모두 전송했습니다",
  );
});
