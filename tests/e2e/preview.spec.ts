// A post, a program and a page are read by a reviewer without an account before they are there for everybody:
// as they are typed, in both languages, until the link is taken back.
import { expect, type Page, type TestInfo } from "@playwright/test";
import type { UiLanguage } from "#tests/support/messages.ts";
import { PAGE_PATHS, pageEditPath } from "#web/paths.ts";
import { signIn } from "./accounts.ts";
import { test } from "./journey.ts";
import { ask, makePost, PostEditor, paragraph, removePost, signInWriter } from "./office.ts";

test.setTimeout(90_000);

interface StartedDraft {
  /** Where it is written. */
  readonly edit: string;
  /** Where everybody would read it. */
  readonly own: string;
  /** Its English title, as it is stored. */
  readonly english: string;
  /** Leaves the site as it was. */
  readonly end: () => Promise<void>;
}

interface Noun {
  readonly begin: (page: Page, title: string, info: TestInfo, language: UiLanguage) => Promise<StartedDraft>;
  /** Whether its text is missing in English. */
  readonly half: boolean;
  /** What everybody has at its address meanwhile. */
  readonly status: number;
}

/** What the office alone sees on its pages. */
const EDIT = /수정|고치기/;

/** A page of its own for each language: its writers have one draft of each. A course is among its dates. */
const PAGES = { ko: "WORKSHOP", en: "SEMINAR_INTRODUCTION" } as const;

const NOUNS: Readonly<Record<string, Noun>> = {
  post: {
    half: false,
    status: 404,
    begin: async (page, title, info) => {
      await signInWriter(page, info, "NEWS");
      const id = await makePost(page, "NEWS", title);
      return {
        edit: `/news/edit/${id}`,
        own: `/news/${id}`,
        english: `${title} (en)`,
        end: () => removePost(page, id),
      };
    },
  },
  program: {
    half: true,
    status: 404,
    begin: async (page, title) => {
      await signIn(page, { email: "program@example.org", password: "Demo!2345" });
      const [ko, en] = [{ title, content: paragraph("한국어 본문") }, { title: `${title} (en)` }];
      const times = { startsAt: "2031-01-05T01:00:00Z", endsAt: "2031-01-05T03:00:00Z" };
      const query = "mutation ($input: ProgramInput!) { createProgram(input: $input) { id } }";
      const input = { kind: "SEMINAR", ...times, fee: 0, ko, en };
      const { id } = Object(await ask(page, query, { input })).createProgram;
      return {
        edit: `/edit-seminar/${id}`,
        own: `/seminar-details/${id}`,
        english: en.title,
        end: async () => {
          await ask(page, `mutation { deleteProgram(id: ${id}) { id } }`);
        },
      };
    },
  },
  page: {
    half: false,
    status: 200,
    begin: async (page, _title, info, language) => {
      const key = PAGES[language];
      await signInWriter(page, info, "NEWS");
      const drop = async () => {
        const { pageForEditing } = Object(
          await ask(page, `{ pageForEditing(key: ${key}) { draft { id } } }`),
        );
        const { draft } = pageForEditing;
        if (draft) await ask(page, `mutation { discardDraft(id: ${draft.id}) }`);
      };
      await drop();
      const { stored } = Object(
        await ask(page, `{ stored: page(key: ${key}) { title(language: EN) { text } } }`),
      );
      return { edit: pageEditPath(key), own: PAGE_PATHS[key], english: stored.title.text, end: drop };
    },
  },
};

const [FIRST] = Object.keys(NOUNS);
for (const [name, { begin, half, status }] of Object.entries(NOUNS)) {
  test(`a ${name} is read as it is typed, by a link, in both languages, until it is taken back${name === FIRST ? " @core" : ""}`, async ({
    page,
    say,
    open,
    browser,
    baseURL,
    language,
  }, info) => {
    const title = `검토할 글 ${Date.now().toString(36)}`;
    const { edit, own, english, end } = await begin(page, title, info, language);
    await open(edit);
    const editor = new PostEditor(page, say);
    await editor.show("ko");
    await page.locator(`#${name}-ko-title`).fill(`${title} 고침`);
    const panel = editor.main.getByRole("group", { name: say("preview.title") });
    await panel.getByRole("button", { name: say("preview-office.make") }).click();
    // Opening shows what is typed, without waiting for the draft.
    const shown = page.waitForEvent("popup");
    await panel.getByRole("button", { name: say("editor.language.ko"), exact: true }).click();
    const mine = await shown;
    const main = mine.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(`${title} 고침`);
    const officePart = main.getByRole("link", { name: EDIT });
    await expect(officePart).toHaveCount(0);
    await main.getByRole("button", { name: "사무국으로" }).click();
    await expect(officePart.first()).toBeVisible();
    const narrow = page.waitForEvent("popup");
    await panel.getByRole("button", { name: say("preview-office.phone.en") }).click();
    const phone = await narrow;
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText(english);
    expect(await phone.evaluate(() => window.innerWidth)).toBe(390);
    const address = mine.url();
    await mine.close();
    await phone.close();

    const outside = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "ko-KR" });
    const reviewer = await outside.newPage();
    const document = await reviewer.goto(address);
    expect(document?.headers()["cache-control"]).toBe("no-store");
    await expect(reviewer.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    const heading = reviewer.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(`${title} 고침`);
    await expect(reviewer.getByText("방문자와 회원에게 똑같이 보입니다.")).toBeVisible();
    await reviewer.getByRole("main").getByRole("link", { name: "영어로 보기" }).click();
    await expect(heading).toHaveText(english);
    const back = reviewer.getByRole("link", { name: "한국어 페이지로 보기" });
    await expect(back).toHaveCount(half ? 1 : 0);
    if (half) {
      await back.click();
      await expect(heading).toHaveText(`${title} 고침`);
    }
    // Nobody else sees any of it.
    expect((await reviewer.goto(own))?.status()).toBe(status);
    await expect(reviewer.getByText(title)).toHaveCount(0);

    await panel.getByRole("button", { name: say("preview-office.revoke") }).click();
    const question = page.getByRole("dialog", { name: say("preview-office.revoke.title") });
    await question.getByRole("button", { name: say("preview-office.revoke") }).click();
    await expect(panel.getByRole("button", { name: say("preview-office.make") })).toBeVisible();
    await reviewer.goto(address);
    await expect(heading).toHaveText("미리보기");
    await expect(reviewer.getByText(title)).toHaveCount(0);
    await outside.close();
    await end();
  });
}
