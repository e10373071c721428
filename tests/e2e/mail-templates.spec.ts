// The office changes the words of an automatic mail (docs/core.md#mail): a mistyped mark is refused where it
// is, the next mail has the new words, the one before keeps its own, and the words of the house come back.
import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { CONFIRM_SUBSCRIPTION_PATH, MAIL_TEMPLATES_PATH } from "#web/paths.ts";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { localize, test } from "./journey.ts";
import { mailsWith } from "./mailbox.ts";
import { ask } from "./office.ts";

/**
 * Each language changes a mail of its own: both journeys run at the same time. What is in its link, who gets
 * it, and what sends it.
 */
const MAILS = {
  ko: {
    kind: "SUBSCRIPTION_PROOF",
    text: "textKo",
    link: localize("ko", CONFIRM_SUBSCRIPTION_PATH),
    reader: async () => `reader-${randomUUID()}@example.org`,
    cause: (request: APIRequestContext, email: string) =>
      request.post("/api/v1/subscriptions", { data: { email, topics: ["NEWS"], language: "ko" } }),
  },
  en: {
    kind: "PASSWORD_RESET",
    text: "textEn",
    link: localize("en", "/reset-password"),
    reader: async (request: APIRequestContext) => (await newMember(request, "en")).email,
    cause: (request: APIRequestContext, email: string) =>
      request.post("/api/v1/forgot-password", { data: { email } }),
  },
} as const;

test("words are changed, a mistyped mark is refused where it is, and old mails keep theirs", {
  tag: "@core",
}, async ({ page, say, open, language }) => {
  const { kind, text, link, reader, cause } = MAILS[language];
  const email = await reader(page.request);
  expect((await cause(page.request, email)).status()).toBe(204);
  await mailsWith(email, link);

  await signIn(page, STAFF);
  await open(`${MAIL_TEMPLATES_PATH}?kind=${kind}`);
  const main = page.getByRole("main");
  const box = main.locator(`#mail-template-${text}`);
  const own = `${language === "ko" ? "사무국이 덧붙인 말" : "The office has added this"} ${randomUUID().slice(0, 8)}`;
  const house = await box.inputValue();
  await box.fill(`${house}\n\n${own} {lnik}`);
  const place = { line: house.split("\n").length + 2, column: own.length + 2, found: "{lnik}" };
  const fault = main.getByText(say("mail-words.fault", place));
  await expect(fault).toBeVisible();
  await main.getByRole("button", { name: say("forms.save"), exact: true }).click();
  await expect(box).toHaveAttribute("aria-invalid", "true");
  await expect(main.getByText(say("errors.PLACEHOLDER_UNKNOWN")).first()).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  await main.getByRole("button", { name: say("mail-words.goTo"), exact: true }).click();
  await expect(box).toBeFocused();
  // It is selected: a key takes it away.
  await page.keyboard.press("Backspace");
  await expect(fault).toHaveCount(0);
  await expect(box).toHaveValue(`${house}\n\n${own} `);
  await main.getByRole("button", { name: say("forms.save"), exact: true }).click();
  const back = main.getByRole("button", { name: say("mail-templates.backToHouse"), exact: true });
  await expect(back).toBeVisible();

  expect((await cause(page.request, email)).status()).toBe(204);
  const [before, after] = await mailsWith(email, link, 2);
  expect(before?.text).not.toContain(own);
  expect(after?.text).toContain(own);
  const query = "query ($kind: MailKind!) { mailTemplate(kind: $kind) { version } }";
  const { version: number } = Object(await ask(page, query, { kind })).mailTemplate;
  // Somebody of the office reads it first: two mails to the own address, marked as tests.
  await main.getByRole("button", { name: say("mail-templates.test"), exact: true }).click();
  const sent = page
    .getByText(say("mail-templates.tested"))
    .or(page.getByText(say("mail-templates.testWaits")));
  await expect(sent.first()).toBeVisible();
  await open("/admin/outbox?size=100");
  for (const mark of ["[시험 발송] ", "[Test] "])
    await expect(main.getByRole("row").filter({ hasText: mark }).first()).toContainText(
      say(`outbox.kind.${kind}`),
    );
  const rows = main
    .getByRole("row")
    .filter({ hasText: email })
    .filter({ hasText: say(`outbox.kind.${kind}`) });
  await expect(rows).toHaveCount(2);
  const [newest, oldest] = [rows.first(), rows.last()];
  const mail = page.getByRole("dialog");
  await newest.getByRole("rowheader").getByRole("button").click();
  await expect(mail).toContainText(say("outbox.template", { number }));
  await expect(mail.getByText(own)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(mail).toHaveCount(0);
  await oldest.getByRole("rowheader").getByRole("button").click();
  await expect(mail).toContainText(email);
  await expect(mail).not.toContainText(say("outbox.template", { number }));
  await expect(mail).not.toContainText(own);
  await page.keyboard.press("Escape");

  await open(`${MAIL_TEMPLATES_PATH}?kind=${kind}`);
  await back.click();
  await expect(back).toHaveCount(0);
  await expect(box).not.toHaveValue(new RegExp(own));
});
