// A post is read by a reviewer without an account before it is published: as it is typed, in both languages, until the link is taken back.
import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { makePost, PostEditor, removePost, signInWriter } from "./office.ts";

test.setTimeout(90_000);

test("a reviewer without an account reads what is typed, in both languages, until the link is taken back", async ({
  page,
  say,
  open,
  browser,
  baseURL,
}, info) => {
  await signInWriter(page, info, "NEWS");
  const title = `검토할 글 ${Date.now().toString(36)}`;
  const id = await makePost(page, "NEWS", title);
  await open(`/news/edit/${id}`);
  const editor = new PostEditor(page, say);
  await editor.show("ko");
  await editor.title("ko").fill(`${title} 고침`);
  const panel = editor.main.getByRole("group", { name: say("preview.title") });
  await panel.getByRole("button", { name: say("preview-office.make") }).click();
  // Opening shows what is typed, without waiting for the draft.
  const shown = page.waitForEvent("popup");
  await panel.getByRole("button", { name: say("editor.language.ko"), exact: true }).click();
  const own = await shown;
  await expect(own.getByRole("heading", { level: 1 })).toHaveText(`${title} 고침`);
  const narrow = page.waitForEvent("popup");
  await panel.getByRole("button", { name: say("preview-office.phone.en") }).click();
  const phone = await narrow;
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(`${title} (en)`);
  expect(await phone.evaluate(() => window.innerWidth)).toBe(390);
  const address = own.url();
  await own.close();
  await phone.close();

  const outside = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "ko-KR" });
  const reviewer = await outside.newPage();
  const document = await reviewer.goto(address);
  expect(document?.headers()["cache-control"]).toBe("no-store");
  await expect(reviewer.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(reviewer.getByRole("heading", { level: 1 })).toHaveText(`${title} 고침`);
  await reviewer.getByRole("main").getByRole("link", { name: "영어로 보기" }).click();
  await expect(reviewer.getByRole("heading", { level: 1 })).toHaveText(`${title} (en)`);
  // It is there for nobody else.
  expect((await reviewer.goto(`/news/${id}`))?.status()).toBe(404);

  await panel.getByRole("button", { name: say("preview-office.takeBack") }).click();
  await expect(panel.getByRole("button", { name: say("preview-office.make") })).toBeVisible();
  await reviewer.goto(address);
  await expect(reviewer.getByRole("heading", { level: 1 })).toHaveText("미리보기");
  await expect(reviewer.getByText(title)).toHaveCount(0);
  await outside.close();
  await removePost(page, id);
});
