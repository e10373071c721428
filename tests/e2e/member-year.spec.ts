// @long member-office.spec.ts, dues.spec.ts
// A member's year: asked for a grade, approved and paid; asked for the dues of the next year, reminded, late and lapsed; back again, and then for life.
import { expect, type Page } from "@playwright/test";
import { DAY } from "#schema/validation/core/durations.ts";
import { seoulYear } from "#schema/validation/core/seoul.ts";
import { messagesOf } from "#tests/support/messages.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { newMember, STAFF } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { ask } from "./office.ts";
import { createOwnSite, type Visit } from "./own-site.ts";

const REQUEST = `mutation ($input: GradeRequestInput!) { requestGrade(input: $input) { gradeRequests { id status } } }`;
const REQUESTS = "{ viewer { member { gradeRequests { id status } } } }";
const APPROVE = "mutation ($id: Id!) { approveGradeRequest(id: $id) { id } }";
const OWED = "{ myPayments { items { id version state amountDue } } }";
const BOOK = `mutation ($id: Id!, $version: Int!, $amount: Int!) {
  bookPayment(id: $id, version: $version, amount: $amount) { warning }
}`;
const WITHIN_MS = 30_000;

interface Owed {
  readonly id: number;
  readonly version: number;
  readonly state: string;
  readonly amountDue: number;
}

/** The office approves what somebody asks for. */
async function approve(office: Page, member: Page): Promise<void> {
  const { gradeRequests } = Object(await ask(member, REQUESTS)).viewer.member;
  const waiting = gradeRequests.find(({ status }: { status: string }) => status === "PENDING");
  await ask(office, APPROVE, { id: waiting.id });
}

/** The money of what somebody owes is found in the bank. */
async function pay(office: Page, member: Page, amount: number): Promise<void> {
  const owed: readonly Owed[] = Object(await ask(member, OWED)).myPayments.items;
  const open = owed.filter(({ state }) => state === "PENDING");
  expect(open.map(({ amountDue }) => amountDue)).toEqual([amount]);
  for (const { id, version } of open) await ask(office, BOOK, { id, version, amount });
}

test("a member is approved, asked for dues, reminded, late, lapsed, back, and a member for life", async ({
  browser,
  language,
  say,
}) => {
  test.setTimeout(480_000);
  const smtp = await startSmtp();
  const site = await createOwnSite(browser, language, { SMTP_URL: smtp.url });
  const year = seoulYear(new Date()) + 1;
  /** Days from now to noon of a day of next year. */
  const until = (day: string) => Math.round((Date.parse(`${year}-${day}T12:00:00+09:00`) - Date.now()) / DAY);
  const fact = ({ page }: Visit) => page.getByRole("main").getByRole("definition");
  const expectStatus = async (me: Visit, status: "PAID" | "DUE" | "GRACE" | "LAPSED" | "EXEMPT") => {
    await me.open("/my-account");
    await expect(
      fact(me).getByText(say(`member-office.membershipStatus.${status}`), { exact: true }),
    ).toBeVisible();
  };
  const [reminder = ""] = (messagesOf(language)["mails.DUES_REMINDER.subject"] ?? "").split("{");
  const reminders = (email: string) =>
    smtp.received.filter(({ to, mail }) => to === email && mail.subject?.includes(reminder)).length;
  try {
    await site.wakeIn(0);
    let office = await site.visit(STAFF);
    const account = await newMember(office.page.request, language, "한해살이");
    let me = await site.visit(account);
    const input = { grade: "REGULAR", affiliation: "여정대학교", finalDegreeInstitution: "여정대학교" };
    await ask(me.page, REQUEST, { input });
    await approve(office.page, me.page);
    // Approved, not paid: the page of the grade says what is owed and where, and does not offer the grade again.
    await me.open("/my-account?tab=grade");
    const owed = { grade: say("enums.MemberGrade.REGULAR"), amount: 50_000 };
    const mine = me.page.getByRole("main");
    await expect(mine.getByText(say("grades.awaited", owed))).toBeVisible();
    expect.soft(await axeViolations(me.page)).toEqual([]);
    await mine.getByRole("button", { name: say("grades.ask") }).click();
    await expect(mine.getByRole("radio", { name: say("enums.MemberGrade.ASSOCIATE") })).toBeVisible();
    await expect(mine.getByRole("radio", { name: say("enums.MemberGrade.REGULAR") })).toHaveCount(0);
    await mine.getByRole("link", { name: say("grades.awaited.pay") }).click();
    await expect(
      me.page
        .getByRole("main")
        .getByText(say("payments.won", { amount: 50_000 }))
        .first(),
    ).toBeVisible();
    await pay(office.page, me.page, 50_000);
    await expectStatus(me, "PAID");
    await expect(fact(me).locator(`time[datetime="${year - 1}-12-31"]`)).toBeVisible();

    // The run of the next year asks for its dues.
    await office.open("/admin/dues");
    const main = office.page.getByRole("main");
    await main.getByText(say("dues.ofYear", { year: String(year) }), { exact: true }).click();
    await main.getByRole("button", { name: say("dues.issue.open") }).click();
    const dialog = office.page.getByRole("dialog");
    await dialog.getByLabel(say("dues.field.dueOn")).fill(`${year}-02-28`);
    await dialog.getByRole("button", { name: /\d/ }).click();
    await expect(main.getByText(say("dues.allAsked"))).toBeVisible({ timeout: WITHIN_MS });
    await expectStatus(me, "PAID");

    // In January they are due; the reminder before the day has gone out.
    await site.wakeIn(until("02-22"));
    await expect.poll(() => reminders(account.email), { timeout: WITHIN_MS }).toBe(1);
    await expectStatus(await site.visit(account), "DUE");

    // Late, and reminded of it; the membership still counts.
    await site.wakeIn(until("03-10"));
    await expect.poll(() => reminders(account.email), { timeout: WITHIN_MS }).toBe(2);
    me = await site.visit(account);
    await expectStatus(me, "GRACE");
    expect.soft(await axeViolations(me.page)).toEqual([]);

    // Lapsed, and back by paying.
    await site.wakeIn(until("06-10"));
    office = await site.visit(STAFF);
    me = await site.visit(account);
    await expectStatus(me, "LAPSED");
    await office.open("/admin/member-management");
    await pay(office.page, me.page, 50_000);
    await expectStatus(me, "PAID");
    await expect(fact(me).locator(`time[datetime="${year}-12-31"]`)).toBeVisible();

    // For life: asked for on the own page, approved, paid; nothing more is owed.
    await me.open("/my-account?tab=grade");
    const form = me.page.getByRole("main");
    await form.getByRole("radio", { name: say("enums.MemberGrade.LIFETIME") }).check();
    await form.getByRole("button", { name: say("grades.send") }).click();
    await expect(me.page.getByText(say("grades.sent"))).toBeVisible();
    await approve(office.page, me.page);
    await pay(office.page, me.page, 500_000);
    await expectStatus(me, "EXEMPT");
    await expect(fact(me).getByText(say("enums.MemberGrade.LIFETIME"), { exact: true })).toBeVisible();
    site.expectQuiet();
  } finally {
    await site.remove();
    await smtp.close();
  }
});
