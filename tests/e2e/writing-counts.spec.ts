// @long writing.spec.ts, session.spec.ts
// What the office does each week, with every click and every key counted that is not the text itself, and once without the mouse.
import { expect, type Page } from "@playwright/test";
import { Hand } from "./hand.ts";
import { test } from "./journey.ts";
import { dropDraft, makePost, PostEditor, removePost, signInWriter, writers } from "./office.ts";

test.setTimeout(120_000);

/** Nothing else on the sites is called so. */
const unique = (title: string) => `${title} ${Date.now().toString(36)}`;
const idOf = (page: Page) => Number(/\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]);
const published = { publishedAt: "2025-03-04T01:00:00Z" };

test(
  "a notice in two languages takes five acts, the text apart",
  { tag: "@desktop" },
  async ({ page, say, open, at }, info) => {
    await signInWriter(page, info, "NOTICE");
    await open("/notice/list");
    const editor = new PostEditor(page, say);
    const hand = new Hand(page);
    const [ko, en] = [unique("두 언어 공지"), unique("A notice in two languages")];
    await hand.click(editor.main.getByRole("link", { name: say("posts.office.new") }));
    await expect(editor.title("ko")).toBeFocused();
    await hand.write(ko);
    await hand.press("Enter");
    await expect(editor.text("ko")).toBeFocused();
    await hand.write("한국어 본문입니다.");
    await hand.click(editor.main.getByRole("button", { name: say("editor.language.en"), exact: true }));
    await expect(editor.title("en")).toBeFocused();
    await hand.write(en);
    await hand.press("Enter");
    await hand.write("The English text.");
    await hand.click(editor.main.getByRole("button", { name: say("editor.submit.now"), exact: true }));
    await expect(page).toHaveURL(/\/notice\/\d+$/);
    expect(hand.acts).toBeLessThanOrEqual(5);
    const id = idOf(page);
    for (const [path, title, text] of [
      [`/notice/${id}`, ko, "한국어 본문입니다."],
      [`/en/notice/${id}`, en, "The English text."],
    ] as const) {
      const html = await (await page.request.get(path)).text();
      expect(html).toContain(title);
      expect(html).toContain(text);
    }
    await expect(page).toHaveURL(at(`/notice/${id}`));
    await removePost(page, id);
  },
);

test(
  "a typo in a published post takes three acts",
  { tag: "@desktop" },
  async ({ page, say, open, at }, info) => {
    await signInWriter(page, info, "NOTICE");
    const id = await makePost(page, "NOTICE", unique("오타"), published);
    await open(`/notice/${id}`);
    const editor = new PostEditor(page, say);
    const hand = new Hand(page);
    await hand.click(editor.main.getByRole("link", { name: say("posts.office.edit") }));
    await hand.click(editor.text("ko"));
    await hand.write("고친 ");
    await hand.press("Control+s");
    await expect(page).toHaveURL(at(`/notice/${id}`));
    expect(hand.acts).toBeLessThanOrEqual(3);
    expect(await (await page.request.get(`/notice/${id}`)).text()).toContain("고친 ");
    await removePost(page, id);
  },
);

test("last year's notice again takes four acts", { tag: "@desktop" }, async ({ page, say, open }, info) => {
  await signInWriter(page, info, "NOTICE");
  const [old, title] = [unique("2025년 총회"), unique("2026년 총회")];
  // In Korean alone: English that still says last year is asked about (translation-form.spec.ts).
  const id = await makePost(page, "NOTICE", old, { ...published, en: null });
  await open(`/notice/${id}`);
  const editor = new PostEditor(page, say);
  const hand = new Hand(page);
  await hand.click(editor.main.getByRole("link", { name: say("posts.office.copy") }));
  await expect(editor.title("ko")).toHaveValue(old);
  await hand.click(editor.title("ko"));
  await hand.press("Control+a");
  await hand.write(title);
  await hand.click(editor.main.getByRole("button", { name: say("editor.submit.now"), exact: true }));
  await expect(page).toHaveURL(/\/notice\/\d+$/);
  expect(hand.acts).toBeLessThanOrEqual(4);
  const copy = idOf(page);
  expect(copy).not.toBe(id);
  const html = await (await page.request.get(`/notice/${copy}`)).text();
  expect(html).toContain(title);
  expect(html).toContain("한국어 본문");
  for (const one of [copy, id]) await removePost(page, one);
});

test("an older version comes back in three acts", { tag: "@desktop" }, async ({ page, say, open }, info) => {
  await signInWriter(page, info, "NOTICE");
  const title = unique("되돌릴 글");
  const id = await makePost(page, "NOTICE", title, published);
  await open(`/notice/edit/${id}`);
  const editor = new PostEditor(page, say);
  await editor.title("ko").fill(`${title} 틀림`);
  await editor.save("save");
  await expect(page).toHaveURL(/\/notice\/\d+$/);
  const hand = new Hand(page);
  await hand.click(editor.main.getByRole("link", { name: say("posts.office.edit") }));
  await hand.click(editor.main.getByRole("button", { name: say("versions.restoreLabel", { number: 1 }) }));
  await hand.click(page.getByRole("dialog").getByRole("button", { name: say("versions.ask.confirm") }));
  await expect(editor.title("ko")).toHaveValue(title);
  expect(hand.acts).toBeLessThanOrEqual(3);
  expect(await (await page.request.get(`/notice/${id}`)).text()).not.toContain("틀림");
  await removePost(page, id);
});

test(
  "a notice is written, published, corrected, compared and restored by the keyboard alone",
  { tag: "@desktop" },
  async ({ page, say, open }, info) => {
    await signInWriter(page, info, "NEWS");
    await open("/news/list");
    const { keyboard } = page;
    const hand = new Hand(page);
    const editor = new PostEditor(page, say);
    const [ko, en] = [unique("자판으로"), unique("By keys")];
    await hand.tabTo(editor.main.getByRole("link", { name: say("posts.office.new") }));
    await keyboard.press("Enter");
    await expect(editor.title("ko")).toBeFocused();
    await keyboard.insertText(ko);
    await keyboard.press("Enter");
    // A list that counts as official notices do, with a level in it and a footnote.
    await keyboard.type("1. ");
    await keyboard.insertText("일시");
    await keyboard.press("Control+Alt+f");
    await expect(page.getByRole("textbox", { name: say("editor.footnote.text") })).toBeFocused();
    await keyboard.insertText("변경될 수 있음");
    await hand.tabTo(page.getByRole("button", { name: say("editor.dialog.apply") }));
    await keyboard.press("Enter");
    await expect(editor.text("ko")).toBeFocused();
    await expect(
      editor.text("ko").getByRole("img", { name: say("editor.footnote.shown", { text: "변경될 수 있음" }) }),
    ).toBeVisible();
    await keyboard.press("Enter");
    await keyboard.insertText("장소");
    await hand.tabTo(
      editor.main.getByRole("button", { name: say("editor.language.en"), exact: true }),
      "Shift+Tab",
    );
    await keyboard.press("Enter");
    await expect(editor.title("en")).toBeFocused();
    await keyboard.insertText(en);
    await keyboard.press("Enter");
    await keyboard.insertText("Written without a mouse.");
    // Saved first, published then.
    await keyboard.press("Control+s");
    await expect(page).toHaveURL(/\/news\/edit\/\d+$/);
    const id = idOf(page);
    await expect(editor.toast("editor.savedAs.draft")).toBeVisible();
    await hand.tabTo(editor.main.getByRole("button", { name: say("editor.submit.now"), exact: true }));
    await keyboard.press("Enter");
    // A line of the list has no English yet, and is published so.
    const anyway = say("editor.submit.now");
    await hand.tabTo(page.getByRole("dialog").getByRole("button", { name: anyway }));
    await keyboard.press("Enter");
    await expect(page).toHaveURL(/\/news\/\d+$/);
    const html = await (await page.request.get(`/news/${id}`)).text();
    expect(html).toContain("변경될 수 있음");
    expect(html).toContain('role="doc-noteref"');

    // Corrected, compared, and taken back.
    await hand.tabTo(editor.main.getByRole("link", { name: say("posts.office.edit") }));
    await keyboard.press("Enter");
    await hand.tabTo(editor.title("ko"));
    await keyboard.press("End");
    await keyboard.insertText(" 고침");
    await keyboard.press("Control+s");
    await expect(page).toHaveURL(/\/news\/\d+$/);
    expect(await (await page.request.get(`/news/${id}`)).text()).toContain(`${ko} 고침`);
    await hand.tabTo(editor.main.getByRole("link", { name: say("posts.office.edit") }));
    await keyboard.press("Enter");
    const versions = page.getByRole("list", { name: say("versions.title") }).getByRole("listitem");
    await expect(versions).toHaveCount(3);
    await hand.tabTo(
      versions.first().getByRole("button", { name: say("versions.compareLabel", { number: 3 }) }),
    );
    await keyboard.press("Enter");
    await expect(page.getByRole("dialog").locator("ins")).toContainText("고침");
    await keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await hand.tabTo(
      versions.nth(1).getByRole("button", { name: say("versions.restoreLabel", { number: 2 }) }),
    );
    await keyboard.press("Enter");
    await hand.tabTo(page.getByRole("dialog").getByRole("button", { name: say("versions.ask.confirm") }));
    await keyboard.press("Enter");
    await expect(versions).toHaveCount(4);
    await expect(editor.title("ko")).toHaveValue(ko);
    await removePost(page, id);
  },
);

test(
  "anyone who signs in is told once what was not saved, and is led to it",
  { tag: "@desktop" },
  async ({ page, say, at, open }, info) => {
    const [writer] = writers(info);
    await signInWriter(page, info, "NEWS");
    await open("/news/create");
    const editor = new PostEditor(page, say);
    const title = unique("남은 글");
    await editor.write("ko", title, "저장하지 않은 본문");
    await editor.untilDraftSaved();
    const signInAgain = async () => {
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith("auth_")) localStorage.removeItem(key);
      });
      await page.goto("about:blank");
      // Not to the dashboard, which lists all of them itself.
      await open(`/login?next=${at("/my-account")}`);
      await page.getByLabel(say("members.field.email"), { exact: true }).fill(writer.email);
      await page.getByLabel(say("members.field.password"), { exact: true }).fill(writer.password);
      await page.getByRole("button", { name: say("members.login.submit"), exact: true }).click();
    };
    page.on("dialog", (dialog) => void dialog.accept());
    await signInAgain();
    const unsavedToast = page.getByRole("status").filter({ hasText: say("members.login.unsaved") });
    await unsavedToast.getByRole("button", { name: say("members.login.goOn") }).click();
    await expect(page).toHaveURL(at("/news/create"));
    const offer = page.getByRole("status").filter({ hasText: say("forms.draft.found") });
    await expect(offer).toContainText(title);

    // On another computer: the server's copy, by its page or the list of several.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith("draft:")) localStorage.removeItem(key);
    });
    await signInAgain();
    await unsavedToast.getByRole("button", { name: say("members.login.goOn") }).click();
    await expect(page.getByText(title).first()).toBeVisible();
    await dropDraft(page, "NEWS");
  },
);
