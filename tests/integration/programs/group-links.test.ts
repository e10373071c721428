// @module-tag both
// A contact without an account proves an address by a link, applies for a group by it, and looks after it.
import { expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { answered, createOpenProgram, createPerson, expectSound } from "#tests/support/applying.ts";
import { createOpenExam } from "#tests/support/exams.ts";
import { TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { groupOf } from "#tests/support/groups.ts";
import { BOOK, expectSoundPayment } from "#tests/support/paying.ts";

const gateway = useGateway();
const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
const EACH = 30_000;
const READ = `query ($link: String!) { linkedGroup(link: $link) { email canWithdraw
  offer { each refusal } group { payerName people { id state } }
  payment { state amountDue refundDue transfer { amount depositorName } } } }`;
const APPLY = `mutation ($link: String!, $input: GroupInput!) { applyForGroupByLink(link: $link, input: $input) }`;
const WITHDRAW = `mutation ($link: String!, $ids: [Id!]!, $account: String) {
  withdrawFromLinkedGroup(link: $link, applicationIds: $ids, refundAccount: $account) }`;
let made = 0;

const visitor = (query: string, variables: object) => askGraphql(gateway(), query, { variables });
const askFor = (programId: number, email: string) =>
  gateway().send("/api/v1/group-links", { program_id: programId, email, language: "ko" }, {});

async function linkFor(programId: number) {
  made += 1;
  const email = `clerk-${made}-${process.pid}@example.org`;
  expect((await askFor(programId, email)).status).toBe(204);
  const mail = await db.mail.findFirstOrThrow({ where: { toAddress: email, kind: "GROUP_PROOF" } });
  const link = new URL(links.linkTo("GROUP", mail.tokenId ?? "", "KO")).hash.slice(1);
  return { email, link };
}

test("an address that is proved by a link applies once, pays, withdraws, and the money comes back to the institution", async () => {
  const { id } = await createOpenExam([3]);
  const { email, link } = await linkFor(id);
  const before = answered(await visitor(READ, { link }), "linkedGroup");
  expect(before).toMatchObject({ email, offer: { each: EACH, refusal: null }, group: null, payment: null });
  const rows = groupOf(2);
  const PREVIEW = `query ($link: String!, $rows: [GroupRowInput!]!) {
    linkedGroupPreview(link: $link, rows: $rows) { total errors { row column code } } }`;
  const preview = answered(
    await visitor(PREVIEW, { link, rows: [...rows, { name: "", email: "x" }] }),
    "linkedGroupPreview",
  );
  expect(preview.errors).toContainEqual({ row: 2, column: "name", code: "REQUIRED" });
  const input = { programId: id, payerName: "통번역대학원", rows, expectedTotal: 2 * EACH };
  answered(await visitor(APPLY, { link, input }), "applyForGroupByLink");
  answered(await visitor(APPLY, { link, input }), "applyForGroupByLink");
  expect(await db.applicationGroup.count({ where: { programId: id } })).toBe(1);
  const received = await db.mail.findFirstOrThrow({ where: { toAddress: email, kind: "GROUP_RECEIVED" } });
  expect(received.text).toContain("{link}");
  const opened = answered(await visitor(READ, { link }), "linkedGroup");
  expect(opened).toMatchObject({
    offer: null,
    group: { payerName: "통번역대학원" },
    payment: { state: "PENDING", amountDue: 2 * EACH },
  });
  const payment = await db.payment.findFirstOrThrow({ where: { payerEmail: email } });
  const finance = await createPerson(gateway(), { roles: ["FINANCE"] });
  const booking = { id: payment.id, version: payment.version, amount: 2 * EACH, reason: "통장" };
  answered(await finance.ask(BOOK, booking), "bookPayment");
  const [one] = opened.group.people.map((person: { id: number }) => person.id);
  const refused = await visitor(WITHDRAW, { link, ids: [one], account: null });
  expect(refused.code).toBe("VALIDATION");
  answered(
    await visitor(WITHDRAW, { link, ids: [one], account: "국민 1 홍길동" }),
    "withdrawFromLinkedGroup",
  );
  const after = answered(await visitor(READ, { link }), "linkedGroup");
  expect(after.group.people.map(({ state }: { state: string }) => state)).toEqual(["WITHDRAWN", "CONFIRMED"]);
  expect(after.payment.refundDue).toBeGreaterThan(0);
  const left = await db.mail.findFirstOrThrow({ where: { toAddress: email, kind: "GROUP_WITHDRAWN" } });
  expect(left.tokenId).not.toBeNull();
  await expectSound(id);
  await expectSoundPayment(payment.id);
});

test("a sheet is read by the link, and nobody else's group is opened by it", async () => {
  const { id } = await createOpenProgram({ takesGroups: true });
  const { link } = await linkFor(id);
  const sheet = (authorization: string, text = "이름,이메일\n가,a@example.org\n") =>
    gateway().request("/api/v1/group-rows", {
      method: "POST",
      headers: { "content-type": "application/octet-stream", authorization },
      body: new TextEncoder().encode(text),
    });
  const read = await sheet(`Group ${link}`);
  expect([read.status, Object(await read.json()).rows.length]).toEqual([200, 2]);
  const large = await sheet(`Group ${link}`, "가,a@example.org\n".repeat(10_000));
  expect(Object(await large.json()).code).toBe("FILE_TOO_LARGE");
  const formula = await sheet(`Group ${link}`, '이름,이메일\n"=1+1",a@example.org\n');
  expect(Object(await formula.json()).rows[1]).toEqual(["=1+1", "a@example.org"]);
  expect((await sheet("Group nobody")).status).toBe(400);
  const foreign = await db.application.create({
    data: { programId: id, name: "가", email: "b@example.org", amount: 0, state: "CONFIRMED" },
  });
  const input = { programId: id, payerName: "대학", rows: groupOf(1), expectedTotal: EACH };
  answered(await visitor(APPLY, { link, input }), "applyForGroupByLink");
  expect((await visitor(WITHDRAW, { link, ids: [foreign.id], account: null })).code).toBe("NOT_FOUND");
  expect(answered(await visitor(READ, { link: `${link}x` }), "linkedGroup")).toBeNull();
});

test("no link for a program without groups, nor before or after its applications", async () => {
  const { id } = await createOpenProgram();
  expect((await askFor(id, "c@example.org")).status).toBe(404);
  const { id: closed } = await createOpenProgram({
    takesGroups: true,
    applyTo: new Date(Date.now() - 1_000),
  });
  const answer = await askFor(closed, "c@example.org");
  expect(Object(await answer.json()).code).toBe("APPLICATIONS_CLOSED");
});
