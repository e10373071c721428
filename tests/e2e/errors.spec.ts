// What is shown when a page is not there, not allowed, or fails.
import { expect } from "@playwright/test";
import { MEMBER, signIn } from "./accounts.ts";
import { test } from "./journey.ts";

test("an unknown path is a 404 that shows the path, harmlessly", { tag: "@core" }, async ({
  page,
  at,
  mayLog,
}) => {
  mayLog(/404/);
  const path = at("/nowhere/<img src=x onerror=alert(1)>");
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/Error Page/);
  await expect(page.getByRole("heading", { level: 1, name: "Oops!" })).toBeVisible();
  await expect(page.getByText("Page Not Found: ")).toContainText("/nowhere/<img src=x onerror=alert(1)>");
  await expect(page.getByText(`Sorry, "we couldn't" find your page.`)).toContainText("404");
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  await expect(page.locator('[data-layout="layout-eleven"]')).toBeVisible();
  // A way on: what was meant may be found by its words.
  await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(at("/"));
});

test("what is no visible post is a 404", { tag: "@once" }, async ({ request }) => {
  for (const path of [
    "/notice/99999999",
    "/notice/0",
    "/notice/-1",
    "/notice/1e3",
    "/notice/abc",
    "/news/99999999999",
    "/en/notice/01",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("a member who opens the office gets the error page with 403", { tag: "@core" }, async ({
  page,
  at,
  say,
  mayLog,
}) => {
  mayLog(/403/);
  await signIn(page, MEMBER);
  await page.goto(at("/admin/dashboard"));
  await expect(page.getByRole("heading", { level: 1, name: "Oops!" })).toBeVisible();
  await expect(page.getByText(`Sorry, "we couldn't" find your page.`)).toContainText("403");
  await expect(page.getByText(say("errors.FORBIDDEN"))).toBeVisible();
  await expect(page).toHaveURL(at("/admin/dashboard"));
  await expect(page).toHaveTitle(/Error Page/);
});

test("a crawler gets the status and a plain page", { tag: "@once" }, async ({ request }) => {
  const answer = await request.get("/nowhere", {
    headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  });
  expect(answer.status()).toBe(404);
  const text = await answer.text();
  expect(text).not.toContain("Oops!");
  expect(text).not.toContain("<script");
  expect(text.length).toBeLessThan(3_000);
});

test("a page whose data did not come is asked for again where it is", { tag: "@once" }, async ({
  page,
  at,
  open,
  say,
  mayLog,
}) => {
  mayLog(/ERR_FAILED/);
  await open("/greeting");
  await page.route("**/graphql", (route) => route.abort());
  await page
    .getByRole("main")
    .getByRole("link", { name: say("layout.nav.history"), exact: true })
    .first()
    .click();
  await expect(page.getByText(`Sorry, "we couldn't" find your page.`)).toContainText("503");
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: say("error-page.again") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("layout.nav.history"));
  await expect(page).toHaveURL(at("/history"));
});
