// Several people, gateways and clocks at one payment, on connections of their own: money is counted once, no
// matter who is faster.

import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { expirePayments } from "#schema/money/payments/expire-payments.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import {
  answered,
  createOpenProgram,
  createPerson,
  expectSound,
  type Person,
} from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import {
  APPROVE,
  BOOK,
  createPayment,
  DECLARE,
  EXEMPT,
  expectSoundPayment,
  REFUND,
  VOID,
} from "#tests/support/paying.ts";

const gateway = useGateway();
const ROUNDS = 6;
const DUE = 50_000;
let payer: Person;
let desk: Person[] = [];
beforeAll(async () => {
  payer = await createPerson(gateway());
  desk = await Promise.all(Array.from({ length: 4 }, () => createPerson(gateway(), { roles: ["FINANCE"] })));
});
const first = (): Person => {
  const [person] = desk;
  if (!person) throw new Error("Nobody is there");
  return person;
};
const rowOf = (id: number) => db.payment.findUniqueOrThrow({ where: { id } });
const codesOf = (answers: readonly { code: string | null }[]) =>
  answers.map(({ code }) => code ?? "done").sort();

test("of several people who book, exempt and void one payment one does, and the money is there once", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await createPayment({ memberId: payer.id, amountDue: DUE });
    const asked = { id, version: 1, amount: DUE, reason: "가" };
    const operations = [BOOK, BOOK, EXEMPT, VOID];
    const answers = await Promise.all(
      desk.map(({ ask }, index) => ask(operations[(index + round) % operations.length] ?? BOOK, asked)),
    );
    expect(codesOf(answers)).toEqual(["CONFLICT", "CONFLICT", "CONFLICT", "done"]);
    expect((await rowOf(id)).amountPaid).toBeLessThanOrEqual(DUE);
    await expectSoundPayment(id);
  }
});

test("a booking that is sent twenty times is booked once, and a refund is given once", async () => {
  const { id } = await createPayment({ memberId: payer.id, amountDue: DUE });
  const twenty = (operation: string, version: number) =>
    Promise.all(
      Array.from({ length: 20 }, () => first().ask(operation, { id, version, amount: DUE, reason: "가" })),
    );
  expect(codesOf(await twenty(BOOK, 1)).filter((code) => code === "done")).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ state: "PAID", amountPaid: DUE });
  expect(codesOf(await twenty(REFUND, 2)).filter((code) => code === "done")).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ state: "REFUNDED", amountRefunded: DUE });
  expect(await db.mail.count({ where: { memberId: payer.id, kind: "PAYMENT_REFUNDED" } })).toBe(1);
  await expectSoundPayment(id);
});

test("a deadline, on several gateways at once, against the booking and the payer's word: one of them counts, once", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: programId } = await createOpenProgram({ capacity: 1 });
    const { id: applicationId } = answered(await payer.apply(programId));
    const { id } = await db.payment.findUniqueOrThrow({ where: { applicationId } });
    const late = new Date(Date.now() + 8 * DAY);
    const word = round % 2 === 0 ? payer.ask(DECLARE, { id, version: 1 }) : null;
    const [answer] = await Promise.all([
      word ?? first().ask(BOOK, { id, version: 1, amount: 30_000 }),
      expirePayments(late),
      expirePayments(late),
      expirePayments(late),
    ]);
    const { state } = await rowOf(id);
    const application = await db.application.findUniqueOrThrow({ where: { id: applicationId } });
    if (answer?.code === null) {
      expect([state, application.state]).toEqual(
        word ? ["DECLARED", "AWAITING_PAYMENT"] : ["PAID", "CONFIRMED"],
      );
    } else {
      expect([state, application.state]).toEqual(["EXPIRED", "CANCELLED"]);
      expect(await db.paymentMove.count({ where: { paymentId: id, to: "EXPIRED" } })).toBe(1);
    }
    await expectSoundPayment(id);
    await expectSound(programId);
  }
});

test("a withdrawal and a booking at the same time: nobody waits for ever, and the money is booked or refused", async () => {
  const WITHDRAW = `mutation ($id: Id!, $version: Int!) {
    withdrawApplication(id: $id, version: $version, refundAccount: "가온은행 1") { id state }
  }`;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: programId } = await createOpenProgram({ capacity: 1 });
    const { id: applicationId, version } = answered(await payer.apply(programId));
    const { id } = await db.payment.findUniqueOrThrow({ where: { applicationId } });
    const [booked, withdrawn] = await Promise.all([
      first().ask(BOOK, { id, version: 1, amount: 30_000 }),
      payer.ask(WITHDRAW, { id: applicationId, version }),
    ]);
    const { state } = await rowOf(id);
    if (booked.code !== null) expect([booked.code, state]).toEqual(["CONFLICT", "CANCELLED"]);
    else expect(state).toBe(withdrawn.code === null ? "REFUND_REQUESTED" : "PAID");
    await expectSoundPayment(id);
    await expectSound(programId);
  }
});

test("dues that several people ask for at once are asked for once", async () => {
  const member = await createPerson(gateway());
  const dues = { memberId: member.id, type: "ANNUAL", year: 2026 } as const;
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => createPayment(dues)));
  const refused = asked.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  expect(refused).toEqual(Array.from({ length: 4 }, () => "DUES_ASKED_ALREADY"));
  expect(await db.payment.count({ where: { memberId: member.id } })).toBe(1);
});

test("of several who approve one act one does, and what moved meanwhile is not done over", async () => {
  await createSettings({ twoPersonsAbove: 1 });
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await createPayment({ memberId: payer.id, amountDue: DUE });
    await first().ask(BOOK, { id, version: 1, amount: DUE });
    answered(await first().ask(REFUND, { id, version: 2, amount: DUE, reason: "가" }), "refundPayment");
    const proposal = await db.paymentProposal.findFirstOrThrow({ where: { paymentId: id } });
    const [, ...others] = desk;
    const approvals = others.map(({ ask }) => ask(APPROVE, { id: proposal.id }));
    // Every other round somebody moves the payment at the same time.
    const moved = round % 2 === 0 ? null : first().ask(REFUND, { id, version: 2, amount: 1, reason: "가" });
    const codes = codesOf(await Promise.all(approvals));
    const overtook = moved !== null && (await moved).code === null;
    expect(codes).toEqual(["CONFLICT", "CONFLICT", overtook ? "CONFLICT" : "done"]);
    expect((await rowOf(id)).amountRefunded).toBe(overtook ? 1 : DUE);
    await expectSoundPayment(id);
  }
});
