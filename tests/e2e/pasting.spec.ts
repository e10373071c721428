// @long writing.spec.ts, uploads.spec.ts
// What an editor copies elsewhere: cells of a spreadsheet by the browser's own clipboard, and twelve pictures at once.
import { expect } from "@playwright/test";
import { EXCEL } from "#tests/support/clipboards.ts";
import { handFiles, picture } from "./handed-files.ts";
import { test } from "./journey.ts";
import { dropDraft, PostEditor, removePost, signInWriter } from "./office.ts";

/** Twelve pictures are stored in all their sizes, which takes a busy machine its time. */
const STORED_WITHIN_MS = 180_000;

test.setTimeout(300_000);

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

test(
  "twelve pictures pasted into a text ask for their words one after the other",
  {
    tag: "@desktop",
  },
  async ({ page, say, open }, info) => {
    await signInWriter(page, info, "NEWS");
    await open("/news/create");
    const editor = new PostEditor(page, say);
    await editor.write("ko", "그림 열두 장", "그림 앞의 문장.");
    const given = await Promise.all(
      Array.from({ length: 12 }, (_, at) => picture(`그림 ${at + 1}.png`, `hsl(${at * 30}, 60%, 50%)`)),
    );
    await handFiles(editor.text("ko"), "paste", given);
    const words = page.getByRole("dialog", { name: say("editor.figure.title") });
    for (const at of given.keys()) {
      const image = words.locator(`input[value="${at + 1}번째 그림"]`);
      await expect(image).toHaveCount(0);
      await expect(words).toBeVisible({ timeout: STORED_WITHIN_MS });
      await words.getByRole("textbox", { name: say("editor.figure.alt") }).fill(`${at + 1}번째 그림`);
      await words.getByRole("button", { name: say("editor.dialog.apply") }).click();
      const figure = editor.text("ko").getByRole("img", { name: `${at + 1}번째 그림`, exact: true });
      await expect(figure).toBeVisible();
    }
    await expect(words).toBeHidden();
    const figures = editor.text("ko").getByRole("img");
    expect(await figures.evaluateAll((all) => all.map((one) => one.getAttribute("alt")))).toEqual(
      given.map((_, at) => `${at + 1}번째 그림`),
    );
    await editor.untilDraftSaved();
    await dropDraft(page, "NEWS");
  },
);
