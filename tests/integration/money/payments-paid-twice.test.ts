// A payment that is paid twice is marked as what it is, and leads back by four ways (docs/refunds.md#paid-twice).
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import {
  BOOK,
  createPayment,
  expectSoundPayment,
  MOVE_BOOKING,
  REFUND,
  TAKE_BACK,
  TRANSFER_MINE,
} from "#tests/support/paying.ts";
import { sendStatement } from "#tests/support/statements.ts";

const gateway = useGateway();
let finance: Person;
beforeAll(async () => {
  finance = await createPerson(gateway(), { roles: ["FINANCE"] });
  await createSettings({ email: "office@example.org" });
});

const rowOf = (id: number) => db.payment.findUniqueOrThrow({ where: { id } });
async function act(operation: string, id: number, rest: object = {}) {
  const { version } = await rowOf(id);
  return await finance.ask(operation, { id, version, reason: "사유", seat: "FREE", ...rest });
}
const lastMail = async (where: object) => await db.mail.findFirstOrThrow({ where, orderBy: { id: "desc" } });

/** A member who has paid 50,000 won twice. */
async function paidTwice() {
  const person = await createPerson(gateway());
  const { id } = await createPayment({ memberId: person.id });
  for (const method of ["CARD", "BANK_TRANSFER"]) {
    answered(await act(BOOK, id, { amount: 50_000, method }), "bookPayment");
  }
  return { person, id };
}

const MINE = "{ myPayments { items { id state surplus isPaidTwice viewerCanNameRefundAccount } } }";
const mine = async (person: Person, id: number) =>
  answered(await person.ask(MINE), "myPayments").items.find((one: { id: number }) => one.id === id);
const LIST =
  "query ($filter: PaymentsFilter!) { payments(filter: $filter, size: 100) { items { id isPaidTwice } } }";
async function listed(filter: object): Promise<number[]> {
  const { items } = answered(await finance.ask(LIST, { filter }), "payments");
  return items.map(({ id }: { id: number }) => id);
}

describe("a payment that is paid a second time", () => {
  test("is marked for payer and office, and its payer is asked for an account", async () => {
    const { person, id } = await paidTwice();
    expect(await mine(person, id)).toEqual({
      id,
      state: "PAID",
      surplus: 50_000,
      isPaidTwice: true,
      viewerCanNameRefundAccount: true,
    });
    expect(await listed({ paidTwice: true })).toContain(id);
    const mail = await lastMail({ memberId: person.id });
    expect(mail.kind).toBe("PAYMENT_PAID_TWICE");
    expect(mail.text).toContain("50,000원이 다시 입금되었습니다");
    expect(mail.text).toContain("내 계정의 납부 내역");
    await expectSoundPayment(id);
  });

  test("is not one transfer of too much, which its email says", async () => {
    const person = await createPerson(gateway());
    const { id } = await createPayment({ memberId: person.id });
    answered(await act(BOOK, id, { amount: 100_000 }), "bookPayment");
    expect(await mine(person, id)).toMatchObject({ surplus: 50_000, isPaidTwice: false });
    expect(await listed({ paidTwice: true })).not.toContain(id);
    expect(await listed({ surplus: true })).toContain(id);
    const mail = await lastMail({ memberId: person.id });
    expect(mail.kind).toBe("PAYMENT_PAID");
    expect(mail.text).toContain("50,000원을 더 입금하셨습니다");
  });

  test("asks somebody without an account of the site to write to the office", async () => {
    const payerEmail = "twice@example.org";
    const { id } = await createPayment({ payerEmail, language: "EN" });
    for (const amount of [50_000, 50_000]) answered(await act(BOOK, id, { amount }), "bookPayment");
    const { kind, text } = await lastMail({ toAddress: payerEmail });
    expect(kind).toBe("PAYMENT_PAID_TWICE");
    expect(text).toContain("to the office (office@example.org).");
    expect(text).not.toContain("my-account");
  });
});

describe("the mark goes", () => {
  const ways: readonly (readonly [string, (id: number, person: Person) => Promise<void>])[] = [
    [
      "by a refund of the surplus",
      async (id) => void answered(await act(REFUND, id, { amount: 50_000 }), "refundPayment"),
    ],
    [
      "by reversing the second booking",
      async (id) => void answered(await act(TAKE_BACK, id), "reverseBooking"),
    ],
    [
      "by moving the second booking to the payment it was for",
      async (id) => {
        const { id: toId } = await createPayment();
        answered(await act(MOVE_BOOKING, id, { toId, toVersion: 1 }), "moveBooking");
        expect(await rowOf(toId)).toMatchObject({ state: "PAID", paidTwice: false });
      },
    ],
    [
      "by using the surplus for another payment",
      async (id, person) => {
        const { id: toId } = await createPayment({ memberId: person.id });
        const { version } = await rowOf(id);
        const asked = { id, version, toId, toVersion: 1 };
        answered(await person.ask(TRANSFER_MINE, asked), "transferMySurplus");
      },
    ],
  ];
  test.each(ways)("%s", async (_name, back) => {
    const { person, id } = await paidTwice();
    await back(id, person);
    expect(await mine(person, id)).toMatchObject({ state: "PAID", surplus: 0, isPaidTwice: false });
    expect(await listed({ paidTwice: true })).not.toContain(id);
    await expectSoundPayment(id);
  });
});

test("a line of the bank for what a card paid is proposed as a second payment, and booked by a second answer", async () => {
  const { id, depositorName } = await createPayment(
    { payerName: "두번이" },
    new Date(Date.now() - 86_400_000),
  );
  answered(await act(BOOK, id, { amount: 50_000, method: "CARD" }), "bookPayment");
  const at = new Date(Date.now() - 600_000 + 9 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
  const file = `거래일시,적요,보낸분,출금액,입금액,잔액\r\n${at},,${depositorName},0,50000,0\r\n${at},,두번이,0,40000,0`;
  await sendStatement(gateway(), finance, file, { head: 0, fields: "DAY,NOTE,SENDER,OUT,IN,BALANCE" });
  const LINES =
    "{ bankRows(state: OPEN) { items { id sender rank candidates { id version state outstanding } } } }";
  const lines = answered(await finance.ask(LINES), "bankRows").items;
  const line = lines.find(({ sender }: { sender: string }) => sender === depositorName);
  expect(line).toMatchObject({ rank: "LIKELY", candidates: [{ id, state: "PAID", outstanding: 50_000 }] });
  // Another sum is no second payment.
  expect(lines.find(({ sender }: { sender: string }) => sender === "두번이")?.candidates).toEqual([]);
  const LINE = `mutation ($id: Id!, $paymentId: Id!, $version: Int!, $acceptSurplus: Boolean!) {
    bookBankRow(id: $id, paymentId: $paymentId, version: $version, acceptSurplus: $acceptSurplus) { payment { id isPaidTwice } } }`;
  const asked = { id: line.id, paymentId: id, version: line.candidates[0].version };
  expect((await finance.ask(LINE, { ...asked, acceptSurplus: false })).code).toBe("VALIDATION");
  const booked = answered(await finance.ask(LINE, { ...asked, acceptSurplus: true }), "bookBankRow");
  expect(booked.payment).toEqual({ id, isPaidTwice: true });
  await expectSoundPayment(id);
});
