// Somebody of the office sees the site as a member does: asked why, with a notice on every page, refused any
// change, and back at the member's page of the office by one button.
import { expect } from "@playwright/test";
import { type Account, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { ask } from "./office.ts";

const MEMBER_STAFF: Account = { email: "members@example.org", password: "Demo!2345" };

test("the office sees an account as its owner does, and changes nothing", { tag: "@core" }, async ({
  page,
  say,
  open,
  at,
  language,
}) => {
  await signIn(page, MEMBER_STAFF);
  const { members } = Object(
    await ask(
      page,
      "{ members(filter: { status: [ACTIVE], grade: [REGULAR] }) { items { id name record { roles profile { latinName } } } } }",
    ),
  );
  const {
    id,
    name: own,
    record,
  } = members.items.find((one: { record: { roles: string[] } }) => one.record.roles.length === 0);
  const name = (language === "en" ? record.profile.latinName : null) ?? own;
  await open(`/admin/member-management/${id}`);
  await page.getByRole("button", { name: say("member-office.action.viewAs") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(say("member-office.action.viewAsTitle", { name }));
  const yes = dialog.getByRole("button", { name: say("member-office.action.viewAs") });
  await yes.click();
  await expect(dialog.getByLabel(say("member-office.field.reason"))).toBeFocused();
  await dialog.getByLabel(say("member-office.field.reason")).fill("회비 화면이 이상하다는 전화");
  await yes.click();

  await expect(page).toHaveURL(at("/my-account"));
  const banner = page.getByRole("region", { name: say("layout.view.label") });
  await expect(banner).toContainText(name);
  await expect(banner).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);

  // Nothing is written: the server says so, whatever button is pressed.
  await open("/my-account?tab=data");
  const newsletter = new RegExp(`^(${say("account.newsletter.start")}|${say("account.newsletter.stop")})$`);
  await page.getByRole("button", { name: newsletter }).click();
  await expect(page.getByText(say("errors.VIEW_ONLY"))).toBeVisible();

  // The whole site is seen so, and what the office has is not.
  await open("/notice/list");
  await expect(banner).toBeInViewport();
  await page.goto(at("/admin/dashboard"));
  await expect(page.getByText("403")).toBeVisible();
  await open("/my-account");
  await page.waitForLoadState("networkidle");

  await banner.getByRole("button", { name: say("layout.view.end") }).click();
  await expect(page).toHaveURL(at(`/admin/member-management/${id}`));
  await expect(banner).toBeHidden();
  await expect(page.getByText(say("member-office.change.startMemberView")).first()).toBeVisible();
  await expect(page.getByText(say("member-office.change.endMemberView")).first()).toBeVisible();
  await expect(page.getByText("회비 화면이 이상하다는 전화").first()).toBeVisible();
});
