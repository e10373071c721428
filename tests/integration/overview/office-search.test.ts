// @module-tag server
// Ctrl+K of the office: what each role finds, by what, in which order, and that looking among people is written down (docs/overview.md#office-search).
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import type { StaffRole } from "#prisma/generated/enums.ts";
import { createMember, createPost, createProgram, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createListedPayment } from "#tests/support/payments.ts";

const gateway = useGateway();
const people = {} as Record<StaffRole, { id: number; headers: Record<string, string> }>;
let member: number;
let payment: number;
let application: number;
let draft: number;
let program: number;

beforeAll(async () => {
  for (const role of ["CONTENT", "PROGRAM", "FINANCE", "MEMBER", "SUPER"] as const) {
    const { id, session } = await createSignedIn({ roles: [role], name: `직원 ${role}` });
    people[role] = { id, headers: session.headers };
  }
  ({ id: member } = await createMember({ name: "남궁슬기", phoneNumber: "010-2345-6789" }));
  ({ id: payment } = await createListedPayment({
    payerName: "남궁슬기",
    depositorName: "남궁슬기4821",
    amountDue: 73_000,
    state: "DECLARED",
  }));
  await createListedPayment({ payerName: "다른 사람", amountDue: 73_000, state: "PAID" });
  ({ id: program } = await createProgram({ titleKo: "남궁 추모 강연" }));
  const applied = { programId: program, state: "CONFIRMED", amount: 0, email: "a@b.example" } as const;
  ({ id: application } = await db.application.create({
    data: { ...applied, name: "남궁슬기", phoneNumber: "010-7777-1234" },
  }));
  ({ id: draft } = await createPost({ titleKo: "남궁 선생 소식", publishedAt: null }));
});

async function found(role: StaffRole, text: string): Promise<string[]> {
  const query = "query ($text: String!) { officeSearch(text: $text, language: KO) { kind id title detail } }";
  const { headers } = people[role];
  const { data } = await askGraphql(gateway(), query, { variables: { text }, headers });
  return Object(data).officeSearch.map(({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`);
}

const all = () => [
  `MEMBER ${member}`,
  `PAYMENT ${payment}`,
  `APPLICATION ${application}`,
  `PROGRAM ${program}`,
  `POST ${draft}`,
];

test.each(["남궁", "ㄴㄱ", " 남 궁 "])("%j finds every kind for anyone who may open all", async (text) => {
  expect(await found("SUPER", text)).toEqual(all());
});

test("each role finds what it may open, and nothing else", async () => {
  expect(await found("MEMBER", "남궁")).toEqual([`MEMBER ${member}`]);
  expect(await found("FINANCE", "남궁")).toEqual([`PAYMENT ${payment}`]);
  expect(await found("PROGRAM", "남궁")).toEqual([`APPLICATION ${application}`, `PROGRAM ${program}`]);
  expect(await found("CONTENT", "남궁")).toEqual([`POST ${draft}`]);
});

test("a payment by number, sender's digits and amount, what waits first", async () => {
  expect((await found("FINANCE", String(payment)))[0]).toBe(`PAYMENT ${payment}`);
  expect(await found("FINANCE", "4821")).toEqual([`PAYMENT ${payment}`]);
  for (const amount of ["73,000", "7만 3천원", "book 73,000"]) {
    const hits = await found("FINANCE", amount);
    expect(hits[0], amount).toBe(`PAYMENT ${payment}`);
    expect(hits).toHaveLength(2);
  }
});

test("people by number and telephone", async () => {
  expect(await found("MEMBER", String(member))).toContain(`MEMBER ${member}`);
  expect(await found("MEMBER", "2345-6789")).toEqual([`MEMBER ${member}`]);
  expect(await found("PROGRAM", "01077771234")).toEqual([`APPLICATION ${application}`]);
});

test("a bare number offers the member and the payment of that number before all that holds it", async () => {
  const number = 734_512;
  const { id: made } = await createMember({ name: "번호 회원" });
  await db.$executeRaw`UPDATE members SET id = ${number} WHERE id = ${made}`;
  await createListedPayment({ id: number, payerName: "번호 결제", amountDue: 10_000 });
  const { headers } = people.SUPER;
  // Five whose telephone has the number were worked on last.
  for (let last = 0; last < 5; last += 1) {
    const { id } = await createMember({ name: "전화 회원", phoneNumber: `010-73-4512${last}` });
    await askGraphql(gateway(), `{ managedMember(id: ${id}) { id } }`, { headers });
  }
  const hits = await found("SUPER", String(number));
  expect(hits[0]).toBe(`MEMBER ${number}`);
  expect(hits.find((hit) => hit.startsWith("PAYMENT"))).toBe(`PAYMENT ${number}`);
});

test("what was worked on last comes first, and is there before anything is typed", async () => {
  const others: { readonly id: number }[] = [];
  // One after the other: the newest five of them are found.
  for (let made = 0; made < 6; made += 1) others.push(await createMember({ name: "황보가람" }));
  const { headers } = people.MEMBER;
  const [oldest] = others;
  expect(await found("MEMBER", "황보")).not.toContain(`MEMBER ${oldest?.id}`);
  await askGraphql(gateway(), `{ managedMember(id: ${oldest?.id}) { id } }`, { headers });
  expect((await found("MEMBER", "황보"))[0]).toBe(`MEMBER ${oldest?.id}`);
  expect(await found("MEMBER", "")).toEqual([`MEMBER ${oldest?.id}`]);
  expect(await found("CONTENT", "")).toEqual([]);
});

test("a look among people is written down once, one among posts is not", async () => {
  const lines = (id: number) =>
    db.auditEntry.findMany({
      where: { actorId: id, action: "findInOffice", after: { path: ["filter", "search"], equals: "슬기" } },
    });
  await found("FINANCE", "슬기");
  await found("FINANCE", "슬기");
  await found("CONTENT", "슬기");
  expect(await lines(people.FINANCE.id)).toMatchObject([{ subject: "payment", subjectId: null }]);
  expect(await lines(people.CONTENT.id)).toEqual([]);
});
