// @module-tag both
// What a promotion carries to be ended by one click, and what a mail server's refusal of an address does (docs/mailing.md#advertising, docs/core.md#mail).
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOneTimeLinks } from "#gateway/mail/one-time-links.ts";
import { createOptOutLinks } from "#gateway/mail/opt-out-links.ts";
import { sendMails } from "#gateway/mail/send-mails.ts";
import { createSmtp } from "#gateway/mail/smtp.ts";
import { createLogger } from "#gateway/start/logger.ts";
import { db } from "#prisma/client.ts";
import { deleteBounces } from "#schema/core/mail/address-bounces.ts";
import { OPT_OUT } from "#schema/core/mail/compose-mail.ts";
import { TestClock } from "#tests/support/clock.ts";
import { createMember, TEST_SECRET } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";

const gateway = useGateway();
const publicUrl = "https://association.example";
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());

/** Writes a mail and tries once to send it; the mail as it is then. */
async function sent({ id: memberId, email: toAddress }: { id: number; email: string }, text: string) {
  const { id } = await db.mail.create({
    data: { kind: "LETTER", memberId, toAddress, language: "EN", subject: "Course", text },
  });
  const options = { secret: TEST_SECRET, publicUrl };
  const tools = {
    smtp: createSmtp({ smtpUrl: smtp.url, publicUrl }),
    links: createOneTimeLinks(options),
    optOuts: createOptOutLinks(options),
    clock: new TestClock(),
    log: createLogger("silent"),
  };
  await sendMails(tools, [{ id: "job", data: { key: String(id) }, retryCount: 0, retryLimit: 9 }]);
  return await db.mail.findUniqueOrThrow({ where: { id } });
}

const readers = (memberId: number) =>
  db.consent.findMany({ where: { memberId, kind: "NEWSLETTER" }, orderBy: { id: "asc" } });

test("a promotion is ended by one click of a mail program, and by opening its link by nothing", async () => {
  const member = await createMember({ language: "EN" });
  const agreed = { memberId: member.id, kind: "NEWSLETTER", language: "EN" } as const;
  await db.consent.create({ data: { ...agreed, granted: true } });
  await sent(member, `A course\n\n${OPT_OUT}`);
  const [received] = await smtp.until(member.email, 1);
  const headers = new Map(received?.mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const address = /^<(https:.*)>$/.exec(headers.get("list-unsubscribe") ?? "")?.[1] ?? "";
  expect(received?.mail.text).toContain(address);
  const { pathname, search } = new URL(address);
  expect(pathname).toBe("/en/unsubscribe");
  await gateway().request(pathname + search);
  expect(await readers(member.id)).toHaveLength(1);
  const click = (path: string) =>
    gateway().request(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
  const token = new URLSearchParams(search).get("token") ?? "";
  // Somebody else's number under this signature.
  const forged = token.replace(/\d+$/, String(member.id + 1));
  expect((await click(`${pathname}?token=${forged}`)).status).toBe(400);
  for (const _twice of [1, 2]) expect((await click(pathname + search)).status).toBe(200);
  expect(await readers(member.id)).toMatchObject([{ granted: true }, { granted: false }]);
});

test("a notice carries nothing to end", async () => {
  const member = await createMember();
  await sent(member, "A meeting");
  const [received] = await smtp.until(member.email, 1);
  expect(received?.mail.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
});

test("after two refusals of an address nothing is tried any more, until it is as good as new", async () => {
  const member = await createMember();
  smtp.refuseWith(450);
  expect(await sent(member, "a")).toMatchObject({ state: "WAITING" });
  expect(await db.addressBounce.count()).toBe(0);
  smtp.refuseWith(550);
  for (const count of [1, 2]) {
    expect(await sent(member, "b")).toMatchObject({ state: "FAILED" });
    expect(await db.addressBounce.findMany()).toMatchObject([{ key: member.email, count }]);
  }
  smtp.refuseWith(null);
  expect((await sent(member, "c")).lastError).toContain("twice");
  expect(smtp.received.filter(({ to }) => to === member.email)).toEqual([]);
  await deleteBounces(db, member.email.toUpperCase());
  expect(await sent(member, "d")).toMatchObject({ state: "SENT" });
});
