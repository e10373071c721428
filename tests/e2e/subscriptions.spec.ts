// A visitor asks at the head of a board to be notified by email what is new there, and proves the address; an
// editor tells its readers of a post; the mail has a link by which its reader ends it with one click
// (docs/mailing.md#subscriptions).
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { BOARD_PATHS, CONFIRM_SUBSCRIPTION_PATH, postPath, UNSUBSCRIBE_PATH } from "#web/paths.ts";
import { signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { localize, test, untilAlive } from "./journey.ts";
import { mailedLink, mailsWith, readMails } from "./mailbox.ts";
import { ask, CONTENT, makePost, removePost } from "./office.ts";

/** Each language has a board of its own: both journeys run at the same time, and count its readers. */
const BOARDS = { ko: "NOTICE", en: "NEWS" } as const;
const CREATE = `mutation ($topic: SubscriptionTopic!, $postId: Id!) {
  createMailing(topic: $topic, postId: $postId) { id } }`;
const COUNTS = "query ($id: Id!) { mailingCounts(id: $id) { leftOut count } }";
const SEND = `mutation ($id: Id!, $count: Int!) {
  sendMailing(id: $id, version: 1, expectedCount: $count) { state } }`;

interface Counted {
  readonly leftOut: string | null;
  readonly count: number;
}

/** Begins the mailing to the readers of a board about a post. @returns how many get it */
async function beginMailing(editor: Page, topic: string, postId: number) {
  const { createMailing } = Object(await ask(editor, CREATE, { topic, postId }));
  const id: number = createMailing.id;
  const counts: Counted[] = Object(await ask(editor, COUNTS, { id })).mailingCounts;
  const count = counts.reduce((sum, row) => sum + (row.leftOut === null ? row.count : 0), 0);
  return { id, count };
}

test("a visitor is notified by email of what is new, and by one click no longer", { tag: "@core" }, async ({
  page,
  say,
  open,
  browser,
  baseURL,
  language,
}) => {
  const board = BOARDS[language];
  const email = `reader-${randomUUID()}@example.org`;
  const title = `새 소식 ${randomUUID().slice(0, 8)}`;
  const main = page.getByRole("main");
  await open(BOARD_PATHS[board].list);
  await main.getByRole("link", { name: say("components.follow.mail") }).click();
  const wanted = main.getByRole("checkbox", { name: say(`enums.Board.${board}`), exact: true });
  await expect(wanted).toBeChecked();
  await main.getByRole("textbox", { name: say("subscriptions.email") }).fill(email);
  await main.getByRole("button", { name: say("subscriptions.submit") }).click();
  await expect(main.getByRole("status").filter({ hasText: email })).toBeVisible();

  await page.goto(await mailedLink(email, localize(language, CONFIRM_SUBSCRIPTION_PATH)));
  await untilAlive(page);
  expect.soft(await axeViolations(page)).toEqual([]);
  await main.getByRole("button", { name: say("subscriptions.confirm.submit"), exact: true }).click();
  await expect(main.getByRole("status")).toContainText(say("subscriptions.confirm.done"));

  const office = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const editor = await office.newPage();
  await signIn(editor, CONTENT);
  const postId = await makePost(editor, board, title, { publishNow: true });
  const first = await beginMailing(editor, board, postId);
  await ask(editor, SEND, first);
  const [mail, ...more] = await mailsWith(email, localize(language, postPath(board, postId)));
  expect(more).toEqual([]);
  expect(mail?.text).toContain(language === "ko" ? title : `${title} (en)`);
  const end = mail?.oneClick ?? "";
  expect(end).toContain(`${localize(language, UNSUBSCRIBE_PATH)}?token=`);
  // For anyone who reads it the same link is in the mail.
  expect(mail?.text).toContain(end);

  // Nobody is notified of the same post twice.
  expect((await beginMailing(editor, board, postId)).count).toBe(0);

  // Opened alone the link ends nothing: programs that check mails open it, too.
  await page.goto(end);
  await untilAlive(page);
  const nextId = await makePost(editor, board, `${title} 2`, { publishNow: true });
  expect((await beginMailing(editor, board, nextId)).count).toBe(first.count);
  await main.getByRole("button", { name: say("subscriptions.unsubscribe.submit"), exact: true }).click();
  await expect(main.getByRole("status")).toContainText(say("subscriptions.unsubscribe.done"));
  expect((await beginMailing(editor, board, nextId)).count).toBe(first.count - 1);
  // The one that asked for the proof, and the one about the post.
  expect(await readMails(email)).toHaveLength(2);
  for (const id of [postId, nextId]) await removePost(editor, id);
  await office.close();
});
