// A session over time: other tabs, its end, and what was being typed.
import { expect } from "@playwright/test";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { test, untilAlive } from "./journey.ts";

test("leaving in one tab leaves in all of them", { tag: "@once" }, async ({ page, context, say, open }) => {
  await signIn(page, await newMember(page.request));
  // The home is cached for everybody, and still invites no member to join.
  await open("/");
  const mine = page.getByRole("main").getByRole("link", { name: say("layout.account.mine") });
  await expect(mine).toBeVisible();
  await open("/my-account");
  const second = await context.newPage();
  await second.goto("/notice/list");
  await untilAlive(second);
  await expect(
    second.getByRole("banner").getByRole("button", { name: say("layout.account.logout") }),
  ).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("button", { name: say("layout.account.logout") })
    .click();
  await expect(page).toHaveURL("/");
  await expect(mine).toBeHidden();
  await expect(
    page.getByRole("banner").getByRole("link", { name: say("layout.account.login") }),
  ).toBeVisible();
  await expect(second).toHaveURL("/");
  await expect(
    second.getByRole("banner").getByRole("link", { name: say("layout.account.login") }),
  ).toBeVisible();
});

test("an office page is refused to who signs in beside it without the right", { tag: "@once" }, async ({
  page,
  context,
  say,
  open,
  mayLog,
}) => {
  mayLog(/403|FORBIDDEN/);
  await signIn(page, STAFF);
  await open("/admin/audit");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: say("audit.title") })).toBeVisible();
  const second = await context.newPage();
  await signIn(second, await newMember(second.request));
  await expect(page.getByText(say("error-page.forbidden"))).toBeVisible();
  await expect(main.getByRole("heading", { name: say("audit.title") })).toHaveCount(0);
});

test("a session that ended keeps what was typed and offers it again", { tag: "@core" }, async ({
  page,
  say,
  open,
  mayLog,
  at,
}) => {
  mayLog(/401/);
  const account = await newMember(page.request);
  await signIn(page, account);
  await open("/my-account");
  const department = page.getByRole("main").getByRole("textbox", { name: say("members.field.department") });
  await department.fill("잃으면 안 되는 글");
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const ended = await page.request.post("/api/v1/logout", { headers: { authorization: `Bearer ${token}` } });
  expect(ended.status()).toBe(204);
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page
    .getByRole("main")
    .getByRole("button", { name: say("forms.save"), exact: true })
    .click();
  await page
    .getByRole("dialog", { name: say("members.again.title") })
    .getByRole("button", { name: say("members.again.otherwise") })
    .click();
  await expect(page).toHaveURL(at("/"));
  expect(alerts).toHaveLength(1);

  await signIn(page, account);
  await open("/my-account");
  await expect(department).toHaveValue("");
  await expect(page.getByText(say("forms.draft.found"))).toBeVisible();
  await page.getByRole("button", { name: say("forms.draft.continue") }).click();
  await expect(department).toHaveValue("잃으면 안 되는 글");
});

test("a stored token that is no longer good goes without a word", { tag: "@once" }, async ({
  page,
  open,
  say,
  mayLog,
}) => {
  mayLog(/401/);
  await signIn(page, await newMember(page.request));
  await page.evaluate(() => localStorage.setItem("auth_token", "not.a.token"));
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await open("/notice/list");
  await expect(
    page.getByRole("banner").getByRole("link", { name: say("layout.account.login") }),
  ).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  expect(alerts).toEqual([]);
  await expect(page).toHaveURL("/notice/list");
});
