// The office in the browser: who writes, how a post is written, what is said about its state, and posts made
// over GraphQL for journeys that are not about making them. Each worker has a demo account of its own,
// because a person has one draft a board.
import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";
import type { Speak, UiLanguage } from "#tests/support/messages.ts";
import { type Account, STAFF, signIn } from "./accounts.ts";

/** Edits boards and pages, and sees nothing of members. */
export const CONTENT: Account = { email: "content@example.org", password: STAFF.password };

/** Two people who may write; the first is this worker's own. */
export function writers({ parallelIndex }: TestInfo): readonly [Account, Account] {
  return parallelIndex % 2 === 0 ? [STAFF, CONTENT] : [CONTENT, STAFF];
}

/** Asks as the person who is signed in on the page. */
export async function ask(page: Page, query: string, variables: object = {}): Promise<unknown> {
  const authorization = await page.evaluate(
    () => `${localStorage.getItem("auth_token_type")} ${localStorage.getItem("auth_token")}`,
  );
  const answer = await page.request.post("/graphql", {
    headers: { authorization },
    data: { query, variables },
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Does something with a row of a list, in the menu at its end. @param name of the row @param action as the menu says it */
export async function chooseInRow(page: Page, say: Speak, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: say("list.rowMenu", { name }), exact: true }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

/** A document of one paragraph. */
export const paragraph = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

/** Makes a post and answers its id. What is given is in place of a draft in both languages. */
export async function makePost(
  page: Page,
  board: string,
  title: string,
  given: object = {},
): Promise<number> {
  const ko = { title, content: paragraph("한국어 본문") };
  const en = { title: `${title} (en)`, content: paragraph("English text") };
  const input = { board, ko, en, ...given };
  const query = "mutation Make($input: PostInput!) { createPost(input: $input) { id } }";
  return Object(await ask(page, query, { input })).createPost.id;
}

/** Takes a post away for good. */
export async function removePost(page: Page, id: number): Promise<void> {
  await ask(page, `mutation { deletePost(id: ${id}) { id } }`);
  await ask(page, `mutation { purgePost(id: ${id}) }`);
}

/** Lets go of the draft a person has for a new post of a board. */
export async function dropDraft(page: Page, board: string): Promise<void> {
  const { newPostDraft } = Object(await ask(page, `{ newPostDraft(board: ${board}) { id } }`));
  if (newPostDraft) await ask(page, `mutation { discardDraft(id: ${newPostDraft.id}) }`);
}

/** Lets go of the draft a person has for a new program of a kind. */
export async function dropProgramDraft(page: Page, kind: string): Promise<void> {
  const { newProgramDraft } = Object(await ask(page, `{ newProgramDraft(kinds: [${kind}]) { id } }`));
  if (newProgramDraft) await ask(page, `mutation { discardDraft(id: ${newProgramDraft.id}) }`);
}

/** Waits until the server has what was typed into an editor. */
export async function untilDraftSaved(page: Page, say: Speak): Promise<void> {
  const saved = say("editor.draft.saved", { time: "" }).trim();
  const status = page.getByRole("main").getByRole("status").filter({ hasText: saved });
  await expect(status).toBeVisible({ timeout: 20_000 });
}

/** As on another computer: leaves for nowhere, and what this browser stores of what was typed is gone. */
export async function forgetDrafts(page: Page): Promise<void> {
  await page.goto("/version.json");
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("draft:")) localStorage.removeItem(key);
  });
}

/** Signs the worker's writer in, with no draft left behind on that board. */
export async function signInWriter(page: Page, info: TestInfo, board: string): Promise<void> {
  const [writer] = writers(info);
  await signIn(page, writer);
  await dropDraft(page, board);
}

/** The editor of a post as a person sees it. */
export class PostEditor {
  readonly page: Page;
  readonly say: Speak;
  readonly main: Locator;

  constructor(page: Page, say: Speak) {
    this.page = page;
    this.say = say;
    this.main = page.getByRole("main");
  }

  title(language: UiLanguage): Locator {
    // Its name also says that it may stay empty.
    return this.main.getByRole("textbox", { name: this.say(`editor.field.${language}Title`) });
  }

  text(language: UiLanguage): Locator {
    return this.main.getByRole("textbox", { name: this.say(`editor.field.${language}Content`), exact: true });
  }

  toolbar(language: UiLanguage): Locator {
    return this.main.getByRole("toolbar", { name: this.say(`editor.field.${language}Content`), exact: true });
  }

  /** Brings a language onto a narrow screen; a wide one shows both. */
  async show(language: UiLanguage): Promise<void> {
    const choice = this.main
      .getByRole("group", { name: this.say("editor.language.shown") })
      .getByRole("button", { name: this.say(`editor.language.${language}`), exact: true });
    await this.title("ko").or(this.title("en")).first().waitFor();
    if (await choice.isVisible()) await choice.click();
  }

  async write(language: UiLanguage, title: string, text: string): Promise<void> {
    await this.show(language);
    await this.title(language).fill(title);
    await this.text(language).click();
    await this.page.keyboard.insertText(text);
    await expect(this.text(language)).toContainText(text);
  }

  /** Chooses when the post is published: never (a draft), now, at a time. */
  async choose(way: "draft" | "now" | "at"): Promise<void> {
    await this.main.getByRole("radio", { name: this.say(`editor.publish.${way}`), exact: true }).check();
  }

  async save(way: "draft" | "now" | "at" | "save" | "down"): Promise<void> {
    await this.main.getByRole("button", { name: this.say(`editor.submit.${way}`), exact: true }).click();
  }

  /** Publishes what has something open in its English, which is listed first. */
  async publishAnyway(way: "now" | "at" | "save" = "now"): Promise<void> {
    const name = this.say(`editor.submit.${way}`);
    await this.page.getByRole("dialog").getByRole("button", { name }).click();
  }

  /** Waits until the server has the draft. */
  async untilDraftSaved(): Promise<void> {
    await untilDraftSaved(this.page, this.say);
  }

  /** A toast with these words. */
  toast(id: Parameters<Speak>[0]): Locator {
    return this.page
      .getByRole("status")
      .or(this.page.getByRole("alert"))
      .filter({ hasText: this.say(id) });
  }
}
