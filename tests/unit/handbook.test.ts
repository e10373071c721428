// The handbook of the office: every task in both languages, with the words and pictures of the screens it is about.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PICTURES } from "#tests/handbook/pictures.ts";
import { LANGUAGES, messagesOf, type UiLanguage } from "#tests/support/messages.ts";
import { ROOT, readSource } from "#tests/support/source-files.ts";
import { readHandbook, titleOf } from "#web/build/read-handbook.ts";
import { HANDBOOK_TASKS, tasksAt } from "#web/components/handbook/handbook-tasks.ts";
import { PAGES } from "#web/pages.ts";
import { DUES_PATH, memberPath, PAYMENTS_PATH, PROGRAM_OFFICE_PATHS, paymentPath } from "#web/paths.ts";

/** Bytes of all pictures. */
const PICTURES_AT_MOST = 3_000_000;

const FOLDER = "docs/handbook";
const keys = HANDBOOK_TASKS.map(({ key }) => key);
const source = (language: UiLanguage, key: string) => readSource(`${FOLDER}/${language}/${key}.md`);
const bold = (text: string) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, words = ""]) => words);

test.each(LANGUAGES)("every task has its page in %s, and every page its task", (language) => {
  expect(readdirSync(join(ROOT, FOLDER, language)).sort()).toEqual(keys.map((key) => `${key}.md`).sort());
  const words = messagesOf(language);
  const titles = keys.map((key) => [key, titleOf(source(language, key))]);
  expect(titles).toEqual(keys.map((key) => [key, words[`handbook.task.${key}`]]));
});

test.each(LANGUAGES)("what a page in %s names in bold is what a screen says", (language) => {
  const words = new Set(Object.values(messagesOf(language)));
  const unknown = keys.flatMap((key) =>
    bold(source(language, key)).flatMap((name) => (words.has(name) ? [] : [`${key}: ${name}`])),
  );
  expect(unknown).toEqual([]);
});

test.each(LANGUAGES)("every page in %s has the picture of its task", (language) => {
  for (const key of keys) {
    const pictures = readHandbook(source(language, key), key).filter((part) => part.type === "picture");
    expect(pictures, key).toEqual([
      { type: "picture", path: `../pictures/${language}/${key}.webp`, alt: expect.stringMatching(/\S/) },
    ]);
    expect(existsSync(join(ROOT, FOLDER, "pictures", language, `${key}.webp`)), key).toBe(true);
  }
  const taken = readdirSync(join(ROOT, FOLDER, "pictures", language));
  expect(taken.sort()).toEqual(
    Object.keys(PICTURES)
      .map((key) => `${key}.webp`)
      .sort(),
  );
});

test("the pictures are small", () => {
  const folder = join(ROOT, FOLDER, "pictures");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".webp"),
  );
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes).toBeLessThan(PICTURES_AT_MOST);
});

test("links lead to pages there are", () => {
  const lost = LANGUAGES.flatMap((language) =>
    keys.flatMap((key) =>
      [...source(language, key).matchAll(/\]\(([\w-]+)\.md\)/g)]
        .map(([, target = ""]) => target)
        .filter((target) => !keys.some((known) => known === target)),
    ),
  );
  expect(lost).toEqual([]);
});

test("every screen that a task is about is a page", () => {
  const paths = new Set(PAGES.map(({ path }) => path.replace(/\/:idx$/, "")));
  const lost = HANDBOOK_TASKS.flatMap(({ screens }) => screens).filter(
    (screen) => !paths.has(screen.replace(/\/:idx$/, "")),
  );
  expect(lost).toEqual([]);
});

test("a screen finds its tasks, the nearest ones", () => {
  const found = (path: string) => tasksAt(path).map(({ key }) => key);
  expect(found(DUES_PATH)).toEqual(["request-dues"]);
  expect(found(PAYMENTS_PATH)).toEqual(["request-payments", "refund-payments"]);
  expect(found(paymentPath(7))).toEqual(["refund-payments"]);
  expect(found(memberPath(7))).toEqual(["admit-members", "close-an-account"]);
  expect(found(`${PROGRAM_OFFICE_PATHS.seminars.list}/4/applicants`)).toEqual(["look-after-applicants"]);
  expect(found(`${PROGRAM_OFFICE_PATHS.seminars.edit}/4`)).toEqual(["hold-a-seminar"]);
  expect(found("/notice/list")).toEqual([]);
});

test("Markdown becomes rich text, and what the handbook does not use is refused", () => {
  const text =
    "# Title\n\nOne **two**.\n\n![A picture](p.webp)\n\n## More\n\n1. First\n2. Second, [there](other.md)\n";
  expect(readHandbook(text, "page.md")).toEqual([
    {
      type: "text",
      document: {
        type: "doc",
        content: [
          {
            type: "paragraph",
            content: [
              { type: "text", text: "One " },
              { type: "text", text: "two", marks: [{ type: "bold" }] },
              { type: "text", text: "." },
            ],
          },
        ],
      },
    },
    { type: "picture", path: "p.webp", alt: "A picture" },
    {
      type: "text",
      document: {
        type: "doc",
        content: [
          { type: "heading", attrs: { level: 3 }, content: [{ type: "text", text: "More" }] },
          { type: "orderedList", content: [expect.anything(), expect.anything()] },
        ],
      },
    },
  ]);
  expect(() => readHandbook("# Title\n\n<b>raw</b>\n", "page.md")).toThrow("page.md");
});
