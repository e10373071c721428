// @module-tag both
// The dues of a year: who is asked, once; who is reminded, when; and that they stay payable (docs/money.md#dues).
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#prisma/client.ts";
import { issueDues } from "#schema/money/dues/issue-dues.ts";
import { notifyOfLapse } from "#schema/money/dues/notify-of-lapse.ts";
import { owed } from "#schema/money/dues/owed-dues.ts";
import { remindOfDues } from "#schema/money/dues/remind-of-dues.ts";
import { expirePayments } from "#schema/money/payments/expire-payments.ts";
import { seoulYear } from "#schema/validation/core/seoul.ts";
import { answered } from "#tests/support/applying.ts";
import { createMember, createSettings, createSignedIn } from "#tests/support/factories.ts";
import { useGateway } from "#tests/support/gateway.ts";
import { askGraphql } from "#tests/support/graphql.ts";
import { createPayment } from "#tests/support/paying.ts";

const gateway = useGateway();
const YEAR = seoulYear(new Date()) + 1;
const DUE_ON = `${YEAR}-02-28`;
const ISSUE = `mutation ($count: Int!, $dueOn: String = "${DUE_ON}", $year: Int = ${YEAR}) {
  issueDues(year: $year, dueOn: $dueOn, expectedCount: $count) { issued expected isRunning dueOn }
}`;
const READ = `{ duesYear(year: ${YEAR}) { issued expected isRunning
  grades { grade members amount toAsk unproved open paid exempt } reminders { days on sent } } }`;

const BEHIND = `query ($grade: MemberGrade!, $group: DuesGroup!, $page: Int = 1) {
  duesMembers(year: ${YEAR}, grade: $grade, group: $group, page: $page) { name isProved why }
}`;

let headers: Record<string, string>;
beforeAll(async () => {
  headers = { ...(await createSignedIn({ roles: ["FINANCE"] })).session.headers };
  await createSettings({ bankName: "가온은행", bankAccount: "1-2-3", bankHolder: "학회" });
  await db.gradeDue.create({ data: { grade: "REGULAR", type: "ANNUAL", amount: 50_000 } });
});
const ask = (query: string, variables: object = {}) => askGraphql(gateway(), query, { variables, headers });
const read = async () => answered(await ask(READ), "duesYear");
const regular = async () => (await read()).grades.find(({ grade }: { grade: string }) => grade === "REGULAR");
const now = () => gateway().clock.now();
const at = (moment: string) => new Date(moment);
const mailsOf = (memberId: number) => db.mail.findMany({ where: { memberId }, orderBy: { id: "asc" } });

describe("the run of a year", () => {
  const members: Record<string, number> = {};
  beforeAll(async () => {
    const make = async (name: string, more: object) => {
      members[name] = (await createMember({ name, grade: "REGULAR", emailProvedAt: now(), ...more })).id;
    };
    await make("owes", {});
    await make("english", { language: "EN", emailProvedAt: null });
    await make("exempt", { grade: "HONORARY" });
    await make("suspended", { status: "SUSPENDED" });
    await make("paid", {});
    const paid = { memberId: members.paid ?? 0, type: "ANNUAL", year: YEAR, payerName: "낸 이" } as const;
    const { id } = await createPayment(paid);
    await db.payment.update({ where: { id }, data: { state: "PAID" } });
  });

  test("is seen before, a grade at a time, and refused when it is not what was seen", async () => {
    expect(await regular()).toEqual({
      grade: "REGULAR",
      members: 3,
      amount: 50_000,
      toAsk: 2,
      unproved: 1,
      open: 0,
      paid: 1,
      exempt: 0,
    });
    expect((await ask(ISSUE, { count: 3 })).code).toBe("COUNT_CHANGED");
    const past = await ask(ISSUE, { count: 2, dueOn: "2020-02-28" });
    expect(past.errors[0]?.extensions?.fields).toEqual({ dueOn: ["DATE_INVALID"] });
    const far = await ask(ISSUE, { count: 2, year: YEAR + 1 });
    expect(far.errors[0]?.extensions?.fields).toEqual({ year: ["DATE_INVALID"] });
    expect(await db.duesRun.count()).toBe(0);
  });

  test("says who is behind each number, why they owe none, and that somebody looked", async () => {
    const behind = async (grade: string, group: string, page = 1) =>
      answered(await ask(BEHIND, { grade, group, page }), "duesMembers");
    expect(await behind("REGULAR", "TO_ASK")).toEqual([
      { name: "english", isProved: false, why: null },
      { name: "owes", isProved: true, why: null },
    ]);
    expect(await behind("REGULAR", "PAID")).toMatchObject([{ name: "paid" }]);
    expect(await behind("HONORARY", "EXEMPT")).toMatchObject([{ name: "exempt", why: "GRADE" }]);
    expect(await behind("REGULAR", "EXEMPT")).toEqual([]);
    const rests = (source: "EXEMPTION" | "DECISION") =>
      db.membership.updateMany({ where: { memberId: members.owes ?? 0 }, data: { source } });
    await rests("EXEMPTION");
    expect(await behind("REGULAR", "EXEMPT")).toMatchObject([{ name: "owes", why: "OFFICE" }]);
    expect(await regular()).toMatchObject({ toAsk: 1, exempt: 1 });
    await rests("DECISION");
    expect(await behind("REGULAR", "TO_ASK", 2)).toEqual([]);
    expect(await db.auditEntry.count({ where: { action: "viewMembers" } })).toBeGreaterThan(0);
  });

  test("asks each once, however many are at it, and says in the email how to pay", async () => {
    expect(answered(await ask(ISSUE, { count: 2 }), "issueDues")).toEqual({
      issued: 0,
      expected: 2,
      isRunning: true,
      dueOn: DUE_ON,
    });
    const counts = await Promise.all([1, 2, 3].map(() => issueDues(now())));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await read()).toMatchObject({ issued: 2, expected: 2, isRunning: false });
    expect(await regular()).toMatchObject({ toAsk: 0, open: 2, paid: 1 });
    const [payment] = await db.payment.findMany({
      where: { memberId: members.owes ?? 0 },
      include: { moves: true },
    });
    expect(payment).toMatchObject({ type: "ANNUAL", year: YEAR, state: "PENDING", amountDue: 50_000 });
    expect(payment?.dueAt).toEqual(at(`${YEAR}-02-28T15:00:00Z`));
    expect(payment?.moves).toMatchObject([{ from: null, to: "PENDING" }]);
    const [korean] = await mailsOf(members.owes ?? 0);
    expect(korean?.text).toMatch(/owes[\s\S]*50,000원[\s\S]*가온은행 1-2-3/);
    expect(korean?.text).toContain(payment?.depositorName);
    expect(korean?.text).toContain(`회비 기간: ${YEAR}년(12월 31일까지)`);
    const [english] = await mailsOf(members.english ?? 0);
    expect(english).toMatchObject({ kind: "PAYMENT_ASKED", language: "EN" });
    expect(english?.text).not.toContain("english");
    expect(await mailsOf(members.suspended ?? 0)).toEqual([]);
    expect(await mailsOf(members.exempt ?? 0)).toEqual([]);
  });

  test("again, it reaches only who has come since; who was written off is left alone", async () => {
    expect((await ask(ISSUE, { count: 0 })).code).toBe("CONFLICT");
    await db.payment.updateMany({ where: { memberId: members.english ?? 0 }, data: { state: "CANCELLED" } });
    const { id } = await createMember({ grade: "REGULAR" });
    answered(await ask(ISSUE, { count: 1 }), "issueDues");
    expect(await issueDues(now())).toBe(1);
    expect(await db.payment.count({ where: { memberId: id, year: YEAR } })).toBe(1);
    expect(await read()).toMatchObject({ issued: 3, expected: 3, isRunning: false });
  });

  test("does not expire", async () => {
    await expirePayments(at(`${YEAR}-12-01T00:00:00Z`));
    expect(await db.payment.count({ where: { type: "ANNUAL", state: "PENDING" } })).toBe(2);
  });
});

describe("reminders", () => {
  test("go out on their days at nine, once, to who has not paid, and are counted", async () => {
    await db.duesReminder.deleteMany();
    await db.payment.updateMany({ where: { type: "ANNUAL" }, data: { state: "PAID" } });
    const { id: memberId } = await createMember({ grade: "REGULAR", emailProvedAt: now() });
    const dues = { memberId, type: "ANNUAL", year: YEAR, nameKo: "연회비", nameEn: "Dues" } as const;
    const { id } = await createPayment({ ...dues, dueAt: at(`${YEAR}-02-28T15:00:00Z`) });
    expect(await remindOfDues(at(`${YEAR}-01-28T23:59:00Z`))).toBe(0);
    const counts = await Promise.all([1, 2].map(() => remindOfDues(at(`${YEAR}-01-29T00:00:00Z`))));
    expect(counts.sort()).toEqual([0, 1]);
    expect(await remindOfDues(at(`${YEAR}-02-10T00:00:00Z`))).toBe(0);
    // Away for months: the last of the days that came is written, the others are not made up for.
    expect(await remindOfDues(at(`${YEAR}-06-01T00:00:00Z`))).toBe(1);
    const written = await db.duesReminder.findMany({ where: { paymentId: id }, orderBy: { days: "asc" } });
    expect(written.map(({ days }) => days)).toEqual([-30, 30]);
    const mails = await mailsOf(memberId);
    expect(mails.map(({ kind }) => kind)).toEqual(["DUES_REMINDER", "DUES_REMINDER"]);
    expect(mails[0]?.text).not.toContain("지났습니다");
    expect(mails[0]?.text).toContain(`${YEAR}년 2월 28일`);
    expect(mails[1]?.text).toContain(`납부 기한(${YEAR}년 2월 28일 24:00 (KST))이 지났습니다.`);
    expect(mails[1]?.text).not.toContain("납부 기한은");
    await db.duesReminder.deleteMany({ where: { days: 30 } });
    await remindOfDues(at(`${YEAR}-04-01T00:00:00Z`));
    // Sixty days of grace: the first of March is the first of them.
    expect((await mailsOf(memberId)).at(-1)?.text).toContain(`${YEAR}년 4월 29일 24:00 (KST)까지 납부하지`);
    await db.payment.update({ where: { id }, data: { state: "PAID" } });
    expect(await remindOfDues(at(`${YEAR + 1}-06-01T00:00:00Z`))).toBe(0);
    expect((await read()).reminders).toEqual([
      { days: -30, on: `${YEAR}-01-29`, sent: 1 },
      { days: -7, on: `${YEAR}-02-21`, sent: 0 },
      { days: 7, on: `${YEAR}-03-07`, sent: 0 },
      { days: 30, on: `${YEAR}-03-30`, sent: 1 },
    ]);
  });
});

test("the end of a membership whose dues never came is written once, and only while it is news", async () => {
  const { id: memberId } = await createMember({ grade: "REGULAR", emailProvedAt: now() });
  const from = { fromDay: at(`${YEAR - 1}-01-01T00:00:00Z`), toDay: at(`${YEAR}-01-01T00:00:00Z`) };
  await db.membership.updateMany({ where: { memberId }, data: { source: "PAYMENT", ...from } });
  const dues = { memberId, type: "ANNUAL", year: YEAR, nameKo: "연회비", nameEn: "Dues" } as const;
  await createPayment({ ...dues, dueAt: at(`${YEAR}-02-28T15:00:00Z`) });
  expect(await notifyOfLapse(at(`${YEAR}-04-29T12:00:00Z`))).toBe(0);
  const counts = await Promise.all([1, 2].map(() => notifyOfLapse(at(`${YEAR}-04-30T12:00:00Z`))));
  expect(counts.sort()).toEqual([0, 1]);
  expect(await notifyOfLapse(at(`${YEAR}-05-10T12:00:00Z`))).toBe(0);
  const [mail, ...others] = await mailsOf(memberId);
  expect([mail?.kind, others]).toEqual(["MEMBERSHIP_ENDED", []]);
  expect(mail?.text).toContain("정회원");
  await db.duesReminder.deleteMany();
  expect(await notifyOfLapse(at(`${YEAR}-07-01T12:00:00Z`))).toBe(0);
  await db.payment.updateMany({ where: { memberId }, data: { state: "PAID" } });
});

test("who was asked and who is covered are looked up, also while the statistics know of no dues", async () => {
  const plan = await db.$queryRaw<{ "QUERY PLAN": string }[]>`EXPLAIN SELECT 1 ${owed(YEAR)}`;
  const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(text.match(/hashed SubPlan/g)).toHaveLength(2);
  expect(text).not.toContain("Anti Join");
});
