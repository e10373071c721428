// In English, on a phone: one reviewer gives up where a letter says so, another reviews, and the author answers beside the remark. What comes before is
// asked for without a screen, because the walk shows it (manuscript-walk.spec.ts).
import { expect, type Page } from "@playwright/test";
import { PLEDGE_KINDS } from "#schema/validation/journal-settings.ts";
import { type Account, newMember, STAFF, signIn } from "./accounts.ts";
import { test, untilAlive } from "./journey.ts";
import { mailedLink } from "./mailbox.ts";
import {
  acceptReview,
  examine,
  expectNarrow,
  fillReview,
  manuscriptFile,
  press,
  sendReview,
} from "./manuscript-people.ts";
import { ask } from "./office.ts";

const EDITOR: Account = { email: "journal@example.org", password: STAFF.password };
const REMARK = "The second chapter needs examples.";
const BEGIN = "mutation ($input: SubmissionInput!) { beginSubmission(input: $input) { id version } }";
const SEND = `mutation ($id: Int!, $version: Int!, $pledges: [PledgeKind!]!) {
  sendSubmission(id: $id, version: $version, pledges: $pledges) { id } }`;
const INVITE =
  "mutation ($id: Int!, $input: ReviewInvitationInput!) { inviteReviewer(id: $id, input: $input) { id } }";
const DECIDE = `mutation ($id: Int!, $input: SubmissionDecisionInput!) {
  decideSubmission(id: $id, round: 1, input: $input) { state } }`;
const main = (page: Page) => page.getByRole("main");

/** A manuscript that was sent. */
async function sendManuscript(page: Page, email: string, titleEn: string): Promise<number> {
  const token = await page.evaluate(() => `Bearer ${localStorage.getItem("auth_token")}`);
  const uploaded = await page.request.post("/api/v1/files?kind=manuscript&name=paper.docx", {
    headers: { authorization: token, "content-type": "application/octet-stream" },
    data: manuscriptFile("paper.docx", "The text.").buffer,
  });
  const { id: manuscriptId } = await uploaded.json();
  const author = { familyName: "Han", givenName: "Ga-on", affiliationEn: "Hangang University", email };
  const input = {
    ...{ type: "RESEARCH", language: "EN", field: "TRANSLATION_STUDIES", titleEn },
    ...{ abstractEn: "On the place of translation.", keywordsEn: ["translation"] },
    authors: [{ ...author, isCorresponding: true, mailLanguage: "EN" }],
    ...{ suggestions: [], manuscriptId, figureIds: [] },
  };
  const { id, version } = Object(await ask(page, BEGIN, { input })).beginSubmission;
  await ask(page, SEND, { id, version, pledges: PLEDGE_KINDS });
  return id;
}

test("a review that is given up, one that is written, and an author's answer", {
  tag: "@english",
}, async ({ page, browser, say, at, open, baseURL }) => {
  test.setTimeout(120_000);
  const account = await newMember(page.request, "en", "Ga-on Han");
  await signIn(page, account);
  const title = `The place of translation ${account.email.slice(8, 16)}`;
  const id = await sendManuscript(page, account.email, title);
  const office = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await signIn(office, EDITOR);
  await ask(office, "mutation ($id: Int!) { sendToReview(id: $id) { id } }", { id });
  const [tired, willing] = ["tired", "willing"].map((who) => `${who}-${account.email}`);
  for (const email of [tired, willing])
    await ask(office, INVITE, {
      id,
      input: { name: "Reviewer", email, language: "EN", answerDays: 7, reviewDays: 28 },
    });

  // One says yes and gives up,
  const follow = async (email = "") => {
    await page.goto(await mailedLink(email, at("/journal/review")));
    await untilAlive(page);
    await acceptReview(page, say);
  };
  await follow(tired);
  await press(page, say("reviews.giveUp.open"));
  await examine(page);
  await expectNarrow(page);
  await press(page, say("reviews.giveUp.send"));
  await expect(main(page).getByText(say("reviews.form.title"), { exact: true })).toHaveCount(0);
  // the other reviews.
  await follow(willing);
  await fillReview(page, say, REMARK);
  await sendReview(page, say, say("reviews.verdict.MINOR"));

  const letter = `Please revise.\n\n${REMARK}`;
  await ask(office, DECIDE, { id, input: { verdict: "MINOR", letter } });
  await open(`/my-account/manuscripts/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await main(page)
    .getByRole("textbox", { name: say("manuscripts.field.answer") })
    .first()
    .fill("Examples were added.");
  await press(page, say("manuscripts.remark.save"));
  await expect(page.getByText(say("manuscripts.remark.saved"))).toBeVisible();
  await examine(page);
  await expectNarrow(page);
  await office.goto(`/en/admin/journal/submissions/${id}`);
  await expect(main(office).getByText("Examples were added.")).toBeVisible();
  await office.context().close();
});
