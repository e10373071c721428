// What the office lays over the pages: shown once the page is shown, hidden for a day by the person who says
// so, back when it has changed. On the empty site and for members only, so that no other journey meets it.
import { expect, type Page } from "@playwright/test";
import { OWNER, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { ask, chooseInRow, paragraph } from "./office.ts";

test.use({
  baseURL: async ({ language: _ }, use) => {
    await use(process.env.EMPTY_SITE ?? "");
  },
});

const popup = (title: string) => ({
  titleKo: title,
  titleEn: title,
  bodyKo: paragraph("많이 와 주십시오."),
  bodyEn: paragraph("Please come."),
  showsFrom: "2026-01-01T00:00:00Z",
  showsTo: "2099-01-01T00:00:00Z",
  device: "ALL",
  pages: "HOME",
  audience: "MEMBER",
  hide: "TODAY",
  position: 0,
});

async function makePopup(
  page: Page,
  title: string,
): Promise<{ readonly id: number; readonly version: number }> {
  const query = "mutation Make($input: PopupInput!) { createPopup(input: $input) { id version } }";
  return Object(await ask(page, query, { input: popup(title) })).createPopup;
}

test("popups are shown to members, each stays away for the day by its own box, and is back when it changed", {
  tag: ["@core", "@once"],
}, async ({ page, open, say }) => {
  await signIn(page, OWNER);
  const { id, version } = await makePopup(page, "가을 학술대회");
  await open("/admin/popup-management");
  await expect(page.getByRole("link", { name: "가을 학술대회" }).first()).toBeVisible();

  const dialog = page.getByRole("dialog");
  await open("/");
  await expect(dialog.getByRole("heading", { name: "가을 학술대회" })).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("checkbox", { name: say("popups.hide.TODAY") }).check();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  // The second one tells that the first would have been there by now.
  const second = await makePopup(page, "회비 안내");
  await open("/");
  await expect(dialog.getByRole("heading", { name: "회비 안내" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: say("popups.next") })).toHaveCount(0);

  const query =
    "mutation Change($id: Id!, $version: Int!, $input: PopupInput!) { savePopup(id: $id, version: $version, input: $input) { id } }";
  await ask(page, query, { id, version, input: popup("가을 학술대회, 장소 변경") });
  await open("/");
  // Each page has a box of its own: the second is hidden, the first comes again.
  await expect(dialog.getByRole("heading", { name: "가을 학술대회, 장소 변경" })).toBeVisible();
  await dialog.getByRole("button", { name: say("popups.next") }).click();
  await expect(dialog.getByRole("heading", { name: "회비 안내" })).toBeVisible();
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: say("popups.next") }).click();
  await expect(dialog.getByRole("checkbox")).not.toBeChecked();
  await dialog.getByRole("button", { name: say("popups.close"), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  // Closing holds for the visit, the box for the day.
  const closed = async () => Object.keys(await page.evaluate(() => ({ ...sessionStorage })));
  await expect.poll(closed).toContain(`closed:popup:${id}:${version + 1}`);
  await page.evaluate(() => sessionStorage.clear());
  await open("/");
  await expect(dialog.getByRole("heading", { name: "가을 학술대회, 장소 변경" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: say("popups.next") })).toHaveCount(0);

  // The list says what readers did with it; a copy begins with its words and without its times.
  await open("/admin/popup-management");
  const changed = page.getByRole("row").filter({ hasText: "가을 학술대회, 장소 변경" });
  await expect(changed.locator(`[data-heading="${say("popup-office.column.shown")}"]`)).toHaveText("3");
  await chooseInRow(page, say, "가을 학술대회, 장소 변경", say("popup-office.copy"));
  await expect(page.getByRole("textbox", { name: say("popup-office.field.titleKo") })).toHaveValue(
    "가을 학술대회, 장소 변경",
  );
  await expect(page.getByLabel(say("popup-office.field.showsFrom"))).toHaveValue("");
  await page.getByRole("combobox", { name: say("popup-office.field.pages") }).selectOption("CHOSEN");
  await page.getByLabel(say("popup-office.field.paths")).fill("/seminar-schedule");
  expect.soft(await axeViolations(page)).toEqual([]);
  await page.getByRole("combobox", { name: say("popup-office.field.pages") }).selectOption("HOME");

  // Out of the list, into the one trash, and gone for good from there.
  await ask(page, `mutation { deletePopup(id: ${second.id}) { id } }`);
  await open("/admin/popup-management?show=live");
  const name = "가을 학술대회, 장소 변경";
  await chooseInRow(page, say, name, say("popup-office.delete"));
  await expect(page.getByRole("link", { name })).toHaveCount(0);
  await open("/admin/trash?kind=popup");
  await chooseInRow(page, say, name, say("trash.purge"));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("trash.purge"), exact: true })
    .click();
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
});

test("a popup that was left unsaved is offered again, texts and all", { tag: "@once" }, async ({
  page,
  open,
  say,
}) => {
  await signIn(page, OWNER);
  await open("/admin/popup-management/create");
  const main = page.getByRole("main");
  const title = main.getByRole("textbox", { name: say("popup-office.field.titleKo") });
  await title.fill("잃으면 안 되는 제목");
  await main.getByRole("textbox", { name: say("popup-office.field.bodyKo") }).fill("잃으면 안 되는 글");
  await page.getByRole("link", { name: say("dashboard.title") }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText(say("editor.leave.title"));
  await question.getByRole("button", { name: say("editor.leave.leave") }).click();
  await expect(title).toHaveCount(0);

  await open("/admin/popup-management/create");
  await expect(title).toHaveValue("");
  await main.getByRole("button", { name: say("forms.draft.continue") }).click();
  await expect(title).toHaveValue("잃으면 안 되는 제목");
  await expect(main.getByRole("textbox", { name: say("popup-office.field.bodyKo") })).toContainText(
    "잃으면 안 되는 글",
  );
});
