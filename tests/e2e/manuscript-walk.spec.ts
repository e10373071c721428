// A manuscript from its first line to its first reader: two co-authors agree by a link, one reviewer writes
// on a phone, one declines, one gives up, one is late and reminded; it is revised, accepted, paid, proofed,
// put into an issue, read and cited. What other journeys show is asked for without a screen. In `npm test`
// both reviewers are in time: nobody declines or gives up, and the site is not started again a month later.
import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { onePagePdf } from "#prisma/seed/one-page-pdf.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { isShortRun } from "#tests/support/tiers.ts";
import { type Account, MEMBER, STAFF } from "./accounts.ts";
import { test } from "./journey.ts";
import {
  acceptReview,
  answerDialog,
  askForFee,
  consent,
  decide,
  examine,
  expectNarrow,
  fillReview,
  inviteReviewers,
  linkIn,
  manuscriptFile,
  payFee,
  press,
  readAndCite,
  SMALL_PHONE,
  sendReview,
} from "./manuscript-people.ts";
import { WALK } from "./manuscript-words.ts";
import { ask } from "./office.ts";
import { createOwnSite } from "./own-site.ts";

const EDITOR: Account = { email: "journal@example.org", password: STAFF.password };
const FINANCE: Account = { email: "finance@example.org", password: STAFF.password };
const CO_AUTHORS = ["co-one@example.org", "co-two@example.org"] as const;
const REVIEWERS = {
  phone: "phone@example.org",
  declines: "declines@example.org",
  tired: "tired@example.org",
  late: "late@example.org",
};
const ACCEPT =
  "mutation ($id: Id!, $input: SubmissionDecisionInput!) { decideSubmission(id: $id, round: 2, input: $input) { state } }";
const CREATE_ISSUE = "mutation ($input: IssueInput!) { createIssue(input: $input) { id } }";
const FEE = 200_000;
/** After the deadline of the reviews, and before its links end. */
const LATE = 30;

const main = (page: Page) => page.getByRole("main");

test("a manuscript, from its first line to its first reader", { tag: "@core" }, async ({
  browser,
  language,
  say,
}) => {
  test.setTimeout(360_000);
  const words = WALK[language];
  const written = language === "ko" ? "KO" : "EN";
  const smtp = await startSmtp();
  const site = await createOwnSite(browser, language, {
    SMTP_URL: smtp.url,
    JWT_SECRET: randomBytes(32).toString("base64"),
  });
  /** Where the newest of so many emails leads. */
  const link = async (email: string, count: number) => linkIn((await smtp.until(email, count)).at(-1));
  try {
    await site.wakeIn(0);
    const early = await site.visit(EDITOR);
    await askForFee(early.page, FEE);

    // The author writes, and the file tells nothing.
    const author = await site.visit(MEMBER);
    await author.open("/my-account/manuscripts/new");
    const field = (name: string) => main(author.page).locator(`#manuscript-${name}`);
    await field("language").selectOption(written);
    for (const [name, text] of Object.entries(words.content)) await field(name).fill(text);
    for (const [row, typed] of words.authors.entries()) {
      const email = CO_AUTHORS[row - 1];
      if (email) await press(author.page, say("manuscripts.author.add"));
      // The account's own row is closed.
      else await main(author.page).locator("ol button[aria-expanded=false]").first().click();
      for (const [name, text] of Object.entries({ ...typed, ...(email ? { email } : {}) }))
        await field(`authors-${row}-${name}`).fill(text);
      if (email) await field(`authors-${row}-mailLanguage`).selectOption(written);
    }
    const file = (page: Page) => main(page).locator("input[type=file]");
    await file(author.page).first().setInputFiles(manuscriptFile(words.file, words.title));
    await expect(main(author.page).getByRole("link", { name: words.file, exact: true })).toBeVisible();
    const certificate = Buffer.from(onePagePdf("KCI", []));
    await file(author.page)
      .last()
      .setInputFiles({ name: "similarity.pdf", mimeType: "application/pdf", buffer: certificate });
    await expect(main(author.page).getByRole("link", { name: "similarity.pdf", exact: true })).toBeVisible();
    await press(author.page, say("manuscripts.save"));
    await expect(main(author.page).getByText(say("manuscripts.check.noNames"))).toBeVisible({
      timeout: 120_000,
    });
    // What is sent is shown whole, the certificate too.
    await expect(main(author.page).getByRole("link", { name: "similarity.pdf", exact: true })).toBeVisible();
    for (const pledge of await main(author.page).getByRole("checkbox").all()) await pledge.check();
    await press(author.page, say("manuscripts.send"));
    // The page goes to its top: what was looked at is gone.
    await expect(main(author.page).getByText(say("manuscripts.next.SUBMITTED"))).toBeInViewport();
    const id = Number(/\d+$/.exec(new URL(author.page.url()).pathname)?.[0]);

    // Its co-authors agree: all that have only a link have the same phone.
    const anyone = await site.visit(null, SMALL_PHONE);
    for (const email of CO_AUTHORS) {
      await anyone.follow(await link(email, 1));
      await expect(main(anyone.page).getByRole("heading", { name: words.title, exact: true })).toBeVisible();
      if (email === CO_AUTHORS[0]) await examine(anyone.page);
      await expectNarrow(anyone.page);
      await consent(anyone.page, say);
    }

    // One reviews,
    await inviteReviewers(early.page, id, Object.values(REVIEWERS), {
      name: words.reviewer,
      language: written,
    });
    await anyone.follow(await link(REVIEWERS.phone, 1));
    await acceptReview(anyone.page, say);
    await fillReview(anyone.page, say, words.remark);
    await examine(anyone.page);
    await expectNarrow(anyone.page);
    await sendReview(anyone.page, say, say("reviews.verdict.MINOR"));
    if (!isShortRun()) {
      // one declines,
      await anyone.follow(await link(REVIEWERS.declines, 1));
      await press(anyone.page, say("reviews.answer.no"));
      await press(anyone.page, say("reviews.decline.send"));
      await expect(main(anyone.page).getByRole("status").last()).toBeVisible();
      // one says yes and gives up,
      await anyone.follow(await link(REVIEWERS.tired, 1));
      await acceptReview(anyone.page, say);
      await press(anyone.page, say("reviews.giveUp.open"));
      await expectNarrow(anyone.page);
      await press(anyone.page, say("reviews.giveUp.send"));
      await expect(main(anyone.page).getByText(say("reviews.form.title"), { exact: true })).toHaveCount(0);
    }
    // and one begins, and forgets it.
    await anyone.follow(await link(REVIEWERS.late, 1));
    await acceptReview(anyone.page, say);
    await fillReview(anyone.page, say, words.begun);
    await expect(main(anyone.page).getByText(say("reviews.saveState.saved"), { exact: true })).toBeVisible();

    // A month later the reminder leads back to what was begun.
    if (!isShortRun()) await site.wakeIn(LATE);
    const late = await site.visit(null, SMALL_PHONE);
    await late.follow(await link(REVIEWERS.late, isShortRun() ? 2 : 3));
    await expect(main(late.page).getByLabel(say("reviews.form.toAuthors"))).toHaveValue(words.begun);
    await sendReview(late.page, say, say("reviews.verdict.MINOR"));

    // Two agree: the rule proposes, the editor decides.
    const desk = await site.visit(EDITOR);
    const onDesk = `/admin/journal/submissions/${id}`;
    await desk.open(onDesk);
    await decide(desk.page, say, "MINOR");

    // The author answers beside the remark and sends a new version.
    const writer = await site.visit(MEMBER);
    await writer.open(`/my-account/manuscripts/${id}`);
    await expect(main(writer.page).getByText(words.remark).first()).toBeVisible();
    await main(writer.page)
      .getByRole("textbox", { name: say("manuscripts.field.answer") })
      .first()
      .fill(words.answer);
    await press(writer.page, say("manuscripts.remark.save"));
    await expect(writer.page.getByText(say("manuscripts.remark.saved"))).toBeVisible();
    await main(writer.page)
      .getByRole("link", { name: say("manuscripts.change") })
      .click();
    await file(writer.page).first().setInputFiles(manuscriptFile(words.nextFile, words.answer));
    await expect(main(writer.page).getByRole("link", { name: words.nextFile, exact: true })).toBeVisible();
    await press(writer.page, say("manuscripts.save"));
    // The files are looked over first.
    await expect(main(writer.page).getByRole("button", { name: say("manuscripts.sendAgain") })).toBeVisible({
      timeout: 120_000,
    });
    await press(writer.page, say("manuscripts.sendAgain"));
    await expect(main(writer.page).getByText(say("manuscripts.next.REVISED"))).toBeVisible();

    // Accepted and proofed,
    await ask(desk.page, ACCEPT, { id, input: { verdict: "ACCEPT", letter: words.answer } });
    await desk.open(onDesk);
    await expect(main(desk.page).getByText(words.answer).first()).toBeVisible();
    const proof = Buffer.from(onePagePdf(words.title, []));
    await file(desk.page)
      .last()
      .setInputFiles({ name: "proof.pdf", mimeType: "application/pdf", buffer: proof });
    await press(desk.page, say("printing.send"));
    await expect(main(desk.page).getByText(say("printing.send"))).toHaveCount(0);

    // paid, and approved.
    await payFee(writer.page, (await site.visit(FINANCE)).page);
    await writer.open(`/my-account/manuscripts/${id}`);
    await expect(
      main(writer.page)
        .getByRole("listitem")
        .filter({ hasText: say("payments.won", { amount: FEE }) }),
    ).toContainText(say("payments.state.PAID"));
    await press(writer.page, say("manuscripts.proof.approve"));
    await expect(main(writer.page).getByText(say("manuscripts.next.READY"))).toBeVisible();

    // Into an issue, and out.
    const input = { volume: 77, number: 1, issuedOn: "2020-12-31" };
    const issue = Object(await ask(desk.page, CREATE_ISSUE, { input })).createIssue.id;
    // The issue offers it: assigned there, and undone.
    await desk.open(`/admin/journal/issues/${issue}`);
    const contents = main(desk.page).getByRole("list", { name: say("journal-office.articles"), exact: true });
    const assigns = main(desk.page).getByRole("button", {
      name: say("journal-office.ready.assignOf", { title: words.title }),
    });
    await assigns.click();
    await expect(contents.getByRole("link", { name: words.title })).toBeVisible();
    await desk.page.getByRole("button", { name: say("toasts.undo"), exact: true }).click();
    await expect(assigns).toBeVisible();
    await expect(contents).toHaveCount(0);
    await desk.open(onDesk);
    await main(desk.page).getByLabel(say("printing.issue")).selectOption(String(issue));
    await press(desk.page, say("printing.handIn"));
    await expect(main(desk.page).getByText(say("printing.inIssue", { volume: 77, number: 1 }))).toBeVisible();
    await desk.open(`/admin/journal/issues/${issue}`);
    await press(desk.page, say("journal-office.publish.answer.now"));
    await answerDialog(desk.page, say("journal-office.publish.now"));
    await expect(main(desk.page).getByRole("link", { name: say("journal-office.issue.read") })).toBeVisible();

    // Somebody reads and cites it.
    await late.open("/journal");
    await readAndCite(late.page, say, words);
    await examine(late.page);
    site.expectQuiet();
  } finally {
    await site.remove();
    await smtp.close();
  }
});
