// @long exam-results.spec.ts
// The office sets questions of a program's own; an applicant answers them, and the office reads the answers.
import { expect, type Page } from "@playwright/test";
import { readPdf } from "#gateway/texts/pdf-text.ts";
import { applicantsPath, PROGRAM_OFFICE_PATHS } from "#web/paths.ts";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";

const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const OFFICE = PROGRAM_OFFICE_PATHS.seminars;
const main = (page: Page) => page.getByRole("main");

test("questions are set in the editor, answered in the form, and read by the office", async ({
  page,
  request,
  say,
  open,
}) => {
  test.setTimeout(180_000);
  const { id } = await makeSeminar(request, { ...OPEN, fee: 0, prices: [] });
  await signIn(page, STAFF);
  await open(`${OFFICE.edit}/${id}`);
  const add = main(page).getByRole("button", { name: say("program-office.own.add") });
  await add.click();
  await main(page).getByLabel(say("program-office.own.labelKo")).fill("식사");
  await main(page).getByLabel(say("program-office.own.labelEn")).fill("Meal");
  await main(page)
    .getByLabel(say("program-office.own.type"), { exact: false })
    .first()
    .selectOption("CHOICE");
  await main(page).getByLabel(say("program-office.own.isNeeded")).check();
  await main(page).getByLabel(say("program-office.own.choicesKo")).fill("고기\n채식");
  await add.click();
  const second = (id: "labelKo" | "labelEn" | "type") =>
    main(page)
      .getByLabel(say(`program-office.own.${id}`), { exact: false })
      .nth(1);
  await second("labelKo").fill("연구 계획서");
  await second("labelEn").fill("Research plan");
  await second("type").selectOption("FILE");
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await main(page)
    .getByRole("button", { name: say("editor.submit.save") })
    .first()
    .click();
  await expect(page.getByText(say("editor.saved"))).toBeVisible();

  await signIn(page, await newMember(page.request));
  await open(`/programs/${id}/apply`);
  const submit = main(page).getByRole("button", { name: say("applications.form.submit"), exact: true });
  await submit.click();
  await expect(page.getByRole("alert").first()).toContainText(say("applications.own.value"));
  await main(page)
    .getByLabel(/식사|Meal/)
    .selectOption("채식");
  const plan = { name: "계획서.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n") };
  await main(page).locator('input[type="file"]').setInputFiles(plan);
  await expect(
    main(page).getByRole("button", { name: say("applications.own.file.remove", { name: "계획서.pdf" }) }),
  ).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await submit.click();
  await expect(page).toHaveURL(/\/my-account\/applications\/\d+$/);
  const answer = main(page).getByText(/^(채식)$/);
  await expect(answer).toBeVisible();
  const link = main(page).getByRole("link", { name: "계획서.pdf" });
  const [saved] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(saved.suggestedFilename()).toBe("계획서.pdf");
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  const applicationId = Number(/(\d+)$/.exec(page.url())?.[1]);

  await signIn(page, STAFF);
  await open(`${applicantsPath(OFFICE, id)}?opened=${applicationId}`);
  await expect(page.getByRole("dialog").getByText("채식")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("link", { name: "계획서.pdf" })).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);

  await open(applicantsPath(OFFICE, id));
  const [list] = await Promise.all([
    page.waitForEvent("download"),
    main(page)
      .getByRole("button", { name: say("printed.participants"), exact: true })
      .click(),
  ]);
  expect(JSON.stringify(await readPdf(await list.path()))).toMatch(/채식/);

  // Each question has a control of its own in the filters of the list.
  const narrow = async (meal: string) => {
    await open(applicantsPath(OFFICE, id));
    await main(page)
      .getByRole("button", { name: say("list.filter.add"), exact: true })
      .click();
    const panel = page.getByRole("dialog");
    await expect(panel.getByLabel(/연구 계획|Research plan/)).toBeVisible();
    await panel.getByLabel(/^(식사|Meal)/).selectOption(meal);
    expect.soft(await axeViolations(page), "filters").toEqual([]);
    await panel.getByRole("button", { name: say("list.filter.apply") }).click();
    await expect(page).toHaveURL(/own=/);
  };
  await narrow("고기");
  await expect(main(page).getByText(say("list.nothing")).first()).toBeVisible();
  await narrow("채식");
  await expect(main(page).getByText(/(식사|Meal): 채식/)).toBeVisible();
  await expect(main(page).getByText(say("list.nothing"))).toHaveCount(0);
});
