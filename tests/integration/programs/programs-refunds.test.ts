// Refund steps and deadlines of a program's own: as they are written, read before somebody applies, and done by.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { seoulDay, seoulMidnight } from "#schema/validation/core/seoul.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";

const gateway = useGateway();
let person: Person;
let office: Person;

beforeAll(async () => {
  person = await createPerson(gateway());
  office = await createPerson(gateway(), { roles: ["PROGRAM"] });
});

const SAVE = `mutation ($id: Id!, $version: Int!, $input: ProgramInput!) {
  saveProgram(id: $id, version: $version, input: $input) { id }
}`;
const STORED = `query ($id: Id!) {
  programForEditing(id: $id) { changeUntil withdrawUntil refundRules { daysBefore percent } }
}`;
const RULES = `query ($id: Id!) {
  program(id: $id) { withdrawalRules { changeUntil withdrawUntil refundSteps { until percent } } }
}`;

const now = Date.now();
const startsAt = new Date(now + 10 * DAY);
const input = (more: object) => ({
  kind: "SEMINAR",
  ko: { title: "환불 규정이 있는 세미나" },
  startsAt,
  endsAt: new Date(startsAt.getTime() + 2 * HOUR),
  applyFrom: new Date(now - HOUR),
  fee: 30_000,
  publishedAt: new Date(now - HOUR),
  ...more,
});
/** The end of the day so many days before the event. */
const dayBefore = (days: number) => seoulMidnight(seoulDay(startsAt), 1 - days).toISOString();
const rulesOf = async (id: number) => {
  const { data } = await askGraphql(gateway(), RULES, { variables: { id } });
  return Object(data).program.withdrawalRules;
};

describe("what the office writes", () => {
  test("is read by everybody as moments; without steps of its own those of the settings hold", async () => {
    const { id } = await createOpenProgram({ startsAt, applyTo: null });
    expect((await rulesOf(id)).refundSteps).toEqual([{ until: startsAt.toISOString(), percent: 100 }]);
    const refundRules = [
      { daysBefore: 3, percent: 40 },
      { daysBefore: 7, percent: 90 },
    ];
    const [changeUntil, withdrawUntil] = [new Date(now + DAY), new Date(now + 9 * DAY)];
    const saved = await office.ask(SAVE, {
      id,
      version: 1,
      input: input({ refundRules, changeUntil, withdrawUntil }),
    });
    expect(saved.errors).toEqual([]);
    expect(answered(await office.ask(STORED, { id }), "programForEditing")).toEqual({
      changeUntil: changeUntil.toISOString(),
      withdrawUntil: withdrawUntil.toISOString(),
      refundRules: refundRules.toReversed(),
    });
    expect(await rulesOf(id)).toEqual({
      changeUntil: changeUntil.toISOString(),
      withdrawUntil: withdrawUntil.toISOString(),
      refundSteps: [
        { until: dayBefore(7), percent: 90 },
        { until: dayBefore(3), percent: 40 },
      ],
    });
    await office.ask(SAVE, { id, version: 2, input: input({}) });
    expect(answered(await office.ask(STORED, { id }), "programForEditing")).toEqual({
      changeUntil: null,
      withdrawUntil: null,
      refundRules: null,
    });
  });

  test("is refused where it is after the event or twice the same day", async () => {
    const { id } = await createOpenProgram({ startsAt });
    const late = new Date(startsAt.getTime() + HOUR);
    const twice = [
      { daysBefore: 3, percent: 40 },
      { daysBefore: 3, percent: 20 },
    ];
    const reply = await office.ask(SAVE, {
      id,
      version: 1,
      input: input({ changeUntil: late, withdrawUntil: late }),
    });
    expect(reply.errors[0]?.extensions?.fields).toEqual({
      changeUntil: ["WINDOW_AFTER_START"],
      withdrawUntil: ["WINDOW_AFTER_START"],
    });
    const other = await office.ask(SAVE, { id, version: 1, input: input({ refundRules: twice }) });
    expect(other.errors[0]?.extensions?.fields).toEqual({ "refundRules.1.daysBefore": ["NUMBER_INVALID"] });
  });

  test("says nothing where people apply on another site", async () => {
    const { id } = await createOpenProgram({ applyLink: "https://example.org/apply" });
    expect(await rulesOf(id)).toBeNull();
  });
});

test("an applicant gets back what the program's own steps say, and can neither change nor withdraw after its deadlines", async () => {
  const refundRules = [{ daysBefore: 8, percent: 30 }];
  const { id } = await createOpenProgram({ startsAt, refundRules });
  const { id: applicationId } = answered(await person.apply(id));
  await db.payment.updateMany({
    where: { applicationId },
    data: { state: "PAID", amountPaid: 30_000, paidAt: new Date() },
  });
  const mine = async () => {
    const reply = await person.ask(
      "{ myApplications { id refundIfWithdrawn viewerCanChange viewerCanWithdraw } }",
    );
    return answered(reply, "myApplications").find((one: { id: number }) => one.id === applicationId);
  };
  expect(await mine()).toMatchObject({
    refundIfWithdrawn: 9_000,
    viewerCanChange: true,
    viewerCanWithdraw: true,
  });
  // The office gives back all, and says how much before it cancels.
  const office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  const asked = await office.ask(`{ application(id: ${applicationId}) { refundIfCancelled } }`);
  expect(asked.data).toEqual({ application: { refundIfCancelled: 30_000 } });
  const passed = new Date(Date.now() - HOUR);
  await db.program.update({ where: { id }, data: { changeUntil: passed, withdrawUntil: passed } });
  expect(await mine()).toMatchObject({
    refundIfWithdrawn: 0,
    viewerCanChange: false,
    viewerCanWithdraw: false,
  });
  const WITHDRAW = `mutation { withdrawApplication(id: ${applicationId}, version: 1, refundAccount: "가나은행 1") { state } }`;
  expect((await person.ask(WITHDRAW)).code).toBe("DEADLINE_PASSED");
  const CHANGE = `mutation { changeApplication(id: ${applicationId}, version: 1, form: { name: "새 이름" }) { id } }`;
  expect((await person.ask(CHANGE)).code).toBe("DEADLINE_PASSED");
  await db.program.update({ where: { id }, data: { withdrawUntil: null } });
  expect(answered(await person.ask(WITHDRAW), "withdrawApplication")).toEqual({ state: "WITHDRAWN" });
  expect(await db.payment.findUniqueOrThrow({ where: { applicationId } })).toMatchObject({
    refundDue: 9_000,
  });
});
