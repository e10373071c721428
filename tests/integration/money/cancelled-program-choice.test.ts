// Whose program is cancelled chooses: the money back, or for another payment (docs/refunds.md#a-surplus).
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";
import {
  BOOK,
  createPayment,
  expectSoundPayment,
  REFUND,
  TAKE_BACK,
  TRANSFER_MINE,
} from "#tests/support/paying.ts";

const gateway = useGateway();
let finance: Person;
let programs: Person;
beforeAll(async () => {
  finance = await createPerson(gateway(), { roles: ["FINANCE"] });
  programs = await createPerson(gateway(), { roles: ["PROGRAM"] });
});
const rowOf = (id: number) => db.payment.findUniqueOrThrow({ where: { id } });
async function act(operation: string, id: number, rest: object = {}) {
  const { version } = await rowOf(id);
  return await finance.ask(operation, { id, version, reason: "사유", seat: "FREE", ...rest });
}
async function use(person: Person, id: number, toId: number) {
  const [from, to] = [await rowOf(id), await rowOf(toId)];
  return await person.ask(TRANSFER_MINE, { id, version: from.version, toId, toVersion: to.version });
}

/** Somebody who has paid for a program that is cancelled then. */
async function cancelled() {
  const person = await createPerson(gateway());
  const program = await createOpenProgram({ fee: 30_000 });
  const application = answered(await person.apply(program.id));
  const { id } = await db.payment.findFirstOrThrow({ where: { applicationId: application.id } });
  answered(await act(BOOK, id, { amount: 30_000 }), "bookPayment");
  const { version } = await db.program.findUniqueOrThrow({ where: { id: program.id } });
  const CANCEL = `mutation { cancelProgram(id: ${program.id}, version: ${version}, noteKo: "사정") { id } }`;
  answered(await programs.ask(CANCEL), "cancelProgram");
  return { person, id };
}
const MINE = "{ myPayments { items { id transferable surplusTargets { id } viewerCanNameRefundAccount } } }";

test("all of it counts for another payment, and is due again when that is undone", async () => {
  const { person, id } = await cancelled();
  await expect.poll(async () => (await rowOf(id)).state).toBe("REFUND_REQUESTED");
  const { id: toId } = await createPayment({ memberId: person.id });
  const { items } = answered(await person.ask(MINE), "myPayments");
  expect(items.find((one: { id: number }) => one.id === id)).toEqual({
    id,
    transferable: 30_000,
    surplusTargets: [{ id: toId }],
    viewerCanNameRefundAccount: true,
  });
  answered(await use(person, id, toId), "transferMySurplus");
  expect(await rowOf(id)).toMatchObject({ state: "CANCELLED", amountPaid: 0, refundDue: 0 });
  expect(await rowOf(toId)).toMatchObject({ state: "PARTIAL", amountPaid: 30_000 });
  answered(await act(TAKE_BACK, toId), "reverseBooking");
  expect(await rowOf(id)).toMatchObject({ state: "REFUND_REQUESTED", amountPaid: 30_000, refundDue: 30_000 });
  expect(await rowOf(toId)).toMatchObject({ state: "PENDING", amountPaid: 0 });
  await expectSoundPayment(id);
  await expectSoundPayment(toId);
});

test("a part of it counts, and the rest is refunded", async () => {
  const { person, id } = await cancelled();
  await expect.poll(async () => (await rowOf(id)).state).toBe("REFUND_REQUESTED");
  const { id: toId } = await createPayment({ memberId: person.id, amountDue: 10_000 });
  answered(await use(person, id, toId), "transferMySurplus");
  expect(await rowOf(id)).toMatchObject({ state: "REFUND_REQUESTED", amountPaid: 20_000, refundDue: 20_000 });
  expect(await rowOf(toId)).toMatchObject({ state: "PAID" });
  answered(await act(REFUND, id, { amount: 20_000 }), "refundPayment");
  expect(await rowOf(id)).toMatchObject({ state: "REFUNDED" });
  await expectSoundPayment(id);
});

test("what was sent back in part, or is due in part only, is refunded", async () => {
  const { person, id } = await cancelled();
  await expect.poll(async () => (await rowOf(id)).state).toBe("REFUND_REQUESTED");
  const { id: toId } = await createPayment({ memberId: person.id });
  answered(await act(REFUND, id, { amount: 10_000 }), "refundPayment");
  expect((await use(person, id, toId)).code).toBe("PAYMENT_MOVE_REFUSED");
  await expectSoundPayment(id);
});
