// The office's work with programs: a seminar from its first word to the trash, in both languages; what is
// refused, what is stored, and who may not.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Speak } from "#tests/support/messages.ts";
import { type Account, MEMBER, STAFF, signIn } from "./accounts.ts";
import { test } from "./journey.ts";
import { ask, chooseInRow, dropProgramDraft, forgetDrafts, untilDraftSaved } from "./office.ts";

const PROGRAM_STAFF: Account = { email: "program@example.org", password: "Demo!2345" };
const CONTENT_STAFF: Account = { email: "content@example.org", password: "Demo!2345" };

/** The kinds that the list of courses is made of. */
const COURSES = "WORKSHOP, ONLINE_COURSE, EXPERT_COURSE, COMMUNITY_COURSE, SOCIAL_INTEGRATION";

/** A day in Seoul so many days from now, as `<input type="datetime-local">` writes it. */
function inDays(days: number, time: string): string {
  const seoul = new Date(Date.now() + (days * 24 + 9) * 60 * 60 * 1000);
  return `${seoul.toISOString().slice(0, 10)}T${time}`;
}

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, path: string) => page.locator(`#program-${path.replaceAll(".", "-")}`);
const save = (page: Page) => main(page).locator("button[type=submit]").last();

/** What every seminar needs. */
async function fillSeminar(page: Page, title: string): Promise<void> {
  await field(page, "ko.title").fill(title);
  await field(page, "startsAt").fill(inDays(40, "14:00"));
  await field(page, "endsAt").fill(inDays(40, "18:00"));
}

const publishNow = (page: Page, say: Speak) =>
  main(page)
    .getByRole("radio", { name: say("editor.publish.now"), exact: true })
    .check();

/** The row of a program in a list. */
const row = (page: Page, title: string) => main(page).getByRole("row").filter({ hasText: title });

test("a seminar is made, seen, changed, duplicated, cancelled, deleted and taken back", {
  tag: "@core",
}, async ({ page, say, open, at, language }) => {
  test.setTimeout(180_000);
  const title = `정기 세미나 ${randomUUID().slice(0, 8)}`;
  await signIn(page, language === "ko" ? PROGRAM_STAFF : STAFF);
  await dropProgramDraft(page, "SEMINAR");
  await open("/create-seminar");
  await fillSeminar(page, title);
  await field(page, "applyFrom").fill(inDays(-1, "09:00"));
  await field(page, "applyLink").fill("https://example.org/apply");
  const preview = main(page).getByRole("complementary");
  await expect(preview.getByRole("status")).toHaveText(say("enums.ProgramState.OPEN"));
  await field(page, "fee").fill("30000");
  await field(page, "capacity").fill("80");
  await expect(field(page, "fee")).toHaveValue("30,000");

  await main(page)
    .getByRole("button", { name: say("program-office.price.add") })
    .click();
  await field(page, "prices.0.labelKo").fill("정회원");
  await field(page, "prices.0.amount").fill("20000");
  await main(page)
    .getByRole("checkbox", { name: say("enums.MemberGrade.REGULAR") })
    .check();
  await main(page)
    .getByRole("button", { name: say("program-office.speaker.add") })
    .click();
  await field(page, "speakers.0.nameKo").fill("한가온");
  await field(page, "speakers.0.talkKo").fill("법정 통역의 오늘");
  await main(page)
    .getByRole("button", { name: say("program-office.session.add") })
    .click();
  await expect(field(page, "sessions.0.startsAt")).toHaveValue(inDays(40, "14:00"));
  await field(page, "sessions.0.endsAt").fill(inDays(40, "15:00"));
  await field(page, "sessions.0.titleKo").fill("여는 말");
  await publishNow(page, say);
  await save(page).click();
  // The office stays where it works, and looks at the public page when it wants to.
  await expect(page).toHaveURL(new RegExp(`${at("/edit-seminar/")}\\d+$`));
  await page.getByRole("button", { name: say("program-office.showPublic"), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${at("/seminar-details/")}\\d+$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(main(page)).toContainText("한가온");
  await expect(main(page)).toContainText("여는 말");

  const id = Number(new URL(page.url()).pathname.split("/").at(-1));
  await open(`/edit-seminar/${id}`);
  await expect(field(page, "prices.0.amount")).toHaveValue("20,000");
  const renamed = `${title} 고침`;
  await field(page, "ko.title").fill(renamed);
  await save(page).click();
  await page.getByRole("button", { name: say("program-office.showPublic"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(renamed);

  await open(`/admin/seminars?search=${encodeURIComponent(renamed)}`);
  await chooseInRow(page, say, renamed, say("program-office.act.duplicate"));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("program-office.copy.confirm"), exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`${at("/edit-seminar/")}\\d+$`));
  await expect(page).not.toHaveURL(at(`/edit-seminar/${id}`));
  await expect(field(page, "ko.title")).toHaveValue(new RegExp(renamed));

  await open(`/admin/seminars?stage=visible&search=${encodeURIComponent(renamed)}`);
  await chooseInRow(page, say, renamed, say("program-office.act.cancel"));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(renamed);
  await dialog
    .getByRole("textbox", { name: say("program-office.cancel.noteKo") })
    .fill("연사의 사정으로 취소합니다.");
  await dialog.getByRole("button", { name: say("program-office.cancel.confirm") }).click();
  await expect(row(page, renamed)).toContainText(say("enums.ProgramState.CANCELLED"));
  await open(`/seminar-details/${id}`);
  await expect(main(page)).toContainText("연사의 사정으로 취소합니다.");

  await open(`/admin/seminars?stage=visible&search=${encodeURIComponent(renamed)}`);
  await chooseInRow(page, say, renamed, say("program-office.act.delete"));
  await expect(row(page, renamed)).toHaveCount(0);
  await page.getByRole("button", { name: say("toasts.undo"), exact: true }).click();
  await expect(row(page, renamed)).toHaveCount(1);
});

test("what is wrong is told at its field, and nothing is lost", async ({ page, say, open, language }) => {
  const title = `거절된 과정 ${randomUUID().slice(0, 8)}`;
  await signIn(page, language === "ko" ? PROGRAM_STAFF : STAFF);
  await dropProgramDraft(page, COURSES);
  await open("/admin/education-programs/create");
  await fillSeminar(page, title);
  await field(page, "endsAt").fill(inDays(40, "13:00"));
  await field(page, "applyLink").fill("https://example.org");
  await save(page).click();
  const summary = main(page).getByRole("alert");
  await expect(summary).toContainText(say("errors.DATES_REVERSED"));
  await expect(field(page, "endsAt")).toHaveAttribute("aria-invalid", "true");
  await summary.getByRole("link").click();
  await expect(field(page, "endsAt")).toBeFocused();
  await field(page, "endsAt").fill(inDays(40, "18:00"));
  await expect(summary).toHaveCount(0);

  await field(page, "applyLink").fill("javascript:alert(1)");
  await field(page, "fee").fill("-5");
  await save(page).click();
  await expect(summary.getByRole("link")).toHaveCount(2);
  await expect(field(page, "fee")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "applyLink")).toHaveValue("javascript:alert(1)");
  await expect(field(page, "ko.title")).toHaveValue(title);

  // A closed tab loses nothing either.
  await page.waitForTimeout(600);
  page.on("dialog", (dialog) => void dialog.accept());
  await open("/admin/education-programs/create");
  await main(page)
    .getByRole("button", { name: say("forms.draft.continue") })
    .click();
  await expect(field(page, "ko.title")).toHaveValue(title);
  await expect(field(page, "applyLink")).toHaveValue("javascript:alert(1)");

  // On another computer the list leads to what the server has of it.
  await untilDraftSaved(page, say);
  await forgetDrafts(page);
  await open("/admin/education-programs");
  await main(page).getByRole("link", { name: title }).click();
  const offer = main(page)
    .getByRole("status")
    .filter({ hasText: say("forms.draft.found") });
  await expect(offer).toContainText(title);
  await offer.getByRole("button", { name: say("forms.draft.continue") }).click();
  await expect(field(page, "applyLink")).toHaveValue("javascript:alert(1)");
  await dropProgramDraft(page, COURSES);
});

test("a second editor overwrites nobody", { tag: "@once" }, async ({ page, browser, say, open }) => {
  await signIn(page, PROGRAM_STAFF);
  const query = "mutation ($input: ProgramInput!) { createProgram(input: $input) { id } }";
  const times = { startsAt: "2999-01-01T00:00:00Z", endsAt: "2999-01-02T00:00:00Z" };
  const input = { kind: "WORKSHOP", ko: { title: "두 사람의 과정" }, ...times };
  const { createProgram } = Object(await ask(page, query, { input }));
  await open(`/admin/education-programs/edit/${createProgram.id}`);
  await expect(field(page, "ko.title")).toHaveValue("두 사람의 과정");
  const address = page.url();

  const context = await browser.newContext({ baseURL: new URL(address).origin });
  const second = await context.newPage();
  await signIn(second, STAFF);
  await second.goto(address);
  await field(second, "fee").fill("70000");
  await save(second).click();
  await expect(second.getByText(say("editor.saved"))).toBeVisible();

  await field(page, "fee").fill("50000");
  await save(page).click();
  const panel = main(page).getByRole("region", { name: say("forms.merge.title") });
  const fee = panel.getByRole("group", { name: say("program-office.field.fee"), exact: true });
  await expect(fee).toContainText("70,000");
  await fee.getByRole("radio", { name: say("forms.merge.mine") }).check();
  await panel.getByRole("button", { name: say("forms.merge.save") }).click();
  await expect(page.getByText(say("editor.saved"))).toBeVisible();
  await expect(field(page, "fee")).toHaveValue("50,000");
});

test("the list is narrowed by its address, and widened by its pills", async ({ page, say, open, at }) => {
  await signIn(page, PROGRAM_STAFF);
  await open("/admin/education-programs");
  await expect(main(page).getByRole("table")).toBeVisible();
  await main(page)
    .getByRole("button", { name: say("list.filter.add"), exact: true })
    .click();
  // The panel lies over the page: the list stays where it is.
  const table = main(page).getByRole("table");
  const before = await table.boundingBox();
  const panel = page.getByRole("dialog", { name: say("list.filter.add") });
  await panel.getByRole("checkbox", { name: say("enums.ProgramKind.WORKSHOP") }).check();
  expect(await table.boundingBox()).toEqual(before);
  await panel.getByRole("button", { name: say("list.filter.apply") }).click();
  await expect(page).toHaveURL(at("/admin/education-programs?kind=workshop"));
  await expect(main(page).getByRole("button", { name: say("list.filter.add"), exact: true })).toBeFocused();
  await main(page)
    .getByRole("link", {
      name: say("list.filter.remove", {
        name: say("program-office.filter.kind"),
        value: say("enums.ProgramKind.WORKSHOP"),
      }),
    })
    .click();
  await expect(page).toHaveURL(at("/admin/education-programs"));

  await open("/admin/education-programs?search=zzzzzz");
  await expect(main(page)).toContainText(say("list.nothing"));
});

test("only the programs' staff may", { tag: "@once" }, async ({ page, open, mayLog, at }) => {
  mayLog(/40[13]/);
  await page.goto(at("/create-seminar"));
  await expect(page).toHaveURL(at("/login?next=%2Fcreate-seminar"));
  for (const account of [MEMBER, CONTENT_STAFF]) {
    await signIn(page, account);
    for (const path of ["/create-seminar", "/admin/seminars", "/admin/evaluation-programs/create"]) {
      await open(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(main(page)).toContainText("403");
    }
  }
});
