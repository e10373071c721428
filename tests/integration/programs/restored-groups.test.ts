// A group that its contact withdrew as a whole is restored by the office in one action, all or none.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { answered, createPerson, expectSound, type Person } from "#tests/support/applying.ts";
import { createOpenExam } from "#tests/support/exams.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { applyForGroup, groupOf, WITHDRAW_FROM_GROUP } from "#tests/support/groups.ts";
import { BOOK, expectSoundPayment } from "#tests/support/paying.ts";

const gateway = useGateway();
const EACH = 30_000;
let office: Person;
let contact: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["FINANCE", "PROGRAM"] });
});
beforeEach(async () => {
  contact = await createPerson(gateway());
});

/** A group of three for an exam with that many seats, by its people's applications. */
async function groupOfThree(seats = 3) {
  const { id: programId } = await createOpenExam([seats]);
  const made = await applyForGroup(contact, { programId, rows: groupOf(3), each: EACH });
  const { id, people }: { id: number; people: { id: number }[] } = answered(made, "applyForGroup");
  return { programId, id, ids: people.map((one) => one.id) };
}
const withdraw = async (id: number, people: readonly number[], account: string | null = null) =>
  answered(await contact.ask(WITHDRAW_FROM_GROUP, { id, people, account }), "withdrawFromGroup");
const restore = (groupId: number) => office.ask(`mutation { restoreGroup(groupId: ${groupId}) }`);
const withdrawnOf = async (id: number) =>
  answered(await office.ask(`{ application(id: ${id}) { withdrawnOfGroup } }`), "application")
    .withdrawnOfGroup;
const statesOf = async (groupId: number) =>
  (await db.application.findMany({ where: { groupId }, orderBy: { id: "asc" } })).map(({ state }) => state);
const paymentOf = (groupId: number) => db.payment.findUniqueOrThrow({ where: { groupId } });

test("an unpaid group awaits its payment again, its contact gets one mail, and each person has a line in the log", async () => {
  const { id, ids, programId } = await groupOfThree();
  await withdraw(id, ids);
  expect(await paymentOf(id)).toMatchObject({ state: "CANCELLED" });
  expect(await withdrawnOf(ids[0] ?? 0)).toBe(3);
  expect((await restore(id)).data).toEqual({ restoreGroup: 3 });
  expect(await statesOf(id)).toEqual(Array(3).fill("AWAITING_PAYMENT"));
  expect(await paymentOf(id)).toMatchObject({
    state: "PENDING",
    amountDue: 3 * EACH,
    dueAt: expect.any(Date),
  });
  const mails = await db.mail.findMany({ where: { memberId: contact.id, kind: "GROUP_RESTORED" } });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("3명");
  expect(mails[0]?.text).toContain("90,000");
  expect(await db.auditEntry.count({ where: { action: "restoreGroup", subjectId: { in: ids } } })).toBe(3);
  expect((await restore(id)).code).toBe("MOVE_REFUSED");
  expect(await withdrawnOf(ids[0] ?? 0)).toBe(0);
  await expectSound(programId);
  await expectSoundPayment((await paymentOf(id)).id);
});

test("of a paid group the whole refund ends, and all are confirmed", async () => {
  const { id, ids, programId } = await groupOfThree();
  const { id: paymentId, version } = await paymentOf(id);
  answered(
    await office.ask(BOOK, { id: paymentId, version, amount: 3 * EACH, reason: "통장" }),
    "bookPayment",
  );
  await withdraw(id, ids, "국민 1 홍길동");
  expect(await paymentOf(id)).toMatchObject({ state: "REFUND_REQUESTED" });
  expect((await restore(id)).data).toEqual({ restoreGroup: 3 });
  expect(await statesOf(id)).toEqual(Array(3).fill("CONFIRMED"));
  expect(await paymentOf(id)).toMatchObject({ state: "PAID", refundDue: null, amountPaid: 3 * EACH });
  await expectSound(programId);
  await expectSoundPayment(paymentId);
});

test("who withdrew alone stays out, also where the contact withdrew the others in two steps", async () => {
  const { id, ids, programId } = await groupOfThree();
  const [one = 0, two = 0, three = 0] = ids;
  await db.application.update({ where: { id: one }, data: { memberId: contact.id } });
  const { version } = await db.application.findUniqueOrThrow({ where: { id: one } });
  const own = `mutation { withdrawApplication(id: ${one}, version: ${version}) { state } }`;
  expect((await contact.ask(own)).errors).toEqual([]);
  await withdraw(id, [two]);
  await withdraw(id, [three]);
  expect((await restore(id)).data).toEqual({ restoreGroup: 2 });
  expect(await statesOf(id)).toEqual(["WITHDRAWN", "AWAITING_PAYMENT", "AWAITING_PAYMENT"]);
  expect(await paymentOf(id)).toMatchObject({ amountDue: 2 * EACH });
  await expectSound(programId);
});

test("without a seat for everybody nobody is restored", async () => {
  const { id, ids, programId } = await groupOfThree();
  await withdraw(id, ids);
  await db.examSeats.updateMany({ where: { site: { programId } }, data: { seats: 2 } });
  expect((await restore(id)).code).toBe("PROGRAM_FULL");
  expect(await statesOf(id)).toEqual(Array(3).fill("WITHDRAWN"));
  expect(await paymentOf(id)).toMatchObject({ state: "CANCELLED" });
  expect(await db.mail.count({ where: { memberId: contact.id, kind: "GROUP_RESTORED" } })).toBe(0);
});
