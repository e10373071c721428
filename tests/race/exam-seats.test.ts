// Numbers and seats of a session are given while people pay and withdraw, on connections of their own.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { SEATED_STATES } from "#schema/validation/programs/exam-seats.ts";
import { createPerson, expectSound, type Person } from "#tests/support/applying.ts";
import { createExam, createExaminee } from "#tests/support/exam-sessions.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const RULE = { order: "RANDOM", seed: "봄", prefix: "28", hasPart: true, digits: 3 };
const PLAN = `query ($programId: Id!, $rule: SeatingRuleInput!) {
  examSeating(programId: $programId) { plan(rule: $rule) { digest } } }`;
const NUMBER = `mutation ($programId: Id!, $rule: SeatingRuleInput!, $digest: String!) {
  numberExaminees(programId: $programId, rule: $rule, digest: $digest) { numbered } }`;

/** Numbers until the plan that was seen is still the plan, as the office does: looks, and presses the button. */
async function numberAll(office: Person, programId: number): Promise<void> {
  for (;;) {
    const { data } = await office.ask(PLAN, { programId, rule: RULE });
    const digest = Object(data).examSeating?.plan?.digest;
    const { code } = await office.ask(NUMBER, { programId, rule: RULE, digest });
    if (code === null || code === "MOVE_REFUSED") return;
    expect(["COUNT_CHANGED", "UNAVAILABLE"]).toContain(code);
  }
}

test("no number and no seat twice, and no seat of somebody who left, while 16 pay and 8 are cancelled", async () => {
  const office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  const other = await createPerson(gateway(), { roles: ["PROGRAM"] });
  const { programId, sites } = await createExam({ sites: [[10, 10], [12]] });
  const make = (index: number, state: "CONFIRMED" | "AWAITING_PAYMENT") =>
    createExaminee(programId, { name: `사람 ${index}`, siteId: sites[index % 2]?.siteId ?? 0, state });
  const paid = await Promise.all(Array.from({ length: 12 }, (_, index) => make(index, "CONFIRMED")));
  const paying = await Promise.all(
    Array.from({ length: 16 }, (_, index) => make(index + 12, "AWAITING_PAYMENT")),
  );
  await db.program.update({ where: { id: programId }, data: { seatsTaken: 28 } });
  await Promise.all([
    numberAll(office, programId),
    numberAll(other, programId),
    ...paying.map(({ id }) => office.ask(`mutation { confirmApplication(id: ${id}) { id } }`)),
    ...paid
      .slice(0, 8)
      .map(({ id }) => other.ask(`mutation { cancelApplication(id: ${id}, reason: "사정") { id } }`)),
  ]);
  await numberAll(office, programId);
  const rows = await db.application.findMany({ where: { programId } });
  const seated = rows.filter(({ state }) => SEATED_STATES.some((one) => one === state));
  expect(seated.length).toBeGreaterThanOrEqual(20);
  expect(seated.every(({ examNumber, roomId, seatNumber }) => examNumber && roomId && seatNumber)).toBe(true);
  expect(new Set(seated.map(({ roomId, seatNumber }) => `${roomId}/${seatNumber}`)).size).toBe(seated.length);
  const left = rows.filter(({ state }) => state === "CANCELLED");
  expect(left.every(({ roomId, seatNumber }) => roomId === null && seatNumber === null)).toBe(true);
  await expectSound(programId);
});
