// A visitor reads the pages of the association: from the menu, between them, an article, an older version and what changed.
import { expect } from "@playwright/test";
import { test } from "./journey.ts";

test("the pages of the section stand beside each other and say who the association is", {
  tag: "@core",
}, async ({ page, say, at, open }) => {
  const main = page.getByRole("main");
  const tabs = page.getByRole("navigation", { name: say("components.pageHead.siblings") });
  await open("/greeting");
  await expect(page.getByRole("heading", { level: 1, name: say("layout.nav.greeting") })).toBeVisible();

  await tabs.getByRole("link", { name: say("layout.nav.values") }).click();
  await expect(page).toHaveURL(at("/values"));
  await expect(main.getByRole("heading", { level: 2 })).toHaveCount(5);

  await tabs.getByRole("link", { name: say("layout.nav.history") }).click();
  await expect(page).toHaveURL(at("/history"));
  await expect(page.getByRole("heading", { level: 1, name: say("layout.nav.history") })).toBeVisible();
  const years = await main.getByRole("heading", { level: 2 }).allTextContents();
  expect(years.length).toBeGreaterThan(8);
  expect(years).toEqual(years.toSorted().reverse());
  await expect(main.getByRole("time").first()).toHaveAttribute("datetime", /^\d{4}-\d{2}(-\d{2})?$/);

  await tabs.getByRole("link", { name: say("layout.nav.boardMembers") }).click();
  await expect(page).toHaveURL(at("/board-members"));
  await expect(page.getByRole("heading", { level: 1, name: say("layout.nav.boardMembers") })).toBeVisible();
  expect(await main.getByRole("heading", { level: 2 }).count()).toBeGreaterThanOrEqual(12);
});

test("the regular seminar is introduced beside its schedule and its archive", async ({
  page,
  say,
  at,
  open,
}) => {
  const tabs = page.getByRole("navigation", { name: say("components.pageHead.siblings") });
  await open("/seminar-schedule");
  await tabs.getByRole("link", { name: say("layout.nav.seminarIntroduction") }).click();
  await expect(page).toHaveURL(at("/seminar-introduction"));
  await expect(
    page.getByRole("heading", { level: 1, name: say("layout.nav.seminarIntroduction") }),
  ).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: say("pages.seminar.archive") })
    .click();
  await expect(page).toHaveURL(at("/seminar-archives/list"));
  await expect(tabs.locator("[aria-current=page]")).toHaveText(say("layout.nav.seminarArchive"));
});

test("an article has an address that holds in both languages and in every version", { tag: "@core" }, async ({
  page,
  language,
  open,
}) => {
  const article = page.locator("#article-9");
  const name = language === "ko" ? /^제9조/ : /^Article 9/;
  for (const path of ["/bylaws#article-9", "/bylaws?version=1#article-9"]) {
    await open(path);
    await expect(article).toHaveText(name);
    await expect(article).toBeInViewport();
  }
  await open("/journal-introduction");
  await page.locator('main a[href$="/bylaws#article-9"]').click();
  await expect(page).toHaveURL(/\/bylaws#article-9$/);
  await expect(article).toBeVisible();
});

test("an older version says so, leads to the one in force, and tells what it changed", async ({
  page,
  say,
  at,
  open,
}) => {
  const main = page.getByRole("main");
  await open("/bylaws");
  const versions = main.getByRole("region", { name: say("pages.versions.title") });
  await expect(versions.getByRole("listitem")).toHaveCount(3);
  await expect(versions.locator("[aria-current]")).toContainText(say("pages.versions.name", { number: 3 }));

  await versions.getByRole("link", { name: say("pages.versions.name", { number: 2 }), exact: true }).click();
  await expect(page).toHaveURL(`${at("/bylaws")}?version=2`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(versions.locator("[aria-current]")).toContainText(say("pages.versions.name", { number: 2 }));

  const since = (await versions.getByRole("time").nth(1).getAttribute("datetime")) ?? "";
  await open(`/bylaws`);
  await versions.getByLabel(say("pages.versions.day")).fill(since);
  await versions.getByRole("button", { name: say("pages.versions.ofDay") }).click();
  await expect(page).toHaveURL(`${at("/bylaws")}?version=2`);

  await versions.getByRole("link", { name: say("pages.versions.changes", { number: 3 }) }).click();
  await expect(page).toHaveURL(`${at("/bylaws")}?version=3&view=changes`);
  await expect(page).toHaveTitle(
    new RegExp(`^${say("pages.changes.title", { title: say("layout.nav.bylaws") })}`),
  );
  await expect(main.locator("ins").first()).toBeVisible();
  await expect(main.locator("del").first()).toBeVisible();
  // Read aloud, a change inside a line says what it is.
  await expect(
    main.locator("ins", { hasText: say("pages.changes.spoken", { kind: "ADDED" }) }),
  ).not.toHaveCount(0);

  await main.getByRole("link", { name: say("pages.changes.whole", { number: 3 }) }).click();
  await expect(page).toHaveURL(at("/bylaws"));

  await open("/bylaws?version=1");
  await main.getByRole("link", { name: say("pages.versions.toInForce") }).click();
  await expect(page).toHaveURL(at("/bylaws"));
});

test("a version that is not there is not found", { tag: "@once" }, async ({ page, mayLog }) => {
  mayLog(/404/);
  for (const path of [
    "/bylaws?version=99",
    "/bylaws?version=x",
    "/bylaws?version=1&view=changes",
    "/terms?view=changes",
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});
