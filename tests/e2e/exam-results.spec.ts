// The office releases the results of an exam, and takes them back; the examinee sees no more than the office has said.
import { expect, type Page } from "@playwright/test";
import { photo } from "#tests/support/uploads.ts";
import { applicantsPath, applicationPath, PROGRAM_OFFICE_PATHS } from "#web/paths.ts";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { ask } from "./office.ts";

const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const main = (page: Page) => page.getByRole("main");

/** Applies as whoever is signed in, with a photo; answers the application. */
async function applyForExam(page: Page, programId: number): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const sent = await page.request.post("/api/v1/files?kind=photo&name=face.jpg", {
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    data: await photo({ width: 300, height: 400 }),
  });
  const { id: photoId } = await sent.json();
  const input = { programId, form: { name: "응시자", photoId } };
  const apply = "mutation ($input: ApplyInput!) { apply(input: $input) { id } }";
  return Object(await ask(page, apply, { input })).apply.id;
}

test("results are read from the minute on that the office sets, and taken back for a reason only", {
  tag: "@core",
}, async ({ page, request, say, open }) => {
  test.setTimeout(120_000);
  const { id: programId } = await makeSeminar(request, { ...OPEN, kind: "KITEC", fee: 0, prices: [] });
  const examinee = await newMember(page.request);
  await signIn(page, examinee);
  const id = await applyForExam(page, programId);
  const passed = main(page).getByText(say("applications.verdict.PASSED"));
  const own = async () => {
    await signIn(page, examinee);
    await open(applicationPath(id));
    await expect(main(page).getByText(say("applications.field.createdAt"))).toBeVisible();
  };
  const office = async () => {
    await signIn(page, STAFF);
    await open(applicantsPath(PROGRAM_OFFICE_PATHS.evaluation, programId));
  };
  const dialog = page.getByRole("dialog");
  const press = (name: string) => main(page).getByRole("button", { name, exact: true }).click();
  const answer = (name: string) => dialog.getByRole("button", { name, exact: true }).click();

  await office();
  await ask(page, `mutation { recordResult(id: ${id}, score: 87, verdict: PASSED) { id } }`);
  await expect(main(page).getByText(say("applicants.results.none"))).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await own();
  await expect(passed).toHaveCount(0);

  await office();
  await press(say("applicants.results.release"));
  await dialog.getByLabel(say("applicants.results.at")).fill("2999-12-31T09:00");
  await answer(say("applicants.results.release"));
  await expect(dialog.getByText(say("errors.EXAM_NOT_OVER")).first()).toBeVisible();
  const ended = { kind: "KITEC", fee: 0, ...IN_STATE.ENDED, publishNow: true };
  const { applyLink: _link, ...input } = { ...ended, ko: { title: "지난 시험" } };
  const save =
    "mutation ($id: Id!, $input: ProgramInput!) { saveProgram(id: $id, version: 1, input: $input) { id } }";
  await ask(page, save, { id: programId, input });
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await answer(say("applicants.results.release"));
  await expect(main(page).getByText(/2999/)).toBeVisible();
  await press(say("applicants.results.move"));
  await dialog.getByLabel(say("applicants.results.at")).fill("2026-01-01T09:00");
  await answer(say("applicants.results.release"));
  await expect(main(page).getByRole("button", { name: say("applicants.results.takeBack") })).toBeVisible();
  await own();
  await expect(passed).toBeVisible();

  await office();
  await press(say("applicants.results.takeBack"));
  await answer(say("applicants.results.takeBack"));
  await expect(dialog.getByLabel(say("applicants.cancel.reason"))).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel(say("applicants.cancel.reason")).fill("채점 오류");
  await answer(say("applicants.results.takeBack"));
  await expect(main(page).getByText(say("applicants.results.none"))).toBeVisible();
  await own();
  await expect(passed).toHaveCount(0);
});
