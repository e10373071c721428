// @long translating.spec.ts
// A translator's day by the keyboard: a memory from another tool, a text translated with it and with what is suggested, its words counted, a review asked for, and the hours of the month entered.
import { expect } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { ask, makePost, PostEditor, removePost, signInWriter } from "./office.ts";
import { lines, ownSyllables } from "./translating-people.ts";

test.setTimeout(180_000);

const unit = (ko: string, en: string) =>
  `<tu><tuv xml:lang="ko"><seg>${ko}</seg></tuv><tuv xml:lang="en"><seg>${en}</seg></tuv></tu>`;

test(
  "a memory is imported, a text is translated with it by the keyboard, counted and handed in",
  { tag: "@everywhere" },
  async ({ page, say, open, language }, info) => {
    await signInWriter(page, info, "NOTICE");
    const own = ownSyllables();
    const what = language === "ko" ? "가을 낭독회를 엽니다" : "겨울 연습 모임을 합니다";
    const [first, second] = [`${own} ${what}. 함께해 주세요.`, `${own} 문의는 간사에게 해 주세요.`];
    const english = "A reading takes place. Please join us.";
    const alike = { ko: `${own} ${what}. 꼭 함께해 주세요.`, en: "Do come to hear us read." };
    const ko = { title: `낭독회 ${own}`, content: lines(first, second, first) };
    // In letters: a figure would be asked for in the other language.
    const letters = Array.from(Date.now().toString(36).slice(-5), (sign) =>
      String.fromCharCode(97 + (sign.charCodeAt(0) % 26)),
    ).join("");
    const title = `An evening of readings ${letters}`;
    const shown = language === "ko" ? ko.title : title;

    await open("/admin/translation-memory");
    await page.locator('input[type="file"][accept*=".tmx"]').setInputFiles({
      name: `${own}.tmx`,
      mimeType: "application/x-tmx+xml",
      buffer: Buffer.from(
        `<tmx version="1.4"><header srclang="ko"/><body>${unit(first, english)}${unit(alike.ko, alike.en)}${unit(ko.title, title)}${unit("", "lost")}</body></tmx>`,
      ),
    });
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(say("memory.import.problem.REQUIRED"))).toBeVisible();
    expect.soft(await axeViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: say("memory.import.take", { count: 3 }) }).press("Enter");
    await expect(page.getByText(say("memory.import.done", { count: 3 }))).toBeVisible();

    const id = await makePost(page, "NOTICE", own, { ko, en: null });
    await open(`/notice/edit/${id}`);
    const editor = new PostEditor(page, say);
    const panel = editor.main.getByRole("region", { name: say("translation.title") });
    await editor.show("ko");
    await editor.title("ko").click();
    await page.keyboard.press("F8");
    await expect(editor.title("en")).toBeFocused();
    // In a title as in the text: what the memory has is suggested, and Tab takes it.
    const suggested = (words: string) => panel.getByText(say("translation.suggestion", { words }));
    await page.keyboard.type("An ev");
    await expect(suggested(title.slice(5))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(suggested(title.slice(5))).toHaveCount(0);
    await page.keyboard.type("e");
    await expect(suggested(title.slice(6))).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(editor.title("en")).toHaveValue(title);
    await expect(editor.title("en")).toBeFocused();
    await expect(panel.getByText(say("translation.waiting", { count: 3, all: 4 }))).toBeVisible();
    await page.keyboard.press("F8");
    await expect(panel.getByText(say("translation.from.FILE")).first()).toBeVisible();
    // Each press takes the next one, and behind the last the first again.
    for (const words of [english, alike.en, english]) {
      await page.keyboard.press("F9");
      await expect(editor.text("en").getByRole("paragraph").first()).toHaveText(words);
    }

    await page.keyboard.press("F8");
    await expect(panel.getByText(second, { exact: true })).toBeVisible();
    await page.keyboard.type("Please write to the secretary.");
    await expect(panel.getByText(say("translation.waiting", { count: 1, all: 4 }))).toBeVisible();

    // The rest of what the memory has, a sentence at a time.
    await page.keyboard.press("F8");
    await expect(panel.getByText(first, { exact: true })).toBeVisible();
    await expect(panel.getByText(say("translation.from.FILE")).first()).toBeVisible();
    await page.keyboard.type("A reading");
    await expect(suggested("takes place.")).toBeVisible();
    expect.soft(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(suggested("Please join us.")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(editor.text("en").getByText(english)).toHaveCount(2);
    await expect(panel.getByText(say("translation.waiting", { count: 0, all: 4 }))).toBeVisible();
    await editor.save("draft");
    await expect(editor.toast("editor.saved")).toBeVisible();

    const work = editor.main.getByRole("group", { name: say("translation.work.title") });
    await work.getByRole("button", { name: say("translation.count.open") }).press("Enter");
    await expect(work.getByText(say("translation.count.band.TRANSLATED"))).toBeVisible();
    await work.getByRole("button", { name: say("translation.work.handIn") }).press("Enter");
    await expect(editor.toast("translation.work.handedIn")).toBeVisible();

    await open("/admin/translations/word-count");
    await page.getByRole("checkbox", { name: shown }).press("Space");
    const table = page.getByRole("table");
    await expect(table.getByRole("rowheader", { name: shown })).toBeVisible();
    await expect(table.getByRole("columnheader", { name: say("translation.count.band.NEW") })).toBeVisible();
    expect.soft(await axeViolations(page)).toEqual([]);
    // The hours of the month, for the treasurer.
    await open("/admin/translations/months");
    const field = (name: "hours" | "minutes") =>
      dialog.getByRole("textbox", { name: say(`translator-months.field.${name}`) });
    await page.getByRole("button", { name: say("translator-months.enter"), exact: true }).press("Enter");
    await field("hours").fill("12");
    await field("minutes").fill("60");
    await page.keyboard.press("Enter");
    await expect(field("minutes")).toHaveAttribute("aria-invalid", "true");
    await expect(dialog.getByText(say("errors.MINUTES_INVALID")).first()).toBeVisible();
    expect.soft(await axeViolations(page)).toEqual([]);
    await field("minutes").fill("30");
    await page.keyboard.press("Enter");
    await expect(page.getByText(say("translator-months.saved"))).toBeVisible();
    const months = page.getByRole("main");
    await expect(
      months.getByText(say("translator-months.duration", { hours: 12, minutes: 30 })).first(),
    ).toBeVisible();
    expect.soft(await axeViolations(page)).toEqual([]);
    // A correction begins with what was entered: saved again, it deletes nothing.
    await page.getByRole("button", { name: say("translator-months.enter"), exact: true }).press("Enter");
    await expect(field("hours")).toHaveValue("12");
    await expect(field("minutes")).toHaveValue("30");
    await page.keyboard.press("Escape");
    await ask(page, `mutation { endTranslation(of: { place: POST, id: ${id} }) }`);
    await removePost(page, id);
  },
);
