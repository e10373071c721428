// What the office and raters do to score a session of the exam in the browser, with what it costs in clicks and keys.
import { expect, type Page } from "@playwright/test";
import type { Speak } from "#tests/support/messages.ts";
import { Hand } from "./hand.ts";
import { mailedLink } from "./mailbox.ts";
import type { OwnSite } from "./own-site.ts";

/** Of both criteria of the paper the second one is always given the same points. */
const EXPRESSION = 30;

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

export class Raters {
  readonly site: OwnSite;
  readonly say: Speak;
  /** By address. */
  readonly links = new Map<string, string>();

  constructor(site: OwnSite, say: Speak) {
    this.site = site;
    this.say = say;
  }

  /** The office invites somebody, on the page of the scoring. */
  async invite(page: Page, email: string): Promise<void> {
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    await main.getByRole("button", { name: this.say("exam-scoring.invite"), exact: true }).click();
    await dialog.getByLabel(this.say("exam-scoring.raters.name")).fill("채점위원");
    await dialog.getByRole("textbox", { name: this.say("exam-scoring.raters.email") }).fill(email);
    await dialog.getByRole("button", { name: this.say("exam-scoring.invite.send") }).click();
    await expect(main.getByText(email)).toBeVisible();
  }

  /** Somebody accepts by the link of the mail. */
  async accept(email: string): Promise<void> {
    const link = await mailedLink(email, "/exam/rating");
    this.links.set(email, link);
    const { page, open } = await this.site.visit(null);
    await open(link);
    await page.getByRole("button", { name: this.say("exam-rating.answer.yes"), exact: true }).click();
    await expect(page.getByText(this.say("exam-rating.answer.accepted")).first()).toBeVisible();
  }

  /**
   * A rater pastes a sheet of two columns, and says that it is done.
   * @returns the acts, from the link on
   */
  async scoreAll(
    email: string,
    people: number,
    totalOf: (code: string, at: number) => number,
  ): Promise<number> {
    const { page, open } = await this.site.visit(null);
    const hand = new Hand(page);
    await open(this.links.get(email) ?? "");
    hand.acts += 1;
    const main = page.getByRole("main");
    const rows = main.locator("tbody tr");
    await expect(rows).toHaveCount(people);
    const codes = await rows.locator("th span:first-child").allTextContents();
    const sheet = codes.map((code, at) => `${totalOf(code, at) - EXPRESSION}\t${EXPRESSION}`).join("\n");
    const answer = page.getByRole("dialog");
    await hand.click(main.locator("table input").first());
    await hand.paste(sheet);
    const apply = this.say("exam-rating.paste.apply", { count: 2 * people });
    await hand.click(answer.getByRole("button", { name: apply, exact: true }));
    await hand.click(main.getByRole("button", { name: this.say("exam-rating.finish"), exact: true }));
    await hand.click(answer.getByRole("button", { name: this.say("exam-rating.finish.do"), exact: true }));
    await expect(main.getByText(this.say("exam-rating.done"))).toBeVisible();
    return hand.acts;
  }

  /** On a phone a rater scores the one script that is left. */
  async scoreOne(email: string, accuracy: number): Promise<void> {
    const { page, open } = await this.site.visit(null, PHONE);
    await open(this.links.get(email) ?? "");
    const main = page.getByRole("main");
    const cells = main.locator("table input:not([readonly])");
    await cells.first().fill(String(accuracy));
    await cells.nth(1).fill(String(EXPRESSION));
    await main.getByRole("button", { name: this.say("exam-rating.finish"), exact: true }).click();
    const done = this.say("exam-rating.finish.do");
    await page.getByRole("dialog").getByRole("button", { name: done, exact: true }).click();
    // After the release the link closes with a re-mark.
    const isDone = main.getByText(this.say("exam-rating.done"));
    await expect(isDone.or(main.getByText(this.say("exam-rating.over.CLOSED")))).toBeVisible();
  }
}
