// Once a month SUPER reads who looked at how much personal data, and signs; each language another month,
// because a month is signed once.
import { expect } from "@playwright/test";
import { monthLater, monthOf } from "#schema/validation/core/months.ts";
import { STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";

const monthsBack = { ko: 1, en: 2 } as const;

test("the access log is reviewed and signed", { tag: "@core" }, async ({ page, say, open, language }) => {
  const main = page.getByRole("main");
  const sign = main.getByRole("button", { name: say("access-review.sign") });
  await signIn(page, STAFF);

  // The present month can be read and not signed: this very look is in it.
  const now = monthOf(new Date());
  await open("/admin/member-management");
  await open(`/admin/access-review?month=${now}`);
  await expect(main.getByRole("rowheader").first()).toBeVisible();
  await expect(main.getByText(say("access-review.goesOn"))).toBeVisible();
  await expect(sign).toBeHidden();
  expect(await axeViolations(page)).toEqual([]);

  await open(`/admin/access-review?month=${monthLater(now, -monthsBack[language])}`);
  await main.getByLabel(say("access-review.sign.remark")).fill("특이 사항 없음");
  await sign.click();
  await expect(page.getByText(say("access-review.signed.saved"))).toBeVisible();
  await expect(main.getByRole("heading", { name: say("access-review.signed") })).toBeVisible();
  await expect(main.getByText("특이 사항 없음")).toBeVisible();
  await expect(sign).toBeHidden();
});
