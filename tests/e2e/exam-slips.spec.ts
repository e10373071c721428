// @long exam-results.spec.ts
// The office gives the examinees of a session numbers and seats in one previewed act, prints the lists, and swaps a seat; the examinee gets the slip.
import { expect, type Page } from "@playwright/test";
import { examInput, SAVE_EXAM } from "#tests/support/exams.ts";
import { photo } from "#tests/support/uploads.ts";
import { applicantsPath, applicationPath, examSeatsPath, PROGRAM_OFFICE_PATHS } from "#web/paths.ts";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { ask } from "./office.ts";

const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const PLACE = {
  examParts: ["TRANSLATION"],
  languagePairs: ["KO_EN"],
  sites: [{ nameKo: "서울 시험장", nameEn: "Seoul site" }],
};
const OFFICE = PROGRAM_OFFICE_PATHS.evaluation;
const main = (page: Page) => page.getByRole("main");
const APPLY = "mutation ($input: ApplyInput!) { apply(input: $input) { id } }";

async function applyForExam(page: Page, programId: number, siteId: number, name: string): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const sent = await page.request.post("/api/v1/files?kind=photo&name=face.jpg", {
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    data: await photo({ width: 300, height: 400 }),
  });
  const { id: photoId } = await sent.json();
  const form = { name, photoId, siteId, examPart: "TRANSLATION", languagePair: "KO_EN" };
  return Object(await ask(page, APPLY, { input: { programId, form } })).apply.id;
}

test("numbers and seats in one act, the lists, a swap, and the slip", async ({
  page,
  request,
  say,
  open,
}) => {
  test.setTimeout(180_000);
  const { id: programId } = await makeSeminar(request, {
    ...OPEN,
    ...PLACE,
    kind: "KITEC",
    fee: 0,
    prices: [],
  });
  await signIn(page, STAFF);
  const sites = "query ($id: Id!) { programForEditing(id: $id) { sites { id } } }";
  const [site] = Object(await ask(page, sites, { id: programId })).programForEditing.sites;
  const slipFrom = new Date(Date.now() - 60_000).toISOString();
  const exam = examInput(site.id);
  const papers = exam.papers.map((paper) => ({ ...paper, startsAt: OPEN.startsAt }));
  const input = { ...exam, papers, slipFrom };
  const settings = "query ($id: Id!) { examSessionForEditing(programId: $id) { version } }";
  const { version } = Object(await ask(page, settings, { id: programId })).examSessionForEditing;
  await ask(page, SAVE_EXAM, { programId, version, input });
  const people = ["가람", "나래"];
  const ids: number[] = [];
  let examinee = await newMember(page.request);
  for (const name of people) {
    examinee = await newMember(page.request);
    await signIn(page, examinee);
    ids.push(await applyForExam(page, programId, site.id, name));
  }
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const download = async (name: string) => {
    const [saved] = await Promise.all([page.waitForEvent("download"), press(name)]);
    return saved.suggestedFilename();
  };

  await signIn(page, STAFF);
  await open(examSeatsPath(OFFICE, programId));
  await press(say("exam-seats.preview"));
  const plan = page.getByRole("region", { name: say("exam-seats.plan"), exact: true });
  await expect(plan.getByRole("row", { name: /T-001.*가람/ })).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await press(say("exam-seats.give"));
  await expect(
    main(page).getByText(say("exam-seats.counts", { examinees: 2, numbered: 2, seated: 2 })),
  ).toBeVisible();
  expect(await download(say("printed.list.ATTENDANCE"))).toBe(`exam-${programId}-attendance.pdf`);
  expect.soft(await axeViolations(page), page.url()).toEqual([]);

  await open(`${applicantsPath(OFFICE, programId)}?opened=${ids[0]}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say("exam-seats.change.seat")).selectOption("2");
  await expect(dialog.getByText(say("exam-seats.change.swap", { name: "나래" }))).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  const seat = dialog.locator("form").filter({ has: page.getByLabel(say("exam-seats.change.seat")) });
  await seat.getByRole("button", { name: say("forms.save"), exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await signIn(page, examinee);
  await open(applicationPath(ids[1] ?? 0));
  await expect(main(page).getByText(/T-002/).first()).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  expect(await download(say("printed.slip.get.KO"))).toBe("admission-slip.pdf");
});
