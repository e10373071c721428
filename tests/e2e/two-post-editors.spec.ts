// Two people, or two tabs of one, at the same post: nobody overwrites anybody without a word.
import { expect } from "@playwright/test";
import { signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test, untilAlive } from "./journey.ts";
import { ask, makePost, PostEditor, paragraph, removePost, signInWriter, writers } from "./office.ts";

const SAVE = `mutation ($id: Id!, $version: Int!, $input: PostInput!) {
  savePost(id: $id, version: $version, input: $input) { id }
}`;

test.setTimeout(120_000);

test("what only one of two editors changed is put together, what both changed is chosen @core", async ({
  page,
  say,
  open,
  browser,
  baseURL,
  viewport,
  extraHTTPHeaders,
}, info) => {
  const [one, other] = writers(info);
  await signIn(page, one);
  const title = `두 사람 ${Date.now().toString(36)}`;
  const id = await makePost(page, "PUBLICATION", title);
  await open(`/publication-archives/edit/${id}`);
  const editor = new PostEditor(page, say);
  await editor.show("ko");
  await editor.title("ko").fill(`${title} 나`);
  await editor.text("ko").click();
  await page.keyboard.insertText("내가 덧붙인 문장. ");

  // Meanwhile the other one saves another Korean title, the English text, and a time.
  const context = await browser.newContext({
    viewport,
    ...(baseURL ? { baseURL } : {}),
    ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}),
  });
  const second = await context.newPage();
  await signIn(second, other);
  const input = {
    board: "PUBLICATION",
    publishedAt: "2999-01-01T00:00:00Z",
    ko: { title: `${title} 남`, content: paragraph("한국어 본문") },
    en: { title: `${title} (en)`, content: paragraph("English of the other one") },
  };
  await ask(second, SAVE, { id, version: 1, input });

  await editor.save("draft");
  const panel = page.getByRole("region", { name: say("forms.merge.title") });
  await expect(panel.getByRole("heading", { name: say("forms.merge.title") })).toBeFocused();
  // From the top: what the bar of the site half covers counts as too small to hit.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await axeViolations(page)).toEqual([]);
  const taken = say("forms.merge.theirsOnly", { parts: "" }).trim();
  await expect(panel.getByText(taken)).toContainText(say("editor.field.enContent"));
  await expect(panel.getByText(taken)).toContainText(say("editor.publish.title"));
  // Nothing is saved while something is open.
  await panel.getByRole("button", { name: say("forms.merge.save") }).click();
  await expect(panel.getByRole("alert")).toContainText(say("forms.merge.choose"));
  const choice = panel.getByRole("group", { name: say("editor.field.koTitle"), exact: true });
  await expect(choice).toContainText(`${title} 나`);
  await expect(choice).toContainText(`${title} 남`);
  await choice.getByRole("radio", { name: say("forms.merge.theirs") }).check();
  await panel.getByRole("button", { name: say("forms.merge.save") }).click();
  await expect(editor.toast("editor.savedAs.at")).toBeVisible();

  await page.reload();
  await editor.show("ko");
  await expect(editor.title("ko")).toHaveValue(`${title} 남`);
  await expect(editor.text("ko")).toContainText("내가 덧붙인 문장.");
  await editor.show("en");
  await expect(editor.text("en")).toContainText("English of the other one");

  // In the trash meanwhile: taken out and saved.
  await ask(second, `mutation { deletePost(id: ${id}) { id } }`);
  await editor.title("en").fill("After the trash");
  await editor.save("at");
  // Its English is older than its Korean.
  await editor.publishAnyway("at");
  const gone = page.getByRole("region", { name: say("forms.merge.deleted") });
  await gone.getByRole("button", { name: say("forms.merge.restore") }).click();
  await expect(editor.toast("editor.savedAs.at")).toBeVisible();
  await page.reload();
  await editor.show("en");
  await expect(editor.title("en")).toHaveValue("After the trash");
  await context.close();
  await removePost(page, id);
});

test(
  "one tab writes; another takes the writing over with every word",
  { tag: "@once" },
  async ({ page, say, at, open, context }, info) => {
    await signInWriter(page, info, "SEMINAR_ARCHIVE");
    const id = await makePost(page, "SEMINAR_ARCHIVE", "두 탭");
    const path = `/seminar-archives/edit/${id}`;
    await open(path);
    const first = new PostEditor(page, say);
    await first.show("ko");
    await first.text("ko").click();
    await page.keyboard.insertText("첫 탭의 문장. ");
    await expect(first.text("ko")).toContainText("첫 탭의 문장.");

    const tab = await context.newPage();
    await tab.goto(at(path));
    await untilAlive(tab);
    const second = new PostEditor(tab, say);
    const notice = say("editor.elsewhere.title");
    await expect(tab.getByRole("heading", { name: notice })).toBeVisible();
    await expect(second.text("ko")).toHaveCount(0);
    await tab.getByRole("button", { name: say("editor.elsewhere.take") }).click();
    await expect(page.getByRole("heading", { name: notice })).toBeVisible();
    await tab.getByRole("button", { name: say("forms.draft.continue") }).click();
    await second.show("ko");
    await expect(second.text("ko")).toContainText("첫 탭의 문장.");
    await second.save("draft");
    await expect(second.toast("editor.saved")).toBeVisible();

    // The tab that writes is closed: the waiting one continues with what was saved.
    await tab.close();
    await first.show("ko");
    await expect(first.text("ko")).toContainText("첫 탭의 문장.");
    await removePost(page, id);
  },
);

test("a form sent twice makes one post", { tag: "@once" }, async ({ page, say, open, mayLog }, info) => {
  mayLog(/503/);
  await signInWriter(page, info, "NOTICE");
  await open("/notice/create");
  const editor = new PostEditor(page, say);
  const title = `한 번만 ${Date.now().toString(36)}`;
  await editor.write("ko", title, "두 번 보낸 글");
  // The answer of the first one is lost on the way.
  let lost = false;
  await page.route("**/graphql", async (route) => {
    if (lost || route.request().postData()?.includes("CreatePost") !== true) return route.fallback();
    lost = true;
    await route.fetch();
    await route.fulfill({ status: 503, json: { code: "UNAVAILABLE" } });
  });
  await editor.save("draft");
  await expect(editor.main.getByRole("alert").first()).toContainText(say("errors.UNAVAILABLE"));
  await editor.save("draft");
  await expect(page).toHaveURL(/\/notice\/edit\/\d+$/);
  await open("/admin/posts?board=notice");
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toHaveCount(1);
  const href = (await row.getByRole("link", { name: title }).getAttribute("href")) ?? "";
  await removePost(page, Number(/(\d+)$/.exec(href)?.[1]));
});
