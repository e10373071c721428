// An application that the office cancelled is restored: seat, payment and state, with words where that is not possible.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { bookPayment } from "#schema/money/payments/book-payment.ts";
import { confirmPaidApplications } from "#schema/programs/applications/confirm-application.ts";
import {
  answered,
  createOpenProgram,
  createPerson,
  expectSound,
  type Person,
} from "#tests/support/applying.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
let person: Person;
let other: Person;
let office: Person;
beforeAll(async () => {
  person = await createPerson(gateway());
  other = await createPerson(gateway());
  office = await createPerson(gateway(), { roles: ["PROGRAM", "FINANCE"] });
});

const cancel = (id: number) =>
  office.ask(`mutation { cancelApplication(id: ${id}, reason: "잘못 누름") { state } }`);
const restore = (id: number) =>
  office.ask(`mutation { restoreApplication(id: ${id}) { state refundState } }`);
const paymentOf = (applicationId: number) => db.payment.findUniqueOrThrow({ where: { applicationId } });
const lastMailTo = async ({ id: memberId }: Person) =>
  (await db.mail.findFirstOrThrow({ where: { memberId }, orderBy: { id: "desc" } })).kind;

async function pay(applicationId: number, amount?: number) {
  const { id, version, amountDue } = await paymentOf(applicationId);
  const received = { method: "BANK_TRANSFER", receivedAt: new Date(), reason: "확인" } as const;
  const booking = { ...received, amount: amount ?? amountDue, acceptSurplus: true };
  const now = new Date();
  await db.$transaction(async (tx) => {
    await bookPayment(tx, { id, version, booking }, { memberId: office.id, now });
    if (amount === undefined) {
      await confirmPaidApplications(tx, { applicationIds: [applicationId], actorId: office.id, now });
    }
  });
}

test("what was unpaid awaits its payment again, and is due", async () => {
  const { id: programId } = await createOpenProgram({ capacity: 1 });
  const { id } = answered(await person.apply(programId));
  await cancel(id);
  expect(await paymentOf(id)).toMatchObject({ state: "CANCELLED" });
  const cancelled = await office.ask(`{ application(id: ${id}) { refundState cancelWords } }`);
  expect(answered(cancelled, "application")).toEqual({ refundState: "CANCELLED", cancelWords: "잘못 누름" });
  const restored = answered(await restore(id), "restoreApplication");
  expect(restored).toEqual({ state: "AWAITING_PAYMENT", refundState: null });
  expect(await paymentOf(id)).toMatchObject({ state: "PENDING", amountDue: 30_000, dueAt: expect.any(Date) });
  expect(await lastMailTo(person)).toBe("APPLICATION_RECEIVED");
  const line = await db.auditEntry.findFirstOrThrow({
    where: { actorId: office.id },
    orderBy: { id: "desc" },
  });
  expect(line).toMatchObject({ action: "restoreApplication", subjectId: id });
  await pay(id);
  expect(await db.application.findUnique({ where: { id } })).toMatchObject({ state: "CONFIRMED" });
  await expectSound(programId);
});

test("what was paid is confirmed again, and what was partly paid awaits the rest", async () => {
  const { id: programId } = await createOpenProgram();
  const { id: paid } = answered(await person.apply(programId));
  await pay(paid);
  const { id: partly } = answered(await other.apply(programId));
  await pay(partly, 10_000);
  await cancel(paid);
  await cancel(partly);
  expect(await paymentOf(paid)).toMatchObject({ state: "REFUND_REQUESTED", refundDue: 30_000 });
  expect((await restore(paid)).data).toMatchObject({ restoreApplication: { state: "CONFIRMED" } });
  expect((await restore(partly)).data).toMatchObject({ restoreApplication: { state: "AWAITING_PAYMENT" } });
  expect(await paymentOf(paid)).toMatchObject({ state: "PAID", refundDue: null, amountPaid: 30_000 });
  expect(await paymentOf(partly)).toMatchObject({ state: "PARTIAL", refundDue: null, amountPaid: 10_000 });
  expect([await lastMailTo(person), await lastMailTo(other)]).toEqual([
    "APPLICATION_CONFIRMED",
    "APPLICATION_RECEIVED",
  ]);
  await expectSound(programId);
});

test("without a seat it is refused, or waits where nothing was to be paid", async () => {
  const { id: dear } = await createOpenProgram({ capacity: 1 });
  const { id: mine } = answered(await person.apply(dear));
  await cancel(mine);
  answered(await other.apply(dear));
  expect((await restore(mine)).code).toBe("PROGRAM_FULL");
  expect(await paymentOf(mine)).toMatchObject({ state: "CANCELLED" });
  const { id: free } = await createOpenProgram({ capacity: 1, fee: 0, waitingList: true });
  const { id: waits } = answered(await person.apply(free));
  await cancel(waits);
  answered(await other.apply(free));
  expect((await restore(waits)).data).toMatchObject({ restoreApplication: { state: "WAITLISTED" } });
  expect(await lastMailTo(person)).toBe("APPLICATION_WAITLISTED");
  await expectSound(dear);
  await expectSound(free);
});

test("of two at once one gets the last seat", async () => {
  const { id: programId } = await createOpenProgram({ capacity: 2, fee: 0 });
  const { id: one } = answered(await person.apply(programId));
  const { id: two } = answered(await other.apply(programId));
  await cancel(one);
  await cancel(two);
  await db.program.update({ where: { id: programId }, data: { capacity: 1 } });
  const replies = await Promise.all([restore(one), restore(two)]);
  expect(replies.map(({ code }) => code ?? "OK").sort()).toEqual(["OK", "PROGRAM_FULL"]);
  await expectSound(programId);
});

test("refused with words: another application, money that went back, a program that has begun, a withdrawal", async () => {
  const { id: programId } = await createOpenProgram();
  const { id } = answered(await person.apply(programId));
  await cancel(id);
  const again = answered(await person.apply(programId));
  expect((await restore(id)).code).toBe("APPLIED_AGAIN");
  await db.application.update({ where: { id: again.id }, data: { state: "WITHDRAWN" } });
  expect((await restore(again.id)).code).toBe("MOVE_REFUSED");
  await db.payment.update({ where: { applicationId: id }, data: { amountPaid: 1, amountRefunded: 1 } });
  expect((await restore(id)).code).toBe("MONEY_WENT_BACK");
  await db.program.update({ where: { id: programId }, data: { startsAt: new Date(Date.now() - 1000) } });
  expect((await restore(id)).code).toBe("PROGRAM_OVER");
});
