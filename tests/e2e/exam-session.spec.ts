// @long exam-results.spec.ts, exam-scoring.spec.ts, bank.spec.ts, applying.spec.ts
// A whole session of the exam with 48 people, five of them in a group of an institution: applied, paid, photo asked for again, numbered, admitted at the door by a phone, scored by two
// raters and a third, released by two people, objected to, certified and verified. What the work costs in clicks and keys is bounded.
import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import { readPdf } from "#gateway/texts/pdf-text.ts";
import { DAY } from "#schema/validation/core/durations.ts";
import { photo } from "#tests/support/uploads.ts";
import {
  applicantsPath,
  certificatesPath,
  examPhotosPath,
  examScoringPath,
  PROGRAM_OFFICE_PATHS,
  resultsPath,
} from "#web/paths.ts";
import { type Account, newMember, STAFF } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { writeCameraFilm } from "./camera-film.ts";
import { checkAllIn } from "./exam-door.ts";
import {
  applyByApi,
  applyForGroupByApi,
  bookAll,
  cropPhoto,
  makeExam,
  nameOf,
  type Transfer,
} from "./exam-people.ts";
import { Raters } from "./exam-raters.ts";
import { Hand } from "./hand.ts";
import { test } from "./journey.ts";
import { ask } from "./office.ts";
import { createOwnSite, type Visit } from "./own-site.ts";

const OFFICE = PROGRAM_OFFICE_PATHS.evaluation;
const PROGRAMS: Account = { email: "program@example.org", password: STAFF.password };
const FINANCE: Account = { email: "finance@example.org", password: STAFF.password };
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const PEOPLE = 48;
/** Of these, those whom an institution applies for. */
const GROUP = 5;
const FEE = 30_000;
/** The one whose session is looked at. */
const NAME = "한나래";
/** Days from today: numbers are given, the exam, the day after it, the objection is answered. */
const [CLOSED, EXAM, AFTER, OBJECTION] = [12, 20, 21, 23];
/** Of a run: the mailbox is that of all sites. */
const raterAddresses = () => {
  const run = randomInt(1e9);
  return {
    FIRST: `a-${run}@rater.example`,
    SECOND: `b-${run}@rater.example`,
    THIRD: `c-${run}@rater.example`,
  };
};

test(
  "a session of 48 people goes from its call to a certificate that anybody verifies",
  {
    // Each visit has the layout of whose it is: the office and raters a desktop, examinees and the door a phone.
    tag: ["@everywhere", "@desktop"],
  },
  async ({ browser, language, say }, testInfo) => {
    test.setTimeout(1_500_000);
    const { FIRST, SECOND, THIRD } = raterAddresses();
    const site = await createOwnSite(browser, language, { SMTP_URL: process.env.MAILBOX_URL ?? "" });
    const raters = new Raters(site, say);
    const clean = async ({ page }: Visit) => expect.soft(await axeViolations(page), page.url()).toEqual([]);
    const main = ({ page }: Visit) => page.getByRole("main");
    const button = (visit: Visit, name: string) => main(visit).getByRole("button", { name, exact: true });
    const inDialog = ({ page }: Visit, name: string) =>
      page.getByRole("dialog").getByRole("button", { name, exact: true });
    /** Fields of the examinee's own application. */
    const own = async ({ page }: Visit, fields: string) =>
      Object(await ask(page, `{ myApplications { ${fields} } }`)).myApplications[0];
    const download = async (visit: Visit, act: () => Promise<void>) => {
      const [saved] = await Promise.all([visit.page.waitForEvent("download"), act()]);
      return saved;
    };
    try {
      await site.wakeIn(0);
      const office = await site.visit(STAFF);
      const slipFrom = new Date(Date.now() + (CLOSED - 1) * DAY).toISOString();
      const exam = await makeExam(office.page, PEOPLE, slipFrom);
      const baseURL = new URL(office.page.url()).origin;
      const examinee = await newMember(office.page.request, language, NAME);
      const others = Array.from({ length: PEOPLE - 1 }, (_, at) => nameOf(at));
      let mine = "";

      await test.step("42 apply, an institution for five, and one in the browser; the treasurer books all transfers", async () => {
        const photoOf = await photo({ width: 600, height: 800 });
        const transfers: Transfer[] = [];
        for (const name of others.slice(GROUP)) {
          const { depositorName } = await applyByApi(exam, name, { baseURL, photoOf });
          transfers.push({ depositorName, amount: FEE });
        }
        const contact = await site.visit(await newMember(office.page.request, language, "단체 담당"));
        const group = { page: contact.page, each: FEE };
        transfers.push(await applyForGroupByApi(exam, others.slice(0, GROUP), group));
        const me = await site.visit(examinee);
        await me.open(`/programs/${exam.id}/apply`);
        // What there is one of is chosen already.
        await cropPhoto(me.page, say);
        await button(me, say("applications.form.submit")).click();
        await expect(me.page).toHaveURL(/\/my-account\/applications\/\d+$/);
        const { id, payment } = await own(me, "id payment { depositorName }");
        mine = `/my-account/applications/${id}`;
        transfers.push({ depositorName: payment.depositorName, amount: FEE });

        await bookAll(await site.visit(FINANCE), say, transfers);
      });

      await test.step("the office asks for another photo by one key, and the examinee gives it", async () => {
        await office.open(examPhotosPath(OFFICE, exam.id));
        await button(office, say("photo-sheet.askOf", { name: NAME })).focus();
        await office.page.keyboard.press("r");
        await expect(button(office, say("photo-sheet.withdrawOf", { name: NAME }))).toBeVisible();
        await clean(office);
        const me = await site.visit(examinee, PHONE);
        await me.open(mine);
        const asked = main(me).getByText(say("applications.next.photoAsked")).first();
        await expect(asked).toBeVisible();
        await clean(me);
        await cropPhoto(me.page, say);
        await expect(asked).toHaveCount(0);
      });

      await test.step("numbers and seats for 48, in four acts", async () => {
        await site.wakeIn(CLOSED);
        const desk = await site.visit(STAFF);
        await desk.open(applicantsPath(OFFICE, exam.id));
        const hand = new Hand(desk.page);
        await hand.click(desk.page.getByRole("link", { name: say("program-office.act.seats"), exact: true }));
        await hand.fill(main(desk).getByLabel(say("exam-seats.prefix")), "28");
        await hand.click(button(desk, say("exam-seats.preview")));
        await hand.click(button(desk, say("exam-seats.give")));
        const all = { examinees: PEOPLE, numbered: PEOPLE, seated: PEOPLE };
        await expect(main(desk).getByText(say("exam-seats.counts", all))).toBeVisible();
        expect(hand.acts).toBeLessThanOrEqual(4);

        const me = await site.visit(examinee, PHONE);
        await me.open(mine);
        const slip = await download(me, () => button(me, say("printed.slip.get.KO")).click());
        expect(JSON.stringify(await readPdf(await slip.path()))).toContain("28-T-0");
      });

      await test.step("a helper checks 48 people in on a phone, one by the camera", async () => {
        await site.wakeIn(EXAM);
        const { ticketAddress } = await own(await site.visit(examinee), "ticketAddress");
        const film = testInfo.outputPath("camera.mjpeg");
        await writeCameraFilm(film, ticketAddress);
        await checkAllIn(site, say, { exam, film, scanned: NAME, others });
      });

      await test.step("two raters score by a pasted sheet, six acts each; a third one is asked by itself", async () => {
        await site.wakeIn(AFTER);
        const desk = await site.visit(STAFF);
        await desk.open(examScoringPath(OFFICE, exam.id));
        for (const email of [FIRST, SECOND]) await raters.invite(desk.page, email);
        for (const email of [FIRST, SECOND]) await raters.accept(email);
        await desk.open(examScoringPath(OFFICE, exam.id));
        await button(desk, say("exam-scoring.scripts.make")).click();
        await button(desk, say("exam-scoring.assign.do")).click();
        await inDialog(desk, say("exam-scoring.assign.do")).click();
        await expect(main(desk).getByText(`0 / ${PEOPLE}`).first()).toBeVisible();
        const script = main(desk).getByRole("row", { name: NAME });
        const code = ((await script.locator("td").nth(1).textContent()) ?? "").trim();
        await raters.invite(desk.page, THIRD);
        await raters.accept(THIRD);
        // Everybody gets 80 but the one who is looked at, who gets 58, and somebody about whom they differ by 25.
        const one = await raters.scoreAll(FIRST, PEOPLE, (script) => (script === code ? 58 : 80));
        let differs = "";
        const other = await raters.scoreAll(SECOND, PEOPLE, (script) => {
          if (script === code) return 58;
          differs ||= script;
          return script === differs ? 55 : 80;
        });
        expect([one, other], "scores of 48 from a sheet").toEqual([6, 6]);
        await raters.scoreOne(THIRD, 48);
        await desk.open(examScoringPath(OFFICE, exam.id));
        await expect(main(desk).getByText(`${PEOPLE} / ${PEOPLE}`)).toHaveCount(2);
        await clean(desk);
      });

      await test.step("two people release, in five acts", async () => {
        const desk = await site.visit(STAFF);
        await desk.open(resultsPath(OFFICE, exam.id));
        const hand = new Hand(desk.page);
        await hand.click(button(desk, say("exam-results.lock")));
        await hand.click(inDialog(desk, say("exam-results.lock")));
        await expect(main(desk).getByText(say("exam-results.second"))).toBeVisible();
        const second = await site.visit(PROGRAMS);
        await second.open(resultsPath(OFFICE, exam.id));
        const other = new Hand(second.page);
        await other.click(button(second, say("exam-results.release")));
        await other.click(
          second.page.getByRole("dialog").getByRole("radio", { name: say("exam-results.when.now") }),
        );
        await other.click(inDialog(second, say("exam-results.release")));
        await expect(button(second, say("exam-results.undoRelease"))).toBeVisible();
        expect(hand.acts + other.acts, "release").toBeLessThanOrEqual(5);
        const figures = say("exam-results.figures", { passed: PEOPLE - 1, failed: 1, absent: 0 });
        await expect(main(second).getByText(figures)).toBeVisible();
        await clean(second);
      });

      await test.step("the one who failed objects; after a re-mark the result is another one", async () => {
        const me = await site.visit(examinee, PHONE);
        await me.open(mine);
        const failed = main(me).getByText(say("applications.verdict.FAILED"), { exact: true });
        await expect(failed.first()).toBeVisible();
        await button(me, say("applications.objection.open")).click();
        const dialog = ({ page }: Visit) => page.getByRole("dialog");
        await dialog(me)
          .getByLabel(say("applications.objection.reason"))
          .fill("2번 문단을 다시 보아 주십시오.");
        await inDialog(me, say("applications.objection.send")).click();
        await expect(main(me).getByText(say("applications.objection.OPEN"))).toBeVisible();
        await clean(me);

        await site.wakeIn(OBJECTION);
        const desk = await site.visit(PROGRAMS);
        await desk.open(resultsPath(OFFICE, exam.id));
        // Nobody who scored this script is offered.
        await button(desk, say("exam-results.objection.remarkTo", { name: NAME })).click();
        await inDialog(desk, say("exam-results.objection.remark")).click();
        await expect(main(desk).getByText(say("exam-results.objection.waits"))).toBeVisible();
        await raters.scoreOne(THIRD, 52);
        await desk.open(resultsPath(OFFICE, exam.id));
        await button(desk, say("exam-results.objection.answerTo", { name: NAME })).click();
        await dialog(desk).getByLabel(say("exam-results.objection.text")).fill("재채점 결과 합격입니다.");
        await inDialog(desk, say("exam-results.objection.answer")).click();
        await expect(main(desk).getByText(say("exam-results.objection.CHANGED")).first()).toBeVisible();
      });

      await test.step("certificates for all, one in the account, and what anybody reads of it", async () => {
        const desk = await site.visit(STAFF);
        await desk.open(certificatesPath(OFFICE, exam.id));
        await button(desk, say("exam-certificates.issue", { count: PEOPLE })).click();
        await inDialog(desk, say("exam-certificates.issue", { count: PEOPLE })).click();
        const counts = say("exam-certificates.counts", { valid: PEOPLE, toIssue: 0 });
        await expect(main(desk).getByText(counts)).toBeVisible();
        const me = await site.visit(examinee, PHONE);
        await me.open(mine);
        await button(me, say("printed.getCertificate")).click();
        const pdf = await download(me, () => inDialog(me, say("printed.download")).click());
        const [, code = ""] =
          /verify\/([0-9A-Z-]{16,})/.exec(JSON.stringify(await readPdf(await pdf.path()))) ?? [];
        const visitor = await site.visit(null, PHONE);
        await visitor.open(`/verify/${code}`);
        await expect(main(visitor).getByText(say("documents.valid"))).toBeVisible();
        await clean(visitor);
      });
      site.expectQuiet();
    } finally {
      await site.remove();
    }
  },
);
