// Phones at two doors come back into the network at the same moment, with records of the same people: one
// counts for each, the later one, and each is stored once, however often it is sent.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { MINUTE } from "#schema/validation/core/durations.ts";
import {
  answered,
  createOpenProgram,
  createPerson,
  expectSound,
  type Person,
} from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const PEOPLE = 20;
const SEND = `mutation ($programId: Id!, $batch: AttendanceBatchInput!) {
  sendAttendance(programId: $programId, batch: $batch) { sequence outcome }
}`;

let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
});

const confirmed = async (programId: number) => {
  const rows = await Promise.all(
    Array.from({ length: PEOPLE }, (_, index) =>
      db.application.create({
        data: {
          programId,
          name: `응시자 ${index}`,
          email: `a${index}@b.example`,
          amount: 0,
          state: "CONFIRMED",
          moves: { create: { to: "CONFIRMED", createdAt: new Date() } },
        },
      }),
    ),
  );
  await db.program.update({ where: { id: programId }, data: { seatsTaken: PEOPLE } });
  return rows.map(({ id }) => id);
};

test("two phones that were offline, each sent three times at once: the later record counts, none is stored twice", async () => {
  const { id: programId } = await createOpenProgram();
  const ids = await confirmed(programId);
  const sentAt = new Date();
  // The first door saw them ten minutes ago as absent; the second saw them come.
  const batchOf = (device: string, state: "ABSENT" | "PRESENT", ago: number, order: readonly number[]) => ({
    device: `${device}-${programId}`,
    sentAt,
    records: order.map((applicationId, sequence) => ({
      sequence,
      applicationId,
      occasion: "program",
      state,
      at: new Date(sentAt.getTime() - ago * MINUTE),
    })),
  });
  const batches = [
    batchOf("first-door", "ABSENT", 10, ids),
    batchOf("second-door", "PRESENT", 5, ids.toReversed()),
  ];
  const replies = await Promise.all(
    [...batches, ...batches, ...batches].map((batch) => office.ask(SEND, { programId, batch })),
  );
  for (const reply of replies) expect(answered(reply, "sendAttendance")).toHaveLength(PEOPLE);
  const of = { application: { programId } };
  expect(await db.attendance.count({ where: of })).toBe(2 * PEOPLE);
  const counting = await db.attendance.findMany({ where: { ...of, isCurrent: true } });
  expect(counting.map(({ state }) => state)).toEqual(Array(PEOPLE).fill("PRESENT"));
  expect(await db.application.count({ where: { programId, state: "ATTENDED" } })).toBe(PEOPLE);
  await expectSound(programId);
});
