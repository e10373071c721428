// The office releases the results of an exam, and takes them back; the examinee sees no more than the office has said.
import { expect, type Page } from "@playwright/test";
import { photo } from "#tests/support/uploads.ts";
import { applicationPath, PROGRAM_OFFICE_PATHS, resultsPath } from "#web/paths.ts";
import { type Account, newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { ask } from "./office.ts";

const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const PROGRAMS: Account = { email: "program@example.org", password: STAFF.password };
const main = (page: Page) => page.getByRole("main");

/** Applies as the person who is signed in, with a photo; answers the application. */
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

test("results are locked by one person, released by another one, read from that minute on, and withdrawn for a reason only", {
  tag: "@core",
}, async ({ page, request, say, open }) => {
  test.setTimeout(120_000);
  const { id: programId } = await makeSeminar(request, { ...OPEN, kind: "KITEC", fee: 0, prices: [] });
  const examinee = await newMember(page.request);
  await signIn(page, examinee);
  const id = await applyForExam(page, programId);
  const passed = main(page).getByText(say("applications.verdict.PASSED"), { exact: true });
  const own = async () => {
    await signIn(page, examinee);
    await open(applicationPath(id));
    await expect(main(page).getByText(say("applications.field.createdAt"))).toBeVisible();
  };
  const office = async (who = STAFF) => {
    await signIn(page, who);
    await open(resultsPath(PROGRAM_OFFICE_PATHS.evaluation, programId));
  };
  const dialog = page.getByRole("dialog");
  const press = (name: string) => main(page).getByRole("button", { name, exact: true }).click();
  const answer = (name: string) => dialog.getByRole("button", { name, exact: true }).click();

  await office();
  // The exam is to come: there is nothing to lock.
  await expect(
    main(page).getByRole("button", { name: say("exam-results.lock"), exact: true }),
  ).toBeDisabled();
  await ask(page, `mutation { recordAttendance(ids: [${id}], attended: true) { id } }`);
  await ask(page, `mutation { recordResult(id: ${id}, score: 87, verdict: PASSED) { id } }`);
  await page.reload();
  await expect(main(page).getByText(say("exam-results.state.OPEN"))).toBeVisible();
  await press(say("exam-results.lock"));
  await answer(say("exam-results.lock"));
  await expect(dialog.getByText(say("errors.EXAM_NOT_OVER")).first()).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await own();
  await expect(passed).toHaveCount(0);

  // The first person locks, and cannot release.
  await office();
  const ended = { kind: "KITEC", fee: 0, ...IN_STATE.ENDED, publishNow: true, moveNoteKo: "일정 정정" };
  const { applyLink: _link, ...input } = { ...ended, ko: { title: "지난 시험" } };
  const save =
    "mutation ($id: Id!, $input: ProgramInput!) { saveProgram(id: $id, version: 2, input: $input) { id } }";
  await ask(page, save, { id: programId, input });
  await press(say("exam-results.lock"));
  await answer(say("exam-results.lock"));
  await expect(main(page).getByText(say("exam-results.second"))).toBeVisible();
  await expect(main(page).getByRole("button", { name: say("exam-results.release") })).toHaveCount(0);
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await own();
  await expect(passed).toHaveCount(0);

  // The second one names the minute.
  await office(PROGRAMS);
  await press(say("exam-results.release"));
  await dialog.getByLabel(say("exam-results.at")).fill("2999-12-31T09:00");
  await answer(say("exam-results.release"));
  await expect(main(page).getByText(/2999/)).toBeVisible();
  await press(say("exam-results.move"));
  await dialog.getByRole("radio", { name: say("exam-results.when.now") }).check();
  await answer(say("exam-results.release"));
  await expect(main(page).getByRole("button", { name: say("exam-results.undoRelease") })).toBeVisible();
  // One applied, sat and passed: the figures say so.
  const figures = main(page).getByRole("group", { name: say("exam-results.groups") });
  await expect(figures.getByRole("cell").filter({ hasText: /\d/ })).toHaveText(["1", "1", "1", "100%"]);
  await own();
  await expect(passed).toBeVisible();
  await expect(main(page).getByRole("button", { name: say("printed.getCertificate") })).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);

  await office();
  await press(say("exam-results.undoRelease"));
  await answer(say("exam-results.undoRelease"));
  await expect(dialog.getByLabel(say("applicants.cancel.reason"))).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel(say("applicants.cancel.reason")).fill("채점 오류");
  await answer(say("exam-results.undoRelease"));
  await expect(main(page).getByText(say("exam-results.state.OPEN"))).toBeVisible();
  await own();
  await expect(passed).toHaveCount(0);
});
