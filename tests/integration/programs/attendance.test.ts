// @module-tag both
// What devices record at a door: late, in any order, twice. The same counts afterwards, and the application follows.
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import { DAY, HOUR, MINUTE } from "#schema/validation/core/durations.ts";
import { createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createProgram } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
});

const SEND = `mutation ($programId: Id!, $batch: AttendanceBatchInput!) {
  sendAttendance(programId: $programId, batch: $batch) { sequence outcome }
}`;

const confirm = (programId: number, more: Partial<Prisma.ApplicationUncheckedCreateInput> = {}) =>
  db.application.create({
    data: { programId, name: "김응시", email: "a@b.example", amount: 0, state: "CONFIRMED", ...more },
  });

interface Sent {
  readonly sequence: number;
  readonly applicationId: number;
  readonly state: string | null;
  readonly occasion?: string;
  readonly note?: string;
  /** Minutes before it is sent. */
  readonly ago?: number;
}

/** @param ahead minutes that the clock of the device shows too much */
async function send(programId: number, device: string, records: readonly Sent[], ahead = 0) {
  const sentAt = new Date(Date.now() + ahead * MINUTE);
  const batch = {
    device,
    sentAt,
    records: records.map(({ ago = 0, occasion = "program", ...record }) => ({
      ...record,
      occasion,
      at: new Date(sentAt.getTime() - ago * MINUTE),
    })),
  };
  const reply = await office.ask(SEND, { programId, batch });
  return Object(reply.data).sendAttendance ?? reply.code;
}

const stateOf = async (id: number) => (await db.application.findUniqueOrThrow({ where: { id } })).state;
const counting = (applicationId: number) =>
  db.attendance.findMany({
    where: { applicationId, isCurrent: true },
    select: { state: true, device: true, sequence: true, note: true },
  });

describe("records of devices", () => {
  test("a record that is sent again is stored once, and an undone one takes the application back", async () => {
    const { id } = await createOpenProgram();
    const one = await confirm(id);
    const device = randomUUID();
    const present = { sequence: 0, applicationId: one.id, state: "PRESENT", ago: 2 };
    expect(await send(id, device, [present])).toEqual([{ sequence: 0, outcome: "SAVED" }]);
    expect(await send(id, device, [present])).toEqual([{ sequence: 0, outcome: "SAVED" }]);
    expect(await stateOf(one.id)).toBe("ATTENDED");
    const undone = { sequence: 1, applicationId: one.id, state: null };
    expect(await send(id, device, [undone])).toEqual([{ sequence: 1, outcome: "SAVED" }]);
    expect(await stateOf(one.id)).toBe("CONFIRMED");
    expect(await db.attendance.count({ where: { applicationId: one.id } })).toBe(2);
    const moves = await db.applicationMove.findMany({
      where: { applicationId: one.id },
      orderBy: { id: "asc" },
    });
    expect(moves.map(({ to, actorId }) => [to, actorId])).toEqual([
      ["ATTENDED", office.id],
      ["CONFIRMED", office.id],
    ]);
  });

  test.each([[["first", "second"]], [["second", "first"]]])(
    "of two phones the later record counts, sent in the order %j, and both are noted",
    async (order) => {
      const { id } = await createOpenProgram();
      const one = await confirm(id);
      const records: Record<string, Sent> = {
        first: { sequence: 7, applicationId: one.id, state: "ABSENT", ago: 9 },
        second: { sequence: 3, applicationId: one.id, state: "PRESENT", ago: 4 },
      };
      // The clock of the first door is an hour ahead.
      const ahead: Record<string, number> = { first: 60, second: 0 };
      for (const door of order) {
        const record = records[door];
        if (record) await send(id, `${door}-${one.id}-door`, [record], ahead[door]);
      }
      expect(await counting(one.id)).toMatchObject([{ state: "PRESENT", sequence: 3 }]);
      expect(await stateOf(one.id)).toBe("ATTENDED");
      expect(await db.attendance.count({ where: { applicationId: one.id } })).toBe(2);
    },
  );

  test("each record that cannot be stored is named, and the others are stored", async () => {
    const [{ id }, other] = [await createOpenProgram(), await createOpenProgram()];
    const [one, foreign] = [await confirm(id), await confirm(other.id)];
    const unpaid = await confirm(id, { state: "AWAITING_PAYMENT" });
    const of = (sequence: number, applicationId: number, more = {}) => ({
      sequence,
      applicationId,
      state: "PRESENT",
      ...more,
    });
    const records = [
      of(0, foreign.id),
      of(1, unpaid.id),
      of(2, one.id, { occasion: "day-2020-01-01" }),
      of(3, one.id),
    ];
    expect(await send(id, randomUUID(), records)).toEqual([
      { sequence: 0, outcome: "NOT_FOUND" },
      { sequence: 1, outcome: "NOT_CONFIRMED" },
      { sequence: 2, outcome: "OCCASION_UNKNOWN" },
      { sequence: 3, outcome: "SAVED" },
    ]);
    expect(await stateOf(foreign.id)).toBe("CONFIRMED");
    expect(await stateOf(unpaid.id)).toBe("AWAITING_PAYMENT");
  });

  test("misconduct needs words, and a hundred records are one sending", async () => {
    const { id } = await createOpenProgram();
    const one = await confirm(id);
    const misconduct = { sequence: 0, applicationId: one.id, state: "MISCONDUCT" };
    expect(await send(id, randomUUID(), [misconduct])).toBe("VALIDATION");
    await send(id, randomUUID(), [{ ...misconduct, state: "PRESENT", ago: 5 }]);
    await send(id, randomUUID(), [{ ...misconduct, note: "휴대전화", ago: 3 }]);
    await send(id, randomUUID(), [{ ...misconduct, note: "휴대전화 사용" }]);
    // The door reads the note again, and what counts when it is undone.
    const door = await office.ask(
      `{ checkIn(programId: ${id}) { people { records { state note stateBefore seatBefore } } } }`,
    );
    expect(Object(door.data).checkIn.people).toEqual([
      { records: [{ state: "MISCONDUCT", note: "휴대전화 사용", stateBefore: "PRESENT", seatBefore: null }] },
    ]);
    expect(await counting(one.id)).toMatchObject([{ state: "MISCONDUCT", note: "휴대전화 사용" }]);
    expect(await stateOf(one.id)).toBe("ATTENDED");
    const read = await office.ask(
      `{ applicants(programId: ${id}, sort: NAME, descending: false, page: 1, size: 20) { items { state misconduct } } }`,
    );
    expect(Object(read.data).applicants).toEqual({
      items: [{ state: "ATTENDED", misconduct: "휴대전화 사용" }],
    });
    const exported = await gateway().send(
      "/api/v1/exports",
      {
        list: "applicants",
        sort: "CREATED",
        filter: { programId: id },
        format: "csv",
        reason: "보고",
        columns: [{ key: "misconduct", heading: "부정행위" }],
      },
      { headers: office.headers },
    );
    expect(await exported.text()).toContain("휴대전화 사용");
    const many = Array.from({ length: 101 }, (_, sequence) => ({ ...misconduct, sequence, note: "가" }));
    expect(await send(id, randomUUID(), many)).toBe("VALIDATION");
  });
});

describe("occasions", () => {
  test("anyone who is absent from every paper of the part did not come; one paper is enough to have come", async () => {
    const { id } = await createProgram({ kind: "KITEC", examParts: ["TRANSLATION", "INTERPRETATION"] });
    const paper = (part: "TRANSLATION" | "INTERPRETATION", position: number) =>
      db.examPaper.create({
        data: { programId: id, part, position, nameKo: "1교시", startsAt: new Date(), minutes: 60 },
      });
    const [first, second] = [await paper("TRANSLATION", 0), await paper("TRANSLATION", 1)];
    const foreign = await paper("INTERPRETATION", 0);
    const one = await confirm(id, { examPart: "TRANSLATION" });
    const device = randomUUID();
    const of = (sequence: number, paperId: number, state: string) =>
      send(id, device, [{ sequence, applicationId: one.id, state, occasion: `paper-${paperId}` }]);
    await of(0, first.id, "ABSENT");
    expect(await stateOf(one.id)).toBe("CONFIRMED");
    await of(1, second.id, "ABSENT");
    expect(await stateOf(one.id)).toBe("NO_SHOW");
    await of(2, second.id, "PRESENT");
    expect(await stateOf(one.id)).toBe("ATTENDED");
    expect(await of(3, foreign.id, "PRESENT")).toEqual([{ sequence: 3, outcome: "OCCASION_UNKNOWN" }]);
  });

  test("the office records all days of a course at once, those that are recorded already stay, and takes them back", async () => {
    const { id } = await createOpenProgram({ kind: "WORKSHOP" });
    const days = [0, 7, 14].map((later) => new Date(Date.parse("2027-03-02T05:00:00Z") + later * DAY));
    const later = (date: Date) => new Date(date.getTime() + HOUR);
    await db.programSession.createMany({
      data: days.flatMap((startsAt, position) => [
        ...[{ programId: id, position: position * 2, startsAt, endsAt: later(startsAt), titleKo: "강의" }],
        ...[
          { programId: id, position: position * 2 + 1, startsAt, endsAt: later(startsAt), titleKo: "실습" },
        ],
      ]),
    });
    const one = await confirm(id);
    await send(id, randomUUID(), [
      { sequence: 0, applicationId: one.id, state: "ABSENT", occasion: "day-2027-03-09" },
    ]);
    const office3 = (attended: boolean | null) =>
      office.ask(`mutation { recordAttendance(ids: [${one.id}], attended: ${attended}) { state } }`);
    await office3(true);
    const states = async () =>
      (
        await db.attendance.findMany({
          where: { applicationId: one.id, isCurrent: true },
          orderBy: { day: "asc" },
        })
      ).map(({ day, state }) => `${day?.toISOString().slice(5, 10)} ${state}`);
    expect(await states()).toEqual(["03-02 PRESENT", "03-09 ABSENT", "03-16 PRESENT"]);
    await office3(false);
    expect(await states()).toEqual(["03-02 ABSENT", "03-09 ABSENT", "03-16 ABSENT"]);
    expect(await stateOf(one.id)).toBe("NO_SHOW");
    await office3(null);
    expect(await states()).toEqual(["03-02 null", "03-09 null", "03-16 null"]);
    expect(await stateOf(one.id)).toBe("CONFIRMED");
  });

  test("an undo of the office leads back to what counted before: misconduct with its note, and the days of a course", async () => {
    const { id } = await createOpenProgram({ kind: "WORKSHOP" });
    const days = ["2027-03-02", "2027-03-09"];
    await db.programSession.createMany({
      data: days.map((day, position) => ({
        programId: id,
        position,
        titleKo: "강의",
        startsAt: new Date(`${day}T05:00:00Z`),
        endsAt: new Date(`${day}T06:00:00Z`),
      })),
    });
    const one = await confirm(id);
    const occasion = `day-${days[0]}`;
    const note = "휴대전화 사용";
    await send(id, randomUUID(), [
      { sequence: 0, applicationId: one.id, state: "MISCONDUCT", note, occasion, ago: 2 },
    ]);
    const states = async () =>
      (
        await db.attendance.findMany({
          where: { applicationId: one.id, isCurrent: true },
          orderBy: { day: "asc" },
        })
      ).map((row) => [row.state, row.note]);
    const noteAll = (attended: boolean) =>
      office.ask(`mutation { recordAttendance(ids: [${one.id}], attended: ${attended}) { state } }`);
    const undo = () => office.ask(`mutation { undoAttendance(id: ${one.id}) { state } }`);
    await noteAll(false);
    expect(await states()).toEqual([
      ["ABSENT", null],
      ["ABSENT", null],
    ]);
    expect((await undo()).data).toEqual({ undoAttendance: { state: "ATTENDED" } });
    const before = [
      ["MISCONDUCT", note],
      [null, null],
    ];
    expect(await states()).toEqual(before);
    // There is nothing more to undo.
    expect((await undo()).code).toBe("MOVE_REFUSED");
    expect(await states()).toEqual(before);
    expect(await stateOf(one.id)).toBe("ATTENDED");
  });
});
