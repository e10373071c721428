// @module-tag both
// Whom the office asks for money, and what goes out before anybody has agreed to it.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { BOOK, createPayment, DECLARE } from "#tests/support/paying.ts";

const gateway = useGateway();
let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["FINANCE"] });
  await createSettings();
});

test("a member is found by name, distinguished by affiliation and grade, and by nothing else", async () => {
  const one = await createPerson(gateway(), { name: "표가람", affiliation: "가온대학교", grade: "REGULAR" });
  const two = await createPerson(gateway(), { name: "표가람", affiliation: "나래대학교" });
  const gone = await createPerson(gateway(), { name: "표가람" });
  await db.member.update({ where: { id: gone.id }, data: { status: "WITHDRAWN", withdrawnAt: new Date() } });
  await createPerson(gateway(), { name: "남다온" });
  const find = async (name: string) =>
    answered(
      await office.ask("query ($name: String!) { payers(name: $name) { id name affiliation grade } }", {
        name,
      }),
      "payers",
    );
  const found = await find("표가람");
  expect(found).toEqual([
    { id: one.id, name: "표가람", affiliation: "가온대학교", grade: "REGULAR" },
    { id: two.id, name: "표가람", affiliation: "나래대학교", grade: "GENERAL" },
  ]);
  // No address finds anybody: it is not for FINANCE.
  expect(await find(one.email)).toEqual([]);
  const looks = { actorId: office.id, action: "viewMembers" };
  expect(await db.auditEntry.count({ where: looks })).toBeGreaterThan(0);
  const ofPage = await office.ask("query ($id: Id!) { payer(id: $id) { name } }", { id: two.id });
  expect(ofPage.data).toEqual({ payer: { name: "표가람" } });
});

test("the email that is shown is the email that goes", async () => {
  const input = {
    type: "CERTIFICATE",
    nameKo: "증명서",
    amountDue: 5_000,
    payerName: "밖의 사람",
    payerEmail: "shown-email@example.org",
  };
  const mail = answered(
    await office.ask("query ($input: PaymentInput!) { mailOfPayment(input: $input) { subject text } }", {
      input,
    }),
    "mailOfPayment",
  );
  expect(await db.mail.count({ where: { toAddress: input.payerEmail } })).toBe(0);
  expect(mail.text).toContain("밖의 사람****");
  const made = answered(
    await office.ask("mutation ($input: PaymentInput!) { createPayment(input: $input) { depositorName } }", {
      input,
    }),
    "createPayment",
  );
  const sent = await db.mail.findFirstOrThrow({ where: { toAddress: input.payerEmail } });
  expect(sent.subject).toBe(mail.subject);
  expect(sent.text).toBe(mail.text.replace("밖의 사람****", made.depositorName));
});

test("booking many says before whose it is and how much, without what a second person has to book", async () => {
  const payer = await createPerson(gateway());
  const made = [];
  for (const payerName of ["하나", "두리", "세찬"]) {
    made.push(await createPayment({ memberId: payer.id, payerName }));
  }
  const own = await createPayment({ memberId: office.id, payerName: "나" });
  made.push(own);
  answered(await office.ask(DECLARE, { id: own.id, version: 1 }), "declarePayment");
  await createPerson(gateway(), { roles: ["FINANCE"] });
  const ids = made.map(({ id }) => id);
  const [first = 0, second = 0, third = 0] = ids;
  answered(await office.ask(BOOK, { id: second, version: 1, amount: 20_000 }), "bookPayment");
  for (const id of [first, third]) answered(await payer.ask(DECLARE, { id, version: 1 }), "declarePayment");
  const { data } = await office.ask(
    "query ($which: BulkSelection!) { declaredToBook(which: $which) { count amount payers } }",
    { which: { ids, expectedCount: 4 } },
  );
  expect(data).toEqual({ declaredToBook: { count: 2, amount: 100_000, payers: ["하나", "세찬"] } });
});
