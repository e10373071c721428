// The office looks after the site itself: the queue leads to the work, settings reach every page, roles reach the person.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { test } from "./journey.ts";

// Two of these save the settings, which refuses anyone who read them before the other saved.
test.describe.configure({ mode: "default" });

const main = (page: Page) => page.getByRole("main");

test("settings are saved, wrong ones are told at their field, and every page follows", {
  tag: ["@core", "@once"],
}, async ({ page, open, say }) => {
  const hours = `평일 ${randomUUID().slice(0, 8)}`;
  await signIn(page, STAFF);
  await open("/admin/settings");
  const field = main(page).getByLabel(say("settings.field.hoursKo"));
  await expect(field).not.toHaveValue("");
  const before = await field.inputValue();
  const save = main(page).getByRole("button", { name: say("forms.save"), exact: true });
  const days = main(page).getByLabel(say("settings.field.paymentDays"));
  const usual = await days.inputValue();
  await days.fill("0");
  await field.fill(hours);
  await save.click();
  await expect(days).toHaveAttribute("aria-invalid", "true");
  await days.fill(usual);
  await save.click();
  await expect(page.getByText(say("settings.saved"))).toBeVisible();
  await open("/");
  await expect(page.getByText(hours)).toBeVisible();
  await open("/admin/settings");
  await expect(field).toHaveValue(hours);
  await field.fill(before);
  await save.click();
  await expect(page.getByText(say("settings.saved"))).toBeVisible();
});

test("somebody is found, gets a role and loses it again", { tag: ["@core", "@once"] }, async ({
  page,
  open,
  say,
}) => {
  const { email } = await newMember(page.request);
  await signIn(page, STAFF);
  await open("/admin/staff");
  const show = (whom: "staff.show.HOLDERS" | "staff.show.MEMBERS") =>
    main(page)
      .getByRole("link", { name: say(whom), exact: true })
      .click();
  await show("staff.show.MEMBERS");
  await expect(page).toHaveURL(/show=members/);
  const box = main(page).getByRole("searchbox", { name: say("staff.filter.search") });
  await box.fill(email.split("@")[0] ?? "");
  await box.press("Enter");
  const found = main(page).getByRole("row").filter({ hasText: email });
  // The head of the table, and the one person.
  await expect(main(page).getByRole("row")).toHaveCount(2);
  const choose = async (row: typeof found, label: "staff.give" | "staff.change", on: boolean) => {
    await row.getByRole("button", { name: say(label) }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("checkbox", { name: say("staff.role.PROGRAM") }).setChecked(on);
    // What saving does is said before it is done.
    await expect(dialog.getByRole("status")).toContainText(
      say("staff.askDetail", { roles: on ? say("staff.role.PROGRAM") : say("staff.noRole") }),
    );
    await dialog.getByRole("button", { name: say("staff.save"), exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await choose(found, "staff.give", true);
  await show("staff.show.HOLDERS");
  const row = main(page).getByRole("row").filter({ hasText: email });
  await expect(row).toContainText(say("staff.role.PROGRAM"));

  // Cancelled, nothing is changed.
  await row.getByRole("button", { name: say("staff.change") }).click();
  await page
    .getByRole("dialog")
    .getByRole("checkbox", { name: say("staff.role.FINANCE") })
    .check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(row).not.toContainText(say("staff.role.FINANCE"));

  await choose(row, "staff.change", false);
  await expect(row).toHaveCount(0);
});

test("the queue of the dashboard leads to the list of what waits", { tag: "@once" }, async ({
  page,
  open,
  say,
  at,
}) => {
  await signIn(page, STAFF);
  await open("/admin/dashboard");
  await main(page)
    .getByRole("link", { name: say("dashboard.todo.untranslated") })
    .click();
  await expect(page).toHaveURL(at("/admin/posts?state=published&translation=missing"));
});

test("an act that wants a fresh proof asks for the password where one is, and is done then", {
  tag: ["@core", "@once"],
}, async ({ page, open, say, mayLog }) => {
  mayLog(/403|422/);
  const hours = `평일 ${randomUUID().slice(0, 8)}`;
  await signIn(page, STAFF);
  await open("/admin/settings");
  const field = main(page).getByLabel(say("settings.field.hoursKo"));
  await expect(field).not.toHaveValue("");
  const before = await field.inputValue();
  // What the server answers once the sign-in is five minutes old.
  await page.route(
    "**/graphql",
    (route) =>
      route.fulfill({
        status: 403,
        json: { errors: [{ message: "", extensions: { code: "REAUTH_REQUIRED" } }] },
      }),
    { times: 1 },
  );
  await field.fill(hours);
  const save = main(page).getByRole("button", { name: say("forms.save"), exact: true });
  await save.click();
  const dialog = page.getByRole("dialog", { name: say("members.reauth.title") });
  const password = dialog.getByLabel(say("members.field.password"), { exact: true });
  await password.fill("Not!2345678");
  await dialog.getByRole("button", { name: say("members.reauth.submit"), exact: true }).click();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await password.fill(STAFF.password);
  await dialog.getByRole("button", { name: say("members.reauth.submit"), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(say("settings.saved"))).toBeVisible();
  await open("/");
  await expect(page.getByText(hours)).toBeVisible();
  await open("/admin/settings");
  await field.fill(before);
  await save.click();
  await expect(page.getByText(say("settings.saved"))).toBeVisible();
});

test("what a list with tabs is narrowed to is saved, and found again", { tag: "@once" }, async ({
  page,
  open,
  say,
}) => {
  const name = `새 소식 ${randomUUID().slice(0, 8)}`;
  await signIn(page, STAFF);
  await open("/admin/posts");
  const save = main(page).getByRole("button", { name: say("list.view.new") });
  await expect(main(page).getByRole("row").nth(1)).toBeVisible();
  // A tab is there already.
  await expect(save).toHaveCount(0);
  await open("/admin/posts?board=news");
  await save.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say("list.view.name")).fill(name);
  await dialog.getByRole("button", { name: say("list.view.save"), exact: true }).click();
  await open("/admin/posts");
  const tab = main(page).getByRole("link", { name });
  await tab.click();
  await expect(page).toHaveURL(/board=news/);
  await expect(tab).toHaveAttribute("aria-current", "page");
  await main(page)
    .getByRole("button", { name: say("list.view.menu", { name }) })
    .click();
  await page.getByRole("menuitem", { name: say("list.view.delete") }).click();
  await expect(tab).toHaveCount(0);
});
