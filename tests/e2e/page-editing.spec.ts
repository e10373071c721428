// The office writes the pages of the association where they are read: texts, entries, people, versions; what
// is refused, what is stored, and who may not. Both languages run at once on one site, so each has its own
// page, and leaves it as it was.
import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Speak, UiLanguage } from "#tests/support/messages.ts";
import { photo } from "#tests/support/uploads.ts";
import { type Account, MEMBER, signIn } from "./accounts.ts";
import { localize, test, untilAlive } from "./journey.ts";
import { forgetDrafts, untilDraftSaved } from "./office.ts";

const CONTENT_STAFF: Account = { email: "content@example.org", password: "Demo!2345" };
const PROGRAM_STAFF: Account = { email: "program@example.org", password: "Demo!2345" };

/** A page of text for each language, and a legal one. */
const TEXT_PAGE = { ko: "/greeting", en: "/journal-introduction" } as const;
const LEGAL_PAGE = { ko: "/bylaws", en: "/terms" } as const;

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, path: string) => page.locator(`#page-${path.replaceAll(".", "-")}`);
const save = async (page: Page, say: Speak) =>
  main(page)
    .getByRole("button", { name: say("page-editing.version.submit"), exact: true })
    .click();
const rows = (page: Page, label: string): Locator =>
  main(page).getByRole("list", { name: label }).getByRole("listitem");

/** The language of the texts is switched where one is shown at a time. */
async function showText(page: Page, say: Speak, language: UiLanguage): Promise<void> {
  const choice = main(page).getByRole("button", { name: say(`editor.language.${language}`), exact: true });
  if (await choice.isVisible()) await choice.click();
}

/** Puts words behind what a text says. */
async function append(page: Page, say: Speak, language: UiLanguage, words: string): Promise<void> {
  await showText(page, say, language);
  const text = field(page, `${language}.content`);
  await text.click();
  // On a busy machine the click is still being followed when the keys come.
  await expect(async () => {
    await page.keyboard.press("Control+End");
    expect(await text.evaluate(textBehindCursor)).toBe("");
  }).toPass();
  await page.keyboard.press("Enter");
  await page.keyboard.type(words);
}

/** Runs in the page. */
function textBehindCursor(field: Element): string {
  const { focusNode, focusOffset } = getSelection() ?? {};
  if (!focusNode || !field.contains(focusNode)) return "no cursor";
  const behind = document.createRange();
  behind.selectNodeContents(field);
  behind.setStart(focusNode, focusOffset ?? 0);
  return behind.toString().trim();
}

/** The words above are Korean: in the English they are asked about before it is published. */
async function publishAnyway(page: Page, language: UiLanguage, answer: string): Promise<void> {
  if (language === "ko") return;
  await page.getByRole("dialog").getByRole("button", { name: answer, exact: true }).click();
}

async function openEditor(page: Page, language: UiLanguage, path: string): Promise<void> {
  await page.goto(localize(language, `${path}/edit`));
  await untilAlive(page);
  await expect(field(page, "ko.title")).not.toHaveValue("");
}

/** Writes the first version of the demo again as the newest. */
async function restoreFirst(page: Page, say: Speak, number = 1): Promise<void> {
  await main(page)
    .getByRole("button", { name: say("versions.restoreLabel", { number }), exact: true })
    .click();
  await expect(page.getByRole("dialog")).toContainText(say("versions.ask.title", { number }));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("versions.ask.confirm") })
    .click();
}

test("a text is changed in place, seen at once, and an old version comes back", { tag: "@core" }, async ({
  page,
  say,
  at,
  language,
}) => {
  test.setTimeout(180_000);
  const path = TEXT_PAGE[language];
  const words = `바뀐 글 ${randomUUID().slice(0, 8)}`;
  await signIn(page, CONTENT_STAFF);
  await openEditor(page, language, path);
  await append(page, say, language, words);
  await field(page, "noteKo").fill("한 줄 더했습니다");
  await field(page, "noteEn").fill("Added a line");
  await save(page, say);
  await publishAnyway(page, language, say("page-editing.version.submit"));
  await expect(page.getByText(say("editor.saved"))).toBeVisible();
  await expect(page).toHaveURL(at(path));
  await expect(main(page).getByText(words).first()).toBeVisible();

  // The new version is the first of the list, with its author and what changed.
  await openEditor(page, language, path);
  const newest = rows(page, say("versions.title")).first();
  await expect(newest).toContainText(say("page-editing.versions.now"));
  await expect(newest).toContainText(language === "ko" ? "한 줄 더했습니다" : "Added a line");
  await expect(newest).not.toContainText(say("versions.nobody"));
  await rows(page, say("versions.title"))
    .first()
    .getByRole("button", { name: say("page-editing.versions.show") })
    .click();
  await expect(page.getByRole("dialog").getByText(words)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await restoreFirst(page, say);
  await expect(page).toHaveURL(at(path));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main(page).getByText(words)).toHaveCount(0);
});

test("what is written survives leaving, and two writers see both texts", async ({
  page,
  say,
  at,
  language,
  browser,
}) => {
  test.setTimeout(180_000);
  const path = language === "ko" ? "/kitec" : "/workshop";
  const [mine, theirs] = [`내 글 ${randomUUID().slice(0, 8)}`, `남의 글 ${randomUUID().slice(0, 8)}`];
  await signIn(page, CONTENT_STAFF);
  await openEditor(page, language, path);
  await append(page, say, "ko", mine);

  // Leaving is asked about, and what was written is offered again.
  await main(page).locator("header").getByRole("link").click();
  await expect(page.getByRole("dialog")).toContainText(say("editor.leave.title"));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("editor.leave.leave") })
    .click();
  await expect(page).not.toHaveURL(at(`${path}/edit`));
  await page.goto(at(`${path}/edit`));
  await main(page)
    .getByRole("button", { name: say("forms.draft.continue") })
    .click();
  await showText(page, say, "ko");
  await expect(field(page, "ko.content")).toContainText(mine);

  // Meanwhile somebody else saves.
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const second = await other.newPage();
  await signIn(second, { email: "admin@example.org", password: "Demo!2345" });
  await openEditor(second, language, path);
  await append(second, say, "ko", theirs);
  await save(second, say);
  await expect(second.getByText(say("editor.saved"))).toBeVisible();
  await other.close();

  await save(page, say);
  const conflict = page.getByRole("region", { name: say("forms.merge.title") });
  await expect(conflict).toBeVisible();
  await expect(conflict.getByText(mine)).toBeVisible();
  await expect(conflict.getByText(theirs)).toBeVisible();
  await conflict.getByRole("radio", { name: say("forms.merge.mine") }).check();
  await conflict.getByRole("button", { name: say("forms.merge.save") }).click();
  await expect(page).toHaveURL(at(path));
  await openEditor(page, language, path);
  await expect(field(page, "ko.content")).toContainText(mine);
  await restoreFirst(page, say);
  await expect(page).toHaveURL(at(path));
});

test("a session that ends while a page is written takes no word, nor does another computer", {
  tag: "@once",
}, async ({ page, say, open, mayLog }) => {
  test.setTimeout(180_000);
  mayLog(/401/);
  const words = `잃으면 안 되는 글 ${randomUUID().slice(0, 8)}`;
  const path = "/translation-expert-course";
  await signIn(page, CONTENT_STAFF);
  await openEditor(page, "ko", path);
  await append(page, say, "ko", words);
  await untilDraftSaved(page, say);
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  await page.request.post("/api/v1/logout", { headers: { authorization: `Bearer ${token}` } });
  await append(page, say, "ko", "세션이 끝난 뒤의 글");
  // The draft meets it first: a strip says so, and typing is not interrupted.
  const strip = page.getByRole("alert").filter({ hasText: say("members.again.strip") });
  await expect(strip).toBeVisible({ timeout: 30_000 });
  await page.keyboard.type(" and on");
  await expect(field(page, "ko.content")).toContainText("세션이 끝난 뒤의 글 and on");
  const again = page.getByRole("dialog", { name: say("members.again.title") });
  await expect(again).toBeHidden();
  await strip.getByRole("button", { name: say("members.again.login") }).click();
  await again.getByLabel(say("members.field.password"), { exact: true }).fill(CONTENT_STAFF.password);
  await again.getByRole("button", { name: say("members.again.submit") }).click();
  await expect(again).toBeHidden();
  await expect(strip).toBeHidden();
  await untilDraftSaved(page, say);

  page.on("dialog", (dialog) => void dialog.accept());
  await forgetDrafts(page);
  await open("/admin/dashboard");
  const history = main(page)
    .getByRole("listitem")
    .filter({ hasText: say("enums.ProgramKind.EXPERT_COURSE") });
  await history.getByRole("link").click();
  await main(page)
    .getByRole("button", { name: say("forms.draft.continue") })
    .click();
  await showText(page, say, "ko");
  await expect(field(page, "ko.content")).toContainText(words);
  await expect(field(page, "ko.content")).toContainText("세션이 끝난 뒤의 글");
  await save(page, say);
  await expect(page.getByText(say("editor.saved"))).toBeVisible();
  await openEditor(page, "ko", path);
  await expect(field(page, "ko.content")).toContainText(words);
  await expect(page.getByText(say("forms.draft.found"))).toHaveCount(0);
  await restoreFirst(page, say);
});

test("the history takes an entry; a day that never was is refused at its field", { tag: "@once" }, async ({
  page,
  say,
  at,
  language,
}) => {
  test.setTimeout(180_000);
  const title = `새 연혁 ${randomUUID().slice(0, 8)}`;
  await signIn(page, CONTENT_STAFF);
  await openEditor(page, language, "/history");
  const list = say("page-editing.entries.dated");
  await expect(rows(page, list).first()).toBeVisible();
  const before = await rows(page, list).count();
  await rows(page, list)
    .first()
    .getByRole("button", { name: / 위에 추가$/ })
    .click();
  await expect(rows(page, list)).toHaveCount(before + 1);
  await expect(field(page, "entries.0.year")).toBeFocused();
  await field(page, "entries.0.year").fill("2026");
  await field(page, "entries.0.month").fill("2");
  await field(page, "entries.0.day").fill("30");
  await field(page, "entries.0.titleKo").fill(title);
  await field(page, "entries.0.titleEn").fill("New entry");
  await save(page, say);
  const summary = page.getByRole("alert").filter({ hasText: say("forms.summary.wrong") });
  await expect(summary).toBeFocused();
  await summary.getByRole("link").click();
  const day = field(page, "entries.0.day");
  await expect(day).toBeFocused();
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#page-entries-0-day-error")).toContainText(say("errors.DATE_INVALID"));
  await day.fill("28");
  await expect(page.locator("#page-entries-0-day-error")).toHaveCount(0);

  // What is taken out comes back; the focus stays with it.
  const third = rows(page, list).nth(2);
  const words = (await third.getByRole("button").first().textContent()) ?? "";
  await third.getByRole("button", { name: / 삭제$/ }).click();
  await expect(rows(page, list).nth(2)).not.toContainText(words);
  await expect(page.getByRole("button", { name: say("forms.list.undo") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(rows(page, list).nth(2)).toContainText(words);

  await save(page, say);
  await expect(page).toHaveURL(at("/history"), { timeout: 30_000 });
  await expect(main(page).getByText(title)).toBeVisible();
  await openEditor(page, language, "/history");
  await restoreFirst(page, say);
  await expect(page).toHaveURL(at("/history"), { timeout: 30_000 });
  await expect(main(page).getByText(title)).toHaveCount(0);
});

test("the board is put in another order, and somebody gets a portrait", { tag: "@once" }, async ({
  page,
  say,
  at,
  language,
}) => {
  test.setTimeout(180_000);
  await signIn(page, CONTENT_STAFF);
  await openEditor(page, language, "/board-members");
  const list = say("page-editing.people.title");
  const second = rows(page, list).nth(1);
  const name = (await second.locator("b").first().textContent()) ?? "";
  await second.getByRole("button", { name: say("forms.list.up", { name }) }).click();
  await expect(rows(page, list).first()).toContainText(name);
  await rows(page, list).first().getByRole("button").first().click();
  const portrait = {
    name: "portrait.jpg",
    mimeType: "image/jpeg",
    buffer: await photo({ width: 400, height: 500 }),
  };
  await rows(page, list).first().locator("input[type=file]").setInputFiles(portrait);
  await expect(page.getByRole("img", { name: /^portrait/ })).toBeVisible();
  await save(page, say);
  await expect(page).toHaveURL(at("/board-members"));
  const shown = main(page).getByText(name, { exact: true }).first();
  await expect(shown).toBeVisible();
  await openEditor(page, language, "/board-members");
  await expect(rows(page, list).first()).toContainText(name);
  await rows(page, list).first().getByRole("button").first().click();
  await expect(page.getByRole("img", { name: /^portrait/ })).toBeVisible();
  await restoreFirst(page, say);
  await expect(page).toHaveURL(at("/board-members"));
});

test("a legal text is saved for another day and does not show before it", async ({
  page,
  say,
  at,
  language,
}) => {
  test.setTimeout(180_000);
  const path = LEGAL_PAGE[language];
  const words = `앞으로의 조항 ${randomUUID().slice(0, 8)}`;
  await signIn(page, CONTENT_STAFF);
  await openEditor(page, language, path);
  await append(page, say, language, words);
  // The keys save the draft; what puts the text into force asks from when and why.
  await page.keyboard.press("Control+s");
  await untilDraftSaved(page, say);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${path}/edit$`));
  await main(page)
    .getByRole("button", { name: say("page-editing.force"), exact: true })
    .click();
  await publishAnyway(page, language, say("page-editing.force"));
  const asked = page.getByRole("dialog");
  const from = asked.locator("#page-effectiveAt");
  await from.fill("2001-01-01");
  await expect(page.locator("#page-effectiveAt-description b")).toBeVisible();
  await from.fill("2099-03-01");
  // Without a reason nothing comes into force: the field says so, and the dialog stays.
  await asked.getByRole("button", { name: say("page-editing.force.answer"), exact: true }).click();
  const reason = asked.locator("#page-noteKo");
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await reason.fill("총회에서 의결한 개정");
  await asked.getByRole("button", { name: say("page-editing.force.answer"), exact: true }).click();
  await expect(
    page.getByText(
      say("page-editing.version.later", { date: language === "ko" ? "2099. 03. 01." : "1 Mar 2099" }),
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(at(path));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main(page).getByText(words)).toHaveCount(0);
  await openEditor(page, language, path);
  const list = rows(page, say("versions.title"));
  await expect(list.first()).toContainText("2099");
  await expect(list.nth(1)).toContainText(say("page-editing.versions.now"));
});

test("an old version of a legal text comes back for a day and with a reason", { tag: "@once" }, async ({
  page,
  say,
  at,
  language,
}) => {
  test.setTimeout(180_000);
  const path = "/journal/submission-rules";
  const words = `되돌릴 조항 ${randomUUID().slice(0, 8)}`;
  await signIn(page, CONTENT_STAFF);
  await openEditor(page, language, path);
  const list = rows(page, say("versions.title"));
  await expect(list.first()).toBeVisible();
  const before = await list.count();
  await append(page, say, language, words);
  await main(page)
    .getByRole("button", { name: say("page-editing.force"), exact: true })
    .click();
  const asked = page.getByRole("dialog");
  await asked.locator("#page-noteKo").fill("조항을 더함");
  await asked.getByRole("button", { name: say("page-editing.force.answer"), exact: true }).click();
  await expect(page).toHaveURL(at(path));
  await expect(main(page).getByText(words).first()).toBeVisible();

  // One click puts nothing into force: the question asks from when and why.
  await openEditor(page, language, path);
  await expect(list).toHaveCount(before + 1);
  await list
    .nth(1)
    .getByRole("button", { name: say("versions.restore"), exact: false })
    .click();
  const answer = asked.getByRole("button", { name: say("page-editing.restore.answer"), exact: true });
  await answer.click();
  const reason = asked.locator("#restoration-noteKo");
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await reason.fill("더한 조항을 되돌림");
  await asked.locator("#restoration-effectiveAt").fill("2099-05-01");
  await answer.click();
  await expect(asked).toHaveCount(0);
  await expect(page).toHaveURL(at(path));
  await expect(main(page).getByText(words).first()).toBeVisible();
  await openEditor(page, language, path);
  await expect(list).toHaveCount(before + 2);
  await expect(list.first()).toContainText("2099");
  await expect(list.first()).toContainText("더한 조항을 되돌림");
});

test("a slip in the version of a legal text is corrected without a new one", async ({
  page,
  say,
  at,
  language,
}) => {
  test.setTimeout(180_000);
  const path = language === "ko" ? "/journal/ethics" : "/journal/review-rules";
  const words = `바로잡은 말 ${randomUUID().slice(0, 8)}`;
  await signIn(page, CONTENT_STAFF);
  await openEditor(page, language, path);
  const list = rows(page, say("versions.title"));
  await expect(list.first()).toBeVisible();
  const before = await list.count();
  await append(page, say, language, words);
  await main(page)
    .getByRole("button", { name: say("page-editing.correct", { number: 1 }), exact: true })
    .click();
  await publishAnyway(page, language, say("page-editing.correct", { number: 1 }));
  const asked = page.getByRole("dialog");
  await asked.locator("#page-noteKo").fill("오탈자 정정");
  await asked.getByRole("button", { name: say("page-editing.correct.answer"), exact: true }).click();
  await expect(page).toHaveURL(at(path));
  await expect(main(page).getByText(words).first()).toBeVisible();
  await openEditor(page, language, path);
  await expect(list).toHaveCount(before + 1);
  await expect(list.first()).toContainText(say("page-editing.versions.withdrawn"));
  await expect(list.last()).toContainText(say("page-editing.versions.now"));
});

test("only who may write pages gets to their editor", { tag: "@once" }, async ({ page, open, mayLog }) => {
  mayLog(/403|404/);
  await open("/greeting/edit");
  await expect(page).toHaveURL(/\/login\?next=%2Fgreeting%2Fedit$/);
  for (const account of [MEMBER, PROGRAM_STAFF]) {
    await signIn(page, account);
    await open("/greeting/edit");
    await expect(main(page)).toContainText("403");
    await expect(page).toHaveURL(/\/greeting\/edit$/);
  }
});
