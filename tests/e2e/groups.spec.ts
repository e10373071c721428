// @long applying.spec.ts
// An institution applies for five people from a pasted sheet, corrects a row, withdraws one and then all; the office restores the group.
import { expect, type Page } from "@playwright/test";
import { applicantsPath, PROGRAM_OFFICE_PATHS } from "#web/paths.ts";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { mailedLink } from "./mailbox.ts";
import { GROUP_PATHS } from "./site-map.ts";

const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
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
