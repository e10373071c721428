// Accounts are merged, rosters are imported and undone, while others work on the same people.
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { runImports } from "#schema/people/member-imports/run-imports.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createMember } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { BOOK, createPayment, expectSoundPayment } from "#tests/support/paying.ts";

const gateway = useGateway();
const ROUNDS = 5;
let office: Person;
let treasurer: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["MEMBER"] });
  treasurer = await createPerson(gateway(), { roles: ["FINANCE"] });
});

const MERGE = `mutation ($survivorId: Id!, $goneId: Id!) {
  mergeMembers(survivorId: $survivorId, goneId: $goneId, survivorVersion: 1, goneVersion: 1) { id } }`;
const START = `mutation ($id: Id!) {
  startMemberImport(id: $id, head: 0, fields: [NAME, EMAIL, AFFILIATION]) { state } }`;
const UNDO = "mutation ($id: Id!) { undoMemberImport(id: $id) { state } }";
const SAVE = `mutation ($id: Id!, $version: Int!) {
  saveMember(id: $id, version: $version, input: { name: "고친 사람", country: "KR" }) { id } }`;

async function send(...rows: readonly string[]): Promise<number> {
  const answer = await gateway().request("/api/v1/rosters?name=a.csv", {
    method: "POST",
    headers: { ...office.headers, "content-type": "application/octet-stream" },
    body: Buffer.from(["이름,이메일,소속", ...rows].join("\n")),
  });
  return Object(await answer.json()).id;
}

test("a payment that is booked while its account is merged is booked once, and is with the account that stays", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: survivorId } = await createMember();
    const { id: goneId } = await createMember();
    const { id } = await createPayment({ memberId: goneId, amountDue: 50_000 });
    const [merged, booked] = await Promise.all([
      office.ask(MERGE, { survivorId, goneId }),
      treasurer.ask(BOOK, { id, version: 1, amount: 50_000, reason: "가" }),
    ]);
    expect([merged.code, booked.code]).toEqual([null, null]);
    expect(await db.payment.findUniqueOrThrow({ where: { id } })).toMatchObject({
      memberId: survivorId,
      state: "PAID",
      amountPaid: 50_000,
    });
    await expectSoundPayment(id);
  }
});

test("of two who merge the same two the other way round one does", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [{ id: a }, { id: b }] = [await createMember(), await createMember()];
    const answers = await Promise.all([
      office.ask(MERGE, { survivorId: a, goneId: b }),
      office.ask(MERGE, { survivorId: b, goneId: a }),
    ]);
    expect(answers.map(({ code }) => code ?? "done").sort()).toEqual(["CONFLICT", "done"]);
    expect(await db.member.count({ where: { id: { in: [a, b] }, status: "ACTIVE" } })).toBe(1);
  }
});

test("a roster that is begun twice, and another of the same people, make each person once on several gateways", async () => {
  const people = Array.from({ length: 300 }, (_, at) => `사람 ${at},twice-${at}@roster.kr,`);
  const [one, other] = [await send(...people), await send(...people)];
  const begun = await Promise.all([one, one, other].map((id) => office.ask(START, { id })));
  expect(begun.map(({ code }) => code ?? "done").sort()).toEqual(["CONFLICT", "done", "done"]);
  await Promise.all([runImports(new Date()), runImports(new Date()), runImports(new Date())]);
  const found = await db.memberImport.findMany({ where: { id: { in: [one, other] } } });
  expect(found.map(({ state }) => state)).toEqual(["DONE", "DONE"]);
  expect(found.reduce((sum, { created }) => sum + created, 0)).toBe(300);
  expect(await db.member.count({ where: { email: { startsWith: "twice-" } } })).toBe(300);
});

test("anyone who is changed while a roster is taken back is changed or as before, never between", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const email = `undo-${round}@roster.kr`;
    const { id: memberId } = await createMember({ email, name: "앞 이름", affiliation: "앞 소속" });
    const id = await send(`앞 이름,${email},뒤 소속`);
    answered(await office.ask(START, { id }), "startMemberImport");
    await runImports(new Date());
    answered(await office.ask(UNDO, { id }), "undoMemberImport");
    const [saved] = await Promise.all([
      office.ask(SAVE, { id: memberId, version: 2 }),
      runImports(new Date()),
    ]);
    const { notUndone, state } = await db.memberImport.findUniqueOrThrow({ where: { id } });
    const now = await db.member.findUniqueOrThrow({ where: { id: memberId } });
    expect(state).toBe("UNDONE");
    expect([saved.code, notUndone, now.name, now.affiliation]).toEqual(
      saved.code === null ? [null, 1, "고친 사람", null] : ["CONFLICT", 0, "앞 이름", "앞 소속"],
    );
  }
});
