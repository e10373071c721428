// @long translating.spec.ts
// What goes wrong while somebody translates: a file of another post. What comes of a Korean that is changed meanwhile is in tests/unit/older-korean.test.ts; sessions
// that end and closed browsers are in writing.spec.ts.
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { makePost, PostEditor, removePost, signInWriter } from "./office.ts";

test.setTimeout(180_000);

const lines = (...texts: string[]) => ({
  type: "doc",
  content: texts.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

test("the file of another post is refused by its name, and changes nothing", async ({
  page,
  say,
  open,
}, info) => {
  await signInWriter(page, info, "NOTICE");
  const own = Date.now().toString(36);
  const content = lines("문의를 기다립니다.");
  const [one, other] = [
    await makePost(page, "NOTICE", own, { ko: { title: `하나 ${own}`, content }, en: null }),
    await makePost(page, "NOTICE", own, { ko: { title: `둘 ${own}`, content }, en: null }),
  ];
  await open(`/notice/edit/${one}`);
  const editor = new PostEditor(page, say);
  const saved = page.waitForEvent("download");
  await editor.main.getByRole("button", { name: say("translation.xliff.write") }).click();
  const file = await readFile(await (await saved).path(), "utf8");
  await open(`/notice/edit/${other}`);
  await editor.main
    .locator('input[type="file"][accept*="xliff"]')
    .setInputFiles({ name: "one.xlf", mimeType: "application/xliff+xml", buffer: Buffer.from(file) });
  const refused = say("translation.xliff.refused.OTHER_TEXT", {
    theirs: `POST-${one}`,
    ours: `POST-${other}`,
  });
  await expect(page.getByText(refused)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await removePost(page, one);
  await removePost(page, other);
});
