// Who asks for it is notified once that applications for a program are open, and the address is deleted with the mail.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { db } from "#prisma/client.ts";
import { notifyOpenings } from "#schema/mailing/openings/notify-openings.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { createPerson, type Person } from "#tests/support/applying.ts";
import { createProgram, TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";

const gateway = useGateway();
const links = createOneTimeLinks({ secret: TEST_SECRET, publicUrl: "https://association.example" });
const now = Date.now();
let member: Person;
beforeAll(async () => {
  member = await createPerson(gateway());
});
beforeEach(() => db.mail.deleteMany());

const comingSoon = () =>
  createProgram({
    publishedAt: new Date(now - DAY),
    applyFrom: new Date(now + DAY),
    startsAt: new Date(now + 10 * DAY),
    endsAt: new Date(now + 10 * DAY + HOUR),
  });
const post = (path: string, body: object) =>
  gateway().request(`/api/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const follow = (programId: number, follows: boolean) =>
  member.ask(
    "mutation ($programId: Id!, $follows: Boolean!) { followOpening(programId: $programId, follows: $follows) }",
    {
      programId,
      follows,
    },
  );
const opened = () => db.mail.findMany({ where: { kind: "PROGRAM_OPENED" }, orderBy: { id: "asc" } });
const open = (id: number) => db.program.update({ where: { id }, data: { applyFrom: new Date(now - HOUR) } });

test("a visitor proves the address, gets one mail when applications open, and is forgotten", async () => {
  const { id } = await comingSoon();
  const email = `visitor-${id}@example.org`;
  expect((await post("opening-notices", { programId: id, email, language: "en" })).status).toBe(204);
  expect(await db.openingNotice.count({ where: { programId: id } })).toBe(0);
  const { id: tokenId } = await db.oneTimeToken.findFirstOrThrow({ where: { openingOfId: id } });
  const token = new URL(links.linkTo("OPENING_NOTICE", tokenId, "EN")).searchParams.get("token");
  expect((await post("opening-notices/confirm", { token })).status).toBe(204);
  expect((await post("opening-notices/confirm", { token })).status).toBeGreaterThanOrEqual(400);
  await notifyOpenings(new Date());
  expect(await opened()).toEqual([]);
  await open(id);
  await Promise.all([notifyOpenings(new Date()), notifyOpenings(new Date())]);
  expect(await opened()).toMatchObject([{ toAddress: email, language: "EN", memberId: null }]);
  expect(await db.openingNotice.count({ where: { programId: id } })).toBe(0);
});

test("a member asks with one click and takes it back with another", async () => {
  const [followed, left] = [await comingSoon(), await comingSoon()];
  for (const { id } of [followed, left])
    expect((await follow(id, true)).data).toEqual({ followOpening: true });
  expect((await follow(followed.id, true)).errors).toEqual([]);
  expect((await follow(left.id, false)).data).toEqual({ followOpening: false });
  const asked = await member.ask(
    `{ a: followsOpening(programId: ${followed.id}) b: followsOpening(programId: ${left.id}) }`,
  );
  expect(asked.data).toEqual({ a: true, b: false });
  for (const { id } of [followed, left]) await open(id);
  await notifyOpenings(new Date());
  expect(await opened()).toMatchObject([{ memberId: member.id }]);
});

test("a cancelled event notifies nobody and forgets everybody; one that is open cannot be waited for", async () => {
  const { id } = await comingSoon();
  await follow(id, true);
  await db.program.update({ where: { id }, data: { cancelledAt: new Date() } });
  await notifyOpenings(new Date());
  expect([await opened(), await db.openingNotice.count({ where: { programId: id } })]).toEqual([[], 0]);
  const other = await comingSoon();
  await open(other.id);
  expect((await follow(other.id, true)).code).toBe("NOT_FOUND");
  const late = await post("opening-notices", { programId: other.id, email: "a@example.org", language: "ko" });
  expect(late.status).toBe(404);
});
