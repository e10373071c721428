// A visitor reads: home, lists, filters, pages, posts, the other language.
import { expect } from "@playwright/test";
import { localize, test } from "./journey.ts";
import { postPaths } from "./site-map.ts";

test("from the home page to the notices, a tag, the second page, a notice and the next one", {
  tag: ["@core", "@everywhere"],
}, async ({ page, say, at, open }) => {
  const main = page.getByRole("main");
  await open("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await main.getByRole("link", { name: say("banners.home.allNotices") }).click();
  await expect(page).toHaveURL(at("/notice/list"));
  await expect(page.getByRole("heading", { level: 1, name: say("enums.Board.NOTICE") })).toBeVisible();

  const tags = page.getByRole("navigation", { name: say("posts.list.tags") });
  await expect(tags.getByRole("link", { name: say("posts.list.all") })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const tag = tags.getByRole("link").nth(1);
  const tagName = (await tag.textContent()) ?? "";
  await tag.click();
  await expect(page).toHaveURL(/\?tag=/);
  await expect(tag).toHaveAttribute("aria-current", "true");
  const rows = main
    .getByRole("list")
    .filter({ has: page.getByRole("time") })
    .first()
    .getByRole("listitem");
  for (const row of await rows.all()) await expect(row).toContainText(tagName);

  await tags.getByRole("link", { name: say("posts.list.all") }).click();
  const pages = page.getByRole("navigation", { name: say("components.pagination.label"), exact: true });
  await expect(pages.locator("[aria-current=page]")).toHaveText(
    `1${say("components.pagination.page", { page: 1 })}`,
  );
  await pages.getByRole("link", { name: say("components.pagination.next") }).click();
  await expect(page).toHaveURL(`${at("/notice/list")}?page=2`);
  await expect(pages.locator("[aria-current=page]")).toHaveText(
    `2${say("components.pagination.page", { page: 2 })}`,
  );
  await expect(rows.first()).toBeVisible();

  const title = (await rows.first().getByRole("link").textContent()) ?? "";
  await rows.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/notice\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(literally(title)));

  const neighbours = page.getByRole("navigation", { name: say("posts.post.neighbours") });
  const older = neighbours
    .getByRole("listitem")
    .filter({ hasText: say("posts.post.previous") })
    .getByRole("link");
  const olderTitle = (await older.textContent()) ?? "";
  await older.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(olderTitle);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("the language switch stays on the item, and the choice is remembered", {
  tag: ["@core", "@everywhere"],
}, async ({ page, at, language, isMobile, open }) => {
  const other = language === "ko" ? "en" : "ko";
  await open("/notice/list?page=2");
  const link = isMobile
    ? page.getByRole("banner").locator(`a[hreflang="${other}"]:visible`)
    : page.getByRole("banner").getByRole("link", { name: other === "ko" ? "한국어" : "English" });
  await link.click();
  await expect(page).toHaveURL(`${localize(other, "/notice/list")}?page=2`);
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await page.goto("about:blank");
  await page.goto("/");
  await expect(page).toHaveURL(localize(other, "/"));
  expect(at("/")).not.toBe(localize(other, "/"));
});

test("a notice without English is shown in Korean, and says so", { tag: "@english" }, async ({
  page,
  say,
  at,
  open,
}) => {
  const main = page.getByRole("main");
  let number = 1;
  await open("/notice/list");
  const badge = main.getByRole("listitem").filter({ hasText: say("components.languageBadge.koreanOnly") });
  while ((await badge.count()) === 0 && number < 4) {
    number += 1;
    await open(`/notice/list?page=${number}`);
  }
  const row = badge.first();
  await expect(row.getByRole("link").locator('[lang="ko"]')).toHaveText(/\p{Script=Hangul}/u);
  await row.getByRole("link").click();
  await expect(page.getByText(say("components.fallback.title"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "ko");
  await expect(main.locator('div[lang="ko"]').first()).toHaveText(/\p{Script=Hangul}/u);
  await expect(page.getByRole("banner")).not.toContainText("로그인");
  expect(new URL(page.url()).pathname.startsWith(at("/notice/"))).toBe(true);
});

test("news are read the same way", async ({ page, say, open }) => {
  await open("/news/list");
  await expect(page.getByRole("heading", { level: 1, name: say("enums.Board.NEWS") })).toBeVisible();
  await page.getByRole("main").getByRole("heading", { level: 2 }).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/news\/\d+$/);
  await expect(page.getByRole("link", { name: say("posts.post.back.NEWS") })).toBeVisible();
});

test("a page is passed on: by the device's own sheet, as its address, as a QR code", async ({
  page,
  context,
  request,
  say,
  at,
  open,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    Object.assign(window, { passedOn: [] });
    navigator.share = async (what) => void (window as unknown as { passedOn: unknown[] }).passedOn.push(what);
  });
  const [path = ""] = await postPaths(request);
  const address = new URL(at(path), baseURL).href;
  await open(`${path}?from=letter`);
  await page.getByRole("button", { name: say("share.copy") }).click();
  await expect(page.getByText(say("share.copied"))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.getByRole("button", { name: say("share.share"), exact: true }).click();
  expect(
    await page.evaluate(() => (window as unknown as { passedOn: { url: string }[] }).passedOn[0]?.url),
  ).toBe(address);
  // Who has KakaoTalk in no sheet, as on a computer, pastes it.
  await page.getByRole("button", { name: say("share.kakao"), exact: true }).click();
  await expect(page.getByText(say("share.kakaoCopied"))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`\n${address}`);
  const qr = page.getByRole("button", { name: say("share.qr") });
  await qr.click();
  const dialog = page.getByRole("dialog", { name: say("share.qrTitle") });
  await expect(dialog.getByRole("img", { name: address })).toBeVisible();
  await expect(dialog).toContainText(address);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(qr).toBeFocused();
});

test("without a share sheet a page goes into a chat of KakaoTalk by what was copied, and no script of anybody else is asked", async ({
  page,
  context,
  request,
  say,
  at,
  open,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on("request", (asked) => hosts.add(new URL(asked.url()).host));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "share"));
  const [path = ""] = await postPaths(request);
  await open(path);
  await page.getByRole("button", { name: say("share.kakao"), exact: true }).click();
  await expect(page.getByText(say("share.kakaoCopied"))).toBeVisible();
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  const copied = `${title}\n${new URL(at(path), baseURL).href}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  await expect(page.getByRole("button", { name: say("share.share") })).toHaveCount(0);
  expect([...hosts].filter((host) => host !== new URL(baseURL ?? "").host)).toEqual([]);
});

test("the privacy policy and the terms are read from the footer", async ({ page, say, at, open }) => {
  await open("/");
  for (const [path, words] of [
    ["/privacy-policy", say("layout.nav.privacy")],
    ["/terms", say("layout.nav.terms")],
  ] as const) {
    const link = page.getByRole("contentinfo").getByRole("link", { name: words, exact: true });
    // The law wants the policy to stand out among its neighbours.
    await expect(link).toHaveCSS("font-weight", path === "/privacy-policy" ? "600" : "400");
    await link.click();
    await expect(page).toHaveURL(at(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("on a phone the table of the privacy policy is cards, each value beneath its heading", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("/privacy-policy");
  const table = page.getByRole("table").first();
  const row = table.getByRole("row").nth(1);
  const [title, items, period] = await Promise.all(
    [0, 1, 2].map((at) => row.getByRole("cell").nth(at).boundingBox()),
  );
  expect(items?.width).toBeGreaterThan(280);
  expect(items?.y).toBeGreaterThan(title?.y ?? 0);
  expect(period?.y).toBeGreaterThan(items?.y ?? 0);
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  const { scrolled, seen } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    seen: document.documentElement.clientWidth,
  }));
  expect(scrolled).toBe(seen);
});

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
