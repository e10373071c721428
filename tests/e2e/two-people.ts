// Two people at one editor, in two browsers: both ways in which they meet.
import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page } from "@playwright/test";
import type { Speak } from "#tests/support/messages.ts";
import { type Account, signIn } from "./accounts.ts";
import { axeViolations } from "./axe.ts";
import { untilAlive } from "./journey.ts";

/** A way to an editor; its fields are named as the form names them, such as `prices.0.amount`. */
interface Desk {
  readonly account: Account;
  /** With the prefix of its language. */
  readonly path: string;
  /** What the ids of the fields begin with. */
  readonly form: string;
  /** Rows that are folded until they are opened, by the names of their lists. */
  readonly rows?: readonly { readonly list: string; readonly index: number }[];
  /** What is pressed to see both languages, where the editor shows one. */
  readonly sideBySide?: string;
  /** What the person at this desk changes alone, and what both change; both desks name them alike. */
  readonly own: string;
  readonly both: string;
  /** What is said when it was saved. */
  readonly saved: string;
}

class Person {
  readonly page: Page;
  readonly desk: Desk;

  constructor(page: Page, desk: Desk) {
    this.page = page;
    this.desk = desk;
  }

  field(path: string) {
    return this.page.locator(`#${this.desk.form}-${path.replaceAll(".", "-")}`);
  }

  /** Sits down: the editor as it is stored now. */
  async open(): Promise<void> {
    await this.page.goto(this.desk.path);
    await untilAlive(this.page);
    await expect(this.#button()).toBeVisible();
    if (this.desk.sideBySide) await this.page.getByRole("button", { name: this.desk.sideBySide }).click();
    for (const { list, index } of this.desk.rows ?? []) {
      const row = this.page.getByRole("list", { name: list }).locator("[data-row]").nth(index);
      await row.locator("[aria-expanded]").click();
    }
  }

  async has(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [path, value] of Object.entries(values)) {
      const field = this.field(path);
      if (await field.evaluate((element) => "value" in element)) await expect(field).toHaveValue(value);
      else await expect(field).toContainText(value);
    }
  }

  async save(): Promise<void> {
    await this.#button().click();
  }

  async seesItSaved(): Promise<void> {
    const toasts = this.page.getByRole("status").or(this.page.getByRole("alert"));
    await expect(toasts.filter({ hasText: this.desk.saved }).first()).toBeVisible();
  }

  #button() {
    const form = this.page.getByRole("main").locator(`form:has([id^="${this.desk.form}-"])`);
    return form.locator("button[type=submit]");
  }
}

/** Meets at both desks: with different fields, where nobody is asked anything, and with the same, where only that is asked. */
export async function meetAt(
  { page, browser, say }: { readonly page: Page; readonly browser: Browser; readonly say: Speak },
  mine: Desk,
  theirs: Desk,
): Promise<void> {
  const context = await browser.newContext({ baseURL: process.env.DEMO_SITE ?? "" });
  const [me, other] = [new Person(page, mine), new Person(await context.newPage(), theirs)];
  for (const person of [me, other]) await signIn(person.page, person.desk.account);
  const [first, second, third] = ["나", "남", "다시 나"].map((who) => `${who} ${randomUUID().slice(0, 8)}`);
  if (!first || !second || !third) throw new Error("There are three words");
  const title = say("forms.merge.title");

  await me.open();
  await other.open();
  await other.field(theirs.own).fill(second);
  await other.save();
  await other.seesItSaved();
  await me.field(mine.own).fill(first);
  await me.save();
  await me.seesItSaved();
  await expect(me.page.getByRole("heading", { name: title })).toHaveCount(0);
  await me.open();
  await me.has({ [mine.own]: first, [theirs.own]: second });

  await other.open();
  await other.field(theirs.both).fill(second);
  await other.save();
  await other.seesItSaved();
  await me.field(mine.both).fill(first);
  await me.field(mine.own).fill(third);
  await me.save();
  const panel = me.page.getByRole("region", { name: title });
  await expect(panel.getByRole("heading", { name: title })).toBeFocused();
  await expect(panel.getByRole("radio")).toHaveCount(2);
  await expect(panel).toContainText(second);
  await me.page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await axeViolations(me.page)).toEqual([]);
  await panel.getByRole("radio", { name: say("forms.merge.theirs") }).check();
  await panel.getByRole("button", { name: say("forms.merge.save") }).click();
  await me.seesItSaved();
  await me.open();
  await me.has({ [mine.own]: third, [mine.both]: second });
  await context.close();
}
