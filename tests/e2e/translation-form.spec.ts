// @long translating.spec.ts
// A list, a table and words in bold keep their form in English: by a file for a translator's own tool, by memory, and by the key for a format.
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { photo } from "#tests/support/uploads.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { ask, makePost, PostEditor, removePost, signInWriter } from "./office.ts";
import { Translator } from "./translating-people.ts";

test.setTimeout(120_000);

const text = (words: string, ...marks: object[]) => ({ type: "text", text: words, marks });
const line = (...content: object[]) => ({ type: "paragraph", content });
const list = (...items: string[]) => ({
  type: "bulletList",
  content: items.map((item) => ({ type: "listItem", content: [line(text(item))] })),
});
const table = (...rows: string[][]) => ({
  type: "table",
  content: rows.map((cells) => ({
    type: "tableRow",
    content: cells.map((cell) => ({ type: "tableCell", content: [line(text(cell))] })),
  })),
});

test(
  "a list of three, a table of three by two and bold words come back from a translator's tool as they are in Korean",
  { tag: ["@desktop", "@everywhere"] },
  async ({ page, say, open }, info) => {
    await signInWriter(page, info, "NOTICE");
    const own = Date.now().toString(36);
    const bold = { type: "bold" };
    const content = {
      type: "doc",
      content: [
        line(text("모임은 "), text("서울", bold), text("에서 엽니다.")),
        list("접수", "발표", "총회"),
        table(["시간", "내용"], ["오전", "강연"], ["오후", "토론"]),
      ],
    };
    const ko = { title: `양식 ${own}`, content };
    const id = await makePost(page, "NOTICE", own, { ko, en: null });
    await open(`/notice/edit/${id}`);
    const editor = new PostEditor(page, say);
    const panel = editor.main.getByRole("region", { name: say("translation.title") });
    const english = editor.text("en");

    // The structure is there as soon as somebody goes to the first paragraph.
    await editor.title("ko").click();
    await expect(panel.getByText(say("translation.waiting", { count: 11, all: 11 }))).toBeVisible();
    await page.keyboard.press("F8");
    await expect(editor.title("en")).toBeFocused();
    await page.keyboard.insertText(`Form ${own}`);
    await expect(panel.getByText(say("translation.waiting", { count: 10, all: 11 }))).toBeVisible();
    await page.keyboard.press("F8");
    await expect(english.getByRole("listitem")).toHaveCount(3);
    await expect(english.getByRole("cell")).toHaveCount(6);
    await page.keyboard.insertText("The meeting is in ");
    const insert = panel.getByRole("button", { name: say("translation.code.insert", { count: 1 }) });
    await expect(insert).toBeVisible();
    await page.keyboard.press("Control+,");
    await page.keyboard.insertText("Seoul");
    await expect(english.locator("strong")).toHaveText("Seoul");
    await expect(insert).toHaveCount(0);

    const saved = page.waitForEvent("download");
    await editor.main.getByRole("button", { name: say("translation.xliff.write") }).click();
    const file = await readFile(await (await saved).path(), "utf8");
    const words: Record<string, string> = {
      접수: "Registration",
      발표: "Papers",
      총회: "Assembly",
      시간: "Time",
      내용: "Topic",
      오전: "a.m.",
      강연: "Talk",
      오후: "p.m.",
      토론: "Debate",
    };
    const translated = Object.entries(words).reduce(
      // Proposals of the memory have sources, too.
      (all, [one, other]) =>
        all.replace(new RegExp(`<segment[^>]*>\\s*<source>${one}</source>`), `$&<target>${other}</target>`),
      file.replace("The meeting is in", "We meet in"),
    );
    await editor.main
      .locator('input[type="file"][accept*="xliff"]')
      .setInputFiles({ name: "a.xlf", mimeType: "application/xliff+xml", buffer: Buffer.from(translated) });
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: say("translation.xliff.take") }).click();
    await expect(english.getByRole("table")).toHaveCount(1);
    await expect(english.getByRole("listitem")).toHaveText(["Registration", "Papers", "Assembly"]);
    await expect(english.getByRole("cell")).toHaveText(["Time", "Topic", "a.m.", "Talk", "p.m.", "Debate"]);
    await expect(english.locator("p", { has: page.locator("strong") })).toHaveText("We meet in Seoul");
    await expect(english.locator("strong")).toHaveText("Seoul");
    await removePost(page, id);
  },
);

test(
  "what is open in the English is said by name before it is published",
  { tag: ["@desktop", "@everywhere"] },
  async ({ page, say, open, at }, info) => {
    await signInWriter(page, info, "NOTICE");
    const own = Date.now().toString(36);
    const doc = (...lines: object[]) => ({ type: "doc", content: lines });
    const ko = {
      title: `마감 ${own}`,
      content: doc(line(text("참가비는 5만 원이며 10월 3일까지 냅니다.")), line(text("문의를 기다립니다."))),
    };
    const en = {
      title: `Deadline ${own}`,
      content: doc(line(text("The fee is KRW 70,000, paid until 3 October."))),
    };
    const id = await makePost(page, "NOTICE", own, { ko, en });
    await open(`/notice/edit/${id}`);
    const editor = new PostEditor(page, say);
    const dialog = page.getByRole("dialog");
    const publish = editor.main.getByRole("button", { name: say("editor.submit.now") });
    const rows = dialog.getByRole("list").first().locator("> li");
    await expect(
      editor.main.getByText(say("translation.waiting", { count: 2, all: 3 }), { exact: true }),
    ).toBeVisible();
    await publish.click();
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(say("translation.check.money"));
    await expect(rows.first()).toContainText("KRW 50,000");
    await expect(rows.first()).toContainText("KRW 70,000");
    await expect(rows.last()).toContainText(say("translation.state.UNTRANSLATED"));
    expect.soft(await axeViolations(page)).toEqual([]);
    await rows
      .last()
      .getByRole("button", { name: say("translation.publish.go") })
      .click();
    await page.keyboard.insertText("We look forward to your questions.");
    await expect(
      editor.main.getByText(say("translation.waiting", { count: 1, all: 3 }), { exact: true }),
    ).toBeVisible();
    await publish.click();
    await rows
      .first()
      .getByRole("button", { name: say("translation.right") })
      .click();
    await expect(rows).toHaveCount(0);
    const published = page.waitForURL((url) => url.pathname === at(`/notice/${id}`));
    await dialog.getByRole("button", { name: say("editor.submit.now") }).click();
    await published;
    await removePost(page, id);
  },
);

test(
  "a click or a tap into an empty English brings the structure of its Korean, which is nothing that was written",
  { tag: "@everywhere" },
  async ({ page, say, open }, info) => {
    await signInWriter(page, info, "NOTICE");
    const own = Date.now().toString(36);
    const content = {
      type: "doc",
      content: [
        line(text("모임을 엽니다.")),
        list("접수", "발표", "총회"),
        table(["시간", "내용"], ["참가비", "30,000"]),
      ],
    };
    const id = await makePost(page, "NOTICE", own, { ko: { title: `자리 ${own}`, content }, en: null });
    await open(`/notice/edit/${id}`);
    const editor = new PostEditor(page, say);
    const english = editor.text("en");
    await editor.show("en");
    await english.click();
    await expect(english.getByRole("listitem")).toHaveCount(3);
    await expect(english.getByRole("cell")).toHaveCount(4);
    await expect(english.getByRole("cell").last()).toHaveText("30,000");
    await expect(english).toBeFocused();
    // Nobody wrote: the page can be left.
    await expect(page.getByText(say("editor.draft.unchanged"))).toBeAttached();
    await page.keyboard.insertText("We meet.");
    await expect(english.getByRole("paragraph").first()).toHaveText("We meet.");
    await editor.untilDraftSaved();
    await removePost(page, id);
  },
);

test(
  "the words of a picture are translated in the panel by the keyboard, and go into the picture",
  { tag: ["@desktop", "@everywhere"] },
  async ({ page, say, open }, info) => {
    await signInWriter(page, info, "NOTICE");
    const own = Date.now().toString(36);
    const authorization = await page.evaluate(() => `Bearer ${localStorage.getItem("auth_token")}`);
    const sent = await page.request.post(`/api/v1/files?kind=image&name=${encodeURIComponent("모임.jpg")}`, {
      headers: { authorization, "content-type": "application/octet-stream" },
      data: await photo({ width: 40, height: 40 }),
    });
    const { key: fileKey } = await sent.json();
    const words = { alt: "회원들이 모인 강당", caption: "지난해 모임" };
    const attrs = { fileKey, fileName: "모임.jpg", width: 40, height: 40, ...words };
    const content = { type: "doc", content: [line(text("모임 사진입니다.")), { type: "figure", attrs }] };
    const id = await makePost(page, "NOTICE", own, { ko: { title: `사진 ${own}`, content }, en: null });
    await open(`/notice/edit/${id}`);
    const me = new Translator(page, say);
    await me.begin(`Picture ${own}`);
    await me.waits(3, 4);
    await me.next("모임 사진입니다.", "A picture of the meeting.");
    await me.waits(2, 4);
    const field = (name: "alt" | "caption") =>
      me.panel.getByRole("textbox", { name: say(`translation.picture.${name}`), exact: true });
    await me.next(words.alt);
    await expect(field("alt")).toBeFocused();
    await page.keyboard.type("Members in the hall");
    expect.soft(await axeViolations(page)).toEqual([]);
    await me.next(words.caption);
    await expect(field("caption")).toBeFocused();
    await page.keyboard.type("The meeting of last year");
    await me.waits(0, 4);
    const english = me.editor.text("en");
    await expect(english.getByRole("img", { name: "Members in the hall", exact: true })).toBeAttached();
    await expect(english.getByRole("paragraph").first()).toHaveText("A picture of the meeting.");
    await me.save(id, 2);
    const saved = Object(await ask(page, `{ postForEditing(id: ${id}) { en { content } } }`));
    expect(saved.postForEditing.en.content.content).toMatchObject([
      { type: "paragraph", content: [{ text: "A picture of the meeting." }] },
      { type: "figure", attrs: { alt: "Members in the hall", caption: "The meeting of last year" } },
    ]);
    await removePost(page, id);
  },
);
