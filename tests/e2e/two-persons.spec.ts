// Somebody of finance and the own payment: what is done with it waits, a second person finds it on the
// dashboard and approves it, and the history names both.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { type Account, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { ask } from "./office.ts";

const FINANCE: Account = { email: "finance@example.org", password: STAFF.password };
const CREATE = "mutation ($input: PaymentInput!) { createPayment(input: $input) { id } }";

/** Number and name of the person who is signed in there. */
async function whoIs(page: Page): Promise<{ id: number; name: string }> {
  const { id } = Object(await ask(page, "{ myAccount { id } }")).myAccount;
  return Object(await ask(page, "query ($id: Id!) { payer(id: $id) { id name } }", { id })).payer;
}

test("the own payment is exempted by two persons, who are both in its history", {
  tag: ["@core", "@once"],
}, async ({ page, say, open, browser, baseURL }) => {
  const key = randomUUID().slice(0, 8);
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const finance = await context.newPage();
  await signIn(finance, FINANCE);
  const me = await whoIs(finance);
  await signIn(page, STAFF);
  const staff = await whoIs(page);
  const input = { memberId: me.id, type: "DONATION", nameKo: `기금 ${key}`, amountDue: 12_000 };
  const { id } = Object(await ask(page, CREATE, { input })).createPayment;

  // Finance reads it before, proposes, and cannot approve.
  await finance.goto(`/admin/payment-management/${id}`);
  const theirs = finance.getByRole("main");
  await expect(theirs.getByText(say("payment-office.second.own.waits"))).toBeVisible();
  await theirs.getByRole("button", { name: say("payment-office.act.exempt"), exact: true }).click();
  const asked = finance.getByRole("dialog");
  await asked.getByLabel(say("payment-office.act.reason")).fill("봉사자라서");
  await asked.getByRole("button", { name: say("payment-office.act.exempt"), exact: true }).click();
  await expect(finance.getByText(say("payment-office.proposal.made"))).toBeVisible();
  const waits = theirs.getByRole("region", { name: say("payment-office.proposal.title") });
  await expect(waits).toContainText("봉사자라서");
  await expect(waits.getByRole("button", { name: say("payment-office.proposal.approve") })).toHaveCount(0);
  await expect(waits.getByRole("button", { name: say("payment-office.proposal.withdraw") })).toBeVisible();
  await context.close();

  // The second person finds it.
  await open("/admin/dashboard");
  await page
    .getByRole("main")
    .getByRole("link", { name: say("dashboard.todo.proposals") })
    .first()
    .click();
  await expect(page).toHaveURL(/proposed=yes/);
  const main = page.getByRole("main");
  await main.getByRole("row").filter({ hasText: key }).getByRole("link").first().click();
  const banner = main.getByRole("region", { name: say("payment-office.proposal.title") });
  await expect(banner).toContainText(me.name);
  expect.soft(await axeViolations(page)).toEqual([]);
  await banner.getByRole("button", { name: say("payment-office.proposal.approve") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: say("payment-office.proposal.approve") }).click();
  await expect(dialog).toHaveCount(0);
  await expect(banner).toHaveCount(0);
  const newest = main
    .getByRole("listitem")
    .filter({ has: page.locator("time") })
    .first();
  await expect(newest).toContainText(me.name);
  await expect(newest).toContainText(say("payment-office.page.approvedBy", { who: staff.name }));
  await expect(main.getByText(say("payments.state.PAID")).first()).toBeVisible();
});
