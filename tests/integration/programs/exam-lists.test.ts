// The printed lists of a session carry day and time, and people who begin at another time are on another list.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { readExamList } from "#schema/programs/exams/exam-list-sheet.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createProgram } from "#tests/support/factories.ts";

useDatabase();

test("a room in which people begin at 10:00 and at 13:30 has two lists, the earlier one first", async () => {
  const startsAt = new Date("2027-01-30T10:00+09:00");
  const { id: programId } = await createProgram({
    kind: "KITEC",
    examParts: ["TRANSLATION", "INTERPRETATION"],
    startsAt,
    endsAt: new Date("2027-01-30T17:00+09:00"),
    examPapers: {
      create: [
        { part: "TRANSLATION", position: 0, nameKo: "번역", startsAt, minutes: 90 },
        {
          part: "INTERPRETATION",
          position: 1,
          nameKo: "통역",
          startsAt: new Date("2027-01-30T13:30+09:00"),
          minutes: 60,
        },
      ],
    },
    sites: {
      create: { position: 0, nameKo: "서울", rooms: { create: { position: 0, nameKo: "101호", seats: 9 } } },
    },
  });
  const { id: roomId, siteId } = await db.examRoom.findFirstOrThrow({ where: { site: { programId } } });
  const of = { programId, siteId, roomId, amount: 0, email: "", state: "CONFIRMED" } as const;
  await db.application.createMany({
    data: [
      { ...of, name: "가", examNumber: "28-T-001", seatNumber: "1", examPart: "TRANSLATION" },
      { ...of, name: "나", examNumber: "28-I-001", seatNumber: "2", examPart: "INTERPRETATION" },
    ],
  });
  const read = await db.$transaction((tx) =>
    readExamList(tx, { programId, kind: "ROOMS" }, { nameKo: "학회" }),
  );
  expect(read.sheet.rooms.map(({ name, people }) => [name, people.length])).toEqual([
    ["서울 101호 · 2027년 1월 30일 토요일 10:00", 1],
    ["서울 101호 · 2027년 1월 30일 토요일 13:30", 1],
  ]);
  // A card says what its number is; in a list the column does.
  expect(read.sheet.rooms[0]?.people[0]).toMatchObject({ seat: "1", seatWords: "좌석 1번" });
});

test("people whom one file has no place for are in the next one, and each file says which it is", async () => {
  const { id: programId } = await createProgram({
    kind: "KITEC",
    titleKo: "제28회 시험",
    sites: {
      create: { position: 0, nameKo: "서울", rooms: { create: { position: 0, nameKo: "101호", seats: 9 } } },
    },
  });
  const { id: roomId, siteId } = await db.examRoom.findFirstOrThrow({ where: { site: { programId } } });
  const of = { programId, siteId, roomId, amount: 0, email: "", state: "CONFIRMED" } as const;
  await db.application.createMany({
    data: ["1", "2", "3"].map((seatNumber) => ({
      ...of,
      name: "가",
      examNumber: `T-${seatNumber}`,
      seatNumber,
    })),
  });
  const read = (part: number) =>
    db.$transaction((tx) => readExamList(tx, { programId, kind: "CARDS", part }, { nameKo: "학회" }, 2));
  const seen = async (part: number) => {
    const { count, sheet } = await read(part);
    const rooms = sheet.rooms.map((room) => [room.count, ...room.people.map(({ number }) => number)]);
    return [count, sheet.subtitle, ...rooms];
  };
  // The heading of a room says how many it has, and not how many of them are in this file.
  expect(await seen(1)).toEqual([2, "제28회 시험 (1/2)", ["3명", "T-1", "T-2"]]);
  expect(await seen(2)).toEqual([1, "제28회 시험 (2/2)", ["3명", "T-3"]]);
  await expect(read(3)).rejects.toThrow("MOVE_REFUSED");
});
