// Somebody whom the office adds: nobody signs in before the owner has chosen a password by the link that was mailed.
import { beforeAll, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { textsToAgree } from "#schema/site/pages/texts-to-agree.ts";
import { createPerson } from "#tests/support/applying.ts";
import { createMember, createPageVersion, TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
let office: Awaited<ReturnType<typeof createPerson>>;
beforeAll(async () => {
  office = await createPerson(gateway(), { roles: ["MEMBER"] });
  await createPageVersion("TERMS", 1);
});

const ADD =
  "mutation ($input: NewMemberInput!) { addMember(input: $input) { id grade record { viewerCanInvite invitedAt } } }";
const INVITE = "mutation ($id: Id!) { inviteMember(id: $id) { record { invitedAt } } }";
const MANY = `mutation ($ids: [Id!]!, $count: Int!) {
  inviteMembers(which: { ids: $ids, expectedCount: $count }) { done skipped } }`;
const input = {
  email: "Added@Example.org",
  name: "새 회원",
  familyName: "Sae",
  givenName: "Hoe-won",
  country: "KR",
  grade: "REGULAR",
  language: "EN",
  isInvited: true,
};
const PASSWORD = "Winter!Harbour42";
const login = (email: string, password: string) => gateway().send("/api/v1/login", { email, password });

async function tokenOf(memberId: number): Promise<string | null> {
  const { id } = await db.oneTimeToken.findFirstOrThrow({ where: { memberId, kind: "INVITATION" } });
  const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "http://127.0.0.1" });
  return new URL(links.linkTo("INVITATION", id, "KO")).searchParams.get("token");
}

test("is let in by the link of the invitation, once, and is asked for the texts then", async () => {
  const { data } = await office.ask(ADD, { input });
  expect(data).toMatchObject({ addMember: { grade: "REGULAR", record: { viewerCanInvite: true } } });
  const { id } = Object(data).addMember;
  expect(await db.mail.findMany({ where: { memberId: id } })).toMatchObject([
    { kind: "INVITATION", language: "EN", toAddress: "Added@Example.org" },
  ]);
  expect((await login(input.email, PASSWORD)).status).toBe(400);
  expect((await login(input.email, "")).status).toBe(422);
  expect((await office.ask(INVITE, { id })).code).toBe("SENT_JUST_NOW");
  const chosen = { token: await tokenOf(id), new_password: PASSWORD, confirm_new_password: PASSWORD };
  expect((await gateway().send("/api/v1/reset-password", chosen)).status).toBe(204);
  expect((await gateway().send("/api/v1/reset-password", chosen)).status).toBe(400);
  // There is no mail about a changed password where there was none.
  expect(await db.mail.count({ where: { memberId: id, kind: "PASSWORD_CHANGED" } })).toBe(0);
  expect((await login(input.email, PASSWORD)).status).toBe(200);
  expect((await db.member.findUniqueOrThrow({ where: { id } })).emailProvedAt).not.toBeNull();
  expect(await textsToAgree(db, id, new Date())).toEqual([{ kind: "TERMS", version: 1 }]);
  expect((await office.ask(INVITE, { id })).code).toBe("CONFLICT");
});

test("an address that somebody has is refused where it is, and so is what the form refuses", async () => {
  await createMember({ email: "taken@example.org" });
  const fieldsOf = async (more: object) =>
    (await office.ask(ADD, { input: { ...input, ...more } })).errors[0]?.extensions?.fields;
  expect(await fieldsOf({ email: "TAKEN@example.org" })).toEqual({ email: ["EMAIL_TAKEN"] });
  expect(await fieldsOf({ email: "x", name: "", familyName: "김" })).toEqual({
    email: ["EMAIL_INVALID"],
    name: ["REQUIRED"],
    familyName: ["LATIN_NEEDED"],
  });
});

test("many are invited at once; who registered alone, or got one within a day, is skipped", async () => {
  const added = { passwordHash: "", isAdded: true, country: "KR", name: "초대" };
  const { id: one } = await db.member.create({ data: { ...added, email: "a@b.co", emailKey: "a@b.co" } });
  const just = { invitedAt: new Date(), email: "b@b.co", emailKey: "b@b.co" };
  const { id: two } = await db.member.create({ data: { ...added, ...just } });
  const { id: alone } = await createMember();
  const { data } = await office.ask(MANY, { ids: [one, two, alone], count: 3 });
  expect(data).toEqual({ inviteMembers: { done: 1, skipped: 2 } });
  expect(
    await db.mail.findMany({ where: { kind: "INVITATION", memberId: { in: [one, two, alone] } } }),
  ).toMatchObject([{ memberId: one }]);
});
