// @module-tag both
// An institution applies for several people: seats together or not at all, one payment, an application for each person.
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { expirePayments } from "#schema/money/payments/expire-payments.ts";
import { onAddressProved } from "#schema/people/account/account-events.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import {
  answered,
  createOpenProgram,
  createPerson,
  expectSound,
  type Person,
} from "#tests/support/applying.ts";
import { createOpenExam } from "#tests/support/exams.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { applyForGroup, GROUP_PREVIEW, groupOf, WITHDRAW_FROM_GROUP } from "#tests/support/groups.ts";
import { BOOK, expectSoundPayment } from "#tests/support/paying.ts";

const gateway = useGateway();
const EACH = 30_000;
let contact: Person;
let other: Person;
let finance: Person;
beforeAll(async () => {
  other = await createPerson(gateway());
  finance = await createPerson(gateway(), { roles: ["FINANCE", "PROGRAM"] });
});

// A contact has three groups at most that wait for their payment.
beforeEach(async () => {
  contact = await createPerson(gateway());
});

const apply = async (programId: number, rows: readonly object[]) =>
  answered(await applyForGroup(contact, { programId, rows, each: EACH }), "applyForGroup");
const prove = ({ id }: Person) => db.member.update({ where: { id }, data: { emailProvedAt: new Date() } });
const statesOf = async (groupId: number) =>
  (await db.application.findMany({ where: { groupId }, orderBy: { id: "asc" } })).map(({ state }) => state);
const paymentOf = (groupId: number) => db.payment.findUniqueOrThrow({ where: { groupId } });
const book = async (groupId: number, amount: number) => {
  const { id, version } = await paymentOf(groupId);
  return answered(await finance.ask(BOOK, { id, version, amount, reason: "통장" }), "bookPayment");
};
const withdraw = (id: number, people: readonly number[], account: string | null = null) =>
  contact.ask(WITHDRAW_FROM_GROUP, { id, people, account });

describe("applying", () => {
  test("five people get an application each, one payment has the sum, and its money confirms all", async () => {
    const { id, sites } = await createOpenExam([3, 3]);
    const rows = [
      ...groupOf(3, { part: "번역", pair: "한국어–영어", site: "고사장 1" }),
      ...groupOf(2, { part: "Translation", pair: "ko-en", site: "고사장2" }),
    ];
    const group = await apply(id, rows);
    expect(group.payment).toMatchObject({
      state: "PENDING",
      amountDue: 5 * EACH,
      payerName: "한국통번역대학원",
    });
    expect(await statesOf(group.id)).toEqual(Array(5).fill("AWAITING_PAYMENT"));
    const seats = await db.examSeats.findMany({
      where: { siteId: { in: [...sites] } },
      orderBy: { siteId: "asc" },
    });
    expect(seats.map(({ seatsTaken }) => seatsTaken)).toEqual([3, 2]);
    await book(group.id, 5 * EACH);
    expect(await statesOf(group.id)).toEqual(Array(5).fill("CONFIRMED"));
    const mails = await db.mail.findMany({
      where: { toAddress: Object(rows[0]).email },
      orderBy: { id: "asc" },
    });
    expect(mails.map(({ kind }) => kind)).toEqual(["APPLICATION_BY_GROUP", "APPLICATION_CONFIRMED"]);
    expect(mails[0]?.text).not.toContain("한국통번역대학원");
    await expectSound(id);
    await expectSoundPayment((await paymentOf(group.id)).id);
  });

  test("where one place lacks a seat nobody is applied for, and the preview says which lacks how many", async () => {
    const { id } = await createOpenExam([2, 5]);
    const rows = [...groupOf(3, { site: "고사장 1" }), ...groupOf(2, { site: "고사장 2" })];
    const preview = answered(await contact.ask(GROUP_PREVIEW, { programId: id, rows }), "groupPreview");
    expect(preview).toMatchObject({
      errors: [],
      lacks: [{ site: { text: "고사장 1" }, part: "TRANSLATION", pair: "KO_EN", needed: 3, free: 2 }],
      total: 5 * EACH,
    });
    expect((await applyForGroup(contact, { programId: id, rows, each: EACH })).code).toBe("PROGRAM_FULL");
    expect(await db.application.count({ where: { programId: id } })).toBe(0);
    await expectSound(id);
  });

  test("a sheet with errors says them by row and column, and changes nothing", async () => {
    const { id } = await createOpenExam([9]);
    const known = await createPerson(gateway());
    await db.application.create({
      data: {
        programId: id,
        memberId: known.id,
        name: "가",
        email: known.email,
        amount: 0,
        state: "WITHDRAWN",
      },
    });
    const one = { name: "나", email: `known-${id}@example.org` };
    await db.application.create({
      data: { programId: id, name: "나", email: one.email, amount: 0, state: "CONFIRMED" },
    });
    const rows = [
      { name: "", email: "nobody" },
      { ...groupOf(1)[0], site: "제주" },
      one,
      { name: "다", email: known.email },
      { name: "라", email: known.email.toUpperCase() },
    ];
    const preview = answered(await contact.ask(GROUP_PREVIEW, { programId: id, rows }), "groupPreview");
    const said = preview.errors.map(
      ({ row, column, code }: Record<string, string>) => `${row} ${column} ${code}`,
    );
    expect(said.toSorted()).toEqual([
      "0 email EMAIL_INVALID",
      "0 name REQUIRED",
      "1 site CHOICE_UNKNOWN",
      "2 email PERSON_APPLIED",
      "4 email EMAIL_TWICE",
    ]);
    const refused = await applyForGroup(contact, { programId: id, rows, each: EACH });
    expect(refused.code).toBe("VALIDATION");
    expect(await db.applicationGroup.count({ where: { programId: id } })).toBe(0);
  });

  test("sent twice with one key it is made once; a program that takes no groups is not there", async () => {
    const { id } = await createOpenProgram({ takesGroups: true, capacity: 4 });
    const asked = { programId: id, rows: groupOf(2), each: EACH, key: "group-key-1" };
    const [first, second] = [await applyForGroup(contact, asked), await applyForGroup(contact, asked)];
    expect(answered(second, "applyForGroup").id).toBe(answered(first, "applyForGroup").id);
    await expectSound(id);
    const plain = await createOpenProgram();
    expect((await applyForGroup(contact, { ...asked, programId: plain.id, key: "group-key-2" })).code).toBe(
      "NOT_FOUND",
    );
  });

  test("the application becomes that of who proves the address", async () => {
    const { id } = await createOpenProgram({ takesGroups: true });
    const proved = await createPerson(gateway());
    const later = await createPerson(gateway());
    await prove(proved);
    const rows = [
      { name: "가", email: proved.email },
      { name: "나", email: later.email },
    ];
    const group = await apply(id, rows);
    const owners = async () =>
      (await db.application.findMany({ where: { groupId: group.id }, orderBy: { id: "asc" } })).map(
        ({ memberId }) => memberId,
      );
    expect(await owners()).toEqual([proved.id, null]);
    await db.$transaction((tx) =>
      onAddressProved.happen(tx, { memberId: later.id, emailKey: later.email.toLowerCase() }),
    );
    expect(await owners()).toEqual([proved.id, later.id]);
    const mine = "{ myApplications { groupName program { id } payment { id } } }";
    const [own] = answered(await later.ask(mine), "myApplications");
    expect(own).toMatchObject({ groupName: "한국통번역대학원", program: { id }, payment: null });
  });
});

describe("withdrawing", () => {
  test("an unpaid group owes less, and ends with the last person", async () => {
    const { id } = await createOpenExam([3]);
    const group = await apply(id, groupOf(3));
    const [one, ...rest] = group.people.map((person: { id: number }) => person.id);
    expect(answered(await withdraw(group.id, [one]), "withdrawFromGroup").payment).toMatchObject({
      state: "PENDING",
      amountDue: 2 * EACH,
    });
    await expectSound(id);
    answered(await withdraw(group.id, rest), "withdrawFromGroup");
    expect((await paymentOf(group.id)).state).toBe("CANCELLED");
    await expectSound(id);
  });

  test("the share of a paid person comes back by the steps, and the others stay", async () => {
    const { id } = await createOpenExam([3], { refundRules: [{ daysBefore: 1, percent: 50 }] });
    const group = await apply(id, groupOf(3));
    await book(group.id, 3 * EACH);
    const [one, two, three] = group.people.map((person: { id: number }) => person.id);
    const refused = await withdraw(group.id, [one]);
    expect(refused.code).toBe("VALIDATION");
    expect(await statesOf(group.id)).toEqual(Array(3).fill("CONFIRMED"));
    answered(await withdraw(group.id, [one], "국민 1 홍길동"), "withdrawFromGroup");
    expect(await paymentOf(group.id)).toMatchObject({ state: "REFUND_REQUESTED", refundDue: EACH / 2 });
    expect(await statesOf(group.id)).toEqual(["WITHDRAWN", "CONFIRMED", "CONFIRMED"]);
    answered(await withdraw(group.id, [two, three]), "withdrawFromGroup");
    expect(await paymentOf(group.id)).toMatchObject({ refundDue: (3 * EACH) / 2 });
    await expectSound(id);
    await expectSoundPayment((await paymentOf(group.id)).id);
  });

  test("what was partly paid confirms the others once nothing is missing", async () => {
    const { id } = await createOpenExam([3]);
    const group = await apply(id, groupOf(3));
    await book(group.id, 2 * EACH);
    const [one] = group.people.map((person: { id: number }) => person.id);
    answered(await withdraw(group.id, [one]), "withdrawFromGroup");
    expect(await paymentOf(group.id)).toMatchObject({ state: "PAID", amountDue: 2 * EACH });
    expect(await statesOf(group.id)).toEqual(["WITHDRAWN", "CONFIRMED", "CONFIRMED"]);
    await expectSoundPayment((await paymentOf(group.id)).id);
  });

  test("a person withdraws alone, and the share is the institution's", async () => {
    const { id } = await createOpenProgram({ takesGroups: true });
    const person = await createPerson(gateway());
    await prove(person);
    const group = await apply(id, [{ name: "가", email: person.email }, ...groupOf(1)]);
    await book(group.id, 2 * EACH);
    const own = await db.application.findFirstOrThrow({ where: { memberId: person.id } });
    const WITHDRAW =
      "mutation ($id: Id!, $version: Int!) { withdrawApplication(id: $id, version: $version) { id } }";
    answered(await person.ask(WITHDRAW, { id: own.id, version: own.version }), "withdrawApplication");
    expect(await paymentOf(group.id)).toMatchObject({ state: "REFUND_REQUESTED", refundDue: EACH });
    const mails = await db.mail.findMany({ where: { memberId: contact.id, kind: "GROUP_WITHDRAWN" } });
    expect(mails.length).toBeGreaterThan(0);
  });

  test("nobody else's group, and nobody of another group", async () => {
    const { id } = await createOpenExam([4]);
    const group = await apply(id, groupOf(2));
    const people = group.people.map((person: { id: number }) => person.id);
    const refused = await other.ask(WITHDRAW_FROM_GROUP, { id: group.id, people, account: null });
    expect(refused.code).toBe("NOT_FOUND");
    const another = await apply(id, groupOf(1));
    expect((await withdraw(another.id, people)).code).toBe("NOT_FOUND");
    expect(await statesOf(group.id)).toEqual(["AWAITING_PAYMENT", "AWAITING_PAYMENT"]);
  });
});

describe("restoring", () => {
  const restore = (id: number) =>
    finance.ask("mutation ($id: Id!) { restoreApplication(id: $id) { state } }", { id });
  const idsOf = (group: { people: { id: number }[] }) => group.people.map(({ id }) => id);

  test("who left an unpaid group takes part again, and the group owes it; also once all had left", async () => {
    const { id } = await createOpenExam([2]);
    const group = await apply(id, groupOf(2));
    const [one = 0, two = 0] = idsOf(group);
    answered(await withdraw(group.id, [one]), "withdrawFromGroup");
    expect(answered(await restore(one), "restoreApplication").state).toBe("AWAITING_PAYMENT");
    expect(await paymentOf(group.id)).toMatchObject({ state: "PENDING", amountDue: 2 * EACH });
    const mails = await db.mail.findMany({ where: { memberId: contact.id, kind: "GROUP_RESTORED" } });
    expect(mails).toHaveLength(1);
    answered(await withdraw(group.id, [one, two]), "withdrawFromGroup");
    answered(await restore(two), "restoreApplication");
    expect(await paymentOf(group.id)).toMatchObject({ state: "PENDING", amountDue: EACH });
    answered(await restore(one), "restoreApplication");
    expect(await paymentOf(group.id)).toMatchObject({ state: "PENDING", amountDue: 2 * EACH });
    await book(group.id, 2 * EACH);
    expect(await statesOf(group.id)).toEqual(["CONFIRMED", "CONFIRMED"]);
    await expectSound(id);
    await expectSoundPayment((await paymentOf(group.id)).id);
  });

  test("of a paid group the refund of the share ends, and the others' goes on", async () => {
    const { id } = await createOpenExam([3], { refundRules: [{ daysBefore: 1, percent: 50 }] });
    const group = await apply(id, groupOf(3));
    await book(group.id, 3 * EACH);
    const [one = 0, two = 0] = idsOf(group);
    answered(await withdraw(group.id, [one], "국민 1 홍길동"), "withdrawFromGroup");
    answered(
      await finance.ask(`mutation { cancelApplication(id: ${two}, reason: "착오") { id } }`),
      "cancelApplication",
    );
    expect(await paymentOf(group.id)).toMatchObject({ refundDue: EACH / 2 + EACH });
    expect(answered(await restore(two), "restoreApplication").state).toBe("CONFIRMED");
    expect(await paymentOf(group.id)).toMatchObject({ state: "REFUND_REQUESTED", refundDue: EACH / 2 });
    answered(await restore(one), "restoreApplication");
    expect(await paymentOf(group.id)).toMatchObject({ state: "PAID", refundDue: null });
    expect(await statesOf(group.id)).toEqual(Array(3).fill("CONFIRMED"));
    await expectSound(id);
    await expectSoundPayment((await paymentOf(group.id)).id);
  });

  test("is refused where the seat or the money is gone, or nobody knows whose the share is", async () => {
    const { id } = await createOpenExam([3]);
    const group = await apply(id, groupOf(3));
    const [one = 0, two = 0] = idsOf(group);
    answered(await withdraw(group.id, [one]), "withdrawFromGroup");
    await book(group.id, 2 * EACH);
    expect((await restore(one)).code).toBe("GROUP_NOT_RESTORED");
    answered(await withdraw(group.id, [two], "국민 1"), "withdrawFromGroup");
    await db.payment.update({ where: { groupId: group.id }, data: { amountRefunded: 1 } });
    expect((await restore(two)).code).toBe("MONEY_WENT_BACK");
    await db.examSeats.updateMany({ where: { site: { programId: id } }, data: { seats: 1 } });
    expect((await restore(two)).code).toBe("PROGRAM_FULL");
    expect(await statesOf(group.id)).toEqual(["WITHDRAWN", "WITHDRAWN", "CONFIRMED"]);
  });
});

test("a fourth group waits until one of three is paid", async () => {
  const { id } = await createOpenProgram({ takesGroups: true });
  for (const _ of [1, 2, 3]) await apply(id, groupOf(1));
  const refused = await applyForGroup(contact, { programId: id, rows: groupOf(1), each: EACH });
  expect(refused.code).toBe("TOO_MANY_TRIES");
});

test("an unpaid group expires as a whole, and late money takes all of its seats again or none", async () => {
  const { id } = await createOpenExam([2]);
  const group = await apply(id, groupOf(2));
  await expirePayments(new Date(Date.now() + 30 * DAY));
  expect(await statesOf(group.id)).toEqual(["CANCELLED", "CANCELLED"]);
  const between = await apply(id, groupOf(1));
  expect((await book(group.id, 2 * EACH)).warning).toBe("SEATS_GONE");
  expect(await statesOf(group.id)).toEqual(["CANCELLED", "CANCELLED"]);
  expect(await paymentOf(group.id)).toMatchObject({ state: "REFUND_REQUESTED", refundDue: 2 * EACH });
  expect(await statesOf(between.id)).toEqual(["AWAITING_PAYMENT"]);
  await expectSound(id);
});
