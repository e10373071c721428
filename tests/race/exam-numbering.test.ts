// Numbers and seats are given while examinees pay and withdraw, on connections of their own: everybody with a
// number was in the plan that was seen, nobody's number or seat is somebody else's, and those who paid
// meanwhile are appended.
import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { answered, createPerson, expectSound, type Person } from "#tests/support/applying.ts";
import { createOpenExam, formAt } from "#tests/support/exams.ts";
import { useGateway } from "#tests/support/gateway.ts";
import type { GraphqlReply } from "#tests/support/graphql.ts";
import { BOOK, expectSoundPayment } from "#tests/support/paying.ts";

const gateway = useGateway();
const ROUNDS = 3;
const PAID = 4;
const PAYING = 4;
const FEE = 30_000;
const RULE = { order: "NAME", prefix: "28", hasPart: true, digits: 3 };
const PLAN = `query ($programId: Id!, $rule: SeatingRuleInput!) { examSeating(programId: $programId) {
  plan(rule: $rule) { digest numbers } } }`;
const NUMBER = `mutation ($programId: Id!, $rule: SeatingRuleInput!, $digest: String!) {
  numberExaminees(programId: $programId, rule: $rule, digest: $digest) { numbered } }`;
const WITHDRAW = `mutation ($id: Id!, $version: Int!) {
  withdrawApplication(id: $id, version: $version, refundAccount: "국민 1") { id } }`;

let offices: readonly [Person, Person];
let leaving: Person;
let finance: Person;
let people: Person[];
beforeAll(async () => {
  const office = () => createPerson(gateway(), { roles: ["PROGRAM"] });
  offices = [await office(), await office()];
  finance = await createPerson(gateway(), { roles: ["FINANCE"] });
  leaving = await createPerson(gateway());
  const others = Array.from({ length: PAID + PAYING - 1 }, () => createPerson(gateway()));
  people = [leaving, ...(await Promise.all(others))];
});

/** A server under this load may say "in a moment" (503), and people ask again. */
async function untilAnswered(ask: () => Promise<GraphqlReply>): Promise<GraphqlReply> {
  for (;;) {
    const reply = await ask();
    if (reply.status !== 503 && reply.code !== "UNAVAILABLE") return reply;
    await setTimeout(20);
  }
}

const planOf = async (programId: number) =>
  answered(await offices[0].ask(PLAN, { programId, rule: RULE }), "examSeating").plan;
const numbered = (programId: number) =>
  db.application.findMany({ where: { programId, examNumber: { not: null } } });

async function pay(programId: number, { id: memberId }: Person): Promise<number> {
  const { id, version } = await db.payment.findFirstOrThrow({
    where: { application: { programId, memberId } },
  });
  const booking = { id, version, amount: FEE, reason: "통장" };
  answered(await untilAnswered(() => finance.ask(BOOK, booking)), "bookPayment");
  return id;
}

async function withdraw(programId: number, person: Person): Promise<void> {
  const { id, version } = await db.application.findFirstOrThrow({
    where: { programId, memberId: person.id },
  });
  // Who was numbered in between has another version by now.
  const { code } = await untilAnswered(() => person.ask(WITHDRAW, { id, version }));
  expect([null, "CONFLICT"]).toContain(code);
}

test("two of the office give numbers while people pay and one withdraws: each plan is given whole or not at all", {
  timeout: 180_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: programId, sites } = await createOpenExam([20], { fee: FEE });
    const [siteId = 0] = sites;
    await db.examRoom.create({ data: { siteId, position: 0, nameKo: "101호", seats: 20 } });
    for (const person of people)
      answered(await person.apply(programId, { form: await formAt(siteId, person.id) }));
    const payments: number[] = [];
    for (const person of people.slice(0, PAID)) payments.push(await pay(programId, person));
    const { digest, numbers } = await planOf(programId);
    expect(numbers).toBe(PAID);
    const plan = { programId, rule: RULE, digest };
    const give = () => Promise.all(offices.map((one) => untilAnswered(() => one.ask(NUMBER, plan))));
    const [given] = await Promise.all([
      give(),
      ...people.slice(PAID).map(async (person) => payments.push(await pay(programId, person))),
      withdraw(programId, leaving),
    ]);
    expect(given.filter(({ code }) => code === null).length).toBeLessThanOrEqual(1);
    for (const { code } of given) expect([null, "COUNT_CHANGED", "MOVE_REFUSED"]).toContain(code);
    const isGiven = given.some(({ code }) => code === null);
    const first = await numbered(programId);
    expect(first).toHaveLength(isGiven ? PAID : 0);
    // What is left is given next, and what was given stays.
    const { digest: next } = await planOf(programId);
    answered(await offices[1].ask(NUMBER, { programId, rule: RULE, digest: next }), "numberExaminees");
    const all = await numbered(programId);
    for (const { id, examNumber } of first)
      expect(all.find((one) => one.id === id)).toMatchObject({ examNumber });
    expect(new Set(all.map(({ examNumber }) => examNumber)).size).toBe(all.length);
    const seated = all.filter(({ state }) => state === "CONFIRMED");
    expect(new Set(seated.map(({ roomId, seatNumber }) => `${roomId} ${seatNumber}`)).size).toBe(
      seated.length,
    );
    const confirmed = await db.application.count({ where: { programId, state: "CONFIRMED" } });
    expect(seated).toHaveLength(confirmed);
    await expectSound(programId);
    for (const id of payments) await expectSoundPayment(id);
  }
});
