// Becoming a member.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Speak } from "#tests/support/messages.ts";
import { newMember } from "./accounts.ts";
import { test, untilAlive } from "./journey.ts";

const fields = (page: Page, say: Speak) => {
  const main = page.getByRole("main");
  const text = (id: Parameters<Speak>[0]) => main.getByRole("textbox", { name: say(id) });
  return {
    email: text("members.field.email"),
    // A password has no role of its own.
    password: main.locator('input[name="password"]'),
    confirmation: main.locator('input[name="confirm_password"]'),
    name: main.locator('input[name="name"]'),
    country: main.getByRole("combobox", { name: say("members.field.country") }),
    institution: text("members.field.finalDegreeInstitution"),
    affiliation: text("members.field.affiliation"),
    grade: (grade: "REGULAR" | "GENERAL") =>
      main.getByRole("radio", { name: say(`enums.MemberGrade.${grade}`), exact: true }),
    consent: (which: "terms" | "privacy" | "age14") =>
      main.getByRole("checkbox", { name: say(`members.consent.${which}`) }),
    submit: main.getByRole("button", { name: say("members.register.submit"), exact: true }),
    summary: main.getByRole("alert").filter({ hasText: say("errors.VALIDATION") }),
  };
};

test("an empty form tells everything at once, in a summary and at the fields", { tag: "@core" }, async ({
  page,
  say,
  open,
}) => {
  await open("/register");
  const form = fields(page, say);
  await form.submit.click();
  await expect(form.summary).toBeFocused();
  for (const code of ["EMAIL_REQUIRED", "PASSWORD_REQUIRED", "REQUIRED", "CONSENT_REQUIRED"] as const) {
    await expect(form.summary).toContainText(say(`errors.${code}`));
  }
  await expect(form.email).toHaveAccessibleDescription(new RegExp(say("errors.EMAIL_REQUIRED")));
  await expect(form.email).toHaveAttribute("aria-invalid", "true");
  await form.summary.getByRole("link", { name: new RegExp(`^${say("members.field.name")}`) }).click();
  await expect(form.name).toBeFocused();

  await form.email.fill("nobody");
  await form.password.fill("short");
  await form.submit.click();
  await expect(form.email).toHaveAccessibleDescription(new RegExp(say("errors.EMAIL_INVALID")));
  await expect(form.summary).toContainText(say("errors.PASSWORD_TOO_SHORT"));
});

test("a password that is guessed is told while it is typed, by a worker", async ({ page, say, open }) => {
  await open("/register");
  expect(page.workers()).toEqual([]);
  const { password } = fields(page, say);
  const rule = page.getByRole("listitem").filter({ hasText: say("forms.password.rule.guess") });
  await expect(rule.getByLabel(say("forms.password.unmet"))).toBeVisible();
  await password.fill("Liverpool1!");
  await expect.poll(() => page.workers().length).toBe(1);
  await expect(rule.getByLabel(say("forms.password.unmet"))).toBeVisible();
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining("/assets/")]);
  await password.fill("Correct!Horse7");
  await expect(rule.getByLabel(say("forms.password.met"), { exact: true })).toBeVisible();
});

test("the English messages are the specification's, word for word", { tag: "@once" }, async ({ page }) => {
  await page.goto("/en/register");
  await untilAlive(page);
  const main = page.getByRole("main");
  const submit = main.getByRole("button", { name: "Register", exact: true });
  await submit.click();
  await expect(main.getByText("Please check the required fields.")).toBeVisible();
  for (const sentence of ["Required field.", "Email is required", "Password is required"]) {
    await expect(main.getByText(sentence).first()).toBeVisible();
  }
  await main.locator('input[name="email"]').fill("nobody");
  await main.locator('input[name="password"]').fill("Ab1!");
  await submit.click();
  await expect(main.getByText("Email is invalid").first()).toBeVisible();
  await expect(main.getByText("Password must be at least 8 characters").first()).toBeVisible();
});

test("the grade applied for decides what is required", async ({ page, say, open }) => {
  await open("/register");
  const form = fields(page, say);
  await expect(form.affiliation).not.toHaveAttribute("required");
  await form.grade("REGULAR").check();
  await expect(form.affiliation).toHaveAttribute("required");
  await expect(form.institution).toHaveAttribute("required");
  await form.submit.click();
  await expect(form.affiliation).toHaveAccessibleDescription(new RegExp(say("errors.REQUIRED")));
  await form.grade("GENERAL").check();
  await expect(form.affiliation).not.toHaveAttribute("required");
});

test("a country list that fails says so and can be asked for again", { tag: "@once" }, async ({
  page,
  say,
  open,
  mayLog,
}) => {
  mayLog(/net::ERR_FAILED/);
  let refuse = true;
  await page.route("**/graphql", async (route) => {
    const asksCountries = route.request().postData()?.includes("countries") === true;
    if (refuse && asksCountries) await route.abort();
    else await route.fallback();
  });
  // Reached inside the client, so that the list is not part of the document yet.
  await open("/login");
  await page
    .getByRole("main")
    .getByRole("link", { name: say("members.login.register") })
    .click();
  const alert = page.getByRole("alert").filter({ hasText: say("members.countries.failed") });
  await expect(alert).toBeVisible();
  refuse = false;
  await alert.getByRole("button", { name: say("components.errorState.retry") }).click();
  await expect(alert).toBeHidden();
  const form = fields(page, say);
  await form.country.selectOption("KR");
  await expect(form.country).toHaveValue("KR");
  await expect(form.country.getByRole("option").nth(1)).toHaveAttribute("value", "KR");
});

test("a good form makes a member, says so and leads on", { tag: "@core" }, async ({
  page,
  say,
  at,
  open,
}) => {
  await open("/register");
  const form = fields(page, say);
  await form.email.fill(`visitor-${randomUUID()}@example.org`);
  await form.password.fill("Journey!Lantern7");
  await form.confirmation.fill("Journey!Lantern7");
  await form.name.fill("방문객");
  await form.country.selectOption("KR");
  for (const consent of ["terms", "privacy", "age14"] as const) await form.consent(consent).check();
  await form.submit.click();
  await expect(page.getByRole("status").filter({ hasText: say("session.registerSuccess") })).toBeVisible();
  await expect(page).toHaveURL(at("/my-account"));
  await expect(page.getByRole("main").locator('input[name="name"]')).toHaveValue("방문객");
});

test("an address that is taken is told at the field, and nothing typed is lost", async ({
  page,
  say,
  open,
  mayLog,
}) => {
  mayLog(/422/);
  const { email } = await newMember(page.request);
  await open("/register");
  const form = fields(page, say);
  await form.email.fill(email.toUpperCase());
  await form.password.fill("Journey!Lantern7");
  await form.confirmation.fill("Journey!Lantern7");
  await form.name.fill("방문객");
  await form.country.selectOption("KR");
  for (const consent of ["terms", "privacy", "age14"] as const) await form.consent(consent).check();
  await form.submit.click();
  await expect(form.email).toHaveAccessibleDescription(new RegExp(say("errors.EMAIL_TAKEN")));
  await expect(form.name).toHaveValue("방문객");
  await expect(form.password).toHaveValue("Journey!Lantern7");
});

test("a form with something left unsent waits until it is decided", async ({ page, say, open }) => {
  await open("/register");
  const form = fields(page, say);
  await form.name.fill("방문객");
  await page.reload();
  const goOn = page.getByRole("button", { name: say("forms.draft.continue") });
  await expect(goOn).toBeVisible();
  await untilAlive(page);
  await expect(page.locator("form[inert]").filter({ has: page.locator('input[name="name"]') })).toBeVisible();
  // What is typed while it waits goes nowhere.
  await form.name.evaluate((field) => field.focus());
  await page.keyboard.type("another");
  await expect(form.name).toHaveValue("");
  await goOn.click();
  await expect(form.name).toHaveValue("방문객");
  await expect(page.locator("form[inert]")).toHaveCount(0);
  // Where it was typed.
  await expect(form.name).toBeFocused();
});
