// @long applying.spec.ts
// An institution applies for five people from a pasted sheet, corrects a row, withdraws one; the office reads the group.
import { expect, type Page } from "@playwright/test";
import { applicantsPath, PROGRAM_OFFICE_PATHS } from "#web/paths.ts";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
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
});
