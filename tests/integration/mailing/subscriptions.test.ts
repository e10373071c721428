// @module-tag both
// Being notified by email of what is new (docs/mailing.md#subscriptions): a visitor by a link, a member by a click, a mailing to both, and the end of it.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { createOptOutLinks } from "#gateway/mail/opt-out-links.ts";
import { db } from "#prisma/client.ts";
import { recordBounce } from "#schema/core/mail/address-bounces.ts";
import { writeMailings } from "#schema/mailing/mailings/write-mailings.ts";
import { answered, createPerson, type Person } from "#tests/support/applying.ts";
import { createMember, createSettings, TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const now = () => gateway().clock.now();
const options = { secret: TEST_SECRET, publicUrl: "https://association.example" };
const links = createOneTimeLinks(options);

let content: Person;
beforeAll(async () => {
  await createSettings();
  content = await createPerson(gateway(), { roles: ["CONTENT"], name: "편집" });
});
beforeEach(async () => {
  await db.mail.deleteMany();
  await db.subscription.deleteMany();
  await db.oneTimeToken.deleteMany();
  await db.rateLimit.deleteMany();
});

const newSubscription = { email: "Reader@Example.org", topics: ["NOTICE", "JOURNAL"], language: "en" };
const ask = (change: object = {}) =>
  gateway().send("/api/v1/subscriptions", { ...newSubscription, ...change });
const confirm = (token: string) => gateway().send("/api/v1/subscriptions/confirm", { token });

/** What the link of the newest mail carries. */
async function mailedToken(): Promise<string> {
  const { tokenId, language } = await db.mail.findFirstOrThrow({ orderBy: { id: "desc" } });
  const link = links.linkTo("SUBSCRIPTION", tokenId ?? "", language);
  expect(new URL(link).pathname).toBe("/en/subscribe/confirm");
  return new URL(link).searchParams.get("token") ?? "";
}

async function subscribed(change: object = {}): Promise<void> {
  expect((await ask(change)).status).toBe(204);
  expect((await confirm(await mailedToken())).status).toBe(200);
}

test("a visitor is notified of what was chosen once the link is opened, and only once", async () => {
  expect((await ask()).status).toBe(204);
  const mail = await db.mail.findFirstOrThrow();
  expect(mail).toMatchObject({ kind: "SUBSCRIPTION_PROOF", toAddress: "Reader@Example.org", language: "EN" });
  expect(mail.text).toContain("Notices, New issues of the journal");
  // Nothing is stored of an address that nobody has proved.
  expect(await db.subscription.count()).toBe(0);
  const token = await mailedToken();
  expect(await (await confirm(token)).json()).toEqual({ topics: ["NOTICE", "JOURNAL"] });
  expect((await confirm(token)).status).toBe(400);
  expect((await confirm("none")).status).toBe(400);
  expect(await db.subscription.findMany({ orderBy: { id: "asc" } })).toMatchObject([
    { topic: "NOTICE", emailKey: "reader@example.org", memberId: null, language: "EN" },
    { topic: "JOURNAL" },
  ]);
  // Once more, in another spelling and from somebody who subscribes already: the same answer, and no second row.
  await subscribed({ email: "reader@example.org", topics: ["NOTICE", "NOTICE"] });
  expect(await db.subscription.count()).toBe(2);
});

test("a link ends after a day, a wish is checked, and nobody is flooded", async () => {
  await ask();
  const token = await mailedToken();
  const day = 24 * 3_600_000 + 1;
  gateway().clock.advance(day);
  expect((await confirm(token)).status).toBe(400);
  gateway().clock.advance(-day);
  const refused = async (change: object) => (await (await ask(change)).json()).fields;
  expect(await refused({ email: "none" })).toEqual({ email: ["EMAIL_INVALID"] });
  expect(await refused({ topics: [] })).toEqual({ topics: ["REQUIRED"] });
  expect(await refused({ topics: ["PAGES"] })).toEqual({ "topics.0": ["CHOICE_UNKNOWN"] });
  const statuses: number[] = [];
  for (let times = 0; times < 3; times += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([204, 204, 429]);
});

const FOLLOW = `mutation ($topic: SubscriptionTopic!, $follows: Boolean!) {
  followTopic(topic: $topic, follows: $follows) { followedTopics } }`;

test("a member begins and ends a topic by one click each", async () => {
  const member = await createPerson(gateway());
  const follow = async (topic: string, follows: boolean) =>
    answered(await member.ask(FOLLOW, { topic, follows }), "followTopic").followedTopics;
  expect(await follow("NEWS", true)).toEqual(["NEWS"]);
  expect(await follow("NEWS", true)).toEqual(["NEWS"]);
  expect(await follow("JOURNAL", true)).toEqual(["NEWS", "JOURNAL"]);
  expect(await follow("NEWS", false)).toEqual(["JOURNAL"]);
});

const CREATE = `mutation ($topic: SubscriptionTopic) { createMailing(topic: $topic) { id } }`;
const SAVE = `mutation ($id: Id!, $input: MailingInput!) { saveMailing(id: $id, version: 1, input: $input) { id } }`;
const SEND = `mutation ($id: Id!, $count: Int!) { sendMailing(id: $id, version: 2, expectedCount: $count) { state } }`;
const COUNTS = "query ($id: Id!) { mailingCounts(id: $id) { leftOut language count } }";

test("a mailing to subscribers goes to each address once, and its link ends the topic there", async () => {
  const proved = { emailProvedAt: new Date() };
  const member = await createMember({ name: "한가온", email: "reader@example.org", ...proved });
  const unproved = await createMember();
  const bounced = await createMember(proved);
  const createdAt = now();
  for (const { id: memberId } of [member, unproved, bounced])
    await db.subscription.create({ data: { topic: "NOTICE", memberId, createdAt } });
  for (const lastError of ["550", "550"])
    await recordBounce(db, { toAddress: bounced.email, lastError, now: createdAt });
  // The member had subscribed as a visitor before; another visitor reads English.
  await subscribed({ topics: ["NOTICE"] });
  await subscribed({ topics: ["NOTICE"], email: "other@example.org" });
  await db.mail.deleteMany();

  const { id } = answered(await content.ask(CREATE, { topic: "NOTICE" }), "createMailing");
  const input = {
    purpose: "SERVICE",
    subjectKo: "새 글",
    textKo: "{name}님\n\n새 글이 있습니다.",
    subjectEn: "New",
    textEn: "See",
  };
  answered(await content.ask(SAVE, { id, input }), "saveMailing");
  expect(answered(await content.ask(COUNTS, { id }), "mailingCounts")).toContainEqual({
    leftOut: "BOUNCED",
    language: "KO",
    count: 1,
  });
  // Who they are is not CONTENT's to see.
  expect((await content.ask("query ($id: Id!) { mailingPeople(id: $id) { email } }", { id })).code).toBe(
    "FORBIDDEN",
  );
  expect((await content.ask(CREATE, { topic: "JOURNAL" })).code).toBe("FORBIDDEN");
  answered(await content.ask(SEND, { id, count: 2 }), "sendMailing");
  await writeMailings(now());
  const mails = await db.mail.findMany({ orderBy: { toAddress: "asc" } });
  expect(mails.map(({ toAddress, language }) => [toAddress, language])).toEqual([
    ["other@example.org", "EN"],
    ["reader@example.org", "KO"],
  ]);
  expect(mails[1]?.text).toContain("한가온 님");
  expect(mails[0]?.text).toMatch(/To unsubscribe, open the link below[\s\S]*\{optOut\}$/);

  // One click at the member's: the visitor's row of the same address ends with it, and what waits stays.
  const address = createOptOutLinks(options).linkOf(
    mails[1] ?? { memberId: null, subscriptionId: null, language: "KO" },
  );
  const { pathname, search } = new URL(address ?? "");
  for (const _twice of [1, 2])
    expect((await gateway().request(pathname + search, { method: "POST" })).status).toBe(200);
  const left = await db.subscription.findMany({ where: { topic: "NOTICE" }, orderBy: { id: "asc" } });
  expect(left.map(({ memberId, emailKey }) => memberId ?? emailKey)).toEqual([
    unproved.id,
    bounced.id,
    "other@example.org",
  ]);
  expect(await db.mail.findMany({ where: { toAddress: "reader@example.org" } })).toMatchObject([
    { state: "STOPPED" },
  ]);
});
