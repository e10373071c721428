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

  /** Presses the Tab key until something has the focus; what cannot be reached so fails here. */
  async tabTo(wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await wanted.waitFor();
    for (let step = 0; step < 120; step += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
    }
    throw new Error(`The Tab key does not lead to ${wanted}`);
  }

  /** A field that is typed into, with the click that goes there. */
  async fill(what: Locator, text: string): Promise<void> {
    this.acts += 1;
    await what.fill(text);
  }

  /** Pastes into what has the focus, as a spreadsheet gives it. */
  async paste(text: string): Promise<void> {
    this.acts += 1;
    await this.page.evaluate((data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", data);
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, text);
  }

  async write(text: string): Promise<void> {
    await this.page.keyboard.insertText(text);
  }
}
