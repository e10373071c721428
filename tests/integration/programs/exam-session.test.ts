// The settings of a session of the exam: saved as a whole with a version, held against the program, copied and restored.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { namelessAuditFields } from "#tests/support/audit-fields.ts";
import { EXAM, examInput, SAVE_EXAM, sitesOf } from "#tests/support/exams.ts";
import { createMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import {
  CREATE_PROGRAM,
  createProgramThrough,
  createProgramWriter,
  programInput,
  SAVE_PROGRAM,
} from "#tests/support/program-writing.ts";
import type { Ask } from "#tests/support/writing.ts";

const gateway = useGateway();
let ask: Ask;
beforeAll(async () => {
  ({ ask } = await createProgramWriter(gateway()));
});

const READ =
  "query ($id: Id!) { examSessionForEditing(programId: $id) { version registrationNumber passAverage photoUntil slipFrom papers { id part startsAt criteria { id maxPoints } } sites { id rooms { nameKo seats } seats { part pair seats } } } }";
const read = async (id: number) => Object((await ask(READ, { id })).data).examSessionForEditing;
const fieldsOf = (answer: Awaited<ReturnType<Ask>>) => answer.errors[0]?.extensions?.fields;
const save = (programId: number, version: number, input: object) =>
  ask(SAVE_EXAM, { programId, version, input });

async function createSession() {
  const id = await createProgramThrough(ask, EXAM);
  const [seoul = 0, busan = 0] = await sitesOf(id);
  return { id, seoul, busan };
}

async function take(programId: number, siteId: number) {
  const { id: memberId, email } = await createMember();
  const place = { siteId, examPart: "TRANSLATION", languagePair: "KO_EN" } as const;
  const who = { memberId, email, name: "도유진" };
  await db.application.create({ data: { programId, state: "CONFIRMED", amount: 0, ...who, ...place } });
  await db.program.update({ where: { id: programId }, data: { seatsTaken: { increment: 1 } } });
}

test("a session begins with a paper a part, and its settings are saved as a whole", async () => {
  const { id, seoul } = await createSession();
  const begun = await read(id);
  expect(begun.version).toBe(0);
  expect(begun.papers.map(({ part }: { part: string }) => part)).toEqual(["TRANSLATION", "INTERPRETATION"]);
  // Until the office says otherwise examinees read where they sit a week before.
  const { startsAt } = await db.program.findUniqueOrThrow({ where: { id } });
  expect(begun.slipFrom).toBe(new Date(startsAt.getTime() - 7 * DAY).toISOString());
  expect((await save(id, 0, examInput(seoul))).errors).toEqual([]);
  expect(await read(id)).toMatchObject({
    version: 1,
    registrationNumber: "2024-001234",
    passAverage: 60,
    papers: [{ part: "TRANSLATION", criteria: [{ maxPoints: 60 }, { maxPoints: 40 }] }],
    sites: [
      { id: seoul, rooms: [{ nameKo: "101호", seats: 30 }], seats: [{ part: "TRANSLATION", seats: 20 }] },
      { rooms: [], seats: [] },
    ],
  });
  expect(await db.program.findUniqueOrThrow({ where: { id } })).toMatchObject({ capacity: 20 });
  expect((await save(id, 0, examInput(seoul))).errors[0]?.extensions).toMatchObject({ code: "CONFLICT" });
});

test("a new session begins with the words of the last one, about its own fee", async () => {
  const late = { startsAt: "2038-12-07T14:00:00+09:00", endsAt: "2038-12-07T17:30:00+09:00" };
  const id = await createProgramThrough(ask, { ...EXAM, ...late, fee: 80_000 });
  const [seoul = 0] = await sitesOf(id);
  expect((await save(id, 0, { ...examInput(seoul), papers: [] })).errors).toEqual([]);
  const next = await createProgramThrough(ask, { ...EXAM, fee: 35_000 });
  const notes = "query ($id: Id!) { examSessionForEditing(programId: $id) { costNoteKo costNoteEn } }";
  expect(Object((await ask(notes, { id: next })).data).examSessionForEditing).toEqual({
    costNoteKo: "응시료 35,000원",
    costNoteEn: "Exam fee KRW 35,000",
  });
});

test("what is wrong is said at its field, and nothing is saved", async () => {
  const { id, seoul } = await createSession();
  const [paper] = examInput(seoul).papers;
  const wrong = {
    ...examInput(seoul),
    papers: [
      { ...paper, minimum: 101 },
      { ...paper, criteria: [] },
      { ...paper, minutes: 0 },
    ],
    sites: [
      {
        id: seoul,
        rooms: [{ nameKo: "101호", seats: 5 }],
        seats: [{ part: "TRANSLATION", pair: "KO_EN", seats: 6 }],
      },
    ],
  };
  expect(fieldsOf(await save(id, 0, wrong))).toEqual({
    "papers.0.minimum": ["MINIMUM_ABOVE_POINTS"],
    "papers.1.criteria": ["CRITERIA_REQUIRED"],
    "papers.2.minutes": ["NUMBER_INVALID"],
    "sites.0.seats.0.seats": ["SEATS_ABOVE_ROOMS"],
  });
  const outside = { ...examInput(seoul), papers: [{ ...paper, startsAt: "2031-01-01T10:00:00+09:00" }] };
  expect(fieldsOf(await save(id, 0, outside))).toEqual({ "papers.0.startsAt": ["SESSION_OUTSIDE"] });
  const elsewhere = {
    ...examInput(seoul),
    sites: [{ id: seoul, rooms: [], seats: [{ part: "TRANSLATION", pair: "KO_AR", seats: 6 }] }],
  };
  expect(fieldsOf(await save(id, 0, elsewhere))).toEqual({ "sites.0.seats.0.seats": ["CHOICE_UNKNOWN"] });
  expect((await read(id)).version).toBe(0);
});

test("seats cannot be fewer than are taken, and the capacity of the program follows them", async () => {
  const { id, seoul, busan } = await createSession();
  await take(id, seoul);
  await take(id, seoul);
  expect(fieldsOf(await save(id, 0, examInput(seoul, 1)))).toEqual({
    "sites.0.seats.0.seats": ["CAPACITY_BELOW_SEATS"],
  });
  expect(fieldsOf(await save(id, 0, examInput(busan)))).toEqual({ sites: ["CAPACITY_BELOW_SEATS"] });
  expect((await save(id, 0, examInput(seoul, 2))).errors).toEqual([]);
  expect(await db.examSeats.findMany({ where: { site: { programId: id } } })).toMatchObject([
    { siteId: seoul, seats: 2, seatsTaken: 2 },
  ]);
  const sites = [
    { id: seoul, nameKo: "서울" },
    { id: busan, nameKo: "부산" },
  ];
  const { errors } = await ask(SAVE_PROGRAM, {
    id,
    version: 1,
    input: programInput({ ...EXAM, sites, capacity: 500 }),
  });
  expect(errors).toEqual([]);
  expect(await db.program.findUniqueOrThrow({ where: { id } })).toMatchObject({ capacity: 2 });
  const without = programInput({ ...EXAM, sites, examParts: ["INTERPRETATION"] });
  expect(fieldsOf(await ask(SAVE_PROGRAM, { id, version: 2, input: without }))).toEqual({
    examParts: ["CHOICE_IN_USE"],
  });
});

test("a copy of the program has the settings, half a year later and without anybody's seat", async () => {
  const { id, seoul } = await createSession();
  await take(id, seoul);
  await save(id, 0, { ...examInput(seoul), photoUntil: "2030-11-30T18:00:00+09:00" });
  const { data, errors } = await ask("mutation ($id: Id!) { duplicateProgram(id: $id) { id } }", { id });
  expect(errors).toEqual([]);
  const copy = Object(data).duplicateProgram.id;
  const [place] = await sitesOf(copy);
  expect(await read(copy)).toMatchObject({
    version: 1,
    registrationNumber: "2024-001234",
    photoUntil: "2031-05-31T09:00:00.000Z",
    papers: [{ startsAt: "2031-06-07T05:00:00.000Z", criteria: [{ maxPoints: 60 }, { maxPoints: 40 }] }],
    sites: [{ id: place, rooms: [{ nameKo: "101호" }], seats: [{ seats: 20 }] }, {}],
  });
  expect(await db.examSeats.findMany({ where: { siteId: place ?? 0 } })).toMatchObject([{ seatsTaken: 0 }]);
});

test("papers move with the day of their program, slips are mailed again, and no save leaves a paper out", async () => {
  const { id, seoul, busan } = await createSession();
  await take(id, seoul);
  await save(id, 0, { ...examInput(seoul), slipFrom: "2030-11-30T18:00:00+09:00" });
  await db.application.updateMany({ where: { programId: id }, data: { slipMailedAt: new Date() } });
  const moved = (version: number, startsAt: string, endsAt: string) => {
    const sites = [seoul, busan].map((site, i) => ({ id: site, nameKo: ["서울", "부산"][i] }));
    return ask(SAVE_PROGRAM, { id, version, input: programInput({ ...EXAM, sites, startsAt, endsAt }) });
  };
  const shorter = await moved(1, "2030-12-07T14:00:00+09:00", "2030-12-07T15:30:00+09:00");
  expect(fieldsOf(shorter)).toEqual({ endsAt: ["PAPERS_OUTSIDE"] });
  const later = await moved(1, "2030-12-07T14:30:00+09:00", "2030-12-07T17:30:00+09:00");
  expect(fieldsOf(later)).toEqual({ startsAt: ["PAPERS_OUTSIDE"] });
  expect((await moved(1, "2030-12-07T14:00:00+09:00", "2030-12-07T18:00:00+09:00")).errors).toEqual([]);
  expect(await read(id)).toMatchObject({ version: 1, papers: [{ startsAt: "2030-12-07T05:00:00.000Z" }] });
  expect((await moved(2, "2030-12-14T10:00:00+09:00", "2030-12-14T13:00:00+09:00")).errors).toEqual([]);
  expect(await read(id)).toMatchObject({
    version: 2,
    slipFrom: "2030-12-07T05:00:00.000Z",
    papers: [{ startsAt: "2030-12-14T01:00:00.000Z" }],
  });
  expect(await db.application.findFirst({ where: { programId: id } })).toMatchObject({ slipMailedAt: null });
});

test("a restored version of the program brings its settings back", async () => {
  const { id, seoul } = await createSession();
  await save(id, 0, examInput(seoul, 20));
  await save(id, 1, { ...examInput(seoul, 12), registrationNumber: "2030-000009" });
  const versions = await db.savedVersion.findMany({ where: { programId: id }, orderBy: { number: "asc" } });
  expect(versions).toHaveLength(3);
  const { errors } = await ask(
    "mutation ($id: Id!) { restoreProgramVersion(id: $id, number: 2, version: 1) { id } }",
    { id },
  );
  expect(errors).toEqual([]);
  expect(await read(id)).toMatchObject({
    version: 3,
    registrationNumber: "2024-001234",
    sites: [{ seats: [{ seats: 20 }] }, {}],
  });
  expect(await db.program.findUniqueOrThrow({ where: { id } })).toMatchObject({ capacity: 20 });
});

test("a version without the legal notice is not restored to a session that takes applications", async () => {
  const { id, seoul, busan } = await createSession();
  await save(id, 0, { ...examInput(seoul), contact: null });
  await save(id, 1, examInput(seoul));
  const sites = [
    { id: seoul, nameKo: "서울" },
    { id: busan, nameKo: "부산" },
  ];
  const input = programInput({ ...EXAM, sites, publishNow: true });
  expect((await ask(SAVE_PROGRAM, { id, version: 1, input })).errors).toEqual([]);
  const restored = await ask(
    "mutation ($id: Id!) { restoreProgramVersion(id: $id, number: 2, version: 2) { id } }",
    { id },
  );
  expect(fieldsOf(restored)).toEqual({ contact: ["NOTICE_MISSING"] });
});

test("a room stays at its site with the seats that are given in it", async () => {
  const { id, seoul, busan } = await createSession();
  const rooms = (seats: number, roomId: number | null = null) => [{ id: roomId, nameKo: "101호", seats }];
  const withRooms = (siteId: number, seats: number, roomId?: number) => ({
    ...examInput(siteId),
    sites: [{ id: siteId, rooms: rooms(seats, roomId), seats: [] }],
  });
  await save(id, 0, withRooms(seoul, 30));
  await take(id, seoul);
  const room = await db.examRoom.findFirstOrThrow({ where: { siteId: seoul } });
  await db.application.updateMany({
    where: { programId: id },
    data: { roomId: room.id, seatNumber: "12" },
  });
  expect(fieldsOf(await save(id, 1, withRooms(seoul, 11, room.id)))).toEqual({
    "sites.0.rooms.0.seats": ["SEATS_BELOW_GIVEN"],
  });
  expect(fieldsOf(await save(id, 1, withRooms(busan, 30, room.id)))).toEqual({ sites: ["ROOM_IN_USE"] });
  expect((await save(id, 1, withRooms(seoul, 12, room.id))).errors).toEqual([]);
});

test("parts that are sat one after the other have all seats of the rooms each, those at the same time together", async () => {
  const { id, seoul } = await createSession();
  const [paper] = examInput(seoul).papers;
  const session = (startsAt: string) => ({
    ...examInput(seoul),
    papers: [
      { ...paper, minutes: 90 },
      { ...paper, minutes: 90, part: "INTERPRETATION", nameKo: "통역", startsAt },
    ],
    sites: [
      {
        id: seoul,
        rooms: [{ id: null as number | null, nameKo: "101호", seats: 20 }],
        seats: [
          { part: "TRANSLATION", pair: "KO_EN", seats: 20 },
          { part: "INTERPRETATION", pair: "KO_EN", seats: 20 },
        ],
      },
    ],
  });
  const [inTurn, atOnce] = [session("2030-12-07T15:30:00+09:00"), session("2030-12-07T15:29:00+09:00")];
  expect(fieldsOf(await save(id, 0, atOnce))).toEqual({ "sites.0.seats.1.seats": ["SEATS_ABOVE_ROOMS"] });
  expect((await save(id, 0, inTurn)).errors).toEqual([]);
  // Once two people have one seat in turn, the parts stay apart.
  await take(id, seoul);
  await take(id, seoul);
  const { id: roomId } = await db.examRoom.findFirstOrThrow({ where: { siteId: seoul } });
  const [first] = await db.application.findMany({ where: { programId: id } });
  await db.application.update({ where: { id: first?.id ?? 0 }, data: { examPart: "INTERPRETATION" } });
  await db.application.updateMany({ where: { programId: id }, data: { roomId, seatNumber: "1" } });
  const again = ({ sites, ...rest }: typeof inTurn) => ({
    ...rest,
    sites: sites.map((site) => ({
      ...site,
      rooms: site.rooms.map((room) => ({ ...room, id: roomId, seats: 40 })),
    })),
  });
  expect(fieldsOf(await save(id, 1, again(atOnce)))).toEqual({ papers: ["PAPERS_OVERLAP"] });
  expect((await save(id, 1, again(inTurn))).errors).toEqual([]);
});

test("a rater's points and a script hold their criterion and paper", async () => {
  const { id, seoul } = await createSession();
  await save(id, 0, examInput(seoul));
  await take(id, seoul);
  const stored = await read(id);
  const [paper] = stored.papers;
  const application = await db.application.findFirstOrThrow({ where: { programId: id } });
  await db.examScript.create({ data: { applicationId: application.id, paperId: paper.id, code: "K1" } });
  expect(fieldsOf(await save(id, 1, { ...examInput(seoul), papers: [] }))).toEqual({
    papers: ["PAPER_IN_USE"],
  });
  const [given] = examInput(seoul).papers;
  const renamed = [{ ...given, id: paper.id, nameKo: "번역 1" }];
  expect((await save(id, 1, { ...examInput(seoul), papers: renamed })).errors).toEqual([]);
  expect((await read(id)).papers).toMatchObject([{ id: paper.id }]);
});

test("a session that takes applications is not published without its legal notice, and not emptied of it", async () => {
  const { errors: refused } = await ask(CREATE_PROGRAM, {
    input: programInput({ ...EXAM, publishNow: true }),
  });
  expect(Object.keys(Object(refused[0]?.extensions?.fields))).toContain("exam.registrationNumber");
  // It is the holder's qualification wherever people apply.
  const applyLink = "https://example.org/apply";
  const outside = await ask(CREATE_PROGRAM, {
    input: programInput({ ...EXAM, applyLink, publishNow: true }),
  });
  expect(Object.keys(Object(fieldsOf(outside)))).toContain("exam.registrationNumber");
  const { id, seoul, busan } = await createSession();
  const sites = [
    { id: seoul, nameKo: "서울" },
    { id: busan, nameKo: "부산" },
  ];
  const publish = (more: object = {}) =>
    ask(SAVE_PROGRAM, { id, version: 1, input: programInput({ ...EXAM, sites, publishNow: true, ...more }) });
  await save(id, 0, { ...examInput(seoul), contact: "", costNoteEn: null });
  expect(fieldsOf(await publish())).toEqual({
    "exam.contact": ["NOTICE_MISSING"],
    "exam.costNoteEn": ["NOTICE_MISSING"],
  });
  const later = { publishNow: false, publishedAt: "2030-10-01T09:00:00+09:00" };
  expect(Object.keys(Object(fieldsOf(await publish(later))))).toHaveLength(2);
  await save(id, 1, examInput(seoul));
  expect((await publish()).errors).toEqual([]);
  expect(fieldsOf(await save(id, 2, { ...examInput(seoul), holderKo: " " }))).toEqual({
    holderKo: ["NOTICE_MISSING"],
  });
});

test("visitors read the legal notice, the papers and the seats that are left", async () => {
  const { id, seoul } = await createSession();
  await take(id, seoul);
  await save(id, 0, examInput(seoul));
  await db.program.update({ where: { id }, data: { publishedAt: new Date(0) } });
  const { data } = await askGraphql(
    gateway(),
    `{ program(id: ${id}) { exam { registrationNumber contact holder(language: KO) { text } costNote(language: EN) { text } papers { part name(language: EN) { text } minutes } seats { siteId part pair left } } } }`,
  );
  expect(Object(data).program.exam).toEqual({
    registrationNumber: "2024-001234",
    contact: "02-000-0000",
    holder: { text: "사단법인 국제한국어통번역학회" },
    costNote: { text: "Exam fee KRW 80,000" },
    papers: [{ part: "TRANSLATION", name: { text: "Translation" }, minutes: 120 }],
    seats: [{ siteId: seoul, part: "TRANSLATION", pair: "KO_EN", left: 19 }],
  });
});

test("the log names every field of what was done here", async () => {
  expect(await namelessAuditFields()).toEqual([]);
});
