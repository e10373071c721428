// Two accounts of one person are found, merged with what belongs to the person, and two again within a day
// (docs/people.md#adding-and-merging).
import { beforeAll, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { searchDuplicates } from "#schema/people/duplicates/search-duplicates.ts";
import { answered, createOpenProgram, createPerson, type Person } from "#tests/support/applying.ts";
import { createMember, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { createPayment } from "#tests/support/paying.ts";

const gateway = useGateway();
let office: Person;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["MEMBER"] });
});

const PAIRS = `query ($page: Int = 1) { memberDuplicates(page: $page) {
  total pairs { signs one { id } other { id } } search { done total finishedAt } } }`;
const SEARCH = "mutation { searchDuplicates { done finishedAt } }";
const MERGE = `mutation ($survivorId: Id!, $goneId: Id!, $survivorVersion: Int = 1, $goneVersion: Int = 1) {
  mergeMembers(survivorId: $survivorId, goneId: $goneId, survivorVersion: $survivorVersion, goneVersion: $goneVersion) { id } }`;
const UNDO = "mutation ($id: Id!) { undoMerge(id: $id) { undoneAt } }";
const APART = "mutation ($oneId: Id!, $otherId: Id!) { keepMembersApart(oneId: $oneId, otherId: $otherId) }";

const search = async () => {
  answered(await office.ask(SEARCH), "searchDuplicates");
  await searchDuplicates(gateway().clock);
};

const pairsOf = async (...ids: readonly number[]) =>
  answered(await office.ask(PAIRS), "memberDuplicates")
    .pairs.filter(({ one, other }: { one: { id: number }; other: { id: number } }) =>
      [one.id, other.id].some((id) => ids.includes(id)),
    )
    .map(({ signs, one, other }: { signs: string[]; one: { id: number }; other: { id: number } }) => [
      ...[one.id, other.id],
      signs.join(),
    ]);

test("the same telephone, mailbox or place with nearly the same name are shown, until they are said to be two people", async () => {
  const { id: a } = await createMember({ name: "가온누리", phoneNumber: "010-9876-5432" });
  const { id: b } = await createMember({ name: "다른이름", phoneNumber: "+82 10 9876 5432" });
  const { id: c } = await createMember({
    name: "김민지",
    affiliation: "물빛 대학교",
    email: "minji.kim@a.kr",
  });
  const { id: d } = await createMember({
    name: "김민자",
    affiliation: "물빛대학교",
    email: "minjikim+x@b.kr",
  });
  const { id: e } = await createMember({ name: "김민수", affiliation: "다른 대학교", email: "minsoo@b.kr" });
  expect(await pairsOf(a, b, c)).toEqual([]);
  await search();
  expect(await pairsOf(a, b)).toEqual([[a, b, "PHONE"]]);
  expect(await pairsOf(c, d, e)).toEqual([[c, d, "ADDRESS,NAME"]]);
  answered(await office.ask(APART, { oneId: d, otherId: c }), "keepMembersApart");
  expect(await pairsOf(c, d)).toEqual([]);
});

test("what belongs to the person moves, what clashes stays, and both come back", async () => {
  const { id: survivorId } = await createMember({ name: "남는 사람", addressLine: "남는길 1" });
  const more = { phoneNumber: "010-1234-0000", postcode: "04524", grade: "REGULAR" } as const;
  const { id: goneId } = await createSignedIn({ name: "가는 사람", ...more });
  const both = await createOpenProgram();
  const own = await createOpenProgram();
  const apply = (programId: number, memberId: number) =>
    db.application.create({
      data: { programId, memberId, name: "가", email: "a@b.co", amount: 0, state: "CONFIRMED" },
    });
  await apply(both.id, survivorId);
  const clashing = await apply(both.id, goneId);
  const moving = await apply(own.id, goneId);
  const { id: paymentId } = await createPayment({ memberId: goneId });
  const { id } = answered(await office.ask(MERGE, { survivorId, goneId }), "mergeMembers");
  const owners = async () => [
    (await db.application.findUniqueOrThrow({ where: { id: moving.id } })).memberId,
    (await db.application.findUniqueOrThrow({ where: { id: clashing.id } })).memberId,
    (await db.payment.findUniqueOrThrow({ where: { id: paymentId } })).memberId,
  ];
  expect(await owners()).toEqual([survivorId, goneId, survivorId]);
  const member = (which: number) => db.member.findUniqueOrThrow({ where: { id: which } });
  // Of two addresses none is made of both.
  const filled = { phoneNumber: "010-1234-0000", postcode: null, addressLine: "남는길 1", grade: "REGULAR" };
  expect(await member(survivorId)).toMatchObject(filled);
  expect(await member(goneId)).toMatchObject({ status: "WITHDRAWN" });
  expect(await db.session.count({ where: { memberId: goneId } })).toBe(0);
  const log = { action: "mergeMembers", actorId: office.id };
  expect(await db.auditEntry.count({ where: { ...log, subjectId: { in: [survivorId, goneId] } } })).toBe(2);
  expect((await office.ask(MERGE, { survivorId, goneId, survivorVersion: 2, goneVersion: 2 })).code).toBe(
    "CONFLICT",
  );

  await db.member.update({ where: { id: survivorId }, data: { phoneNumber: "010-0000-1111" } });
  answered(await office.ask(UNDO, { id }), "undoMerge");
  expect(await owners()).toEqual([goneId, goneId, goneId]);
  expect(await member(goneId)).toMatchObject({ status: "ACTIVE", withdrawnAt: null, grade: "REGULAR" });
  // Changed since: it stays.
  expect(await member(survivorId)).toMatchObject({ phoneNumber: "010-0000-1111", grade: "GENERAL" });
  expect((await office.ask(UNDO, { id })).code).toBe("CONFLICT");
});

test("nobody of the office goes, nobody merges what another has changed, and a day later nothing comes back", async () => {
  const { id: survivorId } = await createMember();
  const { id: goneId } = await createMember();
  const staff = await createPerson(gateway(), { roles: ["CONTENT"] });
  expect((await office.ask(MERGE, { survivorId, goneId: staff.id })).code).toBe("FORBIDDEN");
  const head = await createPerson(gateway(), { roles: ["SUPER"] });
  const refused = await head.ask(MERGE, { survivorId, goneId: staff.id });
  expect(refused.errors[0]?.extensions?.fields).toEqual({ goneId: ["MEMBER_LOCKED"] });
  expect((await office.ask(MERGE, { survivorId, goneId: survivorId })).code).toBe("VALIDATION");
  expect((await office.ask(MERGE, { survivorId, goneId, goneVersion: 7 })).code).toBe("CONFLICT");
  const { id } = answered(await office.ask(MERGE, { survivorId, goneId }), "mergeMembers");
  const late = new Date(Date.now() - 25 * 3_600_000);
  await db.memberMerge.update({ where: { id }, data: { mergedAt: late } });
  expect((await office.ask(UNDO, { id })).code).toBe("CONFLICT");
});
