// Anyone who leaves while money is to go back names the account first, because nobody can be asked afterwards.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { TEST_PASSWORD } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { BOOK, createPayment } from "#tests/support/paying.ts";

const gateway = useGateway();
let finance: Person;
beforeAll(async () => {
  finance = await createPerson(gateway(), { roles: ["FINANCE"] });
});

const leave = async ({ headers }: Person, refundAccount?: string) =>
  await fetch(`${gateway().url}/api/v1/withdraw`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({
      password: TEST_PASSWORD,
      ...(refundAccount === undefined ? {} : { refund_account: refundAccount }),
    }),
  });

test.each(["a refund under way", "a surplus"])(
  "%s needs an account before the account closes",
  async (what) => {
    const person = await createPerson(gateway());
    const { id } = await createPayment({ memberId: person.id });
    const isSurplus = what === "a surplus";
    const booking = { id, version: 1, amount: isSurplus ? 60_000 : 50_000 };
    answered(await finance.ask(BOOK, booking), "bookPayment");
    if (!isSurplus) {
      await db.payment.update({ where: { id }, data: { state: "REFUND_REQUESTED", refundDue: 50_000 } });
    }
    const { data } = await person.ask("{ myAccount { leaving { refundsWithoutAccount } } }");
    expect(data).toEqual({ myAccount: { leaving: { refundsWithoutAccount: 1 } } });
    const refused = await leave(person);
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("refund_account")]);
    expect(await db.member.findUniqueOrThrow({ where: { id: person.id } })).toMatchObject({
      status: "ACTIVE",
    });
    expect((await leave(person, "가나은행 1")).status).toBe(204);
    expect(await db.payment.findUniqueOrThrow({ where: { id } })).toMatchObject({
      refundAccount: "가나은행 1",
    });
  },
);

test.each(["dues that were paid in part", "an application that was paid"])(
  "%s come back by the closing, so it needs an account, too",
  async (what) => {
    const person = await createPerson(gateway());
    const isDues = what.startsWith("dues");
    const id = isDues
      ? (await createPayment({ memberId: person.id, type: "ANNUAL", year: 2026 })).id
      : await paymentOfApplication(person);
    answered(
      await finance.ask(BOOK, { id, version: 1, amount: isDues ? 20_000 : 30_000, reason: "입금" }),
      "bookPayment",
    );
    const refused = await leave(person);
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("refund_account")]);
    // Nothing ended: neither the account nor what was paid for.
    expect((await person.ask("{ myAccount { leaving { openDues } } }")).errors).toEqual([]);
    const before = await db.payment.findUniqueOrThrow({ where: { id } });
    expect(before.state).toBe(isDues ? "PARTIAL" : "PAID");
    expect((await leave(person, "가나은행 1")).status).toBe(204);
    expect(await db.payment.findUniqueOrThrow({ where: { id } })).toMatchObject({
      state: "REFUND_REQUESTED",
      refundAccount: "가나은행 1",
    });
  },
);

/** Of an application for a program to come, at 30,000 won. */
async function paymentOfApplication(person: Person): Promise<number> {
  const { id: programId } = await createOpenProgram({ capacity: 5 });
  const { id } = answered(await person.apply(programId));
  return (await db.payment.findUniqueOrThrow({ where: { applicationId: id } })).id;
}
