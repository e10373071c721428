// Two raters score the scripts of a session by their links: the office invites and assigns, one rater pastes
// a sheet, the other types, both finish.
import { expect, type Page } from "@playwright/test";
import { photo } from "#tests/support/uploads.ts";
import { examScoringPath, PROGRAM_OFFICE_PATHS } from "#web/paths.ts";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { Hand } from "./hand.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { mailedLink } from "./mailbox.ts";
import { ask } from "./office.ts";

const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
/** What the law asks of a session that is open. */
const NOTICE = {
  registrationNumber: "2020-000000",
  holderKo: "학회",
  holderEn: "Society",
  contact: "02-000-0000",
  gradeKo: "단일 등급",
  gradeEn: "One grade",
  costNoteKo: "응시료",
  costNoteEn: "Examination fee",
};
const main = (page: Page) => page.getByRole("main");

/** Applies as the person who is signed in, for translation. */
async function applyForExam(page: Page, programId: number): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const sent = await page.request.post("/api/v1/files?kind=photo&name=face.jpg", {
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    data: await photo({ width: 300, height: 400 }),
  });
  const { id: photoId } = await sent.json();
  const form = { name: "응시자", photoId, examPart: "TRANSLATION", languagePair: "KO_EN" };
  const made = await ask(page, "mutation ($input: ApplyInput!) { apply(input: $input) { id } }", {
    input: { programId, form },
  });
  return Object(made).apply.id;
}

test("two raters score by their links, with a paste and by typing, and the office sees them done", {
  tag: "@core",
}, async ({ page, request, say, open }) => {
  test.setTimeout(180_000);
  const hand = new Hand(page);
  const { id: programId } = await makeSeminar(request, {
    ...OPEN,
    kind: "KITEC",
    fee: 0,
    prices: [],
    examParts: ["TRANSLATION"],
    languagePairs: ["KO_EN"],
  });
  const ids: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    await signIn(page, await newMember(page.request));
    ids.push(await applyForExam(page, programId));
  }
  await signIn(page, STAFF);
  const criteria = [
    { nameKo: "정확성", nameEn: "Accuracy", maxPoints: 60 },
    { nameKo: "표현", nameEn: "Expression", maxPoints: 40 },
  ];
  const paper = {
    part: "TRANSLATION",
    nameKo: "번역 1교시",
    nameEn: "Translation 1",
    minutes: 120,
    criteria,
  };
  const { version } = Object(
    await ask(page, `{ examSessionForEditing(programId: ${programId}) { version } }`),
  ).examSessionForEditing;
  await ask(
    page,
    "mutation ($id: Id!, $version: Int!, $input: ExamSessionInput!) { saveExamSession(programId: $id, version: $version, input: $input) { version } }",
    {
      id: programId,
      version,
      input: {
        ...NOTICE,
        papers: [{ ...paper, startsAt: OPEN.startsAt }],
        sites: [],
        objectionDays: 7,
        thirdRaterAbove: 10,
        ratersPerScript: 2,
        ratersAgreeing: 0,
        showsCriteria: false,
      },
    },
  );
  await open(examScoringPath(PROGRAM_OFFICE_PATHS.evaluation, programId));
  const dialog = page.getByRole("dialog");
  const button = (name: string) => main(page).getByRole("button", { name, exact: true });
  const raters = ["a", "b"].map((name) => `${name}-${programId}@rater.example`);
  for (const email of raters) {
    await button(say("exam-scoring.invite")).click();
    await dialog.getByLabel(say("exam-scoring.raters.name")).fill("채점위원");
    await dialog.getByRole("textbox", { name: say("exam-scoring.raters.email") }).fill(email);
    await dialog.getByLabel(say("exam-scoring.raters.fee")).fill("10,000");
    expect.soft(await axeViolations(page), page.url()).toEqual([]);
    await dialog.getByRole("button", { name: say("exam-scoring.invite.send") }).click();
    await expect(main(page).getByText(email)).toBeVisible();
  }
  const links: string[] = [];
  for (const email of raters) {
    const link = await mailedLink(email, "/exam/rating");
    links.push(link);
    await open(link);
    await button(say("exam-rating.answer.yes")).click();
    await expect(main(page).getByText(say("exam-rating.none"))).toBeVisible();
  }
  const come = "mutation ($ids: [Id!]!) { recordAttendance(ids: $ids, attended: true) { id } }";
  await ask(page, come, { ids });
  await open(examScoringPath(PROGRAM_OFFICE_PATHS.evaluation, programId));
  await button(say("exam-scoring.scripts.make")).click();
  await button(say("exam-scoring.assign.do")).click();
  await dialog.getByRole("button", { name: say("exam-scoring.assign.do") }).click();
  await expect(main(page).getByText("0 / 3").first()).toBeVisible();

  // The first rater pastes two columns: one cell is above the greatest score, and is corrected by hand.
  const [first = "", second = ""] = links;
  // A rater has no account.
  await page.evaluate(() => localStorage.clear());
  await open(first);
  const cells = main(page).locator("table input");
  await cells.first().focus();
  await hand.paste("50\t30\n61\t30\n52\t30\n");
  await expect(dialog.getByText(say("exam-rating.paste.SCORE_INVALID"))).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await dialog.getByRole("button", { name: say("exam-rating.paste.apply", { count: 5 }) }).click();
  await expect(main(page).getByText(say("exam-rating.state.saved"))).toBeVisible();
  await button(say("exam-rating.finish")).click();
  await expect(dialog.getByText(say("exam-rating.blanks.title"))).toBeVisible();
  await page.keyboard.press("Escape");
  // Enter goes down in the column.
  await cells.first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("51");
  await page.reload();
  await expect(cells.nth(3)).toHaveValue("51");
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await button(say("exam-rating.finish")).click();
  await dialog.getByRole("button", { name: say("exam-rating.finish.do") }).click();
  await expect(main(page).getByText(say("exam-rating.done"))).toBeVisible();

  await open(second);
  await expect(cells.first()).toHaveValue("");
  await cells.first().focus();
  for (const points of ["48", "50", "52"]) {
    await page.keyboard.type(points);
    await page.keyboard.press("Enter");
  }
  await cells.nth(1).focus();
  await hand.paste("30\n30\n30");
  await dialog.getByRole("button", { name: say("exam-rating.paste.apply", { count: 3 }) }).click();
  await button(say("exam-rating.finish")).click();
  await dialog.getByRole("button", { name: say("exam-rating.finish.do") }).click();
  await expect(main(page).getByText(say("exam-rating.done"))).toBeVisible();

  await signIn(page, STAFF);
  await open(examScoringPath(PROGRAM_OFFICE_PATHS.evaluation, programId));
  await expect(main(page).getByText("3 / 3").first()).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
});
