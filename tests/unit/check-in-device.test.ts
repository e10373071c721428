// What a phone at a door holds: its unsent records, whom a search means, and what counts of somebody.
import { describe, expect, test } from "vitest";
import { DAY } from "#schema/validation/core/durations.ts";
import {
  countsOf,
  currentRecord,
  withRecords,
} from "#web/features/programs/attendance/device/current-records.ts";
import { byName, findPeople, ticketIn } from "#web/features/programs/attendance/device/find-people.ts";
import { savedList, saveList } from "#web/features/programs/attendance/device/saved-list.ts";
import {
  type KeyedStorage,
  removeSent,
  saveUnsent,
  type UnsentRecord,
  unsentRecords,
} from "#web/features/programs/attendance/device/unsent-records.ts";
import type { CheckInListFragment, CheckInPersonFragment } from "#web/gql/check-in.ts";

function storageOf(): KeyedStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    keys: () => [...items.keys()],
  };
}

const person = (
  id: number,
  name: string,
  more: Partial<CheckInPersonFragment> = {},
): CheckInPersonFragment => ({
  id,
  name,
  nameEn: null,
  number: null,
  part: null,
  pair: null,
  roomId: null,
  seat: null,
  isConfirmed: true,
  ticket: `x.${id}`,
  photoUrl: null,
  records: [],
  ...more,
});

const record = (sequence: number, applicationId: number, state: UnsentRecord["state"]): UnsentRecord => ({
  device: "phone",
  sequence,
  applicationId,
  occasion: "program",
  state,
  at: new Date(Date.UTC(2026, 11, 1, 0, sequence)).toISOString(),
});

describe("unsent records", () => {
  test("two tabs of a phone keep theirs beside each other, and what was sent is gone", () => {
    const storage = storageOf();
    saveUnsent(storage, 3, record(1, 10, "PRESENT"));
    saveUnsent(storage, 3, { ...record(1, 11, "ABSENT"), device: "other-tab" });
    saveUnsent(storage, 4, record(0, 12, "PRESENT"));
    storage.setItem("check-in-unsent:3:broken:1", "{");
    expect(unsentRecords(storage, 3).map(({ applicationId }) => applicationId)).toEqual([10, 11]);
    removeSent(storage, 3, [record(1, 10, "PRESENT")]);
    expect(unsentRecords(storage, 3).map(({ applicationId }) => applicationId)).toEqual([11]);
  });

  test("the last unsent record counts before what the server said, and an undone one is none", () => {
    const absent = { state: "ABSENT", seat: null, at: "2026-12-01T00:00:00Z" } as const;
    const known = { ...absent, occasion: "program", note: null, stateBefore: null, seatBefore: null };
    const one = person(10, "김응시", { records: [known] });
    const unsent = [record(0, 10, "PRESENT"), record(1, 10, null)];
    expect(currentRecord(one, "program", []).state).toBe("ABSENT");
    expect(currentRecord(one, "program", unsent.slice(0, 1))).toMatchObject({
      state: "PRESENT",
      isSent: false,
    });
    expect(currentRecord(one, "program", unsent).state).toBeNull();
    const [after] = withRecords([one], unsent.slice(0, 1));
    expect(after && currentRecord(after, "program", []).state).toBe("PRESENT");
    expect(
      countsOf([currentRecord(one, "program", []), currentRecord(person(11, "이"), "program", [])]),
    ).toEqual({
      expected: 2,
      present: 0,
      absent: 1,
      misconduct: 0,
      open: 1,
    });
  });

  test("misconduct has its note, and undone it leads back to what counted before it", () => {
    const at = "2026-12-01T00:00:00Z";
    const here = { occasion: "program", state: "PRESENT", seat: "B-7", at } as const;
    const sent = { ...here, note: null, stateBefore: null, seatBefore: null };
    const one = person(10, "김응시", { records: [sent] });
    const note = "휴대전화를 사용했습니다.";
    const noted = [
      { ...record(0, 10, "MISCONDUCT"), note: "휴대전화" },
      { ...record(1, 10, "MISCONDUCT"), note },
    ];
    const expected = { state: "MISCONDUCT", note, before: { state: "PRESENT", seat: "B-7" } };
    expect(currentRecord(one, "program", noted)).toMatchObject(expected);
    const [after] = withRecords([one], noted);
    expect(after && currentRecord(after, "program", [])).toMatchObject(expected);
    expect(currentRecord(one, "program", [...noted, record(2, 10, "PRESENT")])).toMatchObject({
      state: "PRESENT",
      note: null,
      before: { state: null },
    });
  });

  test("the list of people is deleted from the device after a day", () => {
    const storage = storageOf();
    const list: CheckInListFragment = {
      programId: 3,
      kind: "KITEC",
      title: { text: "제28회" },
      startsAt: "",
      endsAt: "",
      readAt: "",
      walkInPrice: null,
      occasions: [],
      rooms: [],
      people: [person(1, "김응시")],
    };
    saveList(storage, "door", { list, at: 0 });
    expect(savedList(storage, "door", DAY - 1)?.list.people).toHaveLength(1);
    expect(savedList(storage, "another", DAY + 1)).toBeNull();
    expect(storage.keys()).toEqual([]);
  });
});

describe("people are found", () => {
  const people = [
    person(1, "김도우", { number: "T-001", nameEn: "Dou Kim" }),
    person(2, "박서연", { number: "T-012", seat: "B-7" }),
  ];
  test.each([
    ["ㄱㄷㅇ", [1]],
    ["ㅅㅇ", [2]],
    ["서연".normalize("NFD"), [2]],
    ["dou", [1]],
    ["t012", [2]],
    ["b7", [2]],
    ["", [1, 2]],
    ["없음", []],
  ])("%s", (search, found) => {
    expect(findPeople(people, search).map(({ id }) => id)).toEqual(found);
  });

  test("in the order of their names", () => {
    const names = ["하린", "Kim", "가온", "나래", "가람"].map((name, at) => person(at + 1, name));
    expect(byName(names).map(({ name }) => name)).toEqual(["가람", "가온", "나래", "하린", "Kim"]);
  });

  test("a code that is no address of this kind is nobody's", () => {
    expect(ticketIn("https://x.example/check-in?t=abc.1")).toBe("abc.1");
    expect(ticketIn("https://x.example/")).toBeNull();
    expect(ticketIn("안녕")).toBeNull();
  });
});
