// @long exam-scoring.spec.ts, program-office.spec.ts
// The office writes the settings of a session of the exam by hand: what the law asks for, a paper with its criteria, a room and seats. A
// session without them is not published, and a visitor reads them.
import { expect, type Page } from "@playwright/test";
import { EXAM } from "#tests/support/exams.ts";
import { examSessionPath, PROGRAM_OFFICE_PATHS, programEditPath, programPath } from "#web/paths.ts";
import { type Account, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE } from "./made-programs.ts";
import { ask } from "./office.ts";

const PROGRAMS: Account = { email: "program@example.org", password: STAFF.password };
const CREATE = "mutation ($input: ProgramInput!) { createProgram(input: $input) { id } }";
const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const ONE = {
  examParts: ["TRANSLATION"],
  languagePairs: ["KO_EN"],
  sites: [{ nameKo: "서울", nameEn: "Seoul" }],
};
const DRAFT = { ...EXAM, ...OPEN, ...ONE, fee: 80_000, capacity: 30, prices: [] };
const KO = { title: "KITEC 2급", description: "번역 시험입니다.", location: "서울" };
const EN = { title: "KITEC Grade 2", description: "An exam of translation.", location: "Seoul" };

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, path: string) => page.locator(`#exam-${path.replaceAll(".", "-")}`);
const save = (page: Page) => main(page).locator("button[type=submit]").last();

test("a session of the exam is set up by hand, and visitors read what the law asks for", async ({
  page,
  say,
  open,
}) => {
  test.setTimeout(120_000);
  await signIn(page, PROGRAMS);
  const made = await ask(page, CREATE, { input: { ...DRAFT, ko: KO, en: EN } });
  const { id } = Object(made).createProgram;
  const office = PROGRAM_OFFICE_PATHS.evaluation;
  const add = (name: string) => main(page).getByRole("button", { name, exact: true }).last().click();

  await open(examSessionPath(office, id));
  const notice = {
    registrationNumber: "2026-004321",
    contact: "02-123-4567",
    holderKo: "국제한국어통번역학회",
    holderEn: "The Association",
    gradeKo: "2급",
    gradeEn: "Grade 2",
    costNoteKo: "응시료 80,000원",
    costNoteEn: "Exam fee KRW 80,000",
  };
  for (const [name, value] of Object.entries(notice)) await field(page, name).fill(value);

  // The paper of the part is there, with the usual criteria.
  await main(page).getByRole("button", { name: "번역", exact: false, expanded: false }).first().click();
  await field(page, "papers.0.nameKo").fill("일반 번역");
  await field(page, "papers.0.minimum").fill("40");
  const sum = (points: number) => main(page).getByText(say("exam-session.criteria.sum", { sum: points }));
  await expect(sum(100)).toBeVisible();
  await add(say("exam-session.criterion.add"));
  await field(page, "papers.0.criteria.3.nameKo").fill("형식");
  await field(page, "papers.0.criteria.3.maxPoints").fill("20");
  await expect(sum(120)).toBeVisible();

  await add(say("exam-session.room.add"));
  await field(page, "sites.0.rooms.0.nameKo").fill("101호");
  await field(page, "sites.0.rooms.0.seats").fill("20");
  const seats = field(page, "sites.0.seats.0.seats");
  await seats.fill("30");
  await save(page).click();
  // The rooms of a site have fewer seats than it takes.
  await expect(seats).toHaveAttribute("aria-invalid", "true");
  await seats.fill("20");
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await save(page).click();
  await expect(page.getByText(say("exam-session.saved"))).toBeVisible();
  await page.reload();
  await expect(field(page, "registrationNumber")).toHaveValue(notice.registrationNumber);
  await expect(seats).toHaveValue("20");

  await open(programEditPath(office, id));
  await main(page)
    .getByRole("radio", { name: say("editor.publish.now"), exact: true })
    .check();
  await save(page).click();
  await expect(
    page.getByRole("button", { name: say("program-office.showPublic"), exact: true }),
  ).toBeVisible();
  await open(programPath({ id, kind: "KITEC" }));
  for (const words of [notice.registrationNumber, notice.contact, say("program-details.notice.private")])
    await expect(main(page)).toContainText(words);
});
