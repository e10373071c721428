// @long exam-results.spec.ts
// What applicants of an exam see: seats left at each place; a photo cropped by keyboard. The office looks at the sheet and asks for another one by one key; the applicant replaces it.
import { expect, type Page } from "@playwright/test";
import { examInput, SAVE_EXAM } from "#tests/support/exams.ts";
import { photo } from "#tests/support/uploads.ts";
import { applicationPath, examPhotosPath, PROGRAM_OFFICE_PATHS } from "#web/paths.ts";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { ask } from "./office.ts";

const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const OFFICE = PROGRAM_OFFICE_PATHS.evaluation;
const main = (page: Page) => page.getByRole("main");
const give = async (page: Page, width: number, height: number) =>
  await main(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: "face.jpg", mimeType: "image/jpeg", buffer: await photo({ width, height }) });

test("a photo is cropped, asked for anew on the sheet, and replaced", async ({
  page,
  request,
  say,
  open,
}) => {
  test.setTimeout(180_000);
  const { id } = await makeSeminar(request, { ...OPEN, kind: "KITEC", fee: 0, prices: [] });
  const account = await newMember(page.request);
  await signIn(page, account);
  await open(`/programs/${id}/apply`);
  await give(page, 200, 900);
  await expect(main(page).getByText(say("errors.PHOTO_TOO_SMALL"))).toBeVisible();
  await give(page, 1200, 900);
  const dialog = page.getByRole("dialog");
  const frame = dialog.getByRole("application", { name: say("applications.photo.frame") });
  await frame.focus();
  await page.keyboard.press("ArrowLeft");
  await dialog.getByLabel(say("applications.photo.zoom")).press("ArrowRight");
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  const use = dialog.getByRole("button", { name: say("applications.photo.use") });
  await use.click();
  await expect(main(page).getByRole("img", { name: /face/ })).toBeVisible();
  await main(page)
    .getByRole("button", { name: say("applications.form.submit"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/my-account\/applications\/\d+$/);
  const applicationId = Number(/(\d+)$/.exec(page.url())?.[1]);

  await signIn(page, STAFF);
  await open(examPhotosPath(OFFICE, id));
  const cards = main(page).locator("button[data-person]");
  await expect(cards).toHaveCount(1);
  await cards.first().focus();
  await page.keyboard.press("r");
  const asked = main(page).getByRole("button", { name: say("photo-sheet.filter.ASKED", { count: 1 }) });
  await expect(asked).toBeVisible();
  await expect(cards.first()).toHaveText(say("photo-sheet.withdraw"));
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await page.keyboard.press("r");
  await expect(cards.first()).toHaveText(say("photo-sheet.ask"));
  await main(page).getByLabel(say("photo-sheet.reason")).selectOption("OTHER");
  await cards.first().click();
  await expect(main(page).getByLabel(say("photo-sheet.note"))).toBeFocused();
  await main(page).getByLabel(say("photo-sheet.note")).fill("모자를 벗은 사진");
  await cards.first().click();
  await expect(asked).toBeVisible();

  await signIn(page, account);
  await open(applicationPath(applicationId));
  await expect(main(page).getByText("모자를 벗은 사진")).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await give(page, 600, 800);
  await use.click();
  await expect(main(page).getByText("모자를 벗은 사진")).toHaveCount(0);
});

test("the form says how many seats are left, and a full site cannot be chosen", async ({
  page,
  request,
  say,
  open,
}) => {
  test.setTimeout(120_000);
  const sites = [
    { nameKo: "서울", nameEn: "Seoul" },
    { nameKo: "부산", nameEn: "Busan" },
  ];
  const places = { examParts: ["TRANSLATION"], languagePairs: ["KO_EN"], sites };
  const made = { ...OPEN, ...places, kind: "KITEC" as const, fee: 0, prices: [], waitingList: false };
  const { id: programId } = await makeSeminar(request, made);
  await signIn(page, STAFF);
  const read = "query ($id: Id!) { programForEditing(id: $id) { sites { id } } }";
  const [seoul, busan] = Object(await ask(page, read, { id: programId })).programForEditing.sites;
  const settings = "query ($id: Id!) { examSessionForEditing(programId: $id) { version } }";
  const { version } = Object(await ask(page, settings, { id: programId })).examSessionForEditing;
  const exam = examInput(seoul.id, 1);
  const papers = exam.papers.map((paper) => ({ ...paper, startsAt: OPEN.startsAt }));
  const elsewhere = {
    ...exam.sites[0],
    id: busan.id,
    seats: [{ part: "TRANSLATION", pair: "KO_EN", seats: 5 }],
  };
  const input = { ...exam, papers, sites: [...exam.sites, elsewhere] };
  await ask(page, SAVE_EXAM, { programId, version, input });
  await signIn(page, await newMember(page.request));
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const sent = await page.request.post("/api/v1/files?kind=photo&name=face.jpg", {
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    data: await photo({ width: 300, height: 400 }),
  });
  const { id: photoId } = await sent.json();
  const form = { name: "가람", photoId, siteId: seoul.id, examPart: "TRANSLATION", languagePair: "KO_EN" };
  const apply = "mutation ($input: ApplyInput!) { apply(input: $input) { id } }";
  await ask(page, apply, { input: { programId, form } });

  await signIn(page, await newMember(page.request));
  await open(`/programs/${programId}/apply`);
  await expect(main(page).getByRole("radio").first()).toBeDisabled();
  await expect(main(page).getByText(say("applications.place.FULL"), { exact: true })).toBeVisible();
  await expect(main(page).getByText(say("applications.place.FREE", { left: 5 }))).toBeVisible();
  await main(page).getByRole("radio").nth(1).check();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
});
