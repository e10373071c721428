// @long translating.spec.ts
// What goes wrong while somebody translates: a file of another post, the Korean changed by an editor meanwhile, another translator at the same text, a session
// that ends, a browser that dies.
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "./journey.ts";
import { makePost, PostEditor, removePost, signInWriter, writers } from "./office.ts";
import { inOtherBrowser, lines, ownSyllables, Translator } from "./translating-people.ts";

test.setTimeout(180_000);

/** Both languages run at once, and neither is to be reminded of what the other one wrote. */
const SUBJECTS = { ko: "봄나들이", en: "겨울 낭독회" } as const;
const EVERYWHERE = { tag: "@everywhere" };

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

test(
  "an editor changes the Korean while it is translated: what is finished stays, and what changed is marked",
  EVERYWHERE,
  async ({ page, say, open, at, browser, language }, info) => {
    await signInWriter(page, info, "NEWS");
    const [, other] = writers(info);
    const what = `${ownSyllables()} ${SUBJECTS[language]}`;
    const [first, second, third] = [
      `${what} 모임을 엽니다.`,
      `${what} 문의는 간사에게.`,
      `${what} 뒤풀이는 없습니다.`,
    ];
    const id = await makePost(page, "NEWS", what, {
      ko: { title: `${what} 소식`, content: lines(first, second, third) },
      en: null,
    });
    await open(`/news/edit/${id}`);
    const me = new Translator(page, say);
    await me.begin("News");
    await me.next(first, "We meet.");
    await me.next(second, "Write to the secretary.");
    await me.waits(1, 4);

    // The editor puts a paragraph in front and corrects the second one.
    const editing = await inOtherBrowser(browser, other, at(`/news/edit/${id}`));
    const editor = new Translator(editing, say);
    await editor.editor.show("ko");
    await editor.editor.text("ko").getByText(second).click();
    await editing.keyboard.press("End");
    await editing.keyboard.type(" 전화도 좋습니다.");
    await editor.editor.text("ko").getByText(first).click();
    await editing.keyboard.press("Home");
    await editing.keyboard.type("새로 넣은 문단입니다.");
    await editing.keyboard.press("Enter");
    await editor.save(id, 2);

    await me.save(id, 3);
    await me.hasEnglish("", "We meet.", "Write to the secretary.", "");
    await me.waits(3, 5);
    await me.editor.text("en").getByText("We meet.").click();
    await me.next(`${second} 전화도 좋습니다.`);
    const state = (name: "CHANGED" | "DONE") =>
      me.panel.getByRole("status").filter({ hasText: say(`translation.state.${name}`) });
    await expect(state("CHANGED")).toBeVisible();
    await page.keyboard.type(" Or call.");
    await expect(state("DONE")).toBeVisible();
    await me.next(third, "There is no party.");
    await me.next("새로 넣은 문단입니다.", "This is new.");
    await me.waits(0, 5);
    await me.save(id, 4);
    await page.reload();
    await me.editor.show("ko");
    await me.editor.title("ko").click();
    await me.waits(0, 5);
    await me.editor.show("en");
    await me.hasEnglish("This is new.", "We meet.", "Write to the secretary. Or call.", "There is no party.");
    await editing.context().close();
    await removePost(page, id);
  },
);

test(
  "two translators at one text: each writes other paragraphs, and both are saved",
  EVERYWHERE,
  async ({ page, say, open, at, browser, language }, info) => {
    await signInWriter(page, info, "NEWS");
    const [, other] = writers(info);
    const what = `${ownSyllables()} ${SUBJECTS[language]}`;
    const [first, second, third] = [
      `${what} 기차로 갑니다.`,
      `${what} 비용은 없습니다.`,
      `${what} 도시락을 드립니다.`,
    ];
    const id = await makePost(page, "NEWS", what, {
      ko: { title: `${what} 안내`, content: lines(first, second, third) },
      en: null,
    });
    await open(`/news/edit/${id}`);
    const theirs = await inOtherBrowser(browser, other, at(`/news/edit/${id}`));
    const [me, them] = [new Translator(page, say), new Translator(theirs, say)];
    await me.begin("Excursion");
    await me.next(first, "We go by train.");
    await them.begin("");
    await them.next(first);
    await them.next(second, "It costs nothing.");
    await them.save(id, 2);

    await me.save(id, 3);
    await me.hasEnglish("We go by train.", "It costs nothing.", "");
    await expect(me.editor.title("en")).toHaveValue("Excursion");
    await me.waits(1, 4);
    await me.editor.text("en").getByText("We go by train.").click();
    await me.next(third, "Lunch is provided.");
    await me.save(id, 4);
    await theirs.context().close();
    await removePost(page, id);
  },
);

test(
  "a session that ends while somebody translates takes no word away",
  EVERYWHERE,
  async ({ page, say, open, mayLog, language }, info) => {
    mayLog(/401|400/);
    await signInWriter(page, info, "NEWS");
    const [writer] = writers(info);
    const what = `${ownSyllables()} ${SUBJECTS[language]}`;
    const [first, second] = [`${what} 장소를 알립니다.`, `${what} 시간은 그대로입니다.`];
    const id = await makePost(page, "NEWS", what, {
      ko: { title: `${what} 알림`, content: lines(first, second) },
      en: null,
    });
    await open(`/news/edit/${id}`);
    const me = new Translator(page, say);
    await me.begin("A word");
    await me.next(first, "The venue is known.");
    const token = await page.evaluate(() => localStorage.getItem("auth_token"));
    const ended = await page.request.post("/api/v1/logout", {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(ended.status()).toBe(204);
    await me.next(second, "The time");
    // It is said, and takes the hands from no key.
    const strip = page.getByRole("alert").filter({ hasText: say("members.again.strip") });
    await expect(strip).toBeVisible();
    await page.keyboard.type(" is the same.");
    await me.waits(0, 3);
    await page.keyboard.press("Control+s");
    const again = page.getByRole("dialog", { name: say("members.again.title") });
    // Longer than a button's save waits for the dialog: the hands of who saves by the keys are in the text still.
    await page.waitForTimeout(1_000);
    await expect(again).toBeHidden();
    await page.keyboard.type("!");
    await page.keyboard.press("Backspace");
    await expect(strip).toBeVisible();
    await strip.getByRole("button", { name: say("members.again.login") }).click();
    await expect(again.getByLabel(say("members.field.password"), { exact: true })).toBeFocused();
    await page.keyboard.type(writer.password);
    await page.keyboard.press("Enter");
    await expect(again).toBeHidden();
    await me.isSaved(id, 2);
    await me.hasEnglish("The venue is known.", "The time is the same.");
    await removePost(page, id);
  },
);

test(
  "a browser that dies while somebody translates: another one goes on where it was",
  EVERYWHERE,
  async ({ page, say, open, at, browser, mayLog, language }, info) => {
    mayLog(/crash/i);
    await signInWriter(page, info, "NEWS");
    const [writer] = writers(info);
    const what = `${ownSyllables()} ${SUBJECTS[language]}`;
    const [first, second] = [`${what} 강연이 있습니다.`, `${what} 질문을 받습니다.`];
    const id = await makePost(page, "NEWS", what, {
      ko: { title: `${what} 강연`, content: lines(first, second) },
      en: null,
    });
    await open(`/news/edit/${id}`);
    const me = new Translator(page, say);
    await me.begin("A talk");
    await me.next(first, "There is a talk.");
    await me.editor.untilDraftSaved();
    const died = page.waitForEvent("crash");
    void page.goto("chrome://crash").catch(() => undefined);
    await died;

    // It has nothing of what was typed but the server's copy.
    const next = await inOtherBrowser(browser, writer, at(`/news/edit/${id}`));
    await next.getByRole("button", { name: say("forms.draft.continue") }).press("Enter");
    const again = new Translator(next, say);
    await again.editor.show("ko");
    await again.editor.title("ko").click();
    await again.next(second, "Questions are welcome.");
    await again.waits(0, 3);
    await again.hasEnglish("There is a talk.", "Questions are welcome.");
    await expect(again.editor.title("en")).toHaveValue("A talk");
    await again.save(id, 2);
    await removePost(next, id);
    await next.context().close();
  },
);
