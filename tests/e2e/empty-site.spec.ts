// A site nobody has filled yet is whole and dignified: it says whose it is, what it is for and that nothing has been posted.
import { expect } from "@playwright/test";
import { OWNER, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test, untilAlive } from "./journey.ts";

test.use({
  baseURL: async ({ language: _ }, use) => {
    await use(process.env.EMPTY_SITE ?? "");
  },
});

test.setTimeout(120_000);

test("home, lists and texts of an empty site", { tag: "@core" }, async ({ page, at, say, open }) => {
  await open("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
  await expect(page.getByRole("heading", { level: 2, name: say("banners.home.goals") })).toBeVisible();
  await expect(page.getByRole("link", { name: say("banners.home.allNotices") })).toHaveCount(0);
  for (const path of ["/notice/list", "/news/list"]) {
    await open(path);
    await expect(page.getByText(say("posts.list.empty"))).toBeVisible();
  }
  for (const path of ["/seminar-schedule", "/programs"]) {
    await open(path);
    await expect(page.getByText(say("program-pages.list.empty", { when: "UPCOMING" }))).toBeVisible();
  }
  const paths = ["/", "/notice/list", "/seminar-schedule?view=month", "/kitec", "/privacy-policy", "/terms"];
  for (const path of [...paths, "/register"]) {
    const answer = await page.goto(at(path));
    expect(answer?.status(), path).toBe(200);
    await untilAlive(page);
    expect.soft(await axeViolations(page), `axe on the empty ${path}`).toEqual([]);
  }
});

test("anyone who sets the site up is led from a step to where it is done, and it is done then", {
  tag: "@once",
}, async ({ page, open, say }) => {
  await signIn(page, OWNER);
  await open("/admin/dashboard");
  const steps = page.getByRole("region", { name: say("dashboard.first.title") }).getByRole("listitem");
  await expect(steps).toHaveCount(8);
  const naming = steps.filter({ hasText: say("dashboard.first.NAME") });
  await expect(naming.getByRole("img", { name: say("dashboard.first.open") })).toBeVisible();
  expect.soft(await axeViolations(page), "axe on the steps").toEqual([]);

  await naming.getByRole("link").click();
  const main = page.getByRole("main");
  // The label ends with "optional".
  const email = main.getByRole("textbox", { name: new RegExp(`^${say("settings.field.email")}`) });
  await email.fill("office@example.org");
  await main.getByRole("button", { name: say("forms.save"), exact: true }).click();
  await expect(page.getByText(say("settings.saved"))).toBeVisible();

  await open("/admin/dashboard");
  await expect(naming.getByRole("img", { name: say("dashboard.first.done") })).toBeVisible();
});
