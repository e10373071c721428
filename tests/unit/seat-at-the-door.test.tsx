// @vitest-environment jsdom
// At the door nothing is a bare number: the list, the dialog and a scanned slip say that it is a seat, in either language, and in which room.
import { expect, test } from "vitest";
import { appRoot } from "#tests/support/render-in-app.tsx";
import { PeopleList } from "#web/features/programs/attendance/PeopleList.tsx";
import { ScanResult } from "#web/features/programs/attendance/scan/ScanResult.tsx";

type Person = Parameters<typeof PeopleList>[0]["people"][number];
const PERSON: Person = {
  id: 7,
  name: "한나래",
  nameEn: null,
  number: "28-T-001",
  part: "TRANSLATION",
  pair: "KO_EN",
  roomId: 3,
  seat: "17",
  isConfirmed: true,
  ticket: "t",
  photoUrl: null,
  records: [],
};
const ROOM = { id: 3, name: { text: "101호" }, site: { text: "서울" } };
const root = appRoot();

async function shown(language: "ko" | "en", typedSeat: string | null = null): Promise<string> {
  const before = { state: null, seat: null };
  const at = "2027-01-30T01:00:00Z";
  const record = { state: "PRESENT", seat: typedSeat, note: null, at, isSent: true, before } as const;
  await root.show(
    <>
      <PeopleList
        people={[PERSON]}
        isExam
        rooms={[ROOM]}
        recordOf={() => record}
        opened={PERSON.id}
        onOpen={() => {}}
        onRecord={() => {}}
      />
      <section id="scan">
        <ScanResult
          isWaiting={false}
          scanned={{ kind: "recorded", person: PERSON }}
          roomOf={() => "101호"}
          onUndo={() => {}}
        />
      </section>
    </>,
    { language },
  );
  return document.body.textContent ?? "";
}

test("the row, the dialog and the scanned slip say room and seat", async () => {
  await shown("ko");
  expect(document.querySelector("li")?.textContent).toContain("28-T-001 · 101호 · 좌석 17번");
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("101호좌석 17번");
  expect(document.querySelector("#scan")?.textContent).toContain("101호 · 좌석 17번");
  await shown("en");
  expect(document.querySelector("li")?.textContent).toContain("101호 · Seat 17");
  expect(document.querySelector("#scan")?.textContent).toContain("101호 · Seat 17");
});

test("a seat without a number, as a helper typed it, gets none", async () => {
  await shown("ko", "뒷문 옆");
  expect(document.querySelector("li")?.textContent).toContain("101호 · 좌석 뒷문 옆");
});
