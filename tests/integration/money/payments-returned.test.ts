// @module-tag both
// Money for what is over goes back: what had come in, and what comes in later. And no change of a payment is without its row of history.
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { wonIn } from "#schema/core/mail/mail-details.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings, TEST_PASSWORD } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import {
  BOOK,
  createPayment,
  DECLARE,
  EXEMPT,
  expectSoundPayment,
  REFUND,
  VOID,
} from "#tests/support/paying.ts";

const gateway = useGateway();
let member: Person;
let finance: Person;
let programs: Person;
beforeAll(async () => {
  member = await createPerson(gateway());
  finance = await createPerson(gateway(), { roles: ["FINANCE"] });
  programs = await createPerson(gateway(), { roles: ["PROGRAM"] });
  await createSettings({ refundRules: [{ daysBefore: 5, percent: 50 }] });
});

const WITHDRAW = `mutation ($id: Id!, $version: Int!) {
  withdrawApplication(id: $id, version: $version, refundAccount: "가나은행 1 회원") { id }
}`;
const ACCOUNT = `mutation ($id: Id!, $version: Int!, $account: String!) {
  nameRefundAccount(id: $id, version: $version, refundAccount: $account) { refundAccount viewerCanNameRefundAccount }
}`;

const rowOf = (id: number) => db.payment.findUniqueOrThrow({ where: { id } });
const reasonsOf = async (paymentId: number) =>
  (await db.paymentMove.findMany({ where: { paymentId }, orderBy: { id: "asc" } })).map(({ to, reason }) => [
    to,
    reason,
  ]);
const mailsOf = (memberId: number) => db.mail.findMany({ where: { memberId }, orderBy: { id: "asc" } });
const lastMail = async (memberId: number) => (await mailsOf(memberId)).at(-1);

/** A payment as it is, for the next move of it. */
async function at(id: number) {
  const { version } = await rowOf(id);
  return { id, version };
}
const book = async (id: number, amount: number) =>
  answered(await finance.ask(BOOK, { ...(await at(id)), amount }), "bookPayment");

/** Somebody's application for 30,000 won, with its payment. */
async function applied(person: Person, dates: object = {}) {
  const { id: programId } = await createOpenProgram();
  const { id } = answered(await person.apply(programId));
  await db.program.update({ where: { id: programId }, data: dates });
  const payment = await db.payment.findUniqueOrThrow({ where: { applicationId: id } });
  return { id, paymentId: payment.id };
}
async function withdraw(person: Person, id: number) {
  const { version } = await db.application.findUniqueOrThrow({ where: { id } });
  expect((await person.ask(WITHDRAW, { id, version })).errors).toEqual([]);
}

/** Closes somebody's account. */
async function leave(person: Person, refundAccount: string) {
  const left = await fetch(`${gateway().url}/api/v1/withdraw`, {
    method: "POST",
    headers: { ...person.headers, "content-type": "application/json" },
    body: JSON.stringify({ password: TEST_PASSWORD, refund_account: refundAccount }),
  });
  expect(left.status).toBe(204);
}

const SHOWN = `{
  payments(filter: { state: [REFUND_REQUESTED] }) { items { id outstanding viewerCanExempt viewerCanRefund } totals { outstanding } }
  dashboard { payments { refunds { count } } }
}`;

describe("a part of what was due", () => {
  test("is asked to be refunded when the application is withdrawn, and waits where refunds wait", async () => {
    const { id, paymentId } = await applied(member);
    await book(paymentId, 20_000);
    await withdraw(member, id);
    expect(await rowOf(paymentId)).toMatchObject({
      state: "REFUND_REQUESTED",
      refundDue: 20_000,
      refundAccount: "가나은행 1 회원",
    });
    expect((await reasonsOf(paymentId)).slice(-2)).toEqual([
      ["PAID", "WITHDRAWN"],
      ["REFUND_REQUESTED", "WITHDRAWN"],
    ]);
    const shown = Object((await finance.ask(SHOWN)).data);
    expect(shown.payments.items).toContainEqual({
      id: paymentId,
      outstanding: 0,
      viewerCanExempt: false,
      viewerCanRefund: true,
    });
    expect(shown.payments.totals.outstanding).toBe(0);
    expect(shown.dashboard.payments.refunds.count).toBe(shown.payments.items.length);
    const refund = { ...(await at(paymentId)), amount: 20_000, reason: "송금" };
    expect(answered(await finance.ask(REFUND, refund), "refundPayment").state).toBe("REFUNDED");
    expect(await lastMail(member.id)).toMatchObject({ kind: "PAYMENT_REFUNDED" });
    await expectSoundPayment(paymentId);
  });

  test("goes back by the rules after the deadline, and is retained when they say so", async () => {
    const now = Date.now();
    const over = { applyTo: new Date(now - HOUR / 2) };
    const some = await applied(member, { ...over, startsAt: new Date(now + 7 * DAY) });
    await book(some.paymentId, 20_000);
    await withdraw(member, some.id);
    expect(await rowOf(some.paymentId)).toMatchObject({ state: "REFUND_REQUESTED", refundDue: 10_000 });
    const none = await applied(member, { ...over, startsAt: new Date(now + 2 * DAY) });
    await book(none.paymentId, 20_000);
    await withdraw(member, none.id);
    expect(await rowOf(none.paymentId)).toMatchObject({ state: "PAID", refundDue: null });
    for (const { paymentId } of [some, none]) await expectSoundPayment(paymentId);
  });

  test("of dues goes back to the person who leaves", async () => {
    const leaver = await createPerson(gateway());
    const { id } = await createPayment({ memberId: leaver.id, type: "ANNUAL", year: 2026 });
    await book(id, 20_000);
    const asked = await leaver.ask("{ myAccount { leaving { openDues partlyPaidDues } } }");
    expect(asked.data).toEqual({ myAccount: { leaving: { openDues: 1, partlyPaidDues: 1 } } });
    await leave(leaver, "가나은행 2 회원");
    const returned = { state: "REFUND_REQUESTED", refundDue: 20_000, refundAccount: "가나은행 2 회원" };
    expect(await rowOf(id)).toMatchObject(returned);
    await expectSoundPayment(id);
  });
});

describe("money that comes in for what is over", () => {
  test("goes back whole, to the account the payer names", async () => {
    const person = await createPerson(gateway());
    const { id, paymentId } = await applied(person);
    answered(await person.ask(DECLARE, { id: paymentId, version: 1 }), "declarePayment");
    const cancelled = `mutation { cancelApplication(id: ${id}, reason: "사정") { id } }`;
    expect((await programs.ask(cancelled)).errors).toEqual([]);
    expect((await finance.ask(EXEMPT, { ...(await at(paymentId)), reason: "가" })).code).toBe(
      "PAYMENT_MOVE_REFUSED",
    );
    const booked = await book(paymentId, 12_000);
    expect(booked).toMatchObject({ warning: "SEATS_GONE", payment: { state: "REFUND_REQUESTED" } });
    expect(await rowOf(paymentId)).toMatchObject({ refundDue: 12_000, refundAccount: null });
    const mail = await lastMail(person.id);
    expect(mail?.kind).toBe("PAYMENT_TO_RETURN");
    expect(mail?.text).toContain("12,000원");
    expect(mail?.text).toContain(
      "환불받으실 계좌를 내 계정의 납부 내역({site}/my-account?tab=payments)에서 입력해 주세요.",
    );
    const account = { ...(await at(paymentId)), account: " 가나은행 3 회원 " };
    expect((await member.ask(ACCOUNT, account)).code).toBe("NOT_FOUND");
    expect((await person.ask(ACCOUNT, { ...account, account: " " })).code).toBe("VALIDATION");
    expect(answered(await person.ask(ACCOUNT, account), "nameRefundAccount")).toEqual({
      refundAccount: "가나은행 3 회원",
      viewerCanNameRefundAccount: true,
    });
    expect((await person.ask(ACCOUNT, account)).code).toBe("CONFLICT");
    const refund = { ...(await at(paymentId)), amount: 12_000, reason: "송금" };
    answered(await finance.ask(REFUND, refund), "refundPayment");
    const late = { ...(await at(paymentId)), account: "다른 계좌" };
    expect((await person.ask(ACCOUNT, late)).code).toBe("PAYMENT_MOVE_REFUSED");
    await expectSoundPayment(paymentId);
  });

  // Whether somebody loses money must not hang on how soon the office looks into the bank.
  test("goes back by the rules of the day it was withdrawn, when it was declared before", async () => {
    const person = await createPerson(gateway());
    const now = Date.now();
    const declared = async (days: number) => {
      const made = await applied(person, {
        applyTo: new Date(now - HOUR / 2),
        startsAt: new Date(now + days * DAY),
      });
      answered(await person.ask(DECLARE, { id: made.paymentId, version: 1 }), "declarePayment");
      const { data } = await person.ask("{ myApplications { refundIfWithdrawn } }");
      await withdraw(person, made.id);
      // Anyone who is late must not change what was said at the time.
      await db.program.updateMany({
        where: { applications: { some: { id: made.id } } },
        data: { startsAt: new Date(now + DAY) },
      });
      return { ...made, said: Object(data).myApplications[0].refundIfWithdrawn };
    };
    const some = await declared(7);
    expect(some.said).toBe(15_000);
    await book(some.paymentId, 20_000);
    const half = { state: "REFUND_REQUESTED", refundDue: 10_000, refundAccount: "가나은행 1 회원" };
    expect(await rowOf(some.paymentId)).toMatchObject(half);
    expect((await lastMail(person.id))?.text).toContain("환불 규정에 따라 10,000원을 환불해 드립니다.");
    const none = await declared(2);
    expect(none.said).toBe(0);
    await book(none.paymentId, 30_000);
    expect(await rowOf(none.paymentId)).toMatchObject({ state: "PAID", refundDue: null });
    expect(await lastMail(person.id)).toMatchObject({ kind: "PAYMENT_PAID" });
    // What nobody asked for goes back whole, as ever.
    await book(none.paymentId, 5_000);
    expect(await rowOf(none.paymentId)).toMatchObject({ state: "REFUND_REQUESTED", refundDue: 5_000 });
    for (const { paymentId } of [some, none]) await expectSoundPayment(paymentId);
  });
});

describe("anyone who leaves", () => {
  test("names the account for money that is under way, too", async () => {
    const leaver = await createPerson(gateway());
    const { paymentId } = await applied(leaver);
    answered(await leaver.ask(DECLARE, { id: paymentId, version: 1 }), "declarePayment");
    const asked = await leaver.ask("{ myAccount { leaving { paidApplications } } }");
    expect(asked.data).toEqual({ myAccount: { leaving: { paidApplications: 1 } } });
    await leave(leaver, "가나은행 4 회원");
    await book(paymentId, 30_000);
    const returned = { state: "REFUND_REQUESTED", refundDue: 30_000, refundAccount: "가나은행 4 회원" };
    expect(await rowOf(paymentId)).toMatchObject(returned);
    await expectSoundPayment(paymentId);
  });
});

describe("the history", () => {
  test("says that an application was confirmed before its money came", async () => {
    const { id, paymentId } = await applied(member);
    expect((await programs.ask(`mutation { confirmApplication(id: ${id}) { id } }`)).errors).toEqual([]);
    expect(await rowOf(paymentId)).toMatchObject({ dueAt: null, version: 2 });
    expect(await reasonsOf(paymentId)).toEqual([
      ["PENDING", "ASKED"],
      ["PENDING", "CONFIRMED_UNPAID"],
    ]);
  });
});

describe("emails", () => {
  const WORDS = {
    KO: { partly: "남은 금액은 30,000원입니다.", voided: "더 납부하실 금액은 없습니다." },
    EN: { partly: "KRW 30,000 is still outstanding.", voided: "There is nothing more for you to pay." },
  } as const;

  test.each(["KO", "EN"] as const)("about a part and about a payment taken back, in %s", async (language) => {
    const payer = await createPerson(gateway(), { language });
    const guest = { payerEmail: `guest-${language}@example.org`, language };
    const owned = await createPayment({ memberId: payer.id });
    const foreign = await createPayment(guest);
    for (const { id } of [owned, foreign]) {
      await book(id, 20_000);
      answered(await finance.ask(VOID, { ...(await at(id)), reason: "잘못" }), "voidPayment");
    }
    for (const where of [{ memberId: payer.id }, { toAddress: guest.payerEmail }]) {
      const written = await db.mail.findMany({ where, orderBy: { id: "asc" } });
      expect(written.map(({ kind, language: of }) => [kind, of])).toEqual([
        ["PAYMENT_PARTLY_PAID", language],
        ["PAYMENT_VOIDED", language],
      ]);
      const [partly, voided] = written.map(({ text }) => text);
      expect(partly).toContain(wonIn(language, 20_000));
      expect(partly).toContain(WORDS[language].partly);
      expect(partly).toContain("가온은행 000-1");
      expect(voided).toContain(wonIn(language, 50_000));
      expect(voided).toContain(wonIn(language, 20_000));
      expect(voided).toContain(WORDS[language].voided);
    }
  });
});
