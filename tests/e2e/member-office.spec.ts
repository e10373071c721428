// The office of members: somebody is found by two syllables, a request is approved, and the list shows it.
import { randomInt, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { type Account, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";

const MEMBER_STAFF: Account = { email: "members@example.org", password: "Demo!2345" };

/** Registers somebody over the API. */
async function register(page: Page, given: object): Promise<string> {
  const email = `office-${randomUUID()}@example.org`;
  const answer = await page.request.post("/api/v1/register", {
    data: {
      email,
      password: "Journey!Lantern7",
      confirm_password: "Journey!Lantern7",
      country: "KR",
      member_type: "GENERAL",
      consents: { terms: true, privacy: true, age14: true, newsletter: false },
      ...given,
    },
  });
  expect(answer.status()).toBe(201);
  return email;
}

const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
const syllable = () => String.fromCodePoint(FIRST_SYLLABLE + randomInt(SYLLABLES));

test("a member is found by two syllables, and a request is approved", { tag: "@core" }, async ({
  page,
  say,
  open,
}) => {
  const found = syllable() + syllable();
  const name = `김${found}`;
  const schooled = { affiliation: "여정대학교", final_degree_institution: "여정대학교" };
  await register(page, { name, member_type: "ASSOCIATE", ...schooled });

  await signIn(page, MEMBER_STAFF);
  await open("/admin/member-management");
  const main = page.getByRole("main");
  const find = async () => {
    await main.getByRole("searchbox", { name: say("member-office.filter.search") }).fill(found);
    await page.keyboard.press("Enter");
  };
  await find();
  const row = main.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText(say("member-office.waiting"));
  await row.getByRole("link", { name }).click();

  await expect(main.getByRole("heading", { level: 1, name })).toBeVisible();
  // What waits is counted again by the act itself; the number beside the menu's line never stays behind.
  const counted = page.waitForRequest((request) => request.postData()?.includes("OfficeCounts") ?? false);
  const approve = main.getByRole("button", { name: say("member-office.request.approve"), exact: true });
  await approve.click();
  await counted;
  await expect(main.getByText(say("member-office.change.approveGradeRequest")).first()).toBeVisible();

  // A slip of the hand: said aloud, waiting while it has the focus, taken back by one key, with nothing sent.
  const said = page.getByRole("status").filter({ hasText: say("member-office.request.approved") });
  const undo = said.getByRole("button", { name: say("toasts.undo"), exact: true });
  await expect(undo).toHaveAttribute("aria-keyshortcuts", "u");
  await undo.focus();
  await page.keyboard.press("u");
  await expect(
    page.getByRole("status").filter({ hasText: say("member-office.decisionUndone") }),
  ).toBeVisible();
  await expect(said).toBeHidden();
  await expect(main.getByText(say("member-office.change.takeBackGradeDecision"))).toBeVisible();
  await approve.click();
  await expect(approve).toBeHidden();

  // An email is asked about, sent once, and a second one refused in words.
  const [justNow = ""] = say("forms.sentJustNow", { wait: "|" }).split("|");
  for (const answer of [say("member-office.action.linkDone"), justNow]) {
    await main.getByRole("button", { name: say("member-office.action.link") }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(say("member-office.action.linkTitle", { name }));
    await dialog.getByRole("button", { name: say("member-office.action.link") }).click();
    await expect(page.getByText(answer)).toBeVisible();
  }

  await main.getByRole("link", { name: say("member-office.back") }).click();
  await find();
  await expect(row).toContainText(say("enums.MemberGrade.ASSOCIATE"));
  await expect(row).not.toContainText(say("member-office.waiting"));
});

test("everybody a filter holds is suspended with the number asked again, and let in again", {
  tag: "@once",
}, async ({ page, say, open }) => {
  const found = syllable() + syllable() + syllable();
  for (const family of ["김", "이"]) await register(page, { name: `${family}${found}` });
  await signIn(page, MEMBER_STAFF);
  await open(`/admin/member-management?search=${encodeURIComponent(found)}`);
  const main = page.getByRole("main");
  const rows = main.getByRole("row").filter({ hasText: found });
  const dialog = page.getByRole("dialog");
  const bar = main.getByRole("region", { name: say("list.bulk.label") });
  const begin = (act: "suspend" | "restore") =>
    bar.getByRole("button", { name: say(`member-office.action.${act}`), exact: true }).click();
  const answer = (act: "suspend" | "restore") =>
    dialog.getByRole("button", { name: say(`member-office.action.${act}`), exact: true }).click();
  await expect(rows).toHaveCount(2);

  // One is chosen and unchosen; then everything the filter holds.
  await rows.first().getByRole("checkbox").check();
  await expect(bar).toContainText(say("list.bulk.count", { count: 1 }));
  await bar.getByRole("button", { name: say("list.bulk.all", { count: 2 }) }).click();
  await expect(bar).toContainText(say("list.bulk.count", { count: 2 }));
  await begin("suspend");
  await expect(dialog).toContainText(say("member-office.bulk.suspendTitle", { count: 2 }));
  await answer("suspend");
  await expect(dialog.getByRole("alert")).toContainText(say("errors.REQUIRED"));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(bar.getByRole("button", { name: say("member-office.action.suspend") })).toBeFocused();

  // Somebody joined meanwhile: nothing is done before the new number is agreed to, and the reason stays.
  await register(page, { name: `박${found}` });
  await begin("suspend");
  await dialog.getByLabel(say("list.bulk.reason")).fill("주소 확인");
  await answer("suspend");
  await expect(dialog).toContainText(say("list.bulk.changed", { before: 2, count: 3 }));
  await expect(dialog).toContainText(say("member-office.bulk.suspendTitle", { count: 3 }));
  await expect(dialog.getByLabel(say("list.bulk.reason"))).toHaveValue("주소 확인");
  expect.soft(await axeViolations(page)).toEqual([]);
  await answer("suspend");
  await expect(page.getByText(say("list.bulk.done", { count: 3 }))).toBeVisible();
  const suspended = rows.filter({ hasText: say("member-office.status.SUSPENDED") });
  await expect(suspended).toHaveCount(3);
  await expect(bar).toHaveCount(0);

  // And back: Shift chooses all rows from one to another.
  await rows.first().getByRole("checkbox").check();
  await rows
    .last()
    .getByRole("checkbox")
    .click({ modifiers: ["Shift"] });
  await expect(bar).toContainText(say("list.bulk.count", { count: 3 }));
  await begin("restore");
  await dialog.getByLabel(say("list.bulk.reason")).fill("확인함");
  await answer("restore");
  await expect(suspended).toHaveCount(0);
  await expect(rows).toHaveCount(3);

  // A row opens wherever it is clicked, and a page behind the end says so.
  await rows.first().locator("time").click();
  await expect(main.getByRole("heading", { level: 1, name: found })).toBeVisible();
  await open(`/admin/member-management?search=${encodeURIComponent(found)}&page=7`);
  await main.getByRole("link", { name: say("list.toFirst") }).click();
  await expect(rows).toHaveCount(3);
});

test("on a phone one box in sight chooses all rows of the page", async ({ page, say, open }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await signIn(page, MEMBER_STAFF);
  await open("/admin/member-management");
  const main = page.getByRole("main");
  const rows = main.locator("[data-row]");
  await expect(rows.first()).toBeVisible();
  await main.getByText(say("list.select.page")).click();
  await expect(main.locator("[data-row] input:checked")).toHaveCount(await rows.count());
  expect(await axeViolations(page)).toEqual([]);
});
