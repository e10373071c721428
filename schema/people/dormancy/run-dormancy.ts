// The daily run: members who have not logged in for long are notified thirty days ahead, then the account is
// closed (decision 241). Nothing is erased.
import { db, type Tx } from "#prisma/client.ts";
import type { Prisma } from "#prisma/generated/client.ts";
import type { OneTimeLinks } from "#schema/context.ts";
import { dayIn } from "#schema/core/mail/mail-details.ts";
import { writeMail } from "#schema/core/mail/write-mail.ts";
import { readSettings } from "#schema/core/settings/read-settings.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { DORMANCY_NOTICE_DAYS } from "#schema/validation/overview/retention.ts";
import { AT_ONCE, toClose, toNotify } from "./dormant-rules.ts";
import { reopenAll } from "./reopen-account.ts";
import { writeReopening } from "./write-reopening.ts";

interface DormancyRun {
  readonly notified: number;
  readonly closed: number;
  /** Opened again because the office has turned dormancy off. */
  readonly reopened: number;
}

interface Tools {
  readonly now: Date;
  readonly links: OneTimeLinks;
}

const PERSON = { id: true, email: true, language: true, lastActiveAt: true } as const;

/** Does what is due, in parts. Members are locked and looked at again, so several gateways do each once. */
export async function runDormancy(tools: Tools): Promise<DormancyRun> {
  const { now } = tools;
  const { dormantMonths: months } = await readSettings(db);
  if (months === null) return { notified: 0, closed: 0, reopened: await inParts((tx) => reopenAll(tx, now)) };
  const notified = await inParts((tx) => notifyPart(tx, months, now));
  const closed = await inParts((tx) => closePart(tx, months, tools));
  await db.retentionRun.upsert({
    where: { purpose: "DORMANCY" },
    create: { purpose: "DORMANCY", ranAt: now, erased: closed, erasedInAll: closed },
    update: { ranAt: now, erased: closed, erasedInAll: { increment: closed } },
  });
  return { notified, closed, reopened: 0 };
}

async function inParts(run: (tx: Tx) => Promise<number>): Promise<number> {
  let all = 0;
  for (let part = AT_ONCE; part === AT_ONCE; all += part) part = await db.$transaction(run);
  return all;
}

async function lockDue(tx: Tx, due: Prisma.Sql) {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM members WHERE ${due} ORDER BY id LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED`;
  return await tx.member.findMany({ where: { id: { in: rows.map(({ id }) => id) } }, select: PERSON });
}

async function notifyPart(tx: Tx, months: number, now: Date): Promise<number> {
  const members = await lockDue(tx, toNotify(months, now));
  await tx.member.updateMany({
    where: { id: { in: members.map(({ id }) => id) } },
    data: { dormancyNoticeAt: now },
  });
  const until = new Date(now.getTime() + DORMANCY_NOTICE_DAYS * DAY);
  for (const member of members) {
    const { language, lastActiveAt } = member;
    const details = { at: dayIn(language, lastActiveAt), until: dayIn(language, until) };
    await writeMail(tx, "DORMANCY_NOTICE", member, { now, details });
  }
  return members.length;
}

async function closePart(tx: Tx, months: number, { now, links }: Tools): Promise<number> {
  const members = await lockDue(tx, toClose(months, now));
  const ids = members.map(({ id }) => id);
  await tx.member.updateMany({
    where: { id: { in: ids } },
    data: { status: "DORMANT", dormantAt: now, version: { increment: 1 } },
  });
  await tx.session.deleteMany({ where: { memberId: { in: ids } } });
  for (const member of members) await writeReopening(tx, member, { links, now });
  return members.length;
}
