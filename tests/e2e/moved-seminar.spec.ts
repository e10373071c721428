// @long applying.spec.ts
// A seminar moves: the office says why, calendars follow, one applicant accepts the new date by the link of the mail, another declines and gets
// everything back to the account that is named there.
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { mailedLink } from "./mailbox.ts";
import { ask } from "./office.ts";

const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const WORDS = "강연장 사정으로 미룹니다.";

const FEE = 20_000;

/** What the calendar file of a program says. */
async function calendarOf(request: APIRequestContext, programId: number) {
  const whole = await (await request.get(`/programs/${programId}.ics?lang=ko`)).text();
  // Time zones have beginnings of their own.
  const text = whole.slice(whole.indexOf("BEGIN:VEVENT"));
  const said = (name: string) => new RegExp(`^${name}[^:]*:(.*?)\\r?$`, "m").exec(text)?.[1] ?? "";
  return { sequence: Number(said("SEQUENCE")), startsAt: said("DTSTART"), uid: said("UID") };
}

/** Somebody who applied for a program. */
async function applicant(page: Page, programId: number, language: "ko" | "en", name: string) {
  const member = await newMember(page.request, language, name);
  await signIn(page, member);
  const apply = "mutation ($input: ApplyInput!) { apply(input: $input) { id } }";
  const made = await ask(page, apply, { input: { programId, form: { name } } });
  return { ...member, applicationId: Number(Object(made).apply.id) };
}

test("the office moves a seminar, and who applied accepts or declines by the link", async ({
  page,
  request,
  say,
  open,
  at,
  language,
}) => {
  test.setTimeout(180_000);
  const { id, title } = await makeSeminar(request, { ...OPEN, fee: FEE, prices: [] });
  const first = await applicant(page, id, language, "한나래");
  const second = await applicant(page, id, language, "박사진");

  await signIn(page, STAFF);
  const read = `{ application(id: ${second.applicationId}) { state payment { id version state refundDue refundAccount } } }`;
  const { payment } = Object(await ask(page, read)).application;
  const book =
    'mutation ($id: Id!, $version: Int!, $amount: Int!) { bookPayment(id: $id, version: $version, amount: $amount, reason: "통장") { warning } }';
  await ask(page, book, { id: payment.id, version: payment.version, amount: FEE });
  const before = await calendarOf(request, id);
  await open(`/edit-seminar/${id}`);
  const field = (name: string) => page.locator(`#program-${name}`);
  const moved = (value: string, by: number) =>
    new Date(Date.parse(`${value}:00Z`) + by).toISOString().slice(0, 16);
  const startsAt = await field("startsAt").inputValue();
  await field("endsAt").fill(moved(startsAt, 7 * DAY + 3 * HOUR));
  await field("startsAt").fill(moved(startsAt, 7 * DAY));
  await field("moveNoteKo").fill(WORDS);
  expect.soft(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: say("editor.submit.save"), exact: true }).click();
  await expect(page.getByText(say("editor.saved"))).toBeVisible();

  const after = await calendarOf(request, id);
  expect(after.uid).toBe(before.uid);
  expect(after.startsAt).not.toBe(before.startsAt);
  expect(after.sequence).toBeGreaterThan(before.sequence);

  await page.goto(await mailedLink(first.email, at("/programs/new-date")));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(page.getByText(WORDS)).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: say("reschedules.accept"), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: /./ }).first()).toBeVisible();

  await page.goto(await mailedLink(second.email, at("/programs/new-date")));
  await page.getByRole("button", { name: say("reschedules.decline"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("20,000");
  await dialog.getByLabel(say("reschedules.decline.account")).fill("국민 123-45 박사진");
  expect.soft(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: say("reschedules.decline.confirm") }).click();
  await expect(page.getByText(say("reschedules.declined"))).toBeVisible();

  const counted = await ask(
    page,
    `{ programForEditing(id: ${id}) { rescheduleAnswers { accepted declined open } } }`,
  );
  const declined = Object(await ask(page, read)).application;
  expect(declined).toMatchObject({
    state: "WITHDRAWN",
    payment: { state: "REFUND_REQUESTED", refundDue: FEE, refundAccount: "국민 123-45 박사진" },
  });
  expect(Object(counted).programForEditing.rescheduleAnswers).toEqual({ accepted: 1, declined: 1, open: 0 });
});
