// @vitest-environment jsdom
// What is recorded at the door of a course: presence and absence. Seats and misconduct are of an exam.
import { MantineProvider } from "@mantine/core";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { RawIntlProvider } from "react-intl";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stubMantineBrowser } from "#tests/support/mantine-browser.ts";
import { CountFilter } from "#web/features/programs/attendance/CountFilter.tsx";
import { PersonDialog } from "#web/features/programs/attendance/PersonDialog.tsx";
import { RoomChoice } from "#web/features/programs/attendance/RoomChoice.tsx";
import { createPageIntl } from "#web/i18n/intl.ts";
import { loadWords } from "#web/i18n/messages.ts";
import { theme } from "#web/theme/theme.ts";

const intl = createPageIntl("ko", await loadWords("ko", ["site", "forms", "attendance"]));
const counts = { expected: 1, open: 1, present: 0, absent: 0, misconduct: 0 };
const person = {
  ...{ id: 1, name: "한도담", nameEn: null, number: null, part: null, pair: null, roomId: null, seat: null },
  ...{ isConfirmed: true, ticket: "t", photoUrl: null, records: [] },
};
const record = { state: null, seat: null, at: null, isSent: true };
let root: Root;

beforeEach(() => {
  stubMantineBrowser();
  // A field that grows with its text waits for fonts.
  Object.defineProperty(document, "fonts", { value: new EventTarget(), configurable: true });
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(async () => {
  await act(async () => root.unmount());
});

async function wordsOf(node: ReactNode): Promise<string> {
  await act(async () =>
    root.render(
      <RawIntlProvider value={intl}>
        <MantineProvider theme={theme} env="test">
          {node}
        </MantineProvider>
      </RawIntlProvider>,
    ),
  );
  return document.body.textContent ?? "";
}
const shown = (isExam: boolean) =>
  wordsOf(
    <>
      <CountFilter counts={counts} isExam={isExam} value="ALL" onChange={() => {}} />
      <PersonDialog {...{ person, isExam, record }} room={null} onRecord={() => {}} onClose={() => {}} />
    </>,
  );

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
