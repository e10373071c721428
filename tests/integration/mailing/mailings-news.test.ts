// @module-tag both
// Telling people of a post or an issue (docs/mailing.md#mailings-about-a-publication): in words that follow it, once it is out, to nobody twice, and of what somebody may
// read.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { writeMailings } from "#schema/mailing/mailings/write-mailings.ts";
import { HOUR } from "#schema/validation/core/durations.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createMember, createPost, createSettings } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const now = () => gateway().clock.now();

let content: Person;
let journal: Person;
let office: Person;
beforeAll(async () => {
  await createSettings();
  content = await createPerson(gateway(), { roles: ["CONTENT"], name: "편집" });
  journal = await createPerson(gateway(), { roles: ["JOURNAL"], name: "학술지" });
  office = await createPerson(gateway(), { roles: ["MEMBER"], name: "사무국" });
});
beforeEach(async () => {
  await db.mail.deleteMany();
  await db.mailing.deleteMany();
  await db.subscription.deleteMany();
});

const CREATE = `mutation ($topic: SubscriptionTopic, $members: MembersFilter, $postId: Id, $issueId: Id) {
  createMailing(topic: $topic, members: $members, postId: $postId, issueId: $issueId) {
    id version subjectKo newsTitle(language: EN) canSeePeople previews { language subject paragraphs } } }`;
const SEND = `mutation ($id: Id!, $count: Int!) {
  sendMailing(id: $id, version: 1, expectedCount: $count) { state } }`;
const COUNTS = "query ($id: Id!) { mailingCounts(id: $id) { leftOut language count } }";

async function subscriber(
  email: string,
  topic: "NOTICE" | "JOURNAL" = "NOTICE",
  language: "KO" | "EN" = "KO",
) {
  await db.subscription.create({ data: { topic, email, emailKey: email, language, createdAt: now() } });
}
const begun = async (to: object, who = content) => answered(await who.ask(CREATE, to), "createMailing");
const sent = async (id: number, count: number, who = content) =>
  answered(await who.ask(SEND, { id, count }), "sendMailing");
const addressed = async () =>
  (await db.mail.findMany({ orderBy: { toAddress: "asc" } })).map(({ toAddress }) => toAddress);

test("its words follow the post: changed before it goes out, it says what is there then", async () => {
  const { id: postId } = await createPost({ titleKo: "총회", titleEn: "Meeting" });
  await subscriber("ko@example.org");
  await subscriber("en@example.org", "NOTICE", "EN");
  const mailing = await begun({ topic: "NOTICE", postId });
  expect(mailing).toMatchObject({
    subjectKo: "[{board}] {title}",
    newsTitle: "Meeting",
    canSeePeople: false,
  });
  expect(mailing.previews.map(({ subject }: { subject: string }) => subject)).toEqual([
    "[공지사항] 총회 | 학회",
    "[Notices] Meeting | Society",
  ]);
  const address = new RegExp(`^https?://[^/]+/en/notice/${postId}$`);
  expect(mailing.previews[1].paragraphs).toContainEqual(expect.stringMatching(address));
  await sent(mailing.id, 2);
  await db.post.update({ where: { id: postId }, data: { titleEn: "General meeting" } });
  await writeMailings(now());
  const mails = await db.mail.findMany({ orderBy: { toAddress: "asc" } });
  expect(mails.map(({ subject }) => subject)).toEqual([
    "[Notices] General meeting | Society",
    "[공지사항] 총회 | 학회",
  ]);
  expect(mails[0]?.text).toContain(`{site}/en/notice/${postId}`);
});

test("it waits until the post is out, no matter who publishes it, and goes once", async () => {
  const publishedAt = new Date(now().getTime() + HOUR);
  const { id: postId } = await createPost({ publishedAt });
  await subscriber("a@example.org");
  const { id } = await begun({ topic: "NOTICE", postId });
  await sent(id, 1);
  expect(await writeMailings(now())).toBe(0);
  // Withdrawn meanwhile: it still waits.
  await db.post.update({ where: { id: postId }, data: { publishedAt: null } });
  expect(await writeMailings(new Date(publishedAt.getTime() + HOUR))).toBe(0);
  await db.post.update({ where: { id: postId }, data: { publishedAt } });
  const counts = await Promise.all([1, 2].map(() => writeMailings(publishedAt)));
  expect(counts.sort()).toEqual([0, 1]);
  expect(await addressed()).toEqual(["a@example.org"]);
});

test("nobody is notified of the same by two mailings, nor of what is for others", async () => {
  const proved = { emailProvedAt: new Date() };
  const regular = await createMember({ grade: "REGULAR", ...proved });
  const general = await createMember({ ...proved });
  const { id: postId } = await createPost({ audience: "GRADES", readerGrades: ["REGULAR"] });
  await subscriber("visitor@example.org");
  await db.subscription.create({ data: { topic: "NOTICE", memberId: regular.id, createdAt: now() } });
  const first = await begun({ topic: "NOTICE", postId });
  expect(answered(await content.ask(COUNTS, { id: first.id }), "mailingCounts")).toEqual([
    { leftOut: "MAY_NOT_READ", language: "KO", count: 1 },
    { leftOut: null, language: "KO", count: 1 },
  ]);
  await sent(first.id, 1);
  await writeMailings(now());
  expect(await addressed()).toEqual([regular.email]);
  const second = await begun({ members: {}, postId });
  const counts = answered(await content.ask(COUNTS, { id: second.id }), "mailingCounts");
  expect(counts).toContainEqual({ leftOut: "ALREADY_NOTIFIED", language: "KO", count: 1 });
  expect(counts.filter(({ leftOut }: { leftOut: string | null }) => leftOut === null)).toEqual([]);
  expect(general.id).toBeGreaterThan(0);
});

test("an issue is told to the journal's subscribers by JOURNAL, once it is out", async () => {
  const publishedAt = new Date(now().getTime() + HOUR);
  const issue = { volume: 12, number: 1, issuedOn: new Date("2026-12-01"), publishedAt };
  const { id: issueId } = await db.journalIssue.create({ data: issue });
  await subscriber("reader@example.org", "JOURNAL");
  const mailing = await begun({ topic: "JOURNAL", issueId }, journal);
  await sent(mailing.id, 1, journal);
  expect(await writeMailings(now())).toBe(0);
  expect(await writeMailings(publishedAt)).toBe(1);
  const mail = await db.mail.findFirstOrThrow();
  expect(mail.subject).toContain("제12권 제1호");
  expect(mail.text).toContain(`{site}/journal/issues/${issueId}`);
});

test("who tells whom of what", async () => {
  const { id: postId } = await createPost();
  const codeOf = async (who: Person, to: object) => (await who.ask(CREATE, to)).code;
  expect(await codeOf(content, { members: {}, postId })).toBeNull();
  // Some of the members are MEMBER's to choose.
  expect(await codeOf(content, { members: { major: "통역" }, postId })).toBe("FORBIDDEN");
  expect(await codeOf(office, { members: { major: "통역" }, postId })).toBeNull();
  expect(await codeOf(content, { members: {} })).toBe("FORBIDDEN");
  expect(await codeOf(content, { topic: "JOURNAL" })).toBe("FORBIDDEN");
  expect(await codeOf(journal, { topic: "JOURNAL" })).toBeNull();
  expect(await codeOf(journal, { topic: "NOTICE", postId })).toBe("FORBIDDEN");
  expect(await codeOf(content, { topic: "NOTICE", postId: 1_000_000 })).toBe("NOT_FOUND");
});
