// A post is translated paragraph by paragraph, with what was translated before and the glossary's terms, and
// asked about; when its Korean changes it says where.
import { expect } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { ask, makePost, PostEditor, removePost, signInWriter } from "./office.ts";

const SAVE = `mutation ($id: Id!, $version: Int!, $input: PostInput!) {
  savePost(id: $id, version: $version, input: $input) { id }
}`;

test.setTimeout(180_000);

const MAKE_TERM = `mutation ($input: GlossaryTermInput!) { createGlossaryTerm(input: $input) { id } }`;

const lines = (...texts: string[]) => ({
  type: "doc",
  content: texts.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

test(
  "a post is translated by the keyboard, with the memory, the terms and the checks, and says which paragraph changed",
  { tag: ["@core", "@desktop", "@everywhere"] },
  async ({ page, say, open, language }, info) => {
    await signInWriter(page, info, "NOTICE");
    const own = Date.now().toString(36);
    // Both languages run at once, and neither is to be reminded of what the other one wrote.
    const what = language === "ko" ? "정기 학술대회의 참가비" : "여름방학 고궁 답사 입장료";
    const fee = (won: string) => `${own} ${what}는 ${won} 원입니다.`;
    const old = await makePost(page, "NOTICE", `지난 안내 ${own}`, {
      ko: { title: `지난 안내 ${own}`, content: lines(fee("5만")) },
      en: { title: `Last notice ${own}`, content: lines(`The fee of the conference ${own} is KRW 50,000.`) },
    });
    // A term of the glossary, with the association's English for it. In syllables: a word in Latin letters
    // would say which paragraph is whose.
    const ownSyllables = [...own.slice(-4)]
      .map((sign) => String.fromCharCode(0xac00 + 28 * sign.charCodeAt(0)))
      .join("");
    const term = { ko: `${ownSyllables}사무처`, en: "General Secretariat", field: "OTHER" };
    const made = Object(await ask(page, MAKE_TERM, { input: term })).createGlossaryTerm.id;
    const inquiry = `문의는 ${term.ko}로 해 주십시오.`;
    const ko = { title: `새 글 ${own}`, content: lines(fee("7만"), inquiry) };
    const id = await makePost(page, "NOTICE", own, { ko, en: null });
    await open(`/notice/edit/${id}`);
    const editor = new PostEditor(page, say);
    const panel = editor.main.getByRole("region", { name: say("translation.title") });
    const state = (id: Parameters<typeof say>[0]) => panel.getByRole("status").filter({ hasText: say(id) });
    await editor.text("ko").click();

    // The title has no English; from there to the first paragraph, whose like was translated before.
    await page.keyboard.press("F8");
    await expect(editor.title("en")).toBeFocused();
    await expect(state("translation.state.UNTRANSLATED")).toBeVisible();
    await page.keyboard.insertText(`A new post ${own}`);
    await expect(panel.getByText(say("translation.waiting", { count: 2, all: 3 }))).toBeVisible();
    await page.keyboard.press("F8");
    await expect(panel.getByText(fee("7만"), { exact: true })).toBeVisible();
    await expect(panel.getByRole("deletion")).toContainText("5만");
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press("F9");
    await expect(editor.text("en")).toContainText(`The fee of the conference ${own} is KRW 50,000.`);

    // What it did not carry over is asked, and answered.
    await expect(panel.getByText("KRW 70,000")).toBeVisible();
    await expect(state("translation.state.ASKED")).toBeVisible();
    await page.keyboard.press("Shift+F9");
    await expect(panel.getByText("KRW 70,000")).toHaveCount(0);

    await page.keyboard.press("F8");
    await expect(panel.getByText(inquiry)).toBeVisible();
    await expect(panel.getByText(`${term.ko} = ${term.en}`)).toBeVisible();
    // The cursor is in the empty place that the paragraph's English has.
    await page.keyboard.insertText("Please write to the office.");
    await expect(panel.getByText(say("translation.check.terms"), { exact: true })).toBeVisible();
    await editor.text("en").getByText("Please write to the office.").selectText();
    await page.keyboard.insertText(`Please write to the ${term.en}.`);
    await expect(panel.getByText(say("translation.check.terms"), { exact: true })).toHaveCount(0);
    await expect(panel.getByText(say("translation.waiting", { count: 0, all: 3 }))).toBeVisible();
    await editor.save("draft");
    await expect(editor.toast("editor.saved")).toBeVisible();
    await page.reload();
    await expect(panel.getByText(say("translation.waiting", { count: 0, all: 3 }))).toBeVisible();

    // The Korean is corrected elsewhere: the English says which paragraph it does not follow, and since when.
    const now = Object(
      await ask(page, `{ postForEditing(id: ${id}) { version answers en { title content } } }`),
    );
    const { version, answers, en } = now.postForEditing;
    expect(answers).toHaveLength(1);
    const corrected = lines(fee("7만"), "문의는 총무에게 해 주십시오.");
    await ask(page, SAVE, {
      id,
      version,
      input: { board: "NOTICE", ko: { ...ko, content: corrected }, en, answers },
    });
    await page.reload();
    await editor.text("ko").click();
    await page.keyboard.press("F8");
    await expect(state("translation.state.CHANGED")).toBeVisible();
    await expect(panel.getByText(inquiry)).toBeVisible();
    await page.keyboard.press("Shift+F9");
    await expect(state("translation.state.DONE")).toBeVisible();
    await editor.save("draft");
    await expect(editor.toast("editor.saved")).toBeVisible();
    const saved = Object(await ask(page, `{ postForEditing(id: ${id}) { pairs { since } } }`));
    expect(saved.postForEditing.pairs.filter((pair: { since: unknown }) => pair.since !== null)).toEqual([]);
    await removePost(page, id);
    await removePost(page, old);
    await ask(page, `mutation { deleteGlossaryTerm(id: ${made}) { id } }`);
  },
);

test(
  "a translation is given to somebody, handed in, looked at, previewed by link, published, corrected, compared and restored",
  { tag: ["@desktop", "@everywhere"] },
  async ({ page, say, open, at }, info) => {
    await signInWriter(page, info, "NOTICE");
    const own = Date.now().toString(36);
    const ko = { title: `맡길 글 ${own}`, content: lines("장소는 서울이고 참가비는 5만 원입니다.") };
    const id = await makePost(page, "NOTICE", own, { ko, en: null, publishNow: true });
    await open(`/notice/edit/${id}`);
    const editor = new PostEditor(page, say);
    const work = editor.main.getByRole("group", { name: say("translation.work.title") });
    const status = (state: "MISSING" | "IN_REVIEW") =>
      work.getByText(say(`translation.work.state.${state}`), { exact: true });
    await expect(status("MISSING")).toBeVisible();
    await work.getByLabel(say("translation.work.assignee")).selectOption({ index: 1 });
    await expect(editor.toast("translation.work.assigned")).toBeVisible();
    await editor.write("en", `Assigned ${own}`, "The venue is Seoul, the fee KRW 70,000.");
    await work.getByRole("button", { name: say("translation.work.handIn") }).click();
    await expect(status("IN_REVIEW")).toBeVisible();
    // What was handed in is with the task, and nowhere on the site; the form is as it is saved.
    await expect(editor.title("en")).toHaveValue("");
    expect(await page.request.get(`/en/notice/${id}`).then((answer) => answer.text())).not.toContain(
      `Assigned ${own}`,
    );

    await open("/admin/translations");
    const row = page.getByRole("row").filter({ hasText: ko.title });
    await expect(row.getByText(say("translation.work.state.IN_REVIEW"), { exact: true })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: ko.title }).click();
    await work.getByRole("button", { name: say("translation.work.take") }).click();
    await expect(editor.title("en")).toHaveValue(`Assigned ${own}`);
    const panel = editor.main.getByRole("region", { name: say("translation.title") });
    await editor.text("en").click();
    await panel.getByRole("textbox", { name: say("translation.remarks.field") }).fill("어느 서울입니까?");
    await panel.getByRole("button", { name: say("translation.remarks.add"), exact: true }).click();
    await panel.getByRole("button", { name: say("translation.remarks.resolve"), exact: true }).click();
    await expect(
      panel.getByRole("button", { name: say("translation.remarks.reopen"), exact: true }),
    ).toBeVisible();
    // By a link it is read before it is out.
    const preview = editor.main.getByRole("group", { name: say("preview.title") });
    await preview.getByRole("button", { name: say("preview-office.make") }).click();
    const popup = page.waitForEvent("popup");
    await preview.getByRole("button", { name: say("editor.language.en"), exact: true }).click();
    const reviewer = await popup;
    await expect(reviewer.getByRole("heading", { level: 1 })).toHaveText(`Assigned ${own}`);
    await reviewer.close();
    // The Korean is public: its English is asked about before it is, by what differs.
    await editor.save("save");
    const asked = page.getByRole("dialog");
    await expect(asked).toContainText("KRW 50,000");
    await expect(asked).toContainText("KRW 70,000");
    expect(await axeViolations(page)).toEqual([]);
    await asked.getByRole("button", { name: say("translation.publish.go") }).click();
    await expect(asked).toHaveCount(0);
    const fee = panel.getByRole("listitem").filter({ hasText: say("translation.check.money") });
    await expect(fee).toBeVisible();
    await editor.save("save");
    await asked.getByRole("button", { name: say("translation.right") }).click();
    await expect(asked).not.toContainText("KRW 70,000");
    const published = page.waitForURL((url) => url.pathname === at(`/notice/${id}`));
    await asked.getByRole("button", { name: say("editor.submit.save"), exact: true }).click();
    await published;
    await page.goto(`/en/notice/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Assigned ${own}`);
    const { translationWork } = Object(
      await ask(
        page,
        `{ translationWork(of: { place: POST, id: ${id} }) { languages { state } task { id } } }`,
      ),
    );
    expect(translationWork).toEqual({
      languages: [{ state: "PUBLISHED" }, { state: "PUBLISHED" }],
      task: null,
    });

    // Corrected with a reason, compared with what it said, and written again as it was.
    await open(`/notice/edit/${id}`);
    await editor.title("ko").fill(`고친 글 ${own}`);
    await editor.main.getByLabel(say("versions.why")).fill("제목이 틀렸습니다.");
    await editor.save("save");
    await page.waitForURL((url) => url.pathname === at(`/notice/${id}`));
    await open(`/notice/edit/${id}`);
    const versions = editor.main.getByRole("list", { name: say("versions.title") }).getByRole("listitem");
    await expect(versions.first()).toContainText("제목이 틀렸습니다.");
    await versions
      .first()
      .getByRole("button", { name: say("versions.compareLabel", { number: 3 }) })
      .click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("deletion")).toContainText("맡길");
    await expect(dialog.getByRole("insertion")).toContainText("고친");
    await page.keyboard.press("Escape");
    await editor.main.getByRole("button", { name: say("versions.restoreLabel", { number: 2 }) }).click();
    await dialog.getByRole("button", { name: say("versions.ask.confirm") }).click();
    await expect(editor.title("ko")).toHaveValue(ko.title);
    expect(await page.request.get(`/notice/${id}`).then((answer) => answer.text())).toContain(ko.title);
    await removePost(page, id);
  },
);
