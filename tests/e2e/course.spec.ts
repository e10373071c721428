// @long applying.spec.ts
// A course from its days to the certificate of completion: the rule, attendance by date, the assignment, certificates for many at once, and what anybody reads of one.
import { expect } from "@playwright/test";
import { readPdf } from "#gateway/texts/pdf-text.ts";
import { DAY, HOUR } from "#schema/validation/core/durations.ts";
import { seoulDay, seoulMidnight } from "#schema/validation/core/seoul.ts";
import { attendancePath, PROGRAM_OFFICE_PATHS } from "#web/paths.ts";
import { type Account, newMember, STAFF } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { ask } from "./office.ts";
import { createOwnSite, type Visit } from "./own-site.ts";

const FINANCE: Account = { email: "finance@example.org", password: STAFF.password };
const [WHOLE, TWICE, ONCE, UNPAID] = ["한나래", "박사진", "도우미", "오미납"];
const FEE = 10_000;
const AFTER = 5;
const MAKE = "mutation ($input: ProgramInput!) { createProgram(input: $input) { id } }";
const APPLY = "mutation ($input: ApplyInput!) { apply(input: $input) { id payment { id version } } }";
const BOOK = `mutation ($id: Id!, $version: Int!) {
  bookPayment(id: $id, version: $version, amount: ${FEE}) { warning }
}`;

/** Three mornings from tomorrow on. */
function courseInput() {
  const tomorrow = seoulMidnight(seoulDay(new Date()), 1).getTime();
  const at = (day: number, hour: number) => new Date(tomorrow + day * DAY + hour * HOUR).toISOString();
  const sessions = [0, 1, 2].map((day) => ({
    titleKo: `${day + 1}강`,
    titleEn: `Lecture ${day + 1}`,
    startsAt: at(day, 10),
    endsAt: at(day, 12),
  }));
  const text = { description: "번역 실무를 익힙니다.", location: "1강의실" };
  return {
    kind: "WORKSHOP",
    publishNow: true,
    fee: FEE,
    capacity: 30,
    sessions,
    startsAt: at(0, 10),
    endsAt: at(2, 12),
    applyFrom: at(-3, 0),
    applyTo: at(0, 9),
    ko: { title: "번역 워크숍", ...text },
    en: { title: "Translation workshop", ...text },
  };
}

test("a course with three dates is completed by a rule, certified for all at once, and verified", async ({
  browser,
  language,
  say,
}) => {
  test.setTimeout(400_000);
  const site = await createOwnSite(browser, language);
  const clean = async ({ page }: Visit) => expect.soft(await axeViolations(page), page.url()).toEqual([]);
  const main = ({ page }: Visit) => page.getByRole("main");
  const button = (visit: Visit, name: string) => main(visit).getByRole("button", { name, exact: true });
  const inDialog = ({ page }: Visit, name: string) =>
    page.getByRole("dialog").getByRole("button", { name, exact: true });
  try {
    await site.wakeIn(0);
    const office = await site.visit(STAFF);
    const { id: programId } = Object(await ask(office.page, MAKE, { input: courseInput() })).createProgram;
    const treasurer = await site.visit(FINANCE);
    const accounts = new Map<string, Account>();
    for (const name of [WHOLE, TWICE, ONCE, UNPAID]) {
      const account = await newMember(office.page.request, language, name);
      accounts.set(name ?? "", account);
      const { page } = await site.visit(account);
      const made = await ask(page, APPLY, { input: { programId, form: { name } } });
      const { id, payment } = Object(made).apply;
      if (name === UNPAID) await ask(office.page, `mutation { confirmApplication(id: ${id}) { id } }`);
      else await ask(treasurer.page, BOOK, payment);
    }
    const address = attendancePath(PROGRAM_OFFICE_PATHS.education, programId);
    await office.open(address);
    await button(office, say("attendance-office.rule.edit")).click();
    const rule = office.page.getByRole("dialog");
    await rule.getByLabel(say("attendance-office.rule.percent")).fill("60");
    await rule.getByLabel(say("attendance-office.rule.assignment")).check();
    await clean(office);
    await inDialog(office, say("forms.save")).click();
    // The rule itself: that certificates come later is said before it is saved, too, and the site stops next.
    const saved = { percent: 60, assignment: "true", payment: "true" };
    await expect(main(office).getByText(say("attendance-office.rule", saved), { exact: true })).toBeVisible();
    await expect(main(office).getByText(say("attendance-office.issue.later"))).toBeVisible();

    await site.wakeIn(AFTER);
    const desk = await site.visit(STAFF);
    await desk.open(address);
    const there = [
      [WHOLE, TWICE, ONCE, UNPAID],
      [WHOLE, TWICE, UNPAID],
      [WHOLE, UNPAID],
    ];
    for (const [index, names] of there.entries()) {
      await main(desk).getByLabel(say("attendance.occasion.label")).selectOption({ index });
      for (const name of names) await button(desk, say("attendance.mark.name", { name: name ?? "" })).click();
      const come = say("attendance.count.PRESENT", { count: names.length });
      await expect(button(desk, come)).toBeVisible();
    }
    await expect(desk.page.getByText(say("attendance.sent"), { exact: true })).toBeVisible();

    const me = await site.visit(accounts.get(WHOLE ?? "") ?? null);
    await me.open("/my-account?tab=applications");
    await main(me)
      .getByRole("link", { name: /번역 워크숍|Translation workshop/ })
      .first()
      .click();
    await main(me).getByLabel(say("applications.assignment")).fill("https://example.org/assignment");
    await button(me, say("applications.assignment.send")).click();
    await expect(me.page.getByText(say("applications.assignment.saved"))).toBeVisible();
    await clean(me);

    await desk.open(address);
    const participant = (name = "") =>
      main(desk)
        .getByRole("listitem")
        .filter({ has: desk.page.locator("[id^=participant-]", { hasText: name }) });
    await expect(participant(WHOLE).getByText("https://example.org/assignment")).toBeVisible();
    // What others handed in came on paper.
    for (const name of [WHOLE, TWICE, ONCE, UNPAID]) {
      const accept = participant(name).getByRole("button", {
        name: say("attendance-office.assignment.accept"),
        exact: true,
      });
      await accept.click();
      await expect(accept).toHaveCount(0);
    }
    await expect(participant(ONCE)).toContainText(say("attendance-office.lack.ATTENDANCE"));
    await expect(participant(UNPAID)).toContainText(say("attendance-office.lack.PAYMENT"));
    await clean(desk);
    await button(desk, say("attendance-office.issue", { count: 2 })).click();
    await expect(desk.page.getByText(say("attendance-office.issued", { count: 2 }))).toBeVisible();

    await me.page.reload();
    await button(me, say("printed.getCompletion")).click();
    const [pdf] = await Promise.all([
      me.page.waitForEvent("download"),
      inDialog(me, say("printed.download")).click(),
    ]);
    const text = JSON.stringify(await readPdf(await pdf.path()));
    const [, code = ""] = /verify\/([0-9A-Z-]{16,})/.exec(text) ?? [];
    const visitor = await site.visit(null);
    await visitor.open(`/verify/${code}`);
    await expect(main(visitor).getByText(say("documents.valid"))).toBeVisible();

    // Two of the days turn out to be somebody else's: the certificate is marked for the office, and its page
    // does not say that it is valid.
    for (const index of [0, 1]) {
      await main(desk).getByLabel(say("attendance.occasion.label")).selectOption({ index });
      await main(desk)
        .getByRole("button", {
          name: new RegExp(`(?=.*${WHOLE ?? ""})(?=.*(기록 수정|Change the record))`),
        })
        .click();
      await inDialog(desk, say("attendance.state.ABSENT")).click();
      await expect(button(desk, say("attendance.count.ABSENT", { count: 1 }))).toBeVisible();
    }
    await expect(desk.page.getByText(say("attendance.sent"), { exact: true })).toBeVisible();
    await desk.page.reload();
    await expect(participant(WHOLE)).toContainText(say("attendance-office.certificate.outdated"));
    await clean(desk);
    await visitor.page.reload();
    await expect(main(visitor).getByText(say("documents.invalid"))).toBeVisible();
    site.expectQuiet();
  } finally {
    await site.remove();
  }
});
