// A person applies, pays, waits, and keeps what was typed; the office sees who comes.
import { expect, type Page } from "@playwright/test";
import type { Speak } from "#tests/support/messages.ts";
import { photo } from "#tests/support/uploads.ts";
import { KIND_PATHS } from "#web/paths.ts";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { ask } from "./office.ts";

const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
const main = (page: Page) => page.getByRole("main");
const submit = (page: Page, say: Speak) =>
  main(page)
    .getByRole("button", { name: say("applications.form.submit"), exact: true })
    .click();
const state = (page: Page, say: Speak, name: "AWAITING_PAYMENT" | "CONFIRMED" | "WAITLISTED" | "OFFERED") =>
  expect(
    main(page)
      .getByText(say(`applications.state.${name}`), { exact: true })
      .first(),
  ).toBeVisible();
/** No sweep opens these pages. */
const examine = async (page: Page) => expect.soft(await axeViolations(page, "all"), page.url()).toEqual([]);

test("from the sign-in to a confirmed seat and a receipt", { tag: "@core" }, async ({
  page,
  request,
  say,
  at,
  open,
  language,
}) => {
  test.setTimeout(120_000);
  const { id, title } = await makeSeminar(request, OPEN);
  const account = await newMember(page.request, language);
  await open(`/programs/${id}/apply`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await main(page).getByLabel(say("members.field.email")).fill(account.email);
  await main(page).getByLabel(say("members.field.password"), { exact: true }).fill(account.password);
  await main(page)
    .getByRole("button", { name: say("members.login.submit"), exact: true })
    .click();
  await expect(page).toHaveURL(at(`/programs/${id}/apply`));
  await expect(
    main(page)
      .getByText(say("payments.won", { amount: 30_000 }))
      .first(),
  ).toBeVisible();
  await examine(page);

  await submit(page, say);
  await expect(page.getByText(say("applications.completed"))).toBeVisible();
  await expect(page).toHaveURL(/\/my-account\/applications\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await state(page, say, "AWAITING_PAYMENT");
  await expect(main(page).getByText("000-000-000000")).toBeVisible();
  for (const fact of ["amount", "depositor", "until"] as const)
    await expect(main(page).getByText(say(`payments.transfer.${fact}`), { exact: true })).toBeVisible();
  await examine(page);
  const application = page.url();

  await main(page)
    .getByRole("link", { name: say("applications.change.button"), exact: true })
    .click();
  await main(page).getByLabel(say("applications.field.affiliation")).fill("온누리대학교");
  await examine(page);
  await main(page)
    .getByRole("button", { name: say("forms.save"), exact: true })
    .click();
  await expect(page).toHaveURL(application);
  await expect(main(page).getByText("온누리대학교")).toBeVisible();

  await main(page)
    .getByRole("button", { name: say("payments.declare.button") })
    .click();
  await expect(main(page).getByText(say("applications.next.declared"))).toBeVisible();

  const { myPayments } = Object(
    await ask(page, "{ myPayments(page: 1) { items { id version amountDue } } }"),
  );
  const [payment] = myPayments.items;
  const finance = { email: "finance@example.org", password: STAFF.password };
  const signedIn = await request.post("/api/v1/login", { data: finance });
  const booked = await request.post("/graphql", {
    headers: { authorization: signedIn.headers().authorization ?? "" },
    data: {
      query:
        "mutation ($id: Id!, $version: Int!, $amount: Int!) { bookPayment(id: $id, version: $version, amount: $amount) { warning } }",
      variables: { id: payment.id, version: payment.version, amount: payment.amountDue },
    },
  });
  expect((await booked.json()).errors).toBeUndefined();

  await open("/my-account?tab=applications");
  await state(page, say, "CONFIRMED");
  await open("/my-account?tab=payments");
  await main(page)
    .getByRole("button", { name: say("printed.get") })
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await examine(page);
  const saved = page.waitForEvent("download");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("printed.download") })
    .click();
  expect((await saved).suggestedFilename()).toMatch(/^\d{4}-\d{5}\.pdf$/);
});

test("the exam asks for part, languages, site and photo, and a session that ends keeps them all", {
  tag: "@once",
}, async ({ page, request, say, at, open, mayLog }) => {
  test.setTimeout(120_000);
  mayLog(/401/);
  const { id } = await makeSeminar(request, {
    ...OPEN,
    kind: "KITEC",
    examParts: ["TRANSLATION", "INTERPRETATION"],
    languagePairs: ["KO_EN", "KO_ZH"],
    sites: [
      { nameKo: "서울", nameEn: "Seoul" },
      { nameKo: "부산", nameEn: "Busan" },
    ],
  });
  const account = await newMember(page.request);
  await signIn(page, account);
  await open(`/programs/${id}/apply`);
  await submit(page, say);
  await expect(page.getByRole("alert").first()).toContainText(say("applications.field.photoId"));
  await main(page).getByLabel(say("applications.field.examPart")).selectOption("INTERPRETATION");
  await main(page).getByLabel(say("applications.field.languagePair")).selectOption("KO_ZH");
  await main(page).getByRole("radio", { name: "부산" }).check();
  const buffer = await photo({ width: 300, height: 400 });
  await main(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: "face.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: say("applications.photo.use") }).click();
  const preview = main(page).getByRole("img", { name: /face/ });
  await expect(preview).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  await page.request.post("/api/v1/logout", { headers: { authorization: `Bearer ${token}` } });
  page.on("dialog", (dialog) => void dialog.accept());
  await submit(page, say);
  await page
    .getByRole("dialog", { name: say("members.again.title") })
    .getByRole("button", { name: say("members.again.otherwise") })
    .click();
  await expect(page).toHaveURL(at("/"));

  await signIn(page, account);
  await open(`/programs/${id}/apply`);
  await main(page)
    .getByRole("button", { name: say("forms.draft.continue") })
    .click();
  await expect(main(page).getByLabel(say("applications.field.examPart"))).toHaveValue("INTERPRETATION");
  await expect(main(page).getByRole("radio", { name: "부산" })).toBeChecked();
  await expect(preview).toBeVisible();
  await submit(page, say);
  await expect(page).toHaveURL(/\/my-account\/applications\/\d+$/);
  await expect(main(page).getByText(say("exams.pair.KO_ZH"))).toBeVisible();
  await expect(main(page).getByRole("img", { name: say("applications.one.photoAlt") })).toBeVisible();
  await open(`/programs/${id}/apply`);
  await expect(main(page).getByText(say("applications.apply.already"))).toBeVisible();
  // Nobody is asked once more to apply for what they have applied for.
  await open(KIND_PATHS.KITEC);
  const own = main(page)
    .getByRole("link", { name: say("programs.applied") })
    .first();
  await expect(own).toHaveAttribute("href", /\/my-account\/applications\/\d+$/);
  await own.click();
  await expect(main(page).getByText(say("applications.slip.later"))).toBeVisible();
});

test("who waits gets the seat of who leaves, and the office notes who came", { tag: "@once" }, async ({
  page,
  request,
  say,
  open,
}) => {
  test.setTimeout(120_000);
  const { id } = await makeSeminar(request, { ...OPEN, fee: 0, prices: [], capacity: 1, waitingList: true });
  const [first, second] = [await newMember(page.request), await newMember(page.request)];
  await signIn(page, first);
  await open(`/programs/${id}/apply`);
  await submit(page, say);
  await expect(page).toHaveURL(/\/my-account\/applications\/\d+$/);
  await state(page, say, "CONFIRMED");
  const firsts = new URL(page.url()).pathname;

  await signIn(page, second);
  await open(`/seminar-details/${id}`);
  await main(page)
    .getByRole("link", { name: say("program-details.panel.wait") })
    .click();
  await main(page)
    .getByRole("button", { name: say("applications.form.submitWaiting") })
    .click();
  await expect(main(page).getByText(say("applications.next.waitlisted", { place: 1 }))).toBeVisible();
  const seconds = new URL(page.url()).pathname;

  await signIn(page, first);
  await open(firsts);
  const leave = main(page).getByRole("button", { name: say("applications.withdraw.button") });
  await leave.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(say("applications.withdraw.nothingPaid"));
  // Who thinks again is where they were.
  await page.keyboard.press("Escape");
  await expect(leave).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: say("applications.withdraw.button") }).click();
  await expect(main(page).getByText(say("applications.next.withdrawn"))).toBeVisible();

  await signIn(page, second);
  await open(seconds);
  await state(page, say, "OFFERED");
  await expect(main(page).getByRole("timer")).toBeVisible();
  await main(page)
    .getByRole("button", { name: new RegExp(say("applications.offer.accept")) })
    .click();
  await state(page, say, "CONFIRMED");

  await signIn(page, STAFF);
  await open(`/admin/seminars/${id}/applicants`);
  const row = main(page).getByRole("row").filter({ hasText: second.email });
  await row.getByRole("checkbox").check();
  await main(page)
    .getByRole("button", { name: say("applicants.act.attended"), exact: true })
    .click();
  // The seminar is days away.
  await dialog.getByRole("button", { name: say("applicants.act.attended"), exact: true }).click();
  await expect(row).toContainText(say("applications.state.ATTENDED"));
});
