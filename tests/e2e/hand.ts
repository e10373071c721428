// What a piece of work costs, in clicks and keys.
import type { Locator, Page } from "@playwright/test";

/** Counts what a hand does; what it writes is the text and costs nothing. */
export class Hand {
  readonly page: Page;
  acts = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(what: Locator): Promise<void> {
    this.acts += 1;
    await what.click();
  }

  async press(key: string): Promise<void> {
    this.acts += 1;
    await this.page.keyboard.press(key);
  }

  async write(text: string): Promise<void> {
    await this.page.keyboard.insertText(text);
  }
}
