// Moving things can be stopped, and every menu works by keyboard alone.
import { expect, type Locator, type Page } from "@playwright/test";
import { newMember, signIn } from "./accounts.ts";
import { test } from "./journey.ts";

test("the line of terms can be paused and let go again", { tag: "@core" }, async ({ page, say, open }) => {
  await open("/");
  const pause = page.getByRole("button", { name: say("components.marquee.pause") });
  const track = page
    .getByRole("region", { name: say("banners.home.terms") })
    .locator("div")
    .first();
  const moving = () => track.evaluate((element) => getComputedStyle(element).animationPlayState);
  const timing = await track.evaluate((element) => {
    const { animationDuration, animationDelay, animationIterationCount } = getComputedStyle(element);
    return { animationDuration, animationDelay, animationIterationCount };
  });
  expect(timing).toEqual({
    animationDuration: "20s",
    animationDelay: "0s",
    animationIterationCount: "infinite",
  });
  expect(await moving()).toBe("running");
  await pause.click();
  await page.mouse.move(0, 0);
  await expect.poll(moving).toBe("paused");
  await page.getByRole("button", { name: say("components.marquee.play") }).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect.poll(moving).toBe("running");
});

test("the line goes on without a gap, by a copy that is laid out when it runs in", { tag: "@once" }, async ({
  page,
  say,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/");
  const lists = page.getByRole("region", { name: say("banners.home.terms") }).locator("ul");
  const isLaidOut = () =>
    lists.last().evaluate((copy) => copy.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  const [first, copy] = await lists.evaluateAll((both) => both.map((list) => list.getBoundingClientRect()));
  expect(copy?.left).toBeCloseTo(first?.right ?? 0, 0);
  expect(copy?.width).toBeCloseTo(first?.width ?? 0, 0);
  expect(await isLaidOut()).toBe(false);
  await lists.first().evaluate((list) => {
    for (const animation of list.parentElement?.getAnimations() ?? []) animation.currentTime = 19_000;
  });
  await expect.poll(isLaidOut).toBe(true);
});

test("the line pauses for who asked for less motion", { tag: "@once" }, async ({ page, say, open }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open("/");
  const track = page
    .getByRole("region", { name: say("banners.home.terms") })
    .locator("div")
    .first();
  expect(await track.evaluate((element) => getComputedStyle(element).animationName)).toBe("none");
});

test("sections open, lead on and close by keyboard alone", {
  tag: ["@core", "@everywhere", "@desktop"],
}, async ({ page, say, at, open }) => {
  await open("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: say("components.skipLink") })).toBeFocused();
  const section = page.getByRole("button", { name: say("layout.nav.communication") });
  await reach(page, section);
  await page.keyboard.press("Enter");
  await expect(section).toHaveAttribute("aria-expanded", "true");
  const navigation = page.getByRole("navigation", { name: say("layout.header.label") });
  await expect(navigation.getByRole("link", { name: say("enums.Board.NEWS"), exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(section).toHaveAttribute("aria-expanded", "false");
  await expect(section).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(navigation.getByRole("link", { name: say("enums.Board.NEWS"), exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(at("/news/list"));
  await expect(section).toHaveAttribute("aria-expanded", "false");
});

test("the phone menu opens, keeps the focus, leads on and closes", {
  tag: ["@everywhere", "@phone"],
}, async ({ page, say, at, open }) => {
  await open("/");
  const button = page.getByRole("button", { name: say("layout.header.menu"), exact: true });
  const menu = page.getByRole("dialog", { name: say("layout.header.menu"), exact: true });
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByText(say("layout.nav.communication"), { exact: true }).click();
  await menu.getByRole("link", { name: say("enums.Board.NOTICE"), exact: true }).click();
  await expect(page).toHaveURL(at("/notice/list"));
  await expect(menu).toBeHidden();
});

test("a menu that leads away from unsaved words makes room for the question", {
  tag: ["@once"],
}, async ({ page, say, at, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await newMember(page.request));
  await open("/my-account/manuscripts/new");
  const title = page.getByRole("main").getByLabel(say("manuscripts.field.titleKo"));
  await title.fill("두고 가지 않을 제목");
  await page.getByRole("button", { name: say("layout.header.menu"), exact: true }).click();
  const menu = page.getByRole("dialog", { name: say("layout.header.menu"), exact: true });
  await menu.getByText(say("layout.nav.communication"), { exact: true }).click();
  await menu.getByRole("link", { name: say("enums.Board.NOTICE"), exact: true }).click();
  const question = page.getByRole("dialog", { name: say("editor.leave.title") });
  await expect(question).toContainText(say("editor.leave.detail"));
  await expect(menu).toHaveCount(0);
  await question.getByRole("button", { name: say("editor.leave.stay") }).click();
  await expect(title).toHaveValue("두고 가지 않을 제목");
  await page.getByRole("button", { name: say("layout.header.menu"), exact: true }).click();
  await menu.getByText(say("layout.nav.communication"), { exact: true }).click();
  await menu.getByRole("link", { name: say("enums.Board.NOTICE"), exact: true }).click();
  await question.getByRole("button", { name: say("editor.leave.leave") }).click();
  await expect(page).toHaveURL(at("/notice/list"));
});

/** Tabs until something has the focus; fails after a page's worth of stops. */
async function reach(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 25; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Not reached by Tab");
}
