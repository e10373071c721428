// An editor makes an issue, writes an article in and publishes it; begins the mailing to its subscribers; a
// reader reads and cites it; the editor corrects it, and readers are notified.
import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import { STAFF, signIn } from "./accounts.ts";
import { test } from "./journey.ts";

test("an issue from its first line to a correction", { tag: "@core" }, async ({
  page,
  say,
  open,
  language,
}) => {
  const main = page.getByRole("main");
  const save = () => main.getByRole("button", { name: say("forms.save"), exact: true }).click();
  await signIn(page, STAFF);
  await open("/admin/journal/issues/create");
  // Older than those of the demo, so that what is newest stays what it is.
  await main.locator("#issue-volume").fill(String(randomInt(1, 9)));
  await main.locator("#issue-number").fill(String(randomInt(1, 9_999)));
  await main.locator("#issue-issuedOn").fill("2020-12-31");
  await save();

  await main.getByRole("link", { name: say("journal-office.articles.add") }).click();
  const title = `번역의 자리 ${randomInt(1_000_000)}`;
  await main.locator("#article-titleKo").fill(title);
  await main.locator("#article-titleEn").fill(`${title} (en)`);
  await main.getByRole("button", { name: say("journal-office.author.add") }).click();
  await main.locator("#article-authors-0-nameKo").fill("김서연");
  await main.locator("#article-authors-0-familyName").fill("Kim");
  await main.locator("#article-authors-0-givenName").fill("Seo-yeon");
  await save();
  const line = main.getByRole("link", { name: title });
  await expect(line).toBeVisible();
  const edit = (await line.getAttribute("href")) ?? "";
  const id = /\d+$/.exec(edit)?.[0] ?? "";

  // What is missing blocks, and its line leads to the field.
  const publish = main.getByRole("button", { name: say("journal-office.publish.answer.now") });
  await expect(publish).toBeDisabled();
  const issuePage = page.url();
  await main.getByRole("link", { name: say("requirements.missing.ABSTRACT_EN") }).click();
  const abstract = main.locator("#article-abstractEn");
  await expect(abstract).toBeFocused();
  await abstract.fill("Where translation stands.");
  const saved = page.waitForResponse(
    (one) => one.url().endsWith("/graphql") && (one.request().postData() ?? "").includes("Where translation"),
  );
  await save();
  await saved;
  await page.goto(issuePage);
  await publish.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: say("journal-office.publish.now") }).click();
  await expect(main.getByRole("link", { name: say("journal-office.issue.read") })).toBeVisible();
  await expect(main.getByRole("button", { name: say("journal-office.publish.answer.now") })).toHaveCount(0);
  await main.getByRole("button", { name: say("mailings.notify.open") }).click();
  await dialog.getByRole("button", { name: say("mailings.notify.write") }).click();
  await expect(page).toHaveURL(/\/admin\/letters\/\d+$/);

  await open(`/journal/articles/${id}`);
  const own = language === "ko" ? title : `${title} (en)`;
  await expect(page.getByRole("heading", { level: 1, name: own, exact: true })).toBeVisible();
  await expect(main.getByText("Kim, S.-Y. (2020)").first()).toBeVisible();

  await open(`/admin/journal/articles/${id}`);
  await main.locator("#article-titleKo").fill(`${title} 바로잡음`);
  await save();
  // What was cited doesn't change without a word.
  await expect(main.getByText(say("errors.NOTICE_NEEDED")).first()).toBeVisible();
  await main.getByRole("radio", { name: say("journal-office.change.CORRECTED") }).check();
  await main.locator("#article-noticeKo").fill("제목을 바로잡습니다.");
  await main.locator("#article-noticeEn").fill("The title was corrected.");
  await save();
  const state = say("journal.state.CORRECTED");
  const [notice = ""] = say("journal-office.change.now", { state, day: "" }).split("(");
  await expect(main.getByText(notice.trim())).toBeVisible();
  await open(`/journal/articles/${id}`);
  await expect(
    main.getByText(language === "ko" ? "제목을 바로잡습니다." : "The title was corrected."),
  ).toBeVisible();
});
