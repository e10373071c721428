// @module-tag both
// The office of programs sees who has paid: found, put in order and exported, and without the payment itself.
import { expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { PAYMENT_STATES, type PaymentStateName } from "#schema/validation/money/payment-state.ts";
import type { FeeState } from "#schema/validation/programs/applicant-filters.ts";
import { answered, createOpenProgram, createPerson } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { BOOK, EXEMPT } from "#tests/support/paying.ts";
import { ApplicantsDocument } from "#web/gql/applicants.ts";

const gateway = useGateway();
const LIST = `query ($id: Id!, $filter: ApplicantsFilter, $descending: Boolean! = false) {
  applicants(programId: $id, filter: $filter, sort: FEE, descending: $descending) {
    items { name feeState paidAt paymentId } } }`;

test("who has paid, who has not, and who need not", async () => {
  await createSettings({});
  const { id } = await createOpenProgram({ fee: 30_000 });
  const office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  const finance = await createPerson(gateway(), { roles: ["FINANCE"] });
  const apply = async (name: string) => {
    const person = await createPerson(gateway());
    const made = answered(await person.apply(id, { form: { name }, expectedTotal: 30_000 }));
    const payment = await db.payment.findUniqueOrThrow({ where: { applicationId: made.id } });
    return { person, applicationId: Number(made.id), payment: { id: payment.id, version: payment.version } };
  };
  const open = await apply("안낸이");
  const paid = await apply("낸이");
  const waived = await apply("면제이");
  answered(await finance.ask(BOOK, { ...paid.payment, amount: 30_000 }), "bookPayment");
  answered(await finance.ask(EXEMPT, { ...waived.payment, reason: "강사" }), "exemptPayment");

  const listed = async (variables: object) =>
    answered(await office.ask(LIST, { id, ...variables }), "applicants").items;
  const items = await listed({});
  expect(items.map(({ name, feeState }: { name: string; feeState: string }) => [name, feeState])).toEqual([
    ["안낸이", "OPEN"],
    ["낸이", "PAID"],
    ["면제이", "WAIVED"],
  ]);
  expect(items[0]).toEqual({ name: "안낸이", feeState: "OPEN", paidAt: null, paymentId: null });
  expect(items[1].paidAt).not.toBeNull();
  expect((await listed({ descending: true }))[0].name).toBe("면제이");
  expect((await listed({ filter: { fee: ["PAID", "WAIVED"] } })).length).toBe(2);

  // The payment itself is for the treasurer, and the applicant sees it elsewhere.
  const ONE = "query ($id: Id!) { application(id: $id) { feeState paymentId } }";
  const both = await createPerson(gateway(), { roles: ["PROGRAM", "FINANCE"] });
  expect(answered(await both.ask(ONE, { id: open.applicationId }), "application")).toEqual({
    feeState: "OPEN",
    paymentId: open.payment.id,
  });
  const mine = await open.person.ask("{ myApplications { feeState } }");
  expect(answered(mine, "myApplications")).toEqual([{ feeState: null }]);

  const page = { sort: "FEE", descending: false, page: 1, size: 100, language: "KO" };
  expect((await office.ask(String(ApplicantsDocument), { programId: id, ...page })).code).toBeNull();
});

test("what is free is not unpaid", async () => {
  const office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  const { id } = await createOpenProgram({ fee: 0 });
  answered(await (await createPerson(gateway())).apply(id, { form: { name: "무료이" }, expectedTotal: 0 }));
  const [free] = answered(await office.ask(LIST, { id, filter: { fee: ["FREE"] } }), "applicants").items;
  expect(free).toMatchObject({ name: "무료이", feeState: "FREE" });
  expect(answered(await office.ask(LIST, { id, filter: { fee: ["OPEN"] } }), "applicants").items).toEqual([]);
});

test("each state of a payment is the same in the row and in the filter", async () => {
  const office = await createPerson(gateway(), { roles: ["PROGRAM"] });
  const { id } = await createOpenProgram({ fee: 30_000 });
  const person = await createPerson(gateway());
  const made = answered(await person.apply(id, { form: { name: "이낸이" }, expectedTotal: 30_000 }));
  const expected = {
    PENDING: "OPEN",
    DECLARED: "DECLARED",
    PARTIAL: "OPEN",
    PAID: "PAID",
    REFUND_REQUESTED: "REFUND",
    PARTLY_REFUNDED: "REFUND",
    REFUNDED: "REFUND",
    EXPIRED: "NONE",
    CANCELLED: "NONE",
    VOID: "NONE",
  } as const satisfies Record<PaymentStateName, FeeState>;
  for (const state of PAYMENT_STATES) {
    await db.payment.update({ where: { applicationId: made.id }, data: { state } });
    const found = answered(await office.ask(LIST, { id, filter: { fee: [expected[state]] } }), "applicants");
    expect(found.items, state).toMatchObject([{ feeState: expected[state] }]);
  }
});
