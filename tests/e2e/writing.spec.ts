// The office writes: in two languages, with drafts that outlive a tab and a session, now or at a time, and
// into the trash and out.
import { expect, type Page } from "@playwright/test";
import { signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test, untilAlive } from "./journey.ts";
import { chooseInRow, dropDraft, makePost, PostEditor, removePost, signInWriter, writers } from "./office.ts";

/** Seoul's time some hours from now, as `<input type="datetime-local">` takes it. */
const inSeoul = (hours: number) => new Date(Date.now() + (hours + 9) * 3_600_000).toISOString().slice(0, 16);
/** Nothing else on the sites is called so. */
const unique = (title: string) => `${title} ${Date.now().toString(36)}`;
const idOf = (page: Page) => Number(/\/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]);

test.setTimeout(120_000);

test("a post is written in both languages, published, corrected, and read by anybody @core", async ({
  page,
  say,
  at,
  open,
  language,
  browser,
  baseURL,
}, info) => {
  await signInWriter(page, info, "NEWS");
  await open("/news/list");
  await page
    .getByRole("main")
    .getByRole("link", { name: say("posts.office.new") })
    .click();
  await expect(page).toHaveURL(at("/news/create"));
  const editor = new PostEditor(page, say);
  const [ko, en] = [unique("새 소식"), unique("Fresh news")];
  await editor.write("ko", ko, "한국어로 쓴 본문입니다.");
  await editor.write("en", en, "The text in English.");
  await editor.choose("now");
  await editor.save("now");
  await expect(page).toHaveURL(/\/news\/\d+$/);
  const id = idOf(page);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(language === "ko" ? ko : en);

  // Anybody reads it with the very next request, in both languages, rendered by the server.
  const visitor = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
  const reader = await visitor.newPage();
  await reader.goto(`/news/${id}`);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(ko);
  await expect(reader.getByText("한국어로 쓴 본문입니다.")).toBeVisible();
  await reader.goto(`/en/news/${id}`);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(en);

  await page
    .getByRole("main")
    .getByRole("link", { name: say("posts.office.edit") })
    .click();
  await editor.show("ko");
  await expect(editor.title("ko")).toHaveValue(ko);
  await editor.title("ko").fill(`${ko} 고침`);
  await editor.save("save");
  await expect(page).toHaveURL(at(`/news/${id}`));
  await expect(heading).toHaveText(language === "ko" ? `${ko} 고침` : en);
  await reader.goto(`/news/${id}`);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(`${ko} 고침`);
  // Only the Korean was corrected: the English says that it is older.
  await visitor.close();
  await open("/admin/posts?state=published&board=news");
  const row = page.getByRole("row").filter({ hasText: language === "ko" ? `${ko} 고침` : en });
  await expect(row).toContainText(say("post-office.outdated"));

  // What was overwritten is looked at and brought back; its date does not move.
  await open(`/news/edit/${id}`);
  const versions = page.getByRole("list", { name: say("versions.title") }).getByRole("listitem");
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText(say("editor.field.koTitle"));
  await versions
    .first()
    .getByRole("button", { name: say("versions.compareLabel", { number: 2 }) })
    .click();
  const changes = page.getByRole("dialog");
  await expect(changes.locator("ins")).toContainText("고침");
  await page.keyboard.press("Escape");
  await versions
    .last()
    .getByRole("button", { name: say("versions.restoreLabel", { number: 1 }) })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("versions.ask.confirm") })
    .click();
  await expect(versions).toHaveCount(3);
  await editor.show("ko");
  await expect(editor.title("ko")).toHaveValue(ko);

  // Last year's again: a new one that says the same.
  await open("/admin/posts?state=published&board=news");
  await chooseInRow(page, say, language === "ko" ? ko : en, say("post-office.copy"));
  await editor.show("ko");
  await expect(editor.title("ko")).toHaveValue(ko);
  await editor.save("draft");
  await expect(page).toHaveURL(/\/news\/edit\/\d+$/);
  expect(idOf(page)).not.toBe(id);
  await removePost(page, idOf(page));
  await removePost(page, id);
});

test("a text outlives its tab, and is offered again", async ({ page, say, open, context, at }, info) => {
  await signInWriter(page, info, "PUBLICATION");
  await open("/publication-archives/create");
  const editor = new PostEditor(page, say);
  const title = unique("닫힌 탭");
  await editor.write("ko", title, "닫아도 남아야 하는 글");
  await editor.untilDraftSaved();
  await page.close();

  const second = await context.newPage();
  await second.goto(at("/publication-archives/create"));
  await untilAlive(second);
  const again = new PostEditor(second, say);
  const offer = second.getByRole("status").filter({ hasText: say("forms.draft.found") });
  await expect(offer).toContainText(title);
  await offer.getByRole("button", { name: say("forms.draft.continue") }).click();
  await again.show("ko");
  await expect(again.title("ko")).toHaveValue(title);
  await expect(again.text("ko")).toContainText("닫아도 남아야 하는 글");

  // On another computer the office's list leads to the server's copy.
  await again.untilDraftSaved();
  await second.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("draft:")) localStorage.removeItem(key);
  });
  second.on("dialog", (dialog) => void dialog.accept());
  await second.goto("about:blank");
  await second.goto(at("/admin/posts"));
  await second.getByRole("link", { name: title }).click();
  await expect(offer).toContainText(title);
  // Let go of by mistake, and taken back.
  await offer.getByRole("button", { name: say("forms.draft.discard") }).click();
  await expect(offer).toBeHidden();
  // The tools have an "Undo" of the same name, which has nothing to do yet.
  await second.getByRole("button", { name: say("forms.draft.undo"), disabled: false }).click();
  await expect(offer).toContainText(title);
  await offer.getByRole("button", { name: say("forms.draft.discard") }).click();
  await expect(again.title("ko")).toHaveValue("");
  await second.reload();
  await untilAlive(second);
  await expect(again.title("ko").or(again.title("en")).first()).toBeVisible();
  await expect(offer).toBeHidden();
});

test("a post is stored as a draft, scheduled, seen by nobody, and published before its time", async ({
  page,
  say,
  at,
  open,
  language,
  mayLog,
}, info) => {
  await signInWriter(page, info, "SEMINAR_ARCHIVE");
  await open("/seminar-archives/create");
  const editor = new PostEditor(page, say);
  const title = unique("예약 글");
  await editor.write("ko", title, "나중에 보일 본문");
  await editor.save("draft");
  await expect(page).toHaveURL(/\/seminar-archives\/edit\/\d+$/);
  await expect(editor.toast("editor.savedAs.draft")).toBeVisible();
  const id = idOf(page);
  expect((await page.request.get(at(`/seminar-archives/${id}`))).status()).toBe(404);

  await editor.choose("at");
  const time = editor.main.locator('input[name="publishedAt"]');
  await time.fill("");
  await editor.save("at");
  await expect(editor.main.getByRole("alert").first()).toContainText(say("errors.DATE_INVALID"));
  await time.fill(inSeoul(2));
  await editor.save("at");
  await expect(editor.toast("editor.savedAs.at")).toBeVisible();
  await open("/admin/posts?state=scheduled&board=seminar-archive");
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText("KST");
  // At its address staff read when it comes, and go on to the editor; the page itself is everybody's.
  const address = at(`/seminar-archives/${id}`);
  const answer = await page.request.get(address);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain(title);
  mayLog(/status of 404/);
  await page.goto(address);
  await expect(page.getByRole("status").filter({ hasText: "KST" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: say("posts.office.edit"), exact: true })
    .click();
  await expect(page).toHaveURL(at(`/seminar-archives/edit/${id}`));
  await open("/admin/posts?state=scheduled&board=seminar-archive");

  await page.getByRole("link", { name: title }).click();
  await editor.choose("now");
  await editor.save("now");
  await expect(page).toHaveURL(at(`/seminar-archives/${id}`));
  // Too early: its notice takes it back into the editor, and it waits for its time again.
  await editor
    .toast("editor.published")
    .getByRole("button", { name: say("toasts.undo"), exact: true })
    .click();
  await expect(page).toHaveURL(at(`/seminar-archives/edit/${id}`));
  await expect(editor.toast("editor.published.undone")).toBeVisible();
  expect((await page.request.get(at(`/seminar-archives/${id}`))).status()).toBe(404);
  await expect(time).not.toHaveValue("");
  await editor.choose("now");
  await editor.save("now");
  await expect(page).toHaveURL(at(`/seminar-archives/${id}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  if (language === "en") await expect(page.getByText(say("components.fallback.title"))).toBeVisible();
  await removePost(page, id);
});

test("what is missing is told at its field before anything is sent", async ({ page, say, open }, info) => {
  await signInWriter(page, info, "NOTICE");
  await open("/notice/create");
  const editor = new PostEditor(page, say);
  await editor.show("en");
  await editor.title("en").fill("A title without a text");
  await editor.show("ko");
  await editor.choose("now");
  await editor.save("now");
  const summary = editor.main.getByRole("alert").filter({ hasText: say("errors.VALIDATION") });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(say("errors.CONTENT_REQUIRED"));
  // The line of the summary brings the language onto the screen.
  await summary.getByRole("link").first().click();
  await expect(editor.text("en")).toBeFocused();
  await expect(editor.title("en")).toHaveValue("A title without a text");
  await editor.title("en").fill("");
  await dropDraft(page, "NOTICE");
});

test(
  "leaving asks first, and staying is the way out of the question",
  { tag: "@once" },
  async ({ page, say, at, open }, info) => {
    await signInWriter(page, info, "GALLERY");
    await open("/create-gallery");
    const editor = new PostEditor(page, say);
    await editor.show("ko");
    await editor.title("ko").fill("두고 가지 않을 글");
    const away = editor.main.getByRole("link", { name: say("posts.post.back.GALLERY") });
    await away.click();
    const question = page.getByRole("dialog", { name: say("editor.leave.title") });
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(at("/create-gallery"));
    await away.click();
    await question.getByRole("button", { name: say("editor.leave.leave") }).click();
    await expect(page).toHaveURL(at("/gallery"));
    await page.evaluate(() => localStorage.clear());
  },
);

test(
  "a session that ends in the middle of a save takes no word away",
  { tag: "@once" },
  async ({ page, say, at, open, mayLog }, info) => {
    mayLog(/401|400/);
    const [writer] = writers(info);
    await signIn(page, writer);
    const id = await makePost(page, "PUBLICATION", unique("끝난 세션"));
    await open(`/publication-archives/edit/${id}`);
    const editor = new PostEditor(page, say);
    await editor.show("ko");
    await editor.text("ko").click();
    await page.keyboard.insertText("잃으면 안 되는 문장. ");
    const token = await page.evaluate(() => localStorage.getItem("auth_token"));
    const ended = await page.request.post("/api/v1/logout", {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(ended.status()).toBe(204);
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    // The dialog opens on the page: a wrong password gets an error, the right one sends the same save again.
    await editor.save("draft");
    const again = page.getByRole("dialog", { name: say("members.again.title") });
    await expect(again).toContainText(writer.email);
    const password = again.getByLabel(say("members.field.password"), { exact: true });
    const goOn = again.getByRole("button", { name: say("members.again.submit") });
    await password.fill("Wrong!2345");
    await goOn.click();
    await expect(again.getByText(say("errors.PASSWORD_WRONG")).last()).toBeVisible();
    await expect(password).toBeFocused();
    await password.fill(writer.password);
    await goOn.click();
    await expect(again).toBeHidden();
    expect(alerts).toEqual([]);
    await expect(editor.toast("editor.saved")).toBeVisible();
    await page.reload();
    await editor.show("ko");
    await expect(editor.text("ko")).toContainText("잃으면 안 되는 문장.");

    // Later: the alert, home, and a sign-in that says what was stored and leads back to it.
    await editor.text("ko").click();
    await page.keyboard.insertText("나중에 이을 문장. ");
    await page.request.post("/api/v1/logout", {
      headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem("auth_token"))}` },
    });
    await editor.save("draft");
    await again.getByRole("button", { name: say("members.again.otherwise") }).click();
    await expect(page).toHaveURL(at("/"));
    expect(alerts).toHaveLength(1);
    await page.getByRole("button", { name: say("members.again.goOn") }).click();
    await expect(page.getByText(say("members.login.draftSaved"))).toBeVisible();
    await page.getByLabel(say("members.field.email"), { exact: true }).fill(writer.email);
    await page.getByLabel(say("members.field.password"), { exact: true }).fill(writer.password);
    await page.getByRole("button", { name: say("members.login.submit"), exact: true }).click();
    await page.getByRole("button", { name: say("forms.draft.continue") }).click();
    await editor.show("ko");
    await expect(editor.text("ko")).toContainText("나중에 이을 문장.");
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith("draft:")) localStorage.removeItem(key);
    });
    await removePost(page, id);
  },
);

test(
  "a save that fails keeps the text and goes through when it is tried again",
  { tag: "@once" },
  async ({ page, say, open, mayLog }, info) => {
    mayLog(/ERR_FAILED|503/);
    await signInWriter(page, info, "SEMINAR_ARCHIVE");
    await open("/seminar-archives/create");
    const editor = new PostEditor(page, say);
    const title = unique("두 번째에");
    await editor.write("ko", title, "첫 번째 저장은 실패한다");
    let refuse = true;
    await page.route("**/graphql", async (route) => {
      const saves = route.request().postData()?.includes("CreatePost") === true;
      if (refuse && saves) await route.fulfill({ status: 503, json: { code: "UNAVAILABLE" } });
      else await route.fallback();
    });
    await editor.save("draft");
    await expect(editor.main.getByRole("alert").first()).toContainText(say("errors.UNAVAILABLE"));
    await expect(editor.text("ko")).toContainText("첫 번째 저장은 실패한다");
    refuse = false;
    await editor.save("draft");
    await expect(page).toHaveURL(/\/seminar-archives\/edit\/\d+$/);
    await expect(editor.title("ko").or(editor.title("en")).first()).toBeVisible();
    await removePost(page, idOf(page));
  },
);

test("a post goes to the trash, comes back by the toast and from the list, and goes for good", async ({
  page,
  say,
  at,
  open,
}, info) => {
  const [writer] = writers(info);
  await signIn(page, writer);
  const title = unique("휴지통");
  const text = { title, content: { type: "doc", content: [{ type: "paragraph" }] } };
  const words = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "본문" }] }] };
  const id = await makePost(page, "NEWS", title, {
    publishNow: true,
    ko: { ...text, content: words },
    en: { ...text, content: words },
  });
  await open(`/news/${id}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: say("posts.office.delete") }).click();
  await expect(page).toHaveURL(at("/news/list"));
  await expect(main.getByRole("link", { name: title })).toHaveCount(0);
  await page.getByRole("button", { name: say("toasts.undo"), exact: true }).click();
  await expect(page).toHaveURL(at(`/news/${id}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  await open(`/news/edit/${id}`);
  await main.getByRole("button", { name: say("editor.delete.button"), exact: true }).click();
  await expect(page).toHaveURL(at("/news/list"));
  expect((await page.request.get(at(`/news/${id}`))).status()).toBe(404);
  await open("/admin/posts?state=trash&board=news");
  const row = main.getByRole("row").filter({ hasText: title });
  await row.getByRole("link", { name: title }).click();
  await expect(main.getByText(say("editor.trash.detail"))).toBeVisible();
  await page.goBack();
  await chooseInRow(page, say, title, say("post-office.restore"));
  await expect(row).toHaveCount(0);
  expect((await page.request.get(at(`/news/${id}`))).status()).toBe(200);

  // Chosen, taken down and back by one key; moved, and found under its old address.
  await open("/admin/posts?state=published&board=news");
  const box = row.getByRole("checkbox", { name: say("list.select.row", { name: title }) });
  const bar = page.getByRole("region", { name: say("list.bulk.label") });
  await expect(box).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  await box.check();
  await bar.getByRole("button", { name: say("post-office.many.HIDE"), exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("button", { name: say("toasts.undo"), exact: true })).toBeVisible();
  await page.keyboard.press("u");
  await expect(row).toHaveCount(1);
  await box.check();
  await bar.getByRole("button", { name: say("post-office.many.MOVE"), exact: true }).click();
  const question = page.getByRole("dialog", { name: say("post-office.many.MOVE.title", { count: 1 }) });
  await question.getByRole("button", { name: say("post-office.many.MOVE"), exact: true }).click();
  await expect(row).toHaveCount(0);
  await open(`/news/${id}`);
  await expect(page).toHaveURL(at(`/notice/${id}`));
  await open("/admin/posts?state=published&board=notice");
  await chooseInRow(page, say, title, say("posts.office.delete"));
  await expect(row).toHaveCount(0);
  await open("/admin/posts?state=trash&board=notice");
  await chooseInRow(page, say, title, say("post-office.purge"));
  const last = page.getByRole("dialog", { name: say("post-office.purgeTitle", { title }) });
  await last.getByRole("button", { name: say("post-office.purge"), exact: true }).click();
  await expect(row).toHaveCount(0);
});

test(
  "the editor has headings, lists, tables and links, by keyboard and toolbar",
  { tag: "@once" },
  async ({ page, say, open }, info) => {
    await signInWriter(page, info, "NOTICE");
    await open("/notice/create");
    const editor = new PostEditor(page, say);
    const tool = (id: Parameters<typeof say>[0]) =>
      editor.toolbar("ko").getByRole("button", { name: say(id), exact: true });
    await editor.title("ko").fill(unique("서식"));
    const text = editor.text("ko");
    await text.click();
    await tool("editor.tool.headings").click();
    await page.getByRole("menuitemcheckbox", { name: say("editor.tool.heading2") }).click();
    await page.keyboard.type("제목줄");
    await page.keyboard.press("Enter");
    await tool("editor.tool.bulletList").click();
    await page.keyboard.type("첫째");
    await page.keyboard.press("Enter");
    await page.keyboard.type("둘째");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await tool("editor.tool.link").click();
    const dialog = page.getByRole("dialog", { name: say("editor.link.title") });
    await dialog.getByRole("textbox").fill("javascript:alert(1)");
    await dialog.getByRole("button", { name: say("editor.dialog.apply") }).click();
    await expect(dialog.getByRole("textbox")).toHaveAccessibleDescription(
      `${say("errors.HREF_INVALID")} ${say("editor.link.hint")}`,
    );
    await dialog.getByRole("textbox").fill("example.org");
    await dialog.getByRole("button", { name: say("editor.dialog.apply") }).click();
    await expect(text.getByRole("link", { name: "https://example.org" })).toBeVisible();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await tool("editor.tool.table").click();
    await page.keyboard.type("구분");
    await tool("editor.tool.tableTools").click();
    await page.getByRole("menuitem", { name: say("editor.tool.rowAfter") }).click();
    await expect(text.getByRole("row")).toHaveCount(4);
    await editor.choose("now");
    await editor.save("now");
    await expect(page).toHaveURL(/\/notice\/\d+$/);
    const article = page.getByRole("article");
    await expect(article.getByRole("heading", { level: 2, name: "제목줄" })).toBeVisible();
    await expect(article.getByRole("listitem").filter({ hasText: "둘째" })).toBeVisible();
    await expect(article.getByRole("link", { name: /example\.org/ })).toHaveAttribute(
      "href",
      "https://example.org",
    );
    await expect(article.getByRole("columnheader", { name: "구분" })).toBeVisible();
    await removePost(page, idOf(page));
  },
);
