// The office answers a question that is often asked; a visitor reads it on its page and finds it by the search.
import { expect } from "@playwright/test";
import { STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";

test("a question is written, put first, read on its page, found, and taken out again @core", async ({
  page,
  say,
  at,
  open,
  language,
}) => {
  const main = page.getByRole("main");
  const name = `${language === "ko" ? "명찰" : "badge"} ${crypto.randomUUID().slice(0, 8)}`;
  const question = { ko: `${name} 어디에서 받나요?`, en: `Where do I get my ${name}?` };
  const answer = { ko: `${name} 접수대에 있습니다.`, en: `The ${name} is at the desk.` };

  await signIn(page, STAFF);
  await open("/admin/faq");
  await page.getByRole("button", { name: say("faqs.office.add") }).click();
  await main.getByLabel(say("faqs.field.questionKo")).last().fill(question.ko);
  await main.getByLabel(say("faqs.field.questionEn")).last().fill(question.en);
  await main.getByLabel(say("faqs.field.answerKo")).last().fill(answer.ko);
  // Up to the first place, by the keyboard.
  await page.getByRole("button", { name: say("forms.list.up", { name: question.ko }) }).press("Home");
  await main.getByLabel(say("faqs.field.answerEn")).first().fill(answer.en);
  expect.soft(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: say("forms.save") }).click();
  await expect(page.getByText(say("faqs.office.saved"))).toBeVisible();

  // Everything is saved: no dialog asks before the page is left.
  await open("/faq");
  await expect(page).toHaveURL(at("/faq"));
  const heading = main.getByRole("heading", { level: 2, name: question[language] });
  await expect(heading).toBeVisible();
  await expect(main.getByText(answer[language])).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);

  await open(`/search?q=${encodeURIComponent(name)}`);
  await main.getByRole("link", { name: question[language] }).click();
  await expect(page).toHaveURL(/\/faq#faq-\d+$/);
  await expect(heading).toBeInViewport();

  await open("/admin/faq");
  await page.getByRole("button", { name: say("forms.list.remove", { name: question.ko }) }).click();
  await page.getByRole("button", { name: say("forms.save") }).click();
  await expect(page.getByText(say("faqs.office.saved"))).toBeVisible();
  await open("/faq");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(heading).toHaveCount(0);
});
