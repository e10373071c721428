// A manuscript from its first line to its first reader: two co-authors agree by a link, one reviewer writes on a phone, one declines, one is late and
// reminded; it is revised, accepted, paid, proofed, put into an issue, read and cited.
import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { onePagePdf } from "#prisma/seed/one-page-pdf.ts";
import { startSmtp } from "#tests/support/smtp.ts";
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
  linkIn,
  manuscriptFile,
  press,
  readAndCite,
  SMALL_PHONE,
  sendReview,
} from "./manuscript-people.ts";
import { ask } from "./office.ts";
import { createOwnSite } from "./own-site.ts";

const EDITOR: Account = { email: "journal@example.org", password: STAFF.password };
const [FIRST, SECOND] = ["co-one@example.org", "co-two@example.org"];
const REVIEWERS = { phone: "phone@example.org", declines: "declines@example.org", late: "late@example.org" };
const INVITE =
  "mutation ($id: Int!, $input: ReviewInvitationInput!) { inviteReviewer(id: $id, input: $input) { id } }";
const OWED = "{ myPayments(page: 1) { items { id version type state amountDue } } }";
const BOOK =
  "mutation ($id: Int!, $version: Int!, $amount: Int!) { bookPayment(id: $id, version: $version, amount: $amount) { warning } }";
const FEE = 200_000;
/** After the deadline of the reviews, and before its links end. */
const LATE = 30;
const REMARK = "둘째 장의 예문이 모자랍니다.";
const TITLE = "번역이 서는 자리";

const main = (page: Page) => page.getByRole("main");

test("a manuscript, from its first line to its first reader", { tag: "@once" }, async ({
  browser,
  language,
  say,
}) => {
  test.setTimeout(240_000);
  const smtp = await startSmtp();
  const site = await createOwnSite(browser, language, {
    SMTP_URL: smtp.url,
    JWT_SECRET: randomBytes(32).toString("base64"),
  });
  /** Where the newest of so many letters leads. */
  const link = async (email: string, count: number) => linkIn((await smtp.until(email, count)).at(-1));
  try {
    await site.wakeIn(0);
    const author = await site.visit(MEMBER);
    const editor = await site.visit(EDITOR);
    await askForFee(editor.page, FEE);

    // The author writes, and the file tells nothing.
    await author.open("/my-account/manuscripts/new");
    const field = (name: string) => main(author.page).locator(`#manuscript-${name}`);
    await field("titleKo").fill(TITLE);
    await field("abstractKo").fill("번역이 서는 자리를 묻는다.");
    await field("keywordsKo").fill("번역, 자리");
    for (const [row, name, email] of [
      [1, "김공저", FIRST],
      [2, "이공저", SECOND],
    ] as const) {
      await press(author.page, say("manuscripts.author.add"));
      await field(`authors-${row}-nameKo`).fill(name);
      await field(`authors-${row}-affiliationKo`).fill("한강대학교");
      await field(`authors-${row}-email`).fill(email);
    }
    await main(author.page)
      .locator("input[type=file]")
      .first()
      .setInputFiles(manuscriptFile("원고.docx", "본문입니다."));
    await expect(main(author.page).getByRole("link", { name: "원고.docx", exact: true })).toBeVisible();
    await examine(author.page);
    await press(author.page, say("manuscripts.save"));
    await expect(main(author.page).getByText(say("manuscripts.check.noNames"))).toBeVisible({
      timeout: 120_000,
    });
    for (const pledge of await main(author.page).getByRole("checkbox").all()) await pledge.check();
    await examine(author.page);
    await press(author.page, say("manuscripts.send"));
    await expect(main(author.page).getByText(say("manuscripts.next.SUBMITTED"))).toBeVisible();
    const id = Number(/\d+$/.exec(new URL(author.page.url()).pathname)?.[0]);

    // Its co-authors agree, one at a desk and one on a phone.
    for (const [email, device] of [
      [FIRST, {}],
      [SECOND, SMALL_PHONE],
    ] as const) {
      const { page, open } = await site.visit(null, device);
      await open(await link(email, 1));
      await expect(main(page).getByRole("heading", { name: TITLE, exact: true })).toBeVisible();
      await examine(page);
      await expectNarrow(page);
      await consent(page, say);
    }

    // The editor begins the review.
    await editor.open(`/admin/journal/submissions/${id}`);
    await press(editor.page, say("desk.act.sendToReview"));
    await press(editor.page, say("desk.act.invite"));
    const dialog = editor.page.getByRole("dialog");
    await dialog.getByLabel(say("desk.invite.name"), { exact: true }).fill("박전화");
    await dialog.getByLabel(say("desk.invite.email")).fill(REVIEWERS.phone);
    await dialog.getByRole("button", { name: say("desk.invite.send") }).click();
    await expect(main(editor.page).getByText(REVIEWERS.phone)).toBeVisible();
    for (const email of [REVIEWERS.declines, REVIEWERS.late]) {
      const input = { name: "심사자", email, language: "KO", answerDays: 7, reviewDays: 28 };
      await ask(editor.page, INVITE, { id, input });
    }

    // One reviews on a phone,
    const phone = await site.visit(null, SMALL_PHONE);
    await phone.open(await link(REVIEWERS.phone, 1));
    await expect(main(phone.page).getByText(say("reviews.answer.title"))).toBeVisible();
    await examine(phone.page);
    await acceptReview(phone.page, say);
    await fillReview(phone.page, say, REMARK);
    await examine(phone.page);
    await expectNarrow(phone.page);
    await sendReview(phone.page, say, say("reviews.verdict.MINOR"));
    // one declines,
    const declining = await site.visit(null);
    await declining.open(await link(REVIEWERS.declines, 1));
    await press(declining.page, say("reviews.answer.no"));
    await press(declining.page, say("reviews.decline.send"));
    await expect(main(declining.page).getByRole("status").last()).toBeVisible();
    // and one begins, and forgets it.
    const begun = await site.visit(null);
    await begun.open(await link(REVIEWERS.late, 1));
    await acceptReview(begun.page, say);
    await fillReview(begun.page, say, "결론이 앞 장과 이어지지 않습니다.");
    await expect(main(begun.page).getByText(say("reviews.kept.saved"))).toBeVisible();

    // A month later the reminder leads back to what was begun.
    await site.wakeIn(LATE);
    const late = await site.visit(null);
    await late.open(await link(REVIEWERS.late, 3));
    await expect(main(late.page).getByLabel(say("reviews.form.toAuthors"))).toHaveValue(/이어지지/);
    await sendReview(late.page, say, say("reviews.verdict.MINOR"));

    // Two agree: the rule proposes, the editor decides.
    const desk = await site.visit(EDITOR);
    await desk.open(`/admin/journal/submissions/${id}`);
    await expect(
      main(desk.page).getByText(say("reviews.verdict.MINOR"), { exact: true }).first(),
    ).toBeVisible();
    await examine(desk.page);
    await decide(desk.page, say, "MINOR");

    // The author answers beside the remark and sends a new version.
    const writer = await site.visit(MEMBER);
    await writer.open(`/my-account/manuscripts/${id}`);
    await expect(main(writer.page).getByText(REMARK).first()).toBeVisible();
    await main(writer.page)
      .getByRole("textbox", { name: say("manuscripts.field.answer") })
      .first()
      .fill("예문을 보탰습니다.");
    await press(writer.page, say("manuscripts.remark.save"));
    await expect(writer.page.getByText(say("manuscripts.remark.saved"))).toBeVisible();
    await examine(writer.page);
    await main(writer.page)
      .getByRole("link", { name: say("manuscripts.change") })
      .click();
    await main(writer.page)
      .locator("input[type=file]")
      .first()
      .setInputFiles(manuscriptFile("고친원고.docx", "고친 본문입니다."));
    await expect(main(writer.page).getByRole("link", { name: "고친원고.docx", exact: true })).toBeVisible();
    await press(writer.page, say("manuscripts.save"));
    await press(writer.page, say("manuscripts.sendAgain"));
    await expect(main(writer.page).getByText(say("manuscripts.next.REVISED"))).toBeVisible();

    // Accepted and proofed.
    await desk.open(`/admin/journal/submissions/${id}`);
    await expect(main(desk.page).getByText("예문을 보탰습니다.")).toBeVisible();
    await decide(desk.page, say, "ACCEPT");
    const proof = {
      name: "교정쇄.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(onePagePdf(TITLE, [])),
    };
    await main(desk.page).locator("input[type=file]").last().setInputFiles(proof);
    await press(desk.page, say("printing.send"));

    // The fee is asked for beside the proof, and found in the bank.
    await writer.open(`/my-account/manuscripts/${id}`);
    await expect(
      main(writer.page)
        .getByText(say("payments.won", { amount: FEE }))
        .first(),
    ).toBeVisible();
    await examine(writer.page);
    const payments: { id: number; version: number; type: string; amountDue: number }[] = Object(
      await ask(writer.page, OWED),
    ).myPayments.items;
    const fee = payments.find(({ type }) => type === "PUBLICATION");
    const finance = await site.visit({ email: "finance@example.org", password: STAFF.password });
    await ask(finance.page, BOOK, { id: fee?.id, version: fee?.version, amount: fee?.amountDue });
    await writer.open(`/my-account/manuscripts/${id}`);
    await expect(
      main(writer.page).getByRole("button", { name: say("manuscripts.proof.approve") }),
    ).toBeVisible();
    await expect(
      main(writer.page)
        .getByRole("listitem")
        .filter({ hasText: say("payments.won", { amount: FEE }) }),
    ).toContainText(say("payments.state.PAID"));
    await press(writer.page, say("manuscripts.proof.approve"));
    await expect(main(writer.page).getByText(say("manuscripts.next.READY"))).toBeVisible();

    // Into an issue, and out.
    await desk.open("/admin/journal/issues/create");
    for (const [name, value] of [
      ["volume", "77"],
      ["number", "1"],
      ["issuedOn", "2020-12-31"],
    ] as const)
      await main(desk.page).locator(`#issue-${name}`).fill(value);
    await press(desk.page, say("forms.save"));
    await expect(desk.page).toHaveURL(/\/issues\/\d+$/);
    const issue = desk.page.url();
    await desk.open(`/admin/journal/submissions/${id}`);
    await main(desk.page).getByLabel(say("printing.issue")).selectOption({ index: 1 });
    await press(desk.page, say("printing.handIn"));
    await expect(main(desk.page).getByText(say("printing.inIssue", { volume: 77, number: 1 }))).toBeVisible();
    await examine(desk.page);
    await desk.page.goto(issue);
    await press(desk.page, say("journal-office.publish.answer.now"));
    await answerDialog(desk.page, say("journal-office.publish.now"));
    await expect(main(desk.page).getByRole("link", { name: say("journal-office.issue.read") })).toBeVisible();

    // Somebody reads and cites it.
    const reader = await site.visit(null, SMALL_PHONE);
    await reader.open("/journal");
    await readAndCite(reader.page, say, { title: TITLE, authors: ["한가온", "김공저", "이공저"] });
    await writer.open(`/my-account/manuscripts/${id}`);
    await expect(main(writer.page).getByText(say("manuscripts.next.PUBLISHED"))).toBeVisible();
    site.expectQuiet();
  } finally {
    await site.remove();
    await smtp.close();
  }
});
