// A visitor finds a seminar, understands what can be done about it now, and takes it along in a calendar.
import { expect, type Page } from "@playwright/test";
import type { Speak } from "#tests/support/messages.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";

const main = (page: Page) => page.getByRole("main");
const panel = (page: Page, say: Speak) =>
  page.getByRole("complementary", { name: say("program-details.panel.label") });
const applyButton = (page: Page, say: Speak) =>
  panel(page, say).getByRole("link", { name: say("program-details.panel.apply", { kind: "SEMINAR" }) });

test("from the home page to the schedule, a seminar, the one after it and the calendar", {
  tag: "@core",
}, async ({ page, say, at, open }) => {
  await open("/");
  await main(page)
    .getByRole("link", { name: say("programs.home.allSeminars") })
    .click();
  await expect(page).toHaveURL(at("/seminar-schedule"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("layout.nav.seminarSchedule"));
  const first = main(page).getByRole("heading", { level: 3 }).first().getByRole("link");
  const title = (await first.textContent()) ?? "";
  await first.click();
  await expect(page).toHaveURL(/\/seminar-details\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(panel(page, say)).toContainText("KST");

  const neighbours = page.getByRole("navigation", { name: say("program-details.neighbours") });
  await neighbours.getByRole("link").last().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);

  const calendar = panel(page, say).getByRole("link", { name: say("program-details.calendar") });
  const answer = await page.request.get((await calendar.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  expect(await answer.text()).toContain("TZID:Asia/Seoul");
});

test("past seminars, a tag and the way back are in the address", async ({ page, say, at, open }) => {
  await open("/seminar-schedule");
  const times = page.getByRole("navigation", { name: say("program-pages.list.when") });
  await times.getByRole("link", { name: say("program-pages.list.past") }).click();
  await expect(page).toHaveURL(`${at("/seminar-schedule")}?when=past`);
  await expect(main(page).getByText(say("enums.ProgramState.ENDED")).first()).toBeVisible();
  const tags = page.getByRole("navigation", { name: say("program-pages.list.tags") });
  await tags.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\?when=past&tag=/);
  await expect(tags.getByRole("link").nth(1)).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(page).toHaveURL(`${at("/seminar-schedule")}?when=past`);
});

test("the calendar is walked through by keyboard; a phone has the rows of the month", async ({
  page,
  request,
  say,
  at,
  open,
  isMobile,
}) => {
  const { id, title } = await makeSeminar(request, IN_STATE.OPEN);
  const month = new Date(Date.parse(IN_STATE.OPEN.startsAt) + 9 * 60 * 60 * 1000).toISOString().slice(0, 7);
  await open(`/seminar-schedule?month=${month}`);
  const heading = main(page).getByRole("heading", { level: 2 }).first();
  const shown = (await heading.textContent()) ?? "";
  const months = page.getByRole("navigation", { name: say("program-pages.month.move") });
  await months.getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  await expect(heading).not.toHaveText(shown);
  await expect(months.getByRole("link").first()).toBeFocused();
  await months.getByRole("link").last().focus();
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText(shown);

  const table = page.getByRole("table", { name: shown });
  await expect(table).toHaveCount(isMobile ? 0 : 1);
  if (!isMobile) {
    await expect(table.getByRole("columnheader")).toHaveCount(7);
    await expect(table.getByRole("cell").filter({ hasText: title })).toHaveCount(1);
  }
  const link = main(page).getByRole("link", { name: title });
  await link.first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(at(`/seminar-details/${id}`));
});

test("a month without seminars says so and names the nearest one", async ({ page, say, open }) => {
  await open("/seminar-schedule?month=2031-02");
  await expect(page.getByText(say("program-pages.month.empty"))).toBeVisible();
  const [nearest = ""] = say("program-pages.month.following", { day: "", title: "" }).split(":");
  await main(page)
    .getByRole("link", { name: new RegExp(`^${nearest}:`) })
    .click();
  await expect(page).toHaveURL(/\/seminar-details\/\d+$/);
});

test("every state says what comes next, and only an open one has the button", { tag: "@core" }, async ({
  page,
  request,
  say,
  open,
}) => {
  test.setTimeout(120_000);
  for (const [state, wanted] of Object.entries(IN_STATE)) {
    const { id, title } = await makeSeminar(request, wanted, { cancelled: state === "CANCELLED" });
    await open(`/seminar-details/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(panel(page, say)).toContainText(say(`enums.ProgramState.${state as keyof typeof IN_STATE}`));
    await expect(applyButton(page, say), state).toHaveCount(state === "OPEN" ? 1 : 0);
    // Before it opens a visitor can ask to be notified.
    await expect(panel(page, say).getByRole("button"), state).toHaveCount(state === "COMING_SOON" ? 1 : 0);
  }
});

test("the button leaves the site, says where to, and opens beside it", async ({
  page,
  request,
  say,
  open,
}) => {
  const { id } = await makeSeminar(request, IN_STATE.OPEN);
  await open(`/seminar-details/${id}`);
  const button = applyButton(page, say);
  await expect(button).toHaveAccessibleName(new RegExp(say("programs.apply.external").slice(1, -1)));
  await expect(button).toHaveAttribute("href", IN_STATE.OPEN.applyLink);
  await expect(button).toHaveAttribute("target", "_blank");
  await expect(button).toHaveAttribute("rel", /noopener/);
  await expect(panel(page, say)).toContainText("apply.example.org");
});

test("without an outside link the button leads to the form, by way of the sign-in", async ({
  page,
  request,
  say,
  at,
  open,
}) => {
  const { applyLink: _, ...wanted } = IN_STATE.OPEN;
  const { id } = await makeSeminar(request, wanted);
  await open(`/seminar-details/${id}`);
  await applyButton(page, say).click();
  await expect(page).toHaveURL(`${at("/login")}?next=${encodeURIComponent(`/programs/${id}/apply`)}`);
});

test("what is coming opens by itself while somebody waits", { tag: "@once" }, async ({
  page,
  request,
  say,
  open,
}) => {
  const opens = new Date(Date.now() + 12_000).toISOString();
  const { id } = await makeSeminar(request, { ...IN_STATE.OPEN, applyFrom: opens });
  await open(`/seminar-details/${id}`);
  await expect(panel(page, say)).toContainText(say("enums.ProgramState.COMING_SOON"));
  await expect(panel(page, say).getByRole("timer")).toContainText(/\d/);
  await expect(applyButton(page, say)).toBeVisible({ timeout: 20_000 });
  await expect(panel(page, say)).toContainText(say("enums.ProgramState.OPEN"));
});

test("on a phone the button comes along once the panel has scrolled away", async ({
  page,
  say,
  open,
  isMobile,
}) => {
  await open("/seminar-schedule");
  await main(page)
    .getByRole("listitem")
    .filter({ hasText: say("programs.apply.short") })
    .first()
    .getByRole("heading")
    .getByRole("link")
    .click();
  await expect(panel(page, say)).toBeVisible();
  const buttons = main(page).locator('a[rel~="external"]');
  const along = buttons.last();
  if (!isMobile) {
    await expect(along).toBeHidden();
    await expect(buttons.first()).toBeVisible();
    return;
  }
  await expect(along).toBeHidden();
  await page
    .getByRole("heading", { level: 2, name: say("program-details.programme") })
    .scrollIntoViewIfNeeded();
  await expect(along).toBeInViewport();
  // A jump to the top passes the panel's button without showing it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(along).toBeHidden();
});

test("a seminar that is only in Korean says so in English", async ({
  page,
  request,
  say,
  open,
  language,
}) => {
  const { id, title } = await makeSeminar(request, IN_STATE.OPEN, { korean: true });
  await open(`/seminar-details/${id}`);
  const heading = page.getByRole("heading", { level: 1, name: title });
  const missing = page.getByText(say("components.fallback.title"));
  if (language === "ko") {
    await expect(missing).toHaveCount(0);
    await expect(heading).not.toHaveAttribute("lang");
  } else {
    await expect(missing).toBeVisible();
    await expect(heading).toHaveAttribute("lang", "ko");
  }
});

test("an address of another kind is no page", { tag: "@once" }, async ({ page, request, at, mayLog }) => {
  mayLog(/status of 404/);
  const { id } = await makeSeminar(request, IN_STATE.OPEN);
  for (const path of [`/programs/${id}`, "/seminar-details/0", "/seminar-details/999999", "/programs/x"]) {
    const answer = await page.goto(at(path));
    expect(answer?.status(), path).toBe(404);
  }
});

test("courses and the exam show their dates, those that have been folded", async ({ page, say, open }) => {
  await open("/kitec");
  await expect(page.getByRole("heading", { level: 2, name: say("program-pages.course.live") })).toBeVisible();
  const past = main(page).locator("details");
  await expect(past.getByText(say("enums.ProgramState.ENDED")).first()).toBeHidden();
  await past.locator("summary").click();
  await past.getByRole("heading", { level: 3 }).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/programs\/\d+$/);
  await expect(panel(page, say)).toContainText(say("enums.ProgramState.ENDED"));
});

test("the address of the calendar is copied", { tag: "@once" }, async ({ page, context, say, open }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open("/seminar-schedule");
  await main(page)
    .getByRole("button", { name: say("program-pages.address.copy") })
    .click();
  await expect(page.getByText(say("program-pages.address.copied"))).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const answer = await page.request.get(address);
  expect(answer.headers()["content-type"]).toContain("text/calendar");
});

test.describe("abroad", () => {
  test.use({ timezoneId: "America/New_York" });
  test("the time of a seminar and its deadline are told by the reader's clock, too", async ({
    page,
    request,
    say,
    open,
  }) => {
    const { id } = await makeSeminar(request, IN_STATE.OPEN);
    await open(`/seminar-details/${id}`);
    await expect(panel(page, say)).toContainText("KST");
    for (const words of ["clock.event", "clock.closes"] as const) {
      // In Korean the line of the deadline has the words of the first one, too.
      const line = panel(page, say)
        .getByText(say(words, { local: "" }).trim())
        .first();
      await expect(line).toContainText(/GMT-[45]|E[SD]T/);
    }
  });
});
