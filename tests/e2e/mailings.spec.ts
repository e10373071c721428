// An editor tells members of a post (docs/mailing.md#mailings-about-a-publication): how many get it, and
// what, is seen before; it goes out once.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { UiLanguage } from "#tests/support/messages.ts";
import { editPath, postPath } from "#web/paths.ts";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { localize, test } from "./journey.ts";
import { mailedLink, mailsWith } from "./mailbox.ts";
import { ask, CONTENT, makePost, removePost } from "./office.ts";

/** Each language has readers of its own: both journeys run at the same time, and count them. */
const GRADES = { ko: "INSTITUTION", en: "HONORARY" } as const;
const CHANGE = `mutation ($id: Id!, $grade: MemberGrade!) {
  changeMemberGrade(id: $id, grade: $grade, reason: "여정") { id } }`;
const COUNTS = "query ($id: Id!) { mailingCounts(id: $id) { leftOut language count } }";

interface Counted {
  readonly leftOut: string | null;
  readonly language: string | null;
  readonly count: number;
}

/** A member of a grade who has proved the address; afterwards the page is that of an editor. */
async function newReader(page: Page, language: UiLanguage, grade: string): Promise<string> {
  const reader = await newMember(page.request, language);
  const link = await mailedLink(reader.email, localize(language, "/verify-email?token="));
  const token = new URLSearchParams(link.split("?")[1]).get("token");
  const proved = await page.request.post("/api/v1/verify-email", { data: { token } });
  expect(proved.status()).toBe(200);
  const { member_idx: id } = await proved.json();
  await signIn(page, STAFF);
  await ask(page, CHANGE, { id, grade });
  await signIn(page, CONTENT);
  return reader.email;
}

test("an editor tells members of a post, sees how many and what before, and it goes once", {
  tag: "@core",
}, async ({ page, say, open, language }) => {
  const grade = GRADES[language];
  const email = await newReader(page, language, grade);
  const title = `회원께 알림 ${randomUUID().slice(0, 8)}`;
  const readers = { audience: "GRADES", readerGrades: [grade] };
  const postId = await makePost(page, "NOTICE", title, { publishNow: true, ...readers });
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const notifyAll = async () => {
    await open(editPath("NOTICE", postId));
    await main.getByRole("button", { name: say("mailings.notify.open") }).click();
    await dialog.getByRole("radio", { name: say("mailings.audience.all") }).check();
    await dialog.getByRole("button", { name: say("mailings.notify.write") }).click();
    await expect(page).toHaveURL(/\/admin\/letters\/\d+$/);
    return Number(/\d+$/.exec(page.url())?.[0]);
  };

  const id = await notifyAll();
  const counts: Counted[] = Object(await ask(page, COUNTS, { id })).mailingCounts;
  const reached = counts.filter(({ leftOut }) => leftOut === null);
  const sum = (rows: readonly Counted[]) => rows.reduce((all, { count }) => all + count, 0);
  const count = sum(reached);
  const english = sum(reached.filter((row) => row.language === "EN"));
  expect(count).toBeGreaterThan(0);
  await expect(main.getByText(say("mailings.reached", { count, english }))).toBeVisible();
  // Others may not read the post, and are not notified of it.
  expect(counts.map(({ leftOut }) => leftOut)).toContain("MAY_NOT_READ");
  const preview = main.getByRole("region", { name: say("mailings.previews"), exact: true });
  await expect(preview).toContainText(title);
  await expect(preview).toContainText(`${title} (en)`);
  await expect(preview).toContainText(postPath("NOTICE", postId));

  // What is typed is in the preview before it is saved.
  const words = main.getByRole("group", { name: say("editor.language.ko"), exact: true });
  const text = words.getByRole("textbox").last();
  const saved = await text.inputValue();
  await text.fill(`${saved}\n\n저장하지 않은 문단`);
  await expect(preview).toContainText("저장하지 않은 문단");
  await text.fill(saved);
  await expect(preview).not.toContainText("저장하지 않은 문단");

  // The bar has it however long the text is.
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 768, height: 768 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const send = main.getByRole("button", { name: say("mailings.send.open"), exact: true });
  await expect(send).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
  await send.click();
  await expect(dialog.getByRole("heading", { name: say("mailings.send.title", { count }) })).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: say("mailings.send.button", { count }), exact: true }).click();
  await expect(main.getByText(say("mailings.status.DONE", { sent: count })).first()).toBeVisible({
    timeout: 30_000,
  });
  expect(await mailsWith(email, localize(language, postPath("NOTICE", postId)))).toHaveLength(1);

  // Begun once more it reaches nobody; the first is at the post.
  await notifyAll();
  await expect(main.getByText(say("mailings.reached", { count: 0, english: 0 }))).toBeVisible();
  await expect(main.getByText(say("mailings.leftOut.ALREADY_NOTIFIED", { count }))).toBeVisible();
  await open(editPath("NOTICE", postId));
  const sentStatus = say("mailings.notify.state.WRITTEN", { sent: count, expected: count });
  await expect(main.getByRole("link", { name: sentStatus })).toBeVisible();
  expect(await mailsWith(email, localize(language, postPath("NOTICE", postId)))).toHaveLength(1);
  await removePost(page, postId);
});
