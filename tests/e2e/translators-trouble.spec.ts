// @long translating.spec.ts
// What goes wrong while somebody translates: a file of another post, the Korean changed by an editor meanwhile, a session that ends, a browser that dies.
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { signIn } from "./accounts.ts";
import { test, untilAlive } from "./journey.ts";
import { ask, makePost, PostEditor, removePost, signInWriter, writers } from "./office.ts";

test.setTimeout(180_000);

const SAVE = `mutation ($id: Id!, $version: Int!, $input: PostInput!) {
  savePost(id: $id, version: $version, input: $input) { id }
}`;
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

test(
  "an editor changes the Korean meanwhile, the session ends and the browser dies: every word stays, and what changed is marked",
  {
    tag: ["@desktop", "@everywhere"],
  },
  async ({ page, say, open, at, context, mayLog, language }, info) => {
    mayLog(/401|400/);
    await signInWriter(page, info, "NEWS");
    const [writer] = writers(info);
    // In syllables: figures and Latin letters would be asked for in the English.
    const own = Array.from(Date.now().toString(36).slice(-5), (sign) =>
      String.fromCharCode(0xac00 + 28 * sign.charCodeAt(0)),
    ).join("");
    // Both languages run at once, and neither is to be reminded of what the other one wrote.
    const what = language === "ko" ? "봄나들이" : "겨울잠";
    const [first, second] = [`${what} ${own} 모임을 엽니다.`, `${what} ${own} 문의는 간사에게 해 주세요.`];
    const ko = { title: `소식 ${own}`, content: lines(first, second) };
    const id = await makePost(page, "NEWS", own, { ko, en: null, publishNow: true });
    await open(`/news/edit/${id}`);
    const editor = new PostEditor(page, say);
    const panel = editor.main.getByRole("region", { name: say("translation.title") });
    await editor.title("ko").click();
    await page.keyboard.press("F8");
    await expect(editor.title("en")).toBeFocused();
    await page.keyboard.type("News");
    await expect(panel.getByText(say("translation.waiting", { count: 2, all: 3 }))).toBeVisible();
    await page.keyboard.press("F8");
    await expect(panel.getByText(first, { exact: true })).toBeVisible();
    await page.keyboard.type("The meeting takes place.");
    await expect(panel.getByText(say("translation.waiting", { count: 1, all: 3 }))).toBeVisible();
    await page.keyboard.press("F8");
    await expect(panel.getByText(second, { exact: true })).toBeVisible();
    await page.keyboard.type("Write to the secretary.");
    await expect(panel.getByText(say("translation.waiting", { count: 0, all: 3 }))).toBeVisible();

    // The editor puts a paragraph in front and corrects the last one.
    const added = `${what} ${own} 새로 넣은 문단입니다.`;
    const corrected = `${what} ${own} 문의는 총무에게 해 주세요.`;
    const input = { board: "NEWS", ko: { ...ko, content: lines(added, first, corrected) } };
    await ask(page, SAVE, { id, version: 1, input });
    const token = await page.evaluate(() => localStorage.getItem("auth_token"));
    await page.request.post("/api/v1/logout", { headers: { authorization: `Bearer ${token}` } });
    await editor.save("save");
    const again = page.getByRole("dialog", { name: say("members.again.title") });
    await again.getByLabel(say("members.field.password"), { exact: true }).fill(writer.password);
    await again.getByRole("button", { name: say("members.again.submit") }).click();
    await expect(again).toBeHidden();
    await page.waitForURL((url) => url.pathname === at(`/news/${id}`));

    await open(`/news/edit/${id}`);
    await expect(panel.getByText(say("translation.waiting", { count: 2, all: 4 }))).toBeVisible();
    await expect(editor.text("en").getByRole("paragraph")).toHaveText([
      "",
      "The meeting takes place.",
      "Write to the secretary.",
    ]);
    await editor.text("en").getByText("Write to the secretary.").click();
    const state = panel.getByRole("status").filter({ hasText: say("translation.state.CHANGED") });
    await expect(state).toBeVisible();
    await page.keyboard.press("End");
    await page.keyboard.type(" Or to the treasurer.");
    await editor.untilDraftSaved();

    // The browser dies: nothing of the page is asked any more.
    await page.close();
    const next = await context.newPage();
    await signIn(next, writer);
    await next.goto(at(`/news/edit/${id}`));
    await untilAlive(next);
    await next.getByRole("button", { name: say("forms.draft.continue") }).click();
    await expect(new PostEditor(next, say).text("en")).toContainText("Or to the treasurer.");
    await ask(next, `mutation { deletePost(id: ${id}) { id } }`);
  },
);
