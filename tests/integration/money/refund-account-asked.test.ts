// The office asks for the account of a refund before it sends one (docs/refunds.md#what-is-due).
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { BOOK, createPayment, expectSoundPayment, REFUND } from "#tests/support/paying.ts";

const gateway = useGateway();
let finance: Person;
beforeAll(async () => {
  finance = await createPerson(gateway(), { roles: ["FINANCE"] });
  await createSettings({ email: "office@example.org" });
});

const ASK = `mutation ($id: Id!, $version: Int!, $reason: String!) {
  askForRefundAccount(id: $id, version: $version, reason: $reason) { id isAccountAsked viewerCanAskForAccount state }
}`;
const NAME = `mutation ($id: Id!, $version: Int!) {
  nameRefundAccount(id: $id, version: $version, refundAccount: "가나은행 1 회원") { id isAccountAsked refundAccount }
}`;
const MINE = "{ myPayments { items { id isAccountAsked viewerCanNameRefundAccount } } }";

async function act(by: Person, operation: string, id: number, rest: object = {}) {
  const { version } = await db.payment.findUniqueOrThrow({ where: { id } });
  return await by.ask(operation, { id, version, reason: "사유", seat: "FREE", ...rest });
}
const lastMail = async (toAddress: string) =>
  await db.mail.findFirstOrThrow({ where: { toAddress }, orderBy: { id: "desc" } });

async function paid(overrides: Parameters<typeof createPayment>[0]): Promise<number> {
  const { id } = await createPayment(overrides);
  answered(await act(finance, BOOK, id, { amount: 50_000 }), "bookPayment");
  return id;
}

const WITHDRAW_SENT = `mutation ($id: Id!) {
  withdrawApplication(id: $id, version: 1, sent: true, refundAccount: "가나은행 2 회원") {
    payment { id state refundAccount viewerCanNameRefundAccount }
  }
}`;

describe("a payer with an account of the site", () => {
  test("reads and corrects the account while the office looks for what was sent before withdrawing", async () => {
    const person = await createPerson(gateway());
    const program = await createOpenProgram({ fee: 50_000 });
    const application = answered(await person.apply(program.id));
    const { payment } = answered(
      await person.ask(WITHDRAW_SENT, { id: application.id }),
      "withdrawApplication",
    );
    expect(payment).toMatchObject({
      state: "DECLARED",
      refundAccount: "가나은행 2 회원",
      viewerCanNameRefundAccount: true,
    });
    expect(answered(await act(person, NAME, payment.id), "nameRefundAccount")).toMatchObject({
      refundAccount: "가나은행 1 회원",
    });
    const other = await createPerson(gateway());
    expect((await act(other, NAME, payment.id)).code).toBe("NOT_FOUND");
    await expectSoundPayment(payment.id);
  });

  test("is asked by email and in the account, and names it there", async () => {
    const person = await createPerson(gateway());
    const id = await paid({ memberId: person.id });
    expect(answered(await person.ask(MINE), "myPayments").items[0]).toEqual({
      id,
      isAccountAsked: false,
      viewerCanNameRefundAccount: false,
    });
    expect(answered(await act(finance, ASK, id), "askForRefundAccount")).toEqual({
      id,
      isAccountAsked: true,
      viewerCanAskForAccount: true,
      state: "PAID",
    });
    const { email } = await db.member.findUniqueOrThrow({ where: { id: person.id } });
    const mail = await lastMail(email);
    expect(mail.kind).toBe("PAYMENT_ACCOUNT_ASKED");
    expect(mail.text).toContain("환불받으실 계좌를 내 계정의 납부 내역");
    expect(answered(await person.ask(MINE), "myPayments").items[0]).toMatchObject({
      isAccountAsked: true,
      viewerCanNameRefundAccount: true,
    });
    expect(answered(await act(person, NAME, id), "nameRefundAccount")).toMatchObject({
      isAccountAsked: false,
      refundAccount: "가나은행 1 회원",
    });
    expect((await act(finance, ASK, id)).code).toBe("PAYMENT_MOVE_REFUSED");
    await expectSoundPayment(id);
  });

  test("is asked for it no longer once something was refunded", async () => {
    const person = await createPerson(gateway());
    const id = await paid({ memberId: person.id });
    answered(await act(finance, ASK, id), "askForRefundAccount");
    answered(await act(finance, REFUND, id, { amount: 10_000 }), "refundPayment");
    expect(answered(await person.ask(MINE), "myPayments").items[0]).toMatchObject({
      isAccountAsked: false,
      viewerCanNameRefundAccount: false,
    });
  });
});

test("a payer without one is asked to write to the office", async () => {
  const payerEmail = "outside-refund@example.org";
  const id = await paid({ payerEmail });
  answered(await act(finance, ASK, id), "askForRefundAccount");
  const { text } = await lastMail(payerEmail);
  expect(text).toContain("사무국(office@example.org)에 알려 주세요.");
  expect(text).not.toContain("my-account");
});

test("nothing is asked where nothing can go back, and a payer may not ask", async () => {
  const person = await createPerson(gateway());
  const { id } = await createPayment({ memberId: person.id });
  expect((await act(finance, ASK, id)).code).toBe("PAYMENT_MOVE_REFUSED");
  expect((await act(person, ASK, id)).code).toBe("FORBIDDEN");
  expect((await act(person, NAME, id)).code).toBe("PAYMENT_MOVE_REFUSED");
});
