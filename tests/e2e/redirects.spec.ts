// The office leads an address on that a visitor asked for in vain, changes where it leads, deletes it and takes that back.
import { expect, type Locator } from "@playwright/test";
import { STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";

test("an address that was asked for in vain is led on from the report, deleted, and back again", {
  tag: "@core",
}, async ({ page, say, open, at }) => {
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const address = `/bbs/board.php?bo_table=notice&wr_id=${Date.now() % 100_000_000}`;
  const search = (path: string) => open(`${path}?search=${encodeURIComponent(address)}`);

  const lead = page.getByRole("button", { name: say("redirects.leadOf", { address }) });
  const remove = page.getByRole("button", { name: say("redirects.deleteOf", { address }) });

  await page.request.get(address);
  await signIn(page, STAFF);
  // It is written down within seconds.
  await expect(async () => {
    await search("/admin/redirects/unknown");
    await expect(lead).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect.soft(await axeViolations(page)).toEqual([]);
  await lead.click();
  await expect(dialog.getByRole("textbox", { name: say("redirects.field.address") })).toHaveValue(address);
  await dialog.getByRole("textbox", { name: say("redirects.field.target") }).fill("https://evil.example/");
  await dialog.getByRole("button", { name: say("redirects.save") }).click();
  await expect(dialog.getByText(say("errors.TARGET_INVALID")).first()).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("textbox", { name: say("redirects.field.target") }).fill("/faq");
  await dialog.getByRole("button", { name: say("redirects.save") }).click();
  await expect(dialog).toHaveCount(0);
  await expect(lead).toHaveCount(0);

  await page.goto(`${address}&page=2`);
  await expect(page).toHaveURL(/\/faq$/);

  await search("/admin/redirects");
  await main.getByRole("button", { name: address, exact: true }).click();
  await dialog.getByRole("textbox", { name: say("redirects.field.target") }).fill("/glossary");
  await dialog.getByRole("button", { name: say("redirects.save") }).click();
  await expect(main.getByRole("link", { name: "/glossary" })).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);

  await remove.click();
  await expect(remove).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
  await page
    .getByRole("button", { name: say("toasts.undo"), exact: true })
    .last()
    .click();
  await expect(page.getByText(say("redirects.restored"))).toBeVisible();

  // On a phone a dialog stays below what toasts say.
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 360, height: 440 });
  const toast = page.getByText(say("redirects.restored"));
  // Under the mouse it stays.
  await toast.hover();
  await main.getByRole("button", { name: address, exact: true }).press("Enter");
  await expect(dialog).toBeVisible();
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
  };
  await expect
    .poll(async () => ((await dialog.boundingBox())?.y ?? 0) - (await bottomOf(toast)))
    .toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize(size);
  await page.goto(address);
  await expect(page).toHaveURL(/\/glossary$/);
  await open("/");
  await expect(page).toHaveURL(at("/"));
});
