// @long applying.spec.ts
// A seminar moves: the office says why, one applicant accepts the new date by the link of the mail, another declines and gets everything back.
import { expect, type Page } from "@playwright/test";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { mailedLink } from "./mailbox.ts";
import { ask } from "./office.ts";

const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const WORDS = "강연장 사정으로 미룹니다.";

/** Somebody who applied for a program; free of charge. */
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
  const { id, title } = await makeSeminar(request, { ...OPEN, fee: 0, prices: [] });
  const first = await applicant(page, id, language, "한나래");
  const second = await applicant(page, id, language, "박사진");

  await signIn(page, STAFF);
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
  await expect(page).toHaveURL(/\/admin\/seminars\/?($|\?)|seminar-details/);

  await page.goto(await mailedLink(first.email, at("/programs/new-date")));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(page.getByText(WORDS)).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: say("reschedules.accept"), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: /./ }).first()).toBeVisible();

  await page.goto(await mailedLink(second.email, at("/programs/new-date")));
  await page.getByRole("button", { name: say("reschedules.decline"), exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("reschedules.decline.confirm") })
    .click();
  await expect(page.getByText(say("reschedules.declined"))).toBeVisible();

  const counted = await ask(
    page,
    `{ programForEditing(id: ${id}) { rescheduleAnswers { accepted declined open } } }`,
  );
  expect(Object(counted).programForEditing.rescheduleAnswers).toEqual({ accepted: 1, declined: 1, open: 0 });
});
