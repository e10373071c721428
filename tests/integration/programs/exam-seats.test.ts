// Numbers and seats of a session of the exam: given in one act that was previewed, stable afterwards, taken
// back while nobody has seen them.
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createExam, createExaminee } from "#tests/support/exam-sessions.ts";
import { formAt } from "#tests/support/exams.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const RULE = { order: "NAME", prefix: "28", hasPart: true, digits: 3 };
const PLAN = `query ($programId: Id!, $rule: SeatingRuleInput!) { examSeating(programId: $programId) {
  examinees numbered seated canWithdrawNumbers sites { rooms { seats seatsGiven { count } } }
  plan(rule: $rule) { digest numbers seats lacking { siteId count } items { name examNumber roomId seatNumber } } } }`;
const NUMBER = `mutation ($programId: Id!, $rule: SeatingRuleInput!, $digest: String!) {
  numberExaminees(programId: $programId, rule: $rule, digest: $digest) { numbered seated } }`;
const WITHDRAW = "mutation ($programId: Id!) { withdrawExamNumbers(programId: $programId) { numbered } }";
const SEAT = `mutation ($id: Id!, $roomId: Id, $seatNumber: String, $swapWith: Id) {
  assignSeat(id: $id, roomId: $roomId, seatNumber: $seatNumber, swapWith: $swapWith) { examNumber seatNumber room { id } } }`;

let office: Person;
let programId: number;
let roomIds: readonly number[];

beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
});

beforeEach(async () => {
  const exam = await createExam();
  ({ programId } = exam);
  roomIds = exam.sites[0]?.roomIds ?? [];
  for (const name of ["다온", "가람", "나래"]) await seatable(name);
});

const seatable = async (name: string, more: object = {}) => {
  const site = await db.programSite.findFirstOrThrow({ where: { programId } });
  return await createExaminee(programId, { name, siteId: site.id, ...more });
};
const preview = async (rule: object = RULE) =>
  answered(await office.ask(PLAN, { programId, rule }), "examSeating");
const give = (digest: string, rule: object = RULE) => office.ask(NUMBER, { programId, rule, digest });
const run = async () => answered(await give((await preview()).plan.digest), "numberExaminees");
const seats = async () => {
  const rows = await db.application.findMany({ where: { programId }, orderBy: { name: "asc" } });
  return rows.map(({ name, examNumber, roomId, seatNumber }) => [
    name,
    examNumber,
    roomIds.indexOf(roomId ?? 0),
    seatNumber,
  ]);
};
const GIVEN = [
  ["가람", "28-T-001", 0, "1"],
  ["나래", "28-T-002", 0, "2"],
  ["다온", "28-T-003", 1, "1"],
];

test("who did not come is counted with the seat, as in the room", async () => {
  await run();
  await db.application.updateMany({ where: { programId, name: "나래" }, data: { state: "NO_SHOW" } });
  // Neither has a seat.
  await seatable("라온");
  await seatable("마루", { state: "NO_SHOW" });
  const { examinees, numbered, seated, sites } = await preview();
  expect({ examinees, numbered, seated }).toEqual({ examinees: 4, numbered: 3, seated: 3 });
  expect(sites).toEqual([
    {
      rooms: [
        { seats: 2, seatsGiven: [{ count: 2 }] },
        { seats: 3, seatsGiven: [{ count: 1 }] },
      ],
    },
  ]);
});

test("the act gives what the preview said, room by room, and writes one line", async () => {
  const { plan, numbered } = await preview();
  expect(numbered).toBe(0);
  expect(plan).toMatchObject({ numbers: 3, seats: 3, lacking: [] });
  expect(plan.items.map(({ name }: { name: string }) => name)).toEqual(["가람", "나래", "다온"]);
  expect(answered(await give(plan.digest), "numberExaminees")).toEqual({ numbered: 3, seated: 3 });
  expect(await seats()).toEqual(GIVEN);
  const lines = await db.auditEntry.findMany({
    where: { subject: "program", subjectId: programId, action: "numberExaminees" },
  });
  expect(lines.map(({ after }) => after)).toEqual([{ numbers: 3, seats: 3, order: "NAME", seed: null }]);
  expect((await preview()).sites).toEqual([
    {
      rooms: [
        { seats: 2, seatsGiven: [{ count: 2 }] },
        { seats: 3, seatsGiven: [{ count: 1 }] },
      ],
    },
  ]);
});

test("who paid since the preview is not numbered unseen: the act is refused, nothing is given", async () => {
  const { plan } = await preview();
  await seatable("새람");
  expect((await give(plan.digest)).code).toBe("COUNT_CHANGED");
  expect((await seats()).every(([, number]) => number === null)).toBe(true);
});

test("who comes later is appended; numbers and seats that are given stay", async () => {
  await run();
  await seatable("가가");
  await seatable("못냄", { state: "AWAITING_PAYMENT" });
  await run();
  expect(await seats()).toEqual([["가가", "28-T-004", 1, "2"], ...GIVEN, ["못냄", null, -1, null]]);
  expect((await give((await preview()).plan.digest)).code).toBe("MOVE_REFUSED");
});

test("rooms that are too small: the preview says how many lack a seat; they get it when there is room", async () => {
  await Promise.all(["하나", "하늘", "하람"].map((name) => seatable(name)));
  const { plan } = await preview();
  const site = await db.programSite.findFirstOrThrow({ where: { programId } });
  expect(plan).toMatchObject({ numbers: 6, seats: 5, lacking: [{ siteId: site.id, count: 1 }] });
  await run();
  expect((await seats()).at(-1)).toEqual(["하람", "28-T-006", -1, null]);
  await db.examRoom.update({ where: { id: roomIds[1] ?? 0 }, data: { seats: 4 } });
  await run();
  expect((await seats()).at(-1)).toEqual(["하람", "28-T-006", 1, "4"]);
});

test("who withdraws leaves the seat, not the number: the seat is another one's, the number nobody's", async () => {
  await run();
  const leaving = await db.application.findFirstOrThrow({ where: { programId, name: "가람" } });
  await office.ask(`mutation { cancelApplication(id: ${leaving.id}, reason: "연락 두절") { id } }`);
  await seatable("마루");
  await run();
  expect(await seats()).toEqual([
    ["가람", "28-T-001", -1, null],
    ...GIVEN.slice(1),
    ["마루", "28-T-004", 0, "1"],
  ]);
});

describe("taking back", () => {
  const withdraw = () => office.ask(WITHDRAW, { programId });

  test("numbers and seats, while no slip is open and nobody sat", async () => {
    await run();
    expect(answered(await withdraw(), "withdrawExamNumbers")).toEqual({ numbered: 0 });
    expect(
      (await seats()).every(([, number, room, seat]) => number === null && room === -1 && seat === null),
    ).toBe(true);
    expect((await withdraw()).code).toBe("MOVE_REFUSED");
  });

  test("is refused once slips are open, once somebody sat, and once a slip was sent", async () => {
    await run();
    const session = (slipFrom: Date | null) =>
      db.examSession.update({ where: { programId }, data: { slipFrom } });
    const somebody = (data: object) =>
      db.application.updateMany({ where: { programId, name: "가람" }, data });
    await session(new Date(gateway().clock.now().getTime() - DAY));
    expect((await preview()).canWithdrawNumbers).toBe(false);
    expect((await withdraw()).code).toBe("MOVE_REFUSED");
    await session(null);
    await somebody({ state: "ATTENDED" });
    expect((await withdraw()).code).toBe("MOVE_REFUSED");
    await somebody({ state: "CONFIRMED", slipMailedAt: new Date() });
    expect((await withdraw()).code).toBe("MOVE_REFUSED");
    await somebody({ slipMailedAt: null });
    expect((await preview()).canWithdrawNumbers).toBe(true);
    answered(await withdraw(), "withdrawExamNumbers");
  });
});

describe("one seat", () => {
  const idOf = async (name: string) =>
    (await db.application.findFirstOrThrow({ where: { programId, name } })).id;
  const fields = async (variables: object) =>
    (await office.ask(SEAT, variables)).errors[0]?.extensions?.fields;

  test("is changed to a free one, and is nobody else's", async () => {
    await run();
    const id = await idOf("가람");
    const [first, second] = roomIds;
    expect(await fields({ id, roomId: second, seatNumber: "1" })).toEqual({
      seatNumber: ["SEAT_NUMBER_TAKEN"],
    });
    const moved = answered(await office.ask(SEAT, { id, roomId: second, seatNumber: "3" }), "assignSeat");
    expect(moved).toEqual({ examNumber: "28-T-001", seatNumber: "3", room: { id: second } });
    expect(await fields({ id, roomId: second, seatNumber: "4" })).toEqual({ seatNumber: ["CHOICE_UNKNOWN"] });
    expect(await fields({ id, roomId: first })).toEqual({ seatNumber: ["REQUIRED"] });
  });

  test("is swapped with who has it", async () => {
    await run();
    const [id, other] = [await idOf("가람"), await idOf("다온")];
    answered(
      await office.ask(SEAT, { id, roomId: roomIds[1], seatNumber: "1", swapWith: other }),
      "assignSeat",
    );
    expect(await seats()).toEqual([
      ["가람", "28-T-001", 1, "1"],
      ["나래", "28-T-002", 0, "2"],
      ["다온", "28-T-003", 0, "1"],
    ]);
    // The partner is not there any more.
    expect(await fields({ id, roomId: roomIds[0], seatNumber: "2", swapWith: other })).toEqual({
      seatNumber: ["SEAT_NUMBER_TAKEN"],
    });
    // Undone by the same exchange the other way round.
    const back = { id, roomId: roomIds[0], seatNumber: "1", swapWith: other };
    answered(await office.ask(SEAT, back), "assignSeat");
    expect(await seats()).toEqual(GIVEN);
  });

  test("of another session, or in a room of another site, is refused", async () => {
    await run();
    const elsewhere = await createExam();
    const id = await idOf("가람");
    expect(await fields({ id, roomId: elsewhere.sites[0]?.roomIds[0], seatNumber: "1" })).toEqual({
      roomId: ["CHOICE_UNKNOWN"],
    });
    const stranger = await createExaminee(elsewhere.programId, { name: "남" });
    const swap = { id, roomId: roomIds[0], seatNumber: "2", swapWith: stranger.id };
    expect((await office.ask(SEAT, swap)).code).toBe("MOVE_REFUSED");
  });
});

describe("a room that two parts have", () => {
  const ROOM = `query ($programId: Id!, $part: ExamPart) { examSeating(programId: $programId) {
    sites { rooms { seatsGiven { parts count } holders(part: $part) { name } } } } }`;
  let room: number;

  /** A room of two seats; the interpretation begins so many hours after the translation, and each lasts two. */
  async function createParts(hoursBetween: number): Promise<void> {
    const exam = await createExam({ sites: [[2]] });
    ({ programId } = exam);
    room = exam.sites[0]?.roomIds[0] ?? 0;
    const { startsAt } = await db.program.findUniqueOrThrow({ where: { id: programId } });
    for (const [position, part] of (["TRANSLATION", "INTERPRETATION"] as const).entries()) {
      const at = { startsAt: new Date(startsAt.getTime() + position * hoursBetween * HOUR), minutes: 120 };
      await db.examPaper.create({ data: { programId, part, position, nameKo: part, ...at } });
    }
    for (const name of ["가람", "나래"]) await seatable(name);
    for (const name of ["다온", "라온"]) await seatable(name, { examPart: "INTERPRETATION" });
  }
  const seated = async () =>
    (await db.application.findMany({ where: { programId }, orderBy: { name: "asc" } })).map(
      ({ name, examNumber, roomId, seatNumber }) => [name, examNumber, roomId === room, seatNumber],
    );
  const move = async (name: string, seatNumber: string, more: object = {}) => {
    const { id } = await db.application.findFirstOrThrow({ where: { programId, name } });
    const reply = await office.ask(SEAT, { id, roomId: room, seatNumber, ...more });
    return reply.errors[0]?.extensions?.fields ?? reply.code;
  };
  const read = async (part: string) =>
    answered(await office.ask(ROOM, { programId, part }), "examSeating").sites[0].rooms[0];
  const TAKEN = { seatNumber: ["SEAT_NUMBER_TAKEN"] };

  test("one after the other seats each of them whole, and a seat is one of each part", async () => {
    await createParts(2);
    expect((await preview()).plan).toMatchObject({ numbers: 4, seats: 4, lacking: [] });
    await run();
    expect(await seated()).toEqual([
      ["가람", "28-T-001", true, "1"],
      ["나래", "28-T-002", true, "2"],
      ["다온", "28-I-001", true, "1"],
      ["라온", "28-I-002", true, "2"],
    ]);
    expect(await read("INTERPRETATION")).toEqual({
      seatsGiven: [
        { parts: ["TRANSLATION"], count: 2 },
        { parts: ["INTERPRETATION"], count: 2 },
      ],
      holders: [{ name: "다온" }, { name: "라온" }],
    });
    expect(await move("가람", "2")).toEqual(TAKEN);
    const other = await db.application.findFirstOrThrow({ where: { programId, name: "나래" } });
    expect(await move("가람", "2", { swapWith: other.id })).toBeNull();
    expect((await seated()).map(([, , , seat]) => seat)).toEqual(["2", "1", "1", "2"]);
  });

  test("at the same time has each seat once, whichever part its examinee is of", async () => {
    await createParts(1);
    const site = await db.programSite.findFirstOrThrow({ where: { programId } });
    expect((await preview()).plan).toMatchObject({ seats: 2, lacking: [{ siteId: site.id, count: 2 }] });
    await run();
    expect((await seated()).map(([, , isSeated]) => isSeated)).toEqual([true, true, false, false]);
    const { seatsGiven, holders } = await read("INTERPRETATION");
    expect(seatsGiven).toEqual([{ parts: ["TRANSLATION", "INTERPRETATION"], count: 2 }]);
    expect(holders).toHaveLength(2);
    expect(await move("다온", "1")).toEqual(TAKEN);
    await db.examRoom.update({ where: { id: room }, data: { seats: 3 } });
    expect(await move("다온", "3")).toBeNull();
    const other = await db.application.findFirstOrThrow({ where: { programId, name: "가람" } });
    expect(await move("다온", "1", { swapWith: other.id })).toBeNull();
    expect((await seated()).map(([, , , seat]) => seat)).toEqual(["3", "2", "1", null]);
  });
});

describe("an applicant who was numbered and seated, and has the slip,", () => {
  const CHANGE = `mutation ($id: Id!, $version: Int!, $form: ApplicationFormInput!) {
    changeApplication(id: $id, version: $version, form: $form) { version } }`;

  /** "가람" changes the application to this place. */
  async function change(place: object) {
    const exam = await createExam({ sites: [[2], [2]], program: { languagePairs: ["KO_EN", "KO_ZH"] } });
    ({ programId } = exam);
    const person = await createPerson(gateway());
    const [here = 0, there = 0] = exam.sites.map(({ siteId }) => siteId);
    const { id } = await seatable("가람", { siteId: here, memberId: person.id, email: person.email });
    await run();
    const before = { examNumber: "28-T-001", roomId: exam.sites[0]?.roomIds[0], seatNumber: "1" };
    const row = await db.application.update({ where: { id }, data: { slipMailedAt: new Date() } });
    expect(row).toMatchObject(before);
    const form = { name: "가람", ...(await formAt(here, person.id)), ...place };
    const { version } = row;
    answered(await person.ask(CHANGE, { id, version, form }), "changeApplication");
    const read = () => db.application.findUniqueOrThrow({ where: { id } });
    return { before, there, after: await read(), read, again: { id, person, form } };
  }

  test("and changes nothing of it has all of that", async () => {
    const { before, after } = await change({});
    expect(after).toMatchObject({ ...before, slipMailedAt: expect.any(Date) });
  });

  test("and chooses another site leaves the seat, and has another slip once there is one", async () => {
    const { again, there, read } = await change({});
    const { version } = await read();
    const form = { ...again.form, siteId: there };
    answered(await again.person.ask(CHANGE, { id: again.id, version, form }), "changeApplication");
    const left = { examNumber: "28-T-001", roomId: null, seatNumber: null, slipMailedAt: null };
    expect(await read()).toMatchObject(left);
    // A slip without a seat, which a site has before it has rooms, is not the last one either.
    await db.application.update({ where: { id: again.id }, data: { slipMailedAt: new Date() } });
    await run();
    expect(await read()).toMatchObject({ examNumber: "28-T-001", seatNumber: "1", slipMailedAt: null });
  });

  test("and chooses another part leaves seat and number, which nobody else gets", async () => {
    const { after, read } = await change({ examPart: "INTERPRETATION" });
    expect(after).toMatchObject({ examNumber: null, roomId: null, seatNumber: null, slipMailedAt: null });
    const next = await seatable("나래");
    await run();
    expect(await read()).toMatchObject({ examNumber: "28-I-001", seatNumber: expect.any(String) });
    expect(await db.application.findUniqueOrThrow({ where: { id: next.id } })).toMatchObject({
      examNumber: "28-T-002",
    });
    expect(answered(await office.ask(WITHDRAW, { programId }), "withdrawExamNumbers")).toEqual({
      numbered: 0,
    });
    expect(await read()).toMatchObject({ examNumber: null, formerNumbers: [] });
  });

  test("and chooses other languages has number and seat, and another slip", async () => {
    const { before, after } = await change({ languagePair: "KO_ZH" });
    expect(after).toMatchObject({ ...before, slipMailedAt: null });
  });
});

test("the examinee reads number, room and seat once the slips are open, and not before", async () => {
  const person = await createPerson(gateway());
  await seatable("나도", { memberId: person.id, email: person.email });
  await run();
  const mine = async () =>
    Object(
      (await person.ask("{ myApplications { examNumber seatNumber room { name(language: KO) { text } } } }"))
        .data,
    ).myApplications;
  expect(await mine()).toEqual([{ examNumber: null, seatNumber: null, room: null }]);
  await db.examSession.update({ where: { programId }, data: { slipFrom: gateway().clock.now() } });
  expect(await mine()).toEqual([
    { examNumber: "28-T-002", seatNumber: "2", room: { name: { text: "101호" } } },
  ]);
});

test("numbers are an exam's alone, and written as the office may write them", async () => {
  const seminar = await createOpenProgram();
  const digest = "a".repeat(43);
  const refused = await office.ask(NUMBER, { programId: seminar.id, rule: RULE, digest });
  expect(refused.code).toBe("MOVE_REFUSED");
  const { data } = await office.ask(PLAN, { programId: seminar.id, rule: RULE });
  expect(data).toEqual({ examSeating: null });
  const odd = await office.ask(PLAN, { programId, rule: { ...RULE, prefix: "제28회" } });
  expect(JSON.stringify(odd.errors[0]?.extensions?.fields)).toContain("NUMBER_PREFIX_INVALID");
});
