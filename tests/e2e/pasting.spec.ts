// @long writing.spec.ts, uploads.spec.ts
// What an editor copies elsewhere comes by the browser's own clipboard.
import { expect } from "@playwright/test";
import { EXCEL } from "#tests/support/clipboards.ts";
import { test } from "./journey.ts";
import { PostEditor, removePost, signInWriter } from "./office.ts";

test.setTimeout(120_000);

test(
  "cells copied in Excel are a table in the text, and on the page",
  { tag: "@desktop" },
  async ({ page, context, say, open }, info) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signInWriter(page, info, "NOTICE");
    await open("/notice/create");
    const editor = new PostEditor(page, say);
    await editor.write("ko", `엑셀 ${Date.now().toString(36)}`, "표 앞의 문장.");
    await page.keyboard.press("Enter");
    // As Chromium has it of another program: both kinds at once.
    await page.evaluate(async (html) => {
      const plain = "항목\t2025\t2026\n연회비\t50,000\t60,000\n";
      const kinds = { "text/html": html, "text/plain": plain };
      const blobs = Object.entries(kinds).map(([type, text]) => [type, new Blob([text], { type })] as const);
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    }, EXCEL);
    await page.keyboard.press("Control+v");
    const text = editor.text("ko");
    await expect(text.getByRole("table")).toHaveCount(1);
    await expect(text.getByRole("row").nth(1)).toContainText("60,000");
    await editor.save("now");
    await expect(page).toHaveURL(/\/notice\/\d+$/);
    const article = page.getByRole("article");
    await expect(article.getByRole("cell", { name: "50,000" })).toBeVisible();
    await expect(article.getByText("표 앞의 문장.")).toBeVisible();
    await removePost(page, Number(/(\d+)$/.exec(page.url())?.[1]));
  },
);
