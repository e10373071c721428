// @long glossary.spec.ts
// The office opens the terms of a seminar from its menu; an interpreter reads them by topic in both languages, and as a PDF.
import { expect } from "@playwright/test";
import { STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { ask, chooseInRow } from "./office.ts";

const MAKE_TERM = "mutation ($input: GlossaryTermInput!) { createGlossaryTerm(input: $input) { id } }";

test("the terms of a seminar are opened from its menu, read by topic, and printed", async ({
  page,
  request,
  say,
  open,
  at,
  language,
}) => {
  await signIn(page, STAFF);
  const { id, title } = await makeSeminar(request, IN_STATE.OPEN);
  // The title of the seminar is the term.
  const made = await ask(page, MAKE_TERM, { input: { ko: title, en: `Term ${title}`, field: "LAW" } });
  const term = Object(made).createGlossaryTerm.id;
  await open(`/admin/seminars?search=${encodeURIComponent(title)}`);
  await chooseInRow(page, say, title, say("program-office.act.booth"));
  await page.waitForURL((url) => url.pathname === at(`/programs/${id}/booth-sheet`));
  const main = page.getByRole("main");
  const law = main.getByRole("region", { name: say("glossary.field.LAW") });
  await expect(law.getByRole("term")).toHaveText(language === "ko" ? title : `Term ${title}`);
  await expect(law.getByRole("definition")).toHaveText(language === "ko" ? `Term ${title}` : title);
  expect.soft(await axeViolations(page)).toEqual([]);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

  // The same without script and without an account.
  const href = (await main.getByRole("link", { name: say("booth.pdf") }).getAttribute("href")) ?? "";
  const pdf = await request.get(href);
  expect([pdf.status(), pdf.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect(await (await request.get(at(`/programs/${id}/booth-sheet`))).text()).toContain(`Term ${title}`);
  await main.getByRole("link", { name: say("booth.back") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  await ask(page, `mutation { deleteGlossaryTerm(id: ${term}) { id } }`);
});
