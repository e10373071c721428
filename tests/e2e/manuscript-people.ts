// Anyone who has to do with a manuscript, as each sees it: its author, its editors, and those who have only a link.
import { type BrowserContextOptions, expect, type Page } from "@playwright/test";
import type { Speak } from "#tests/support/messages.ts";
import type { ReceivedMail } from "#tests/support/smtp.ts";
import { zip } from "#tests/support/uploads.ts";
import { axeViolations } from "./axe.ts";
import { ask } from "./office.ts";

/** The narrowest phone that counts. */
export const SMALL_PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

/** A manuscript as Word writes it. */
export const manuscriptFile = (name: string, text: string) => ({
  name,
  mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  buffer: zip({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="w"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  }),
});

const main = (page: Page) => page.getByRole("main");
export const press = (page: Page, words: string) =>
  main(page).getByRole("button", { name: words, exact: true }).click();
export const answerDialog = (page: Page, words: string) =>
  page.getByRole("dialog").getByRole("button", { name: words, exact: true }).click();

const SETTINGS = `flow reviewersPerManuscript agreeingVerdicts answerDays reviewDays revisionDays proofDays consentDays reviewFee
  membershipAsked criteria { key ko en } pledges { kind textKo textEn }`;
const SAVE_SETTINGS = `mutation ($version: Int!, $input: JournalSettingsInput!) {
  saveJournalSettings(version: $version, input: $input) { version } }`;

const SEND_TO_REVIEW = "mutation ($id: Id!) { sendToReview(id: $id) { id } }";
const INVITE =
  "mutation ($id: Id!, $input: ReviewInvitationInput!) { inviteReviewer(id: $id, input: $input) { id } }";
const OWED = "{ myPayments(page: 1) { items { id version type amountDue } } }";
const BOOK =
  "mutation ($id: Id!, $version: Int!, $amount: Int!) { bookPayment(id: $id, version: $version, amount: $amount) { warning } }";

/** Has the journal ask for a fee at acceptance. */
export async function askForFee(editor: Page, publicationFee: number): Promise<void> {
  const data = await ask(editor, `{ journalSettingsForEditing { version ${SETTINGS} } }`);
  const { version, ...settings } = Object(data).journalSettingsForEditing;
  await ask(editor, SAVE_SETTINGS, { version, input: { ...settings, publicationFee } });
}

/** Begins a review and invites these addresses. */
export async function inviteReviewers(
  editor: Page,
  id: number,
  emails: readonly string[],
  invitation: { readonly name: string; readonly language: "KO" | "EN" },
): Promise<void> {
  await ask(editor, SEND_TO_REVIEW, { id });
  for (const email of emails) {
    const input = { email, ...invitation, answerDays: 7, reviewDays: 28 };
    await ask(editor, INVITE, { id, input });
  }
}

/** The fee for the publication is found in the bank. @param finance somebody who books it */
export async function payFee(author: Page, finance: Page): Promise<void> {
  const payments: { id: number; version: number; type: string; amountDue: number }[] = Object(
    await ask(author, OWED),
  ).myPayments.items;
  const fee = payments.find(({ type }) => type === "PUBLICATION");
  await ask(finance, BOOK, { id: fee?.id, version: fee?.version, amount: fee?.amountDue });
}

/** Where a letter leads. */
export function linkIn(letter: ReceivedMail | undefined): string {
  const { pathname, search, hash } = new URL(/https?:\/\/\S+/.exec(letter?.mail.text ?? "")?.[0] ?? "");
  return pathname + search + hash;
}

/** Reads what a co-author is asked, and agrees. */
export async function consent(page: Page, say: Speak): Promise<void> {
  await press(page, say("submissions.consent.yes"));
  await expect(page.getByText(say("submissions.consent.done.YES"))).toBeVisible();
}

/** Says yes to an invitation; the page of the review opens by itself. */
export async function acceptReview(page: Page, say: Speak): Promise<void> {
  await press(page, say("reviews.answer.yes"));
  await expect(main(page).getByText(say("reviews.form.title"), { exact: true })).toBeVisible();
}

/** A mark for each criterion, and what the authors read. */
export async function fillReview(page: Page, say: Speak, toAuthors: string): Promise<void> {
  for (const group of await main(page).getByRole("group").all())
    if ((await group.getByRole("radio").count()) === 5) await group.getByRole("radio", { name: "4" }).check();
  await main(page).getByLabel(say("reviews.form.toAuthors")).fill(toAuthors);
}

/** @param verdict as the radio names it */
export async function sendReview(page: Page, say: Speak, verdict: string): Promise<void> {
  await main(page).getByRole("radio", { name: verdict }).check();
  await press(page, say("reviews.form.send"));
  await answerDialog(page, say("reviews.form.send"));
  await expect(main(page).getByRole("button", { name: say("reviews.form.send") })).toHaveCount(0);
}

/** The editor decides by what the rule proposes, or otherwise; the letter goes as it is drafted. */
export async function decide(page: Page, say: Speak, verdict: "ACCEPT" | "MINOR"): Promise<void> {
  await press(page, say("submission-office.act.decide"));
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: say("submission-office.decide.verdict") }).selectOption(verdict);
  await expect(dialog.getByLabel(say("submission-office.letter"))).not.toHaveValue("");
  await answerDialog(page, say("submission-office.decide.answer"));
  await expect(dialog).toHaveCount(0);
}

/** From the top: what is behind the head of the page is no smaller target for it. No sweep opens what is behind a link. */
export async function examine(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await axeViolations(page, "all"), page.url()).toEqual([]);
}

/** From the list of the issues: the article, how it is cited, its BibTeX and its PDF. */
export async function readAndCite(
  page: Page,
  say: Speak,
  { title, cited, bibtex }: { readonly title: string; readonly cited: string; readonly bibtex: string },
): Promise<void> {
  await main(page).getByRole("link", { name: title, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(main(page).getByText(cited)).toBeVisible();
  await expectNarrow(page);
  const link = main(page).getByRole("link", { name: say("journal.article.bibtex") });
  const file = (await link.getAttribute("href")) ?? "";
  expect(await (await page.request.get(file)).text()).toContain(bibtex);
  const pdf = await page.request.get(file.replace(/\.bib.*/, ".pdf"));
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
}

/** What a page lays out beside the screen, which a thumb would have to look for. */
export async function expectNarrow(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
