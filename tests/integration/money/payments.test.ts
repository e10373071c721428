// @module-tag both
// Money, from what is asked for to what is booked and given back: what the payer and the office can do, and what follows from it.

import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { cancelPayment } from "#schema/money/payments/cancel-payment.ts";
import { expirePayments } from "#schema/money/payments/expire-payments.ts";
import { requestRefund } from "#schema/money/payments/request-refund.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import {
  answered,
  createOpenProgram,
  createPerson,
  expectSound,
  type Person,
} from "#tests/support/applying.ts";
import { namelessAuditFields } from "#tests/support/audit-fields.ts";
import { createSettings } from "#tests/support/factories.ts";
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

/** With the account that it was sent to. */
const REFUND_TO = REFUND.replace("$amount: Int!,", "$amount: Int!, $refundAccount: String,").replace(
  "seat: $seat)",
  "seat: $seat, refundAccount: $refundAccount)",
);

const gateway = useGateway();
const inDays = (days: number) => new Date(Date.now() + days * DAY);
let payer: Person;
let other: Person;
let office: Person;
beforeAll(async () => {
  payer = await createPerson(gateway(), { name: "한가온" });
  other = await createPerson(gateway());
  office = await createPerson(gateway(), { roles: ["FINANCE"] });
  await createSettings();
});

const ofPayer = () => createPayment({ memberId: payer.id, payerName: "한가온" });
const rowOf = (id: number) => db.payment.findUniqueOrThrow({ where: { id } });
const versionOf = async (id: number) => (await rowOf(id)).version;
const lastMail = (memberId: number) => db.mail.findFirst({ where: { memberId }, orderBy: { id: "desc" } });
const lastMove = (paymentId: number) =>
  db.paymentMove.findFirst({ where: { paymentId }, orderBy: { id: "desc" } });
const book = async (id: number, amount: number, more: object = {}) =>
  answered(await office.ask(BOOK, { id, version: await versionOf(id), amount, ...more }), "bookPayment");

const MINE = `query ($id: Id!) { myPayment(id: $id) {
  id state name(language: EN) outstanding isOverdue viewerCanDeclare
  transfer { bankName accountNumber holder depositorName amount until }
  receipt { payerName amount name(language: KO) }
  moves { from to amount reason actorName }
} }`;
const mine = async (id: number, person = payer) => answered(await person.ask(MINE, { id }), "myPayment");

describe("the payer", () => {
  test("sees where to send it, says that it was sent, and gets a receipt once it is booked", async () => {
    const { id, depositorName, dueAt } = await ofPayer();
    expect(await mine(id)).toMatchObject({
      state: "PENDING",
      outstanding: 50_000,
      viewerCanDeclare: true,
      receipt: null,
      transfer: { accountNumber: "000-1", amount: 50_000, depositorName, until: dueAt?.toISOString() },
    });
    const declared = answered(await payer.ask(DECLARE, { id, version: 1 }), "declarePayment");
    expect(declared).toMatchObject({ state: "DECLARED", version: 2 });
    expect((await payer.ask(DECLARE, { id, version: 1 })).code).toBe("CONFLICT");
    expect((await payer.ask(DECLARE, { id, version: 2 })).code).toBe("PAYMENT_MOVE_REFUSED");
    await book(id, 50_000, { reason: "통장 확인" });
    const paid = await mine(id);
    expect(paid).toMatchObject({
      state: "PAID",
      outstanding: 0,
      transfer: null,
      receipt: { payerName: "한가온", amount: 50_000, name: "자료집" },
    });
    // What the office wrote, and who, is the office's.
    expect(
      paid.moves.map(({ reason, actorName }: { reason: null; actorName: null }) => [reason, actorName]),
    ).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(await lastMail(payer.id)).toMatchObject({ kind: "PAYMENT_PAID" });
    await expectSoundPayment(id);
  });

  test("outside Korea reads the account in Latin letters as well, where the settings have it whole", async () => {
    const abroad = await createPerson(gateway(), { country: "DE" });
    const READ = "query ($id: Id!) { myPayment(id: $id) { transfer { swift { code bank holder } } } }";
    const read = async (person: Person) => {
      const { id } = await createPayment({ memberId: person.id });
      return answered(await person.ask(READ, { id }), "myPayment").transfer.swift;
    };
    expect(await read(abroad)).toBeNull();
    const swift = { swiftCode: "GAONKRSE", swiftBank: "Gaon Bank, Seoul", swiftHolder: "Society" };
    await db.setting.update({ where: { id: 1 }, data: swift });
    expect(await read(abroad)).toEqual({ code: "GAONKRSE", bank: "Gaon Bank, Seoul", holder: "Society" });
    expect(await read(payer)).toBeNull();
  });

  test("finds nothing of anybody else's", async () => {
    const { id } = await ofPayer();
    expect(await mine(id, other)).toBeNull();
    expect((await other.ask(DECLARE, { id, version: 1 })).code).toBe("NOT_FOUND");
    expect((await other.ask(BOOK, { id, version: 1, amount: 1 })).code).toBe("FORBIDDEN");
    expect((await other.ask(MINE, { id: 2_000_000_000 })).code).toBeNull();
    const list = answered(await other.ask("{ myPayments { totalCount items { id } } }"), "myPayments");
    expect(list).toEqual({ totalCount: 0, items: [] });
    expect((await rowOf(id)).version).toBe(1);
  });
});

describe("booking", () => {
  test("in parts, then too much; the surplus goes back and the payment stays paid", async () => {
    const { id } = await ofPayer();
    expect((await book(id, 20_000)).payment).toMatchObject({ state: "PARTIAL", outstanding: 30_000 });
    expect((await book(id, 10_000)).payment).toMatchObject({ state: "PARTIAL", outstanding: 20_000 });
    expect((await book(id, 25_000)).payment).toMatchObject({
      state: "PAID",
      surplus: 5_000,
      amountPaid: 55_000,
    });
    const overpaid = async () => {
      const reply = await office.ask("{ payments(filter: { surplus: true }) { items { id surplus } } }");
      return answered(reply, "payments").items;
    };
    // Paid twice, or too much: the office finds it by that.
    expect(await overpaid()).toContainEqual({ id, surplus: 5_000 });
    const version = await versionOf(id);
    const back = { id, version, amount: 5_000, reason: "더 보냄" };
    const refundAccount = "가온은행 1-2-3 (홍길동)";
    const refunded = answered(await office.ask(REFUND_TO, { ...back, refundAccount }), "refundPayment");
    expect(await rowOf(id)).toMatchObject({ refundAccount });
    expect(await overpaid()).not.toContainEqual(expect.objectContaining({ id }));
    expect(refunded).toMatchObject({ state: "PAID", surplus: 0, amountRefunded: 5_000 });
    expect(await lastMail(payer.id)).toMatchObject({ kind: "PAYMENT_REFUNDED" });
    expect((await office.ask(REFUND, back)).code).toBe("CONFLICT");
    await expectSoundPayment(id);
  });

  test("a transfer is recorded with its account, or with why there is none", async () => {
    const { id } = await ofPayer();
    await book(id, 55_000);
    const back = async (amount: number) => ({ id, version: await versionOf(id), amount, reason: "더 보냄" });
    const bare = REFUND.replace("noAccount: SENDER, ", "");
    const refused = await office.ask(bare, await back(1_000));
    expect(refused.errors[0]?.extensions?.fields).toEqual({ refundAccount: ["REFUND_ACCOUNT_NEEDED"] });
    answered(
      await office.ask(bare.replace("seat: $seat)", "seat: $seat, noAccount: CASH)"), await back(1_000)),
      "refundPayment",
    );
    const line = await db.auditEntry.findFirstOrThrow({
      where: { action: "refundPayment", subjectId: id },
      orderBy: { id: "desc" },
    });
    expect(line.after).toMatchObject({ refunded: 1_000, noAccount: "CASH" });
    // No line of the bank has what was handed over, and the month does not wait for one.
    expect(await lastMove(id)).toMatchObject({ amount: -1_000, method: "ON_SITE" });
    await db.payment.update({ where: { id }, data: { refundAccount: "가온은행 1-2-3" } });
    answered(await office.ask(bare, await back(2_000)), "refundPayment");
    expect(await lastMove(id)).toMatchObject({ amount: -2_000, method: "BANK_TRANSFER" });
  });

  test("what was paid in cash and sent to an account is a transfer that the bank has", async () => {
    const { id } = await ofPayer();
    await book(id, 50_000, { method: "ON_SITE" });
    const sent = {
      id,
      version: await versionOf(id),
      amount: 50_000,
      reason: "취소",
      refundAccount: "가온은행 4",
    };
    answered(await office.ask(REFUND_TO.replace("noAccount: SENDER, ", ""), sent), "refundPayment");
    expect(await lastMove(id)).toMatchObject({ amount: -50_000, method: "BANK_TRANSFER" });
  });

  test("refuses what cannot be: nothing, less than nothing, more than there is, the future", async () => {
    const { id } = await ofPayer();
    const refused = async (variables: object) =>
      (await office.ask(BOOK, { id, version: 1, ...variables })).errors;
    for (const amount of [0, -50_000, 2_000_000_001]) {
      expect((await refused({ amount }))[0]?.extensions?.fields).toEqual({ amount: ["WON_INVALID"] });
    }
    expect((await refused({ amount: 3_000_000_000 })).length).toBe(1);
    const future = { amount: 1, receivedAt: inDays(1).toISOString() };
    expect((await refused(future))[0]?.extensions?.fields).toEqual({ receivedAt: ["DATE_INVALID"] });
    await book(id, 2_000_000_000);
    const more = { id, version: 2, amount: 1 };
    expect((await office.ask(BOOK, more)).code).toBe("VALIDATION");
    const all = { id, version: 2, amount: 2_000_000_000, reason: "가" };
    expect(answered(await office.ask(REFUND, all), "refundPayment").state).toBe("REFUNDED");
    await expectSoundPayment(id);
  });

  test("a refund that was asked for is given in part or whole, and never more", async () => {
    const { id } = await ofPayer();
    await book(id, 50_000);
    const asked = { refundDue: 25_000, refundAccount: "가온은행 1", actorId: payer.id, reason: "WITHDRAWN" };
    await db.$transaction((tx) => requestRefund(tx, id, asked, new Date()));
    const version = await versionOf(id);
    const tooMuch = { id, version, amount: 50_001, reason: "가" };
    expect((await office.ask(REFUND, tooMuch)).errors[0]?.extensions?.fields).toEqual({
      amount: ["AMOUNT_ABOVE_BALANCE"],
    });
    const part = { id, version, amount: 25_000, reason: "가" };
    expect(answered(await office.ask(REFUND, part), "refundPayment").state).toBe("PARTLY_REFUNDED");
    expect((await mine(id)).receipt).toMatchObject({ amount: 25_000 });
    // What is still there may go back as well.
    const rest = { ...part, version: version + 1 };
    expect(answered(await office.ask(REFUND, rest), "refundPayment").state).toBe("REFUNDED");
    expect((await office.ask(REFUND, { ...part, version: version + 2 })).code).toBe("PAYMENT_MOVE_REFUSED");
    await expectSoundPayment(id);
  });

  test("exempting counts as paid, voiding counts for nothing, and both say why", async () => {
    const one = await ofPayer();
    expect((await office.ask(EXEMPT, { id: one.id, version: 1, reason: " " })).code).toBe("VALIDATION");
    const exempted = { id: one.id, version: 1, reason: "발표자" };
    expect(answered(await office.ask(EXEMPT, exempted), "exemptPayment").payment).toMatchObject({
      state: "PAID",
      method: "EXEMPT",
      outstanding: 0,
    });
    const two = await ofPayer();
    await book(two.id, 50_000);
    const voided = { id: two.id, version: await versionOf(two.id), reason: "잘못 봄" };
    expect(answered(await office.ask(VOID, voided), "voidPayment").state).toBe("VOID");
    // Nobody was sent anything: it never came, as far as the bank can tell.
    expect(await rowOf(two.id)).toMatchObject({ amountPaid: 0, amountRefunded: 0 });
    const audited = await db.auditEntry.findMany({
      where: { subject: "payment", subjectId: two.id },
      orderBy: { id: "asc" },
    });
    expect(audited.map(({ action, reason }) => [action, reason])).toEqual([
      ["bookPayment", null],
      ["voidPayment", "잘못 봄"],
    ]);
    for (const { id } of [one, two]) await expectSoundPayment(id);
  });
});

describe("what follows from money", () => {
  test("a grade counts in the transaction that marks it paid, and not before", async () => {
    const member = await createPerson(gateway());
    const gradeOf = async () => (await db.member.findUniqueOrThrow({ where: { id: member.id } })).grade;
    const dues = { memberId: member.id, type: "ANNUAL", grade: "REGULAR", year: 2026 } as const;
    const { id } = await createPayment(dues);
    await expect(createPayment(dues)).rejects.toMatchObject({ code: "DUES_ASKED_ALREADY" });
    await book(id, 10_000);
    expect(await gradeOf()).toBe("GENERAL");
    await book(id, 40_000);
    expect(await gradeOf()).toBe("REGULAR");
    const kinds = (await db.mail.findMany({ where: { memberId: member.id } })).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(["GRADE_APPROVED", "PAYMENT_PAID", "PAYMENT_PARTLY_PAID"]);
    const logged = await db.auditEntry.findFirst({ where: { subject: "member", subjectId: member.id } });
    expect(logged).toMatchObject({ actorId: office.id, after: { grade: "REGULAR" } });
  });

  test("a seat is confirmed; unpaid it goes to the next, and late money takes one again or says that there is none", async () => {
    const { id: programId } = await createOpenProgram({ capacity: 1, waitingList: true });
    const first = answered(await payer.apply(programId));
    const { id } = await db.payment.findUniqueOrThrow({ where: { applicationId: first.id } });
    answered(await other.apply(programId));
    const stateOf = async (of: number) =>
      (await db.application.findUniqueOrThrow({ where: { id: of } })).state;
    // The deadline has passed, and the event has not begun.
    await expirePayments(inDays(8));
    expect((await rowOf(id)).state).toBe("EXPIRED");
    expect(await stateOf(first.id)).toBe("CANCELLED");
    expect(await lastMail(payer.id)).toMatchObject({ kind: "PAYMENT_EXPIRED" });
    expect(await db.application.count({ where: { programId, state: "OFFERED" } })).toBe(1);
    await expectSound(programId);
    // Late money: the whole amount, with a word of why.
    const version = await versionOf(id);
    const late = (more: object) =>
      office.ask(BOOK, { id, version, amount: 30_000, reason: "늦게 도착", ...more });
    expect((await late({ reason: null })).errors[0]?.extensions?.fields).toEqual({ reason: ["REQUIRED"] });
    const booked = answered(await late({}), "bookPayment");
    expect(booked).toMatchObject({ warning: "SEATS_GONE", payment: { state: "REFUND_REQUESTED" } });
    expect(await rowOf(id)).toMatchObject({ refundDue: 30_000 });
    expect(await stateOf(first.id)).toBe("CANCELLED");
    await expectSound(programId);
    await expectSoundPayment(id);
  });

  test("voiding gives the seat back", async () => {
    const { id: programId } = await createOpenProgram({ capacity: 1 });
    const { id: applicationId } = answered(await payer.apply(programId));
    const { id } = await db.payment.findUniqueOrThrow({ where: { applicationId } });
    expect((await book(id, 30_000)).warning).toBeNull();
    expect((await db.application.findUniqueOrThrow({ where: { id: applicationId } })).state).toBe(
      "CONFIRMED",
    );
    answered(await office.ask(VOID, { id, version: await versionOf(id), reason: "가" }), "voidPayment");
    expect((await db.program.findUniqueOrThrow({ where: { id: programId } })).seatsTaken).toBe(0);
    await expectSound(programId);
  });

  test("what was declared neither expires nor is cancelled: the money may be on its way", async () => {
    const { id } = await ofPayer();
    answered(await payer.ask(DECLARE, { id, version: 1 }), "declarePayment");
    await expirePayments(inDays(30));
    const by = { actorId: payer.id, reason: "WITHDRAWN", refundAccount: "가온은행 2" };
    expect(await db.$transaction((tx) => cancelPayment(tx, id, by, new Date()))).toBe("DECLARED");
    expect(await rowOf(id)).toMatchObject({ state: "DECLARED", refundAccount: "가온은행 2" });
    await expectSoundPayment(id);
    const open = await ofPayer();
    expect(await db.$transaction((tx) => cancelPayment(tx, open.id, by, new Date()))).toBe("CANCELLED");
  });
});

describe("the office's list", () => {
  const LIST = `query ($filter: PaymentsFilter, $sort: PaymentSort!, $descending: Boolean!) {
    payments(filter: $filter, sort: $sort, descending: $descending) {
      totalCount items { id payerName amountDue } totals { count due paid refunded outstanding }
    }
  }`;
  const list = async (filter: object, sort = "CREATED", descending = true) =>
    answered(await office.ask(LIST, { filter, sort, descending }), "payments");
  const idsOf = async (filter: object, ...order: [string?, boolean?]) =>
    (await list(filter, ...order)).items.map(({ id }: { id: number }) => id);
  const made: number[] = [];
  beforeAll(async () => {
    const person = (name: string, email: string, amountDue: number) => ({
      payerName: name,
      payerEmail: email,
      amountDue,
    });
    const people = [
      person("고은별".normalize("NFD"), "one@filter.example.org", 11_111),
      person("김고은", "two@filter.example.org", 22_222),
      person("Ilse Marbach", "three@filter.example.org", 33_333),
    ];
    for (const [index, asked] of people.entries()) {
      made.push((await createPayment({ ...asked, type: "DONATION" }, inDays(-index))).id);
    }
  });

  test("finds two syllables, a part of an address, a type and an amount, several at once", async () => {
    const [one = 0, two = 0, three = 0] = made;
    const type = ["DONATION"];
    expect(await idsOf({ type })).toEqual([one, two, three]);
    expect(await idsOf({ search: "고은" })).toEqual([one, two]);
    expect(await idsOf({ payer: "은별", type })).toEqual([one]);
    expect(await idsOf({ email: "three@filter" })).toEqual([three]);
    expect(await idsOf({ payer: "three@filter" })).toEqual([]);
    expect(await idsOf({ search: "filter.example", amount: { from: 20_000 } })).toEqual([two, three]);
    expect(await idsOf({ type }, "AMOUNT", false)).toEqual([one, two, three]);
    expect(await idsOf({ type, overdue: true })).toEqual([]);
    expect(await idsOf({ type, state: ["DECLARED"] })).toEqual([]);
    expect(await idsOf({ type, program: [1] })).toEqual([]);
  });

  test("sums what the filter holds", async () => {
    const [one = 0] = made;
    await book(one, 20_000);
    expect((await list({ type: ["DONATION"] })).totals).toEqual({
      count: 3,
      due: 66_666,
      paid: 20_000,
      refunded: 0,
      outstanding: 55_555,
    });
    expect((await list({ search: "없는 사람" })).totals).toMatchObject({ count: 0, due: 0 });
  });

  test("anyone who opens a payment is written down, once a look", async () => {
    const [one = 0] = made;
    const OPEN = "query ($id: Id!) { payment(id: $id) { id payerEmail moves { actorName } viewerCanBook } }";
    await office.ask(OPEN, { id: one });
    answered(await office.ask(OPEN, { id: one }), "payment");
    const looks = { subject: "payment", subjectId: one, action: "viewPayment" };
    expect(await db.auditEntry.count({ where: looks })).toBe(1);
  });
});

test("the office asks a member or somebody outside for money, once a form", async () => {
  const CREATE = `mutation ($input: PaymentInput!, $key: String) {
    createPayment(input: $input, requestKey: $key) { id payerName payerEmail dueAt depositorName memberId }
  }`;
  const asked = { type: "CERTIFICATE", nameKo: "증명서", amountDue: 5_000 };
  const own = answered(
    await office.ask(CREATE, { input: { ...asked, memberId: payer.id } }),
    "createPayment",
  );
  expect(own).toMatchObject({ payerName: "한가온", payerEmail: payer.email, memberId: payer.id });
  const outside = { ...asked, payerName: "밖의 사람", payerEmail: "outside@example.org" };
  const sent = { input: outside, key: "form-of-a-payment" };
  const [first, again] = [await office.ask(CREATE, sent), await office.ask(CREATE, sent)];
  expect(answered(again, "createPayment").id).toBe(answered(first, "createPayment").id);
  const other = { ...sent, input: { ...outside, amountDue: 6_000 } };
  expect((await office.ask(CREATE, other)).code).toBe("CONFLICT");
  expect((await office.ask(CREATE, { input: asked })).errors[0]?.extensions?.fields).toEqual({
    payerName: ["REQUIRED"],
    payerEmail: ["EMAIL_REQUIRED"],
  });
  for (const amountDue of [0, -5, 2_000_000_001]) {
    const refused = await office.ask(CREATE, { input: { ...outside, amountDue } });
    expect(refused.errors[0]?.extensions?.fields).toEqual({ amountDue: ["WON_INVALID"] });
  }
  const dues = { ...asked, type: "ANNUAL", memberId: payer.id };
  expect((await office.ask(CREATE, { input: dues })).errors[0]?.extensions?.fields).toEqual({
    year: ["REQUIRED"],
  });
  const ofYear = { input: { ...dues, year: 2031 } };
  expect((await office.ask(CREATE, ofYear)).code).toBeNull();
  expect((await office.ask(CREATE, ofYear)).code).toBe("DUES_ASKED_ALREADY");
  const unknown = await office.ask(CREATE, { input: { ...asked, memberId: 1_000_000 } });
  expect(unknown.errors[0]?.extensions?.fields).toEqual({ memberId: ["CHOICE_UNKNOWN"] });
});

test("the log names every field of what was done here", async () => {
  expect(await namelessAuditFields()).toEqual([]);
});
