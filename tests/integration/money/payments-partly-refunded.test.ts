// A part that went back before takes nothing of the right to the rest: whatever ends an application, what is
// due is computed from what is there.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings, TEST_PASSWORD } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { BOOK, createPayment, expectSoundPayment, REFUND } from "#tests/support/paying.ts";

const gateway = useGateway();
let finance: Person;
let programs: Person;
beforeAll(async () => {
  finance = await createPerson(gateway(), { roles: ["FINANCE"] });
  programs = await createPerson(gateway(), { roles: ["PROGRAM"] });
  await createSettings({ refundRules: [{ daysBefore: 5, percent: 50 }] });
});

const rowOf = (id: number) => db.payment.findUniqueOrThrow({ where: { id } });
async function act(operation: string, id: number, rest: object) {
  const { version } = await rowOf(id);
  return await finance.ask(operation, { id, version, reason: "사정", ...rest });
}
const refund = async (id: number, amount: number, seat = "KEEP") =>
  answered(await act(REFUND, id, { amount, seat }), "refundPayment");

/** An application for 50,000 won that is paid, of which 10,000 were returned as goodwill. */
async function partlyRefunded(person: Person) {
  const { id: programId } = await createOpenProgram({ fee: 50_000 });
  const { id } = answered(await person.apply(programId));
  const { id: paymentId } = await db.payment.findUniqueOrThrow({ where: { applicationId: id } });
  answered(await act(BOOK, paymentId, { amount: 50_000 }), "bookPayment");
  expect((await refund(paymentId, 10_000)).state).toBe("PARTLY_REFUNDED");
  return { id, programId, paymentId };
}
const withdraw = async (person: Person, id: number) => {
  const { version } = await db.application.findUniqueOrThrow({ where: { id } });
  return await person.ask(
    `mutation { withdrawApplication(id: ${id}, version: ${version}, refundAccount: "가나은행 1") { id } }`,
  );
};

describe("what is there after a part went back", () => {
  test("goes back when the application is withdrawn, and the applicant is told before how much", async () => {
    const person = await createPerson(gateway());
    const { id, paymentId } = await partlyRefunded(person);
    const { data } = await person.ask("{ myApplications { refundIfWithdrawn } }");
    expect(data).toEqual({ myApplications: [{ refundIfWithdrawn: 40_000 }] });
    answered(await withdraw(person, id), "withdrawApplication");
    const due = { state: "REFUND_REQUESTED", refundDue: 40_000, refundAccount: "가나은행 1" };
    expect(await rowOf(paymentId)).toMatchObject(due);
    expect((await refund(paymentId, 40_000)).state).toBe("REFUNDED");
    await expectSoundPayment(paymentId);
  });

  test("goes back by the rules of the day", async () => {
    const person = await createPerson(gateway());
    const { id, programId, paymentId } = await partlyRefunded(person);
    const closed = { applyTo: new Date(Date.now() - HOUR / 2), startsAt: new Date(Date.now() + 7 * DAY) };
    await db.program.update({ where: { id: programId }, data: closed });
    answered(await withdraw(person, id), "withdrawApplication");
    expect(await rowOf(paymentId)).toMatchObject({ state: "REFUND_REQUESTED", refundDue: 20_000 });
    await expectSoundPayment(paymentId);
  });

  test("goes back when the office, the program or the account ends it", async () => {
    const ends = {
      office: async (_person: Person, { id }: { id: number }) =>
        answered(
          await programs.ask(`mutation { cancelApplication(id: ${id}, reason: "사정") { id } }`),
          "cancelApplication",
        ),
      program: async (_person: Person, { programId }: { programId: number }) => {
        const { version } = await db.program.findUniqueOrThrow({ where: { id: programId } });
        answered(
          await programs.ask(`mutation { cancelProgram(id: ${programId}, version: ${version}) { id } }`),
          "cancelProgram",
        );
      },
      account: async ({ headers }: Person) => {
        const body = JSON.stringify({ password: TEST_PASSWORD, refund_account: "가나은행 2" });
        const sent = await fetch(`${gateway().url}/api/v1/withdraw`, {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body,
        });
        expect(sent.status).toBe(204);
      },
    };
    for (const [by, end] of Object.entries(ends)) {
      const person = await createPerson(gateway());
      const made = await partlyRefunded(person);
      await end(person, made);
      expect(await rowOf(made.paymentId), by).toMatchObject({ state: "REFUND_REQUESTED", refundDue: 40_000 });
      await expectSoundPayment(made.paymentId);
    }
  });

  test("goes back as goodwill, too, in as many parts as the office likes", async () => {
    const { paymentId } = await partlyRefunded(await createPerson(gateway()));
    expect((await refund(paymentId, 15_000)).state).toBe("PARTLY_REFUNDED");
    expect((await refund(paymentId, 25_000, "FREE")).state).toBe("REFUNDED");
    await expectSoundPayment(paymentId);
  });
});

describe("a part that came in", () => {
  test("goes back in part while the rest is awaited, or whole, and then nothing is asked any more", async () => {
    const { id } = await createPayment();
    answered(await act(BOOK, id, { amount: 30_000 }), "bookPayment");
    expect((await refund(id, 10_000)).state).toBe("PARTIAL");
    expect((await refund(id, 20_000)).state).toBe("REFUNDED");
    await expectSoundPayment(id);
  });

  test("ends the application that awaited its payment", async () => {
    const person = await createPerson(gateway());
    const { id: programId } = await createOpenProgram({ fee: 50_000 });
    const { id } = answered(await person.apply(programId));
    const payment = await db.payment.findUniqueOrThrow({ where: { applicationId: id } });
    answered(await act(BOOK, payment.id, { amount: 30_000 }), "bookPayment");
    expect((await refund(payment.id, 30_000)).state).toBe("REFUNDED");
    expect(await db.application.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: "CANCELLED" });
    expect(await db.program.findUniqueOrThrow({ where: { id: programId } })).toMatchObject({ seatsTaken: 0 });
  });
});
