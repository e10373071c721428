// @long applying.spec.ts
// An institution applies for five people from a pasted sheet, corrects a row, withdraws one and then all; the office restores the group.
import { expect, type Page } from "@playwright/test";
import { examInput, SAVE_EXAM } from "#tests/support/exams.ts";
import { APPLY_FOR_GROUP } from "#tests/support/groups.ts";
import { applicantsPath, PROGRAM_OFFICE_PATHS } from "#web/paths.ts";
import { type Account, newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { mailedLink } from "./mailbox.ts";
import { ask } from "./office.ts";
import { GROUP_PATHS } from "./site-map.ts";

const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const PROGRAMS: Account = { email: "program@example.org", password: STAFF.password };
const main = (page: Page) => page.getByRole("main");
const PEOPLE = ["김하나", "이두리", "박세나", "최네오", "정다섯"];
const [FORM, GROUP] = GROUP_PATHS;

test("five people are applied for, one row is corrected and one person withdrawn", async ({
  page,
  request,
  say,
  open,
}) => {
  test.setTimeout(180_000);
  const { id } = await makeSeminar(request, { ...OPEN, fee: 20_000, prices: [], takesGroups: true });
  await signIn(page, await newMember(page.request));
  await open(`/programs/${id}/apply`);
  await main(page)
    .getByRole("link", { name: say("groups.apply.title") })
    .click();
  await expect(page).toHaveURL(new RegExp(`${FORM.replace(":idx", String(id))}$`));
  await main(page).getByLabel(say("groups.payerName")).fill("한국통번역대학원");
  const sheet = PEOPLE.map((name, at) => `${name}\t${at === 1 ? "two" : `group-${id}-${at}@example.org`}`);
  await main(page)
    .getByLabel(say("groups.paste"))
    .fill(["이름\t이메일", ...sheet].join("\n"));
  await main(page)
    .getByRole("button", { name: say("groups.pasteAdd") })
    .click();
  await expect(main(page).getByText(say("groups.wrongRows", { count: 1 }))).toBeVisible();
  await expect(main(page).getByText(say("errors.EMAIL_INVALID"))).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await main(page)
    .getByRole("button", { name: say("groups.editLabel", { name: "이두리" }) })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say("groups.column.email")).fill(`group-${id}-1@example.org`);
  expect.soft(await axeViolations(page), "dialog").toEqual([]);
  await dialog.getByRole("button", { name: say("groups.savePerson") }).click();
  await main(page)
    .getByRole("button", { name: say("groups.submit", { count: 5 }) })
    .click();

  await expect(page).toHaveURL(new RegExp(`${GROUP.replace(":idx", "\\d+")}$`));
  const groupId = Number(/(\d+)$/.exec(page.url())?.[1]);
  for (const name of PEOPLE) await expect(main(page).getByText(name, { exact: true })).toBeVisible();
  await expect(main(page).getByText("100,000").first()).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await main(page)
    .getByRole("button", { name: say("groups.withdraw.label", { name: "정다섯" }) })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("groups.withdraw"), exact: true })
    .click();
  await expect(main(page).getByText("80,000").first()).toBeVisible();
  await main(page)
    .getByRole("button", { name: say("groups.withdraw.all", { count: 4 }) })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("groups.withdraw"), exact: true })
    .click();
  await expect(main(page).getByText(say("applications.state.WITHDRAWN"), { exact: true })).toHaveCount(5);
  await open("/my-account?tab=applications");
  await expect(main(page).getByText("한국통번역대학원")).toBeVisible();

  await signIn(page, STAFF);
  await open(`${applicantsPath(PROGRAM_OFFICE_PATHS.seminars, id)}?group=${groupId}`);
  for (const name of PEOPLE) await expect(main(page).getByText(name, { exact: true }).first()).toBeVisible();
  await main(page)
    .getByRole("button", { name: say("applicants.act.openLabel", { name: "김하나" }) })
    .click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "한국통번역대학원" })).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("applicants.restore.group", { count: 5 }) })
    .click();
  await expect(page.getByText(say("applicants.restore.said"))).toBeVisible();
  await expect(
    main(page).getByText(say("applications.state.AWAITING_PAYMENT"), { exact: true }).first(),
  ).toBeVisible();
});

test("a clerk without an account applies by a link, and a person of the group answers and withdraws by another", async ({
  page,
  request,
  say,
  open,
  at,
}) => {
  test.setTimeout(180_000);
  const ownFields = [
    { key: "meal-choice", type: "CHOICE", labelKo: "식사", isNeeded: true, choicesKo: ["채식", "일반"] },
    { key: "photo-consent", type: "CONSENT", labelKo: "사진 촬영 동의", isNeeded: true },
  ];
  const settings = { ...OPEN, fee: 20_000, prices: [], takesGroups: true, ownFields };
  const { id } = await makeSeminar(request, settings);
  await open(`/seminar-details/${id}`);
  await main(page)
    .getByRole("link", { name: say("program-details.panel.groups") })
    .first()
    .click();
  const clerk = `clerk-${id}@example.org`;
  await main(page).getByLabel(say("groups.linked.email")).fill(clerk);
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await main(page)
    .getByRole("button", { name: say("groups.linked.ask") })
    .click();
  await expect(main(page).getByText(clerk)).toBeVisible();

  await page.goto(await mailedLink(clerk, at("/programs/group")));
  await main(page).getByLabel(say("groups.payerName")).fill("한국통번역대학원");
  const person = `linked-${id}@example.org`;
  const sheet = ["이름\t이메일\t식사", `김하나\t${person}\t채식`, `이두리\tother-${id}@example.org\t일반`];
  await main(page).getByLabel(say("groups.paste")).fill(sheet.join("\n"));
  await main(page)
    .getByRole("button", { name: say("groups.pasteAdd") })
    .click();
  await main(page)
    .getByRole("button", { name: say("groups.submit", { count: 2 }) })
    .click();
  await expect(main(page).getByText("이두리", { exact: true })).toBeVisible();
  await expect(main(page).getByText("40,000").first()).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await main(page)
    .getByRole("button", { name: say("groups.withdraw.label", { name: "이두리" }) })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("groups.withdraw"), exact: true })
    .click();
  await expect(main(page).getByText("20,000").first()).toBeVisible();

  await page.goto(await mailedLink(person, at("/programs/application")));
  await expect(main(page).getByText("한국통번역대학원").first()).toBeVisible();
  await main(page)
    .getByRole("button", { name: say("applications.linked.save") })
    .click();
  await expect(main(page).getByText(say("errors.CONSENT_REQUIRED")).first()).toBeVisible();
  await main(page)
    .getByRole("checkbox", { name: /사진 촬영 동의/ })
    .check();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
  await main(page)
    .getByRole("button", { name: say("applications.linked.save") })
    .click();
  await expect(page.getByText(say("applications.linked.saved"))).toBeVisible();
  await main(page)
    .getByRole("button", { name: say("applications.withdraw.button") })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("applications.withdraw.button") })
    .click();
  await expect(main(page).getByText(say("applications.state.WITHDRAWN")).first()).toBeVisible();
});

test("a person of a group without an account reads the result of an exam by the link, and objects to it", async ({
  page,
  request,
  say,
  at,
  language,
}) => {
  test.setTimeout(120_000);
  const { id: programId } = await makeSeminar(request, { ...OPEN, kind: "KITEC", fee: 0, prices: [] });
  const email = `objects-${programId}@example.org`;
  await signIn(page, await newMember(page.request, language));
  const rows = [{ name: "김하나", email }];
  const made = await ask(page, APPLY_FOR_GROUP, {
    input: { programId, payerName: "한국통번역대학원", rows, expectedTotal: 0 },
  });
  const [{ id }] = Object(made).applyForGroup.people;

  await signIn(page, STAFF);
  const versions = `{ programForEditing(id: ${programId}) { version } examSessionForEditing(programId: ${programId}) { version } }`;
  const readVersions = async () => Object(await ask(page, versions));
  const session = { ...examInput(0), papers: [], sites: [], objectionDays: 7 };
  const { version } = (await readVersions()).examSessionForEditing;
  await ask(page, SAVE_EXAM, { programId, version, input: session });
  await ask(page, `mutation { recordAttendance(ids: [${id}], attended: true) { id } }`);
  await ask(page, `mutation { recordResult(id: ${id}, score: 40, verdict: FAILED) { id } }`);
  const { applyLink: _link, ...ended } = IN_STATE.ENDED;
  const input = {
    ...ended,
    kind: "KITEC",
    fee: 0,
    publishNow: true,
    moveNoteKo: "일정 정정",
    ko: { title: "지난 시험" },
  };
  const save =
    "mutation ($id: Id!, $version: Int!, $input: ProgramInput!) { saveProgram(id: $id, version: $version, input: $input) { id } }";
  const { programForEditing } = await readVersions();
  await ask(page, save, { id: programId, version: programForEditing.version, input });
  await ask(page, `mutation { lockResults(programId: ${programId}) { __typename } }`);
  await signIn(page, PROGRAMS);
  const release =
    "mutation ($programId: Id!, $at: DateTime!) { releaseResults(programId: $programId, at: $at) { __typename } }";
  await ask(page, release, { programId, at: "2026-01-01T00:00:00Z" });

  await page.evaluate(() => localStorage.clear());
  await page.goto(await mailedLink(email, at("/programs/application")));
  await expect(main(page).getByText(say("applications.verdict.FAILED"), { exact: true })).toBeVisible();
  await main(page)
    .getByRole("button", { name: say("applications.objection.open") })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say("applications.objection.reason")).fill("재검토를 부탁드립니다.");
  expect.soft(await axeViolations(page), "dialog").toEqual([]);
  await dialog.getByRole("button", { name: say("applications.objection.send") }).click();
  await expect(main(page).getByText(say("applications.objection.OPEN"))).toBeVisible();
  expect.soft(await axeViolations(page), page.url()).toEqual([]);
});
