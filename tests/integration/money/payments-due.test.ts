// @module-tag both
// The sum of what a member is to send: of all pages, without what was said to be on its way.
import { expect, test } from "vitest";
import { answered, createPerson } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { BOOK, createPayment, DECLARE } from "#tests/support/paying.ts";

const gateway = useGateway();

test("a member is told what is to be paid in all", async () => {
  await createSettings();
  const payer = await createPerson(gateway());
  const office = await createPerson(gateway(), { roles: ["FINANCE"] });
  const due = async () =>
    answered(await payer.ask("{ myPayments(page: 9) { due { count amount } } }"), "myPayments").due;
  expect(await due()).toEqual({ count: 0, amount: 0 });
  const { id } = await createPayment({ memberId: payer.id });
  const other = await createPayment({ memberId: payer.id });
  await createPayment({ memberId: office.id });
  expect(await due()).toEqual({ count: 2, amount: 100_000 });
  answered(await office.ask(BOOK, { id, version: 1, amount: 20_000 }), "bookPayment");
  expect(await due()).toEqual({ count: 2, amount: 80_000 });
  answered(await payer.ask(DECLARE, { id: other.id, version: 1 }), "declarePayment");
  expect(await due()).toEqual({ count: 1, amount: 30_000 });
});
