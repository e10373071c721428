// The room a post is written in: how much of the text is on a small office screen, and what the tools over it say.
import { expect, type Locator } from "@playwright/test";
import { signIn } from "./accounts.ts";
import { test } from "./journey.ts";
import { dropDraft, makePost, PostEditor, removePost, signInWriter } from "./office.ts";

test.setTimeout(120_000);

/** Twelve short lines. */
const LINES = {
  type: "doc",
  content: Array.from({ length: 12 }, (_, index) => ({
    type: "paragraph",
    content: [{ type: "text", text: `${index + 1}번째 줄입니다.` }],
  })),
};

/** Lines of text of the ordinary height between the top of the text and the lower edge of the window. */
const roomIn = (text: Locator) =>
  text.evaluate((element) => {
    const style = getComputedStyle(element);
    const first = element.firstElementChild ?? element;
    const end = Math.min(window.innerHeight, element.getBoundingClientRect().bottom);
    return Math.floor((end - first.getBoundingClientRect().top) / Number.parseFloat(style.lineHeight));
  });

test(
  "ten lines of a text are on a screen of 1366 by 657, with the button and the tools in one row",
  {
    tag: "@desktop",
  },
  async ({ page, say, open }, info) => {
    await page.setViewportSize({ width: 1366, height: 657 });
    await signInWriter(page, info, "NOTICE");
    const id = await makePost(page, "NOTICE", "방", { ko: { title: "방", content: LINES } });
    await open(`/notice/edit/${id}`);
    const editor = new PostEditor(page, say);
    const text = editor.text("ko");
    await text.click();
    expect(await roomIn(text)).toBeGreaterThanOrEqual(10);
    await expect(page.getByRole("navigation", { name: say("office-menu.menu") })).toBeInViewport();
    await expect(editor.main.getByRole("button", { name: say("editor.submit.draft") })).toBeInViewport({
      ratio: 1,
    });
    const tops = await editor
      .toolbar("ko")
      .getByRole("button")
      .evaluateAll((buttons) => [...new Set(buttons.map((button) => button.getBoundingClientRect().top))]);
    expect(tops).toHaveLength(1);
    const bar = editor.toolbar("ko");
    expect(await bar.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);

    // Both beside each other, and one again.
    const shown = editor.main.getByRole("group", { name: say("editor.language.shown") });
    await expect(editor.title("en")).toBeHidden();
    await shown.getByRole("button", { name: say("editor.language.both") }).click();
    await expect(editor.title("en")).toBeVisible();
    await expect(editor.title("ko")).toBeVisible();
    const save = editor.main.getByRole("button", { name: say("editor.submit.draft") });
    await expect(save).toBeInViewport({ ratio: 1 });
    // What is said about a paragraph is above the bar that saves.
    const panel = editor.main.getByRole("region", { name: say("translation.title") });
    await expect(panel).toContainText(say("translation.fold"));
    const overlap = async () => {
      const [shown, button] = [await panel.boundingBox(), await save.boundingBox()];
      return shown && button ? shown.y + shown.height - button.y : Number.NaN;
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0);
    // It comes after the texts and what is said about the post, as it is read.
    const isLast = await save.evaluate((button) => {
      const fields = button.closest("form")?.querySelectorAll("input, select, textarea, [contenteditable]");
      return [...(fields ?? [])].every(
        (field) => (field.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      );
    });
    expect(isLast).toBe(true);
    expect(await bar.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await editor.show("en");
    await expect(editor.title("ko")).toBeHidden();
    await dropDraft(page, "NOTICE");
    await removePost(page, id);
  },
);

for (const [noun, prefix, role, path] of [
  ["a program", "program", "program", "/admin/evaluation-programs/create"],
  ["a page", "page", "content", "/seminar-introduction/edit"],
] as const) {
  test(`ten lines of ${noun} are on the same screen`, { tag: "@desktop" }, async ({ page, say, open }) => {
    await page.setViewportSize({ width: 1366, height: 657 });
    await signIn(page, { email: `${role}@example.org`, password: "Demo!2345" });
    await open(path);
    const text = page.locator(`#${prefix}-ko-content`);
    await text.click();
    expect(await roomIn(text)).toBeGreaterThanOrEqual(10);
    await expect(page.getByRole("navigation", { name: say("office-menu.menu") })).toBeInViewport();
    await expect(page.getByRole("main").locator("button[type=submit]").last()).toBeInViewport({ ratio: 1 });
    const tools = page.getByRole("main").getByRole("toolbar").first().getByRole("button");
    const tops = await tools.evaluateAll((buttons) => [
      ...new Set(buttons.map((button) => button.getBoundingClientRect().top)),
    ]);
    expect(tops).toHaveLength(1);
  });
}

test(
  "the tools of a table have names, and go by the keyboard",
  { tag: ["@core", "@desktop"] },
  async ({ page, say, open }, info) => {
    await signInWriter(page, info, "NOTICE");
    await open("/notice/create");
    const editor = new PostEditor(page, say);
    const text = editor.text("ko");
    await text.click();
    const bar = editor.toolbar("ko");
    await bar.getByRole("button", { name: say("editor.tool.table"), exact: true }).click();
    await expect(text.getByRole("row")).toHaveCount(3);
    // Where an empty column begins is seen while it is written.
    for (const cell of [text.locator("th").nth(1), text.locator("td").nth(1)])
      await expect(cell).toHaveCSS("border-left-style", "dotted");
    const tools = bar.getByRole("button", { name: say("editor.tool.tableTools"), exact: true });
    await expect(tools).toHaveText(say("editor.tool.tableTools"));
    await bar.getByRole("button").first().focus();
    await page.keyboard.press("End");
    await expect(tools).toBeFocused();
    await page.keyboard.press("Enter");
    const before = page.getByRole("menuitem", { name: say("editor.tool.rowBefore") });
    await expect(before).toBeVisible();
    // A menu takes the focus a moment after it opens, and keys until then are the button's.
    await expect(page.locator('[role="menu"]:focus-within')).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await expect(before).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(text.getByRole("row")).toHaveCount(4);
    // The cursor is back in the text.
    await expect(text).toBeFocused();
    await page.keyboard.type("칸");
    await expect(text.getByRole("table")).toContainText("칸");
  },
);
