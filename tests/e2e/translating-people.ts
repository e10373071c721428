// Somebody who translates a post by the keyboard, as journeys see it.
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import type { Speak } from "#tests/support/messages.ts";
import { type Account, signIn } from "./accounts.ts";
import { untilAlive } from "./journey.ts";
import { ask, PostEditor } from "./office.ts";

/** In syllables: figures and Latin letters of the Korean would be asked for in the English. */
export const ownSyllables = (): string =>
  Array.from(Date.now().toString(36).slice(-5), (sign) =>
    String.fromCharCode(0xac00 + 28 * sign.charCodeAt(0)),
  ).join("");

/** A text of paragraphs. */
export const lines = (...texts: string[]) => ({
  type: "doc",
  content: texts.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

export class Translator {
  readonly page: Page;
  readonly say: Speak;
  readonly editor: PostEditor;
  readonly panel: Locator;

  constructor(page: Page, say: Speak) {
    this.page = page;
    this.say = say;
    this.editor = new PostEditor(page, say);
    this.panel = this.editor.main.getByRole("region", { name: say("translation.title") });
  }

  /** From the Korean to the English title, which waits, and writes it. */
  async begin(title: string): Promise<void> {
    await this.editor.show("ko");
    await this.editor.title("ko").click();
    await this.page.keyboard.press("F8");
    await expect(this.editor.title("en")).toBeFocused();
    await this.page.keyboard.type(title);
  }

  /** Goes to the next paragraph that waits, and writes its English. @param korean which it has to be */
  async next(korean: string, english = ""): Promise<void> {
    await this.page.keyboard.press("F8");
    await expect(this.panel.getByText(korean, { exact: true })).toBeVisible();
    await this.page.keyboard.type(english);
  }

  async waits(count: number, all: number): Promise<void> {
    await expect(this.panel.getByText(this.say("translation.waiting", { count, all }))).toBeVisible();
  }

  async hasEnglish(...paragraphs: string[]): Promise<void> {
    const written = this.editor.text("en").getByRole("paragraph");
    // A save reads the text again, which shows the Korean again.
    await expect(async () => {
      await this.editor.show("en");
      await expect(written).toHaveText(paragraphs, { timeout: 1_000 });
    }).toPass();
  }

  /** @param version of the post after it */
  async save(id: number, version: number): Promise<void> {
    await this.page.keyboard.press("Control+s");
    await this.isSaved(id, version);
  }

  async isSaved(id: number, version: number): Promise<void> {
    const versionNow = async () =>
      Object(await ask(this.page, `{ postForEditing(id: ${id}) { version } }`)).postForEditing.version;
    await expect.poll(versionNow).toBe(version);
  }
}

/** Another person, or the same one, in a browser of their own. @param path with the prefix of its language */
export async function inOtherBrowser(browser: Browser, account: Account, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.DEMO_SITE ?? "" });
  const page = await context.newPage();
  await signIn(page, account);
  await page.goto(path);
  await untilAlive(page);
  return page;
}
