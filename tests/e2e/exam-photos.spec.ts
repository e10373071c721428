// @long exam-results.spec.ts
// An applicant crops a photo by keyboard; the office looks at the sheet and asks for another one by one key; the applicant replaces it.
import { expect, type Page } from "@playwright/test";
import { photo } from "#tests/support/uploads.ts";
import { applicationPath, examPhotosPath, PROGRAM_OFFICE_PATHS } from "#web/paths.ts";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";

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
