// @long translating.spec.ts
// What was translated is found on the page of the memory, corrected, deleted and restored; the undo brings back what was there.
import { expect } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { makePost, signInWriter } from "./office.ts";

const line = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

test("a pair of the memory is corrected and deleted, and both are undone", async ({
  page,
  say,
  open,
}, info) => {
  await signInWriter(page, info, "NOTICE");
  const own = `m${Date.now().toString(36)}`;
  await makePost(page, "NOTICE", `기억 ${own}`, {
    ko: { title: `기억 ${own}`, content: line(`참가비는 ${own} 원입니다.`) },
    en: { title: `Memory ${own}`, content: line(`The fee is ${own} won.`) },
  });
  await open(`/admin/translation-memory?search=${encodeURIComponent(`fee is ${own}`)}`);
  const main = page.getByRole("main");
  const row = main.getByRole("row").filter({ hasText: `참가비는 ${own}` });
  await expect(row.getByText(`The fee is ${own} won.`)).toBeVisible();
  await expect(row.getByRole("link", { name: new RegExp(`(기억|Memory) ${own}`) })).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);

  const menu = row.getByRole("button", { name: `참가비는 ${own} 원입니다.` });
  const item = (id: Parameters<typeof say>[0]) => page.getByRole("menuitem", { name: say(id), exact: true });
  await menu.click();
  await item("memory.correct").click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox", { name: say("memory.column.en") });
  await field.fill(" ");
  await dialog.getByRole("button", { name: say("memory.save"), exact: true }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  expect.soft(await axeViolations(page)).toEqual([]);
  await field.fill(`The admission is ${own} won.`);
  await dialog.getByRole("button", { name: say("memory.save"), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByText(`The admission is ${own} won.`)).toBeVisible();
  await expect(row.getByText(say("memory.state.corrected"))).toBeVisible();
  await page.getByRole("button", { name: say("toasts.undo") }).click();
  await expect(row.getByText(`The fee is ${own} won.`)).toBeVisible();

  await menu.click();
  await item("memory.delete").click();
  await expect(row).toHaveCount(0);
  await page
    .getByRole("button", { name: say("toasts.undo") })
    .last()
    .click();
  await expect(row).toHaveCount(1);
  await row.getByRole("checkbox").check();
  await page
    .getByRole("button", { name: say("memory.delete"), exact: true })
    .last()
    .click();
  await dialog.getByRole("button", { name: say("memory.delete"), exact: true }).click();
  await expect(row).toHaveCount(0);
  await open(`/admin/translation-memory?show=deleted&search=${encodeURIComponent(`fee is ${own}`)}`);
  await menu.click();
  await item("memory.restore").click();
  await expect(row).toHaveCount(0);
});
