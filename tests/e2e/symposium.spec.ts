// @long reading.spec.ts
// A symposium from the call to its program: submitted, agreed to by a co-author and declined by another, reviewed without names with an account and by a link,
// accepted after a warning, arranged in two rooms at the same time by the keyboard, which ends the clash of a speaker, and shown with the slides.
import { expect } from "@playwright/test";
import { readPdf } from "#gateway/texts/pdf-text.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import type { MessageId } from "#web/i18n/message-ids.ts";
import { newMember, STAFF, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { IN_STATE, makeSeminar } from "./made-programs.ts";
import { mailedLink } from "./mailbox.ts";

const { applyLink: _, ...OPEN } = IN_STATE.OPEN;
/** A moment as a field for day and time shows it in Seoul. */
const seoulField = (milliseconds: number) => new Date(milliseconds + 9 * HOUR).toISOString().slice(0, 16);

test("a symposium goes from its call to its program", async ({ page, request, say, open, at, language }) => {
  test.setTimeout(420_000);
  const { id } = await makeSeminar(request, { ...OPEN, fee: 0, prices: [] });
  const office = `/admin/seminars/${id}/presentations`;
  const reviewer = await newMember(page.request, language, "심사원");
  const author = await newMember(page.request, language, "한나래");
  const coAuthor = `co-${author.email}`;
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

  await signIn(page, STAFF);
  await open(office);
  await press(say("presentations-office.call.create"));
  const dialog = page.getByRole("dialog");
  const fill = (label: MessageId, text: string) => dialog.getByLabel(say(label)).first().fill(text);
  await fill("presentations-office.field.opensAt", seoulField(Date.now() - DAY));
  await fill("presentations-office.field.closesAt", seoulField(Date.now() + 5 * DAY));
  await dialog.getByLabel(say("presentations-office.field.topicsKo")).first().fill("번역\n통역");
  const linked = `linked-${reviewer.email}`;
  const reviewerField = (at: number, name: string) =>
    page.locator(`#presentation-call-reviewers-${at}-${name}`);
  const addReviewer = () =>
    dialog.getByRole("button", { name: say("presentations-office.reviewer.add") }).click();
  await addReviewer();
  await reviewerField(0, "email").fill(reviewer.email);
  await addReviewer();
  await reviewerField(1, "email").fill(linked);
  await dialog.getByRole("button", { name: say("forms.save"), exact: true }).click();
  // Nobody has this account: a name is asked for.
  await expect(reviewerField(1, "name")).toHaveAttribute("aria-invalid", "true");
  await reviewerField(1, "name").fill("외부위원");
  await reviewerField(1, "language").selectOption(language === "en" ? "EN" : "KO");
  expect.soft(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: say("forms.save"), exact: true }).click();
  await expect(dialog).toBeHidden();

  await signIn(page, author);
  await open(`/programs/${id}/present`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  await press(say("presentations.submit"));
  await expect(page.getByRole("alert").first()).toBeVisible();
  const field = (name: string) => page.locator(`#presentation-${name}`);
  await field("topic").selectOption("1");
  await field("titleKo").fill("통역 교육의 과제");
  await field("abstractKo").fill("통역 교육을 살펴본다.");
  await field("authors-0-name").fill("한나래");
  await field("authors-0-email").fill(author.email);
  await press(say("presentations.author.add"));
  await field("authors-1-name").fill("박공저");
  await field("authors-1-email").fill(coAuthor);
  await press(say("presentations.saveDraft"));
  await expect(page.getByText(say("presentations.state.DRAFT"), { exact: true })).toBeVisible();
  await press(say("presentations.goOn"));
  await expect(field("titleKo")).toHaveValue("통역 교육의 과제");
  await press(say("presentations.submit"));
  await expect(page.getByText(say("presentations.state.SUBMITTED"), { exact: true })).toBeVisible();

  await page.goto(await mailedLink(coAuthor, at("/programs/presentation-consent")));
  await expect(page.getByText("통역 교육의 과제")).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  await press(say("presentations.consent.yes"));
  await expect(page.getByText(say("presentations.consent.done.YES"))).toBeVisible();

  await signIn(page, STAFF);
  await open(office);
  await press(say("presentations-office.assign.REVIEWS"));
  await expect(
    page.getByText(say("presentations-office.assigned", { assigned: 2, short: 0 })).first(),
  ).toBeVisible();

  await signIn(page, reviewer);
  await open(`/programs/${id}/presentation-reviews`);
  await expect(page.getByRole("heading", { name: "통역 교육의 과제" })).toBeVisible();
  await expect(page.getByText("한나래")).toHaveCount(0);
  await page.getByLabel(say("presentations.review.score")).first().selectOption("4");
  expect.soft(await axeViolations(page)).toEqual([]);
  await press(say("presentations.review.save"));
  await expect(page.getByRole("button", { name: say("presentations.review.change") })).toBeVisible();

  await page.goto(await mailedLink(linked, at("/programs/presentation-review")));
  await expect(page.getByRole("heading", { name: "통역 교육의 과제" })).toBeVisible();
  await page.getByLabel(say("presentations.review.score")).first().selectOption("5");
  expect.soft(await axeViolations(page)).toEqual([]);
  await press(say("presentations.review.save"));
  await expect(page.getByRole("button", { name: say("presentations.review.change") })).toBeVisible();

  // Two more talks: in one a co-author declines, in the other nobody has answered.
  await signIn(page, author);
  await open(`/programs/${id}/present`);
  const declining = `declines-${author.email}`;
  for (const { title, speaker, email } of [
    { title: "번역 비평의 쟁점", speaker: "한나래", email: author.email },
    { title: "기계 번역과 교육", speaker: "최발표", email: `speaks-${author.email}` },
  ]) {
    await press(say("presentations.another"));
    await field("topic").selectOption("0");
    await field("titleKo").fill(title);
    await field("abstractKo").fill(`${title} 초록`);
    await field("authors-0-name").fill(speaker);
    await field("authors-0-email").fill(email);
    if (speaker === "한나래") {
      await press(say("presentations.author.add"));
      await field("authors-1-name").fill("최거절");
      await field("authors-1-email").fill(declining);
    }
    await press(say("presentations.submit"));
    await expect(page.getByRole("listitem").filter({ hasText: title })).toBeVisible();
    await expect(page.getByRole("button", { name: say("presentations.another"), exact: true })).toBeVisible();
  }
  await page.goto(await mailedLink(declining, at("/programs/presentation-consent")));
  await press(say("presentations.consent.no"));
  await expect(page.getByText(say("presentations.consent.done.NO"))).toBeVisible();

  await signIn(page, STAFF);
  await open(office);
  await expect(page.getByText(say("presentations-office.reviewed", { done: 2, asked: 2 }))).toBeVisible();
  for (const name of ["통역 교육의 과제", "번역 비평의 쟁점", "기계 번역과 교육"])
    await page.getByRole("checkbox", { name, exact: true }).check();
  expect.soft(await axeViolations(page)).toEqual([]);
  await press(say("presentations-office.decide.ORAL", { count: 3 }));
  // Whose consent is missing is read before anything is accepted.
  await expect(dialog.getByText(say("presentations-office.decide.consent", { count: 2 }))).toBeVisible();
  for (const [title, name, answer] of [
    ["번역 비평의 쟁점", "최거절", "no"],
    ["기계 번역과 교육", "최발표", "open"],
  ] as const)
    await expect(
      dialog.getByText(`${title}: ${say("presentations-office.author", { name, answer })}`),
    ).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("presentations-office.decide.send") })
    .click();
  const state = say("presentations.state.ORAL");
  await expect(page.locator("tbody").getByText(state, { exact: true })).toHaveCount(3);
  // Two rooms, both from the beginning of the event.
  const session = (at: number, name: string) => page.locator(`#presentation-sessions-sessions-${at}-${name}`);
  for (const [at, title, room] of [
    [0, "통역 분과", "101호"],
    [1, "번역 분과", "102호"],
  ] as const) {
    await press(say("presentations-office.session.add"));
    await session(at, "titleKo").fill(title);
    await session(at, "room").fill(room);
  }
  const place = (name: string, index: number) =>
    page
      .getByLabel(say("presentations-office.talk.session", { name }), { exact: true })
      .selectOption(String(index));
  await place("통역 교육의 과제", 0);
  await place("기계 번역과 교육", 0);
  await place("번역 비평의 쟁점", 1);
  const clash = page.getByText(
    say("presentations-office.clash.SPEAKER", { of: "한나래", first: "통역 분과", second: "번역 분과" }),
  );
  await expect(clash).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  // By keys the first talk becomes the second one, and its speaker is in one room at a time.
  const talks = page
    .getByRole("list", { name: say("presentations-office.field.talks"), exact: true })
    .first()
    .getByRole("listitem");
  await expect(talks).toContainText(["통역 교육의 과제", "기계 번역과 교육"]);
  const key = (what: "up" | "down", name: string) =>
    page
      .getByRole("button", { name: say(`presentations-office.talk.${what}`, { name }), exact: true })
      .press("Enter");
  await key("down", "통역 교육의 과제");
  await expect(talks).toContainText(["기계 번역과 교육", "통역 교육의 과제"]);
  await expect(clash).toHaveCount(0);
  await key("up", "통역 교육의 과제");
  await expect(clash).toBeVisible();
  await key("down", "통역 교육의 과제");
  await expect(clash).toHaveCount(0);
  await page.getByLabel(say("presentations-office.field.isShown")).check();
  expect.soft(await axeViolations(page)).toEqual([]);
  await press(say("presentations-office.sessions.save"));
  await expect(page.getByRole("button", { name: say("presentations-office.book") })).toBeVisible();
  const saved = page.waitForEvent("download");
  await press(say("presentations-office.book"));
  const book = await saved;
  expect(book.suggestedFilename()).toMatch(/^abstracts-\d+\.pdf$/);
  const printed = JSON.stringify(await readPdf(await book.path()));
  for (const words of [
    "통역 분과",
    "번역 분과",
    "통역 교육의 과제",
    "통역 교육을 살펴본다.",
    "박공저",
    "최발표",
  ])
    expect(printed).toContain(words);
  expect(printed).not.toContain("최거절");
  await press(say("presentations-office.call.edit"));
  await dialog.getByLabel(say("presentations-office.field.slidesReleased")).check();
  await fill("presentations-office.field.slidesUntil", seoulField(Date.now() + 6 * DAY));
  await dialog.getByRole("button", { name: say("forms.save"), exact: true }).click();
  await expect(dialog).toBeHidden();

  await signIn(page, author);
  await open(`/programs/${id}/present`);
  const chooser = page.waitForEvent("filechooser");
  const own = page.getByRole("listitem").filter({ hasText: "통역 교육의 과제" });
  await own.getByRole("button", { name: say("presentations.slides.choose") }).click();
  const buffer = Buffer.from("%PDF-1.7\n");
  await (await chooser).setFiles({ name: "발표 자료.pdf", mimeType: "application/pdf", buffer });
  await expect(page.getByRole("link", { name: "발표 자료.pdf" })).toBeVisible();
  await own.getByLabel(say("presentations.slides.public")).click();
  await expect(own.getByLabel(say("presentations.slides.public"))).toBeChecked();
  expect.soft(await axeViolations(page)).toEqual([]);

  await open(`/seminar-details/${id}`);
  await expect(page.getByRole("heading", { name: "통역 분과" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "번역 분과" })).toBeVisible();
  await expect(page.getByText("박공저")).toBeVisible();
  await expect(page.getByText("최거절")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /PDF, 9 B/ })).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);

  await signIn(page, STAFF);
  await open(office);
  await press(say("presentations-office.slides.removeOf", { name: "발표 자료.pdf" }));
  await dialog.getByLabel(say("presentations-office.slides.reason")).fill("남의 사진이 있습니다.");
  expect.soft(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: say("presentations-office.slides.remove"), exact: true }).click();
  await expect(page.getByRole("main").getByText("남의 사진이 있습니다.")).toBeVisible();
  expect.soft(await axeViolations(page)).toEqual([]);
  await open(`/seminar-details/${id}`);
  await expect(page.getByRole("heading", { name: "통역 분과" })).toBeVisible();
  await expect(page.getByRole("link", { name: /PDF, 9 B/ })).toHaveCount(0);
  await open(office);
  await press(say("presentations-office.slides.restoreOf", { name: "발표 자료.pdf" }));
  await expect(
    page.getByRole("button", {
      name: say("presentations-office.slides.removeOf", { name: "발표 자료.pdf" }),
    }),
  ).toBeVisible();
  // An author who asks for it is removed with a reason, and restored.
  const removes = page.getByRole("button", {
    name: say("presentations-office.author.removeOf", { name: "박공저" }),
    exact: true,
  });
  await removes.click();
  await dialog.getByLabel(say("presentations-office.author.reason")).fill("본인이 요청했습니다.");
  expect.soft(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: say("presentations-office.author.remove"), exact: true }).click();
  await expect(
    page
      .getByRole("main")
      .getByText(say("presentations-office.author.reasonOf", { reason: "본인이 요청했습니다." })),
  ).toBeVisible();
  await open(`/seminar-details/${id}`);
  await expect(page.getByRole("heading", { name: "통역 분과" })).toBeVisible();
  await expect(page.getByText("박공저")).toHaveCount(0);
  await open(office);
  await press(say("presentations-office.author.restoreOf", { name: "박공저" }));
  await expect(removes).toBeVisible();
});
