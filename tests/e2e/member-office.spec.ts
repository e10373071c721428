// The office of members: somebody is found by two syllables, a request is approved, and the list shows it.
import { randomInt, randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { type Account, signIn } from "./accounts.ts";
import { test } from "./journey.ts";

const MEMBER_STAFF: Account = { email: "members@example.org", password: "Demo!2345" };

const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;
const syllable = () => String.fromCodePoint(FIRST_SYLLABLE + randomInt(SYLLABLES));

test("a member is found by two syllables, and a request is approved", async ({ page, say, open }) => {
  const found = syllable() + syllable();
  const name = `김${found}`;
  const registered = await page.request.post("/api/v1/register", {
    data: {
      email: `office-${randomUUID()}@example.org`,
      password: "Journey!2345",
      confirm_password: "Journey!2345",
      name,
      country: "KR",
      member_type: "ASSOCIATE",
      affiliation: "여정대학교",
      final_degree_institution: "여정대학교",
      consents: { terms: true, privacy: true, age14: true, newsletter: false },
    },
  });
  expect(registered.status()).toBe(201);

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
  await main.getByRole("button", { name: say("member-office.request.approve"), exact: true }).click();
  await expect(main.getByText(say("member-office.change.approveGradeRequest")).first()).toBeVisible();

  await main.getByRole("link", { name: say("member-office.back") }).click();
  await find();
  await expect(row).toContainText(say("enums.MemberGrade.ASSOCIATE"));
  await expect(row).not.toContainText(say("member-office.waiting"));
});
