// @long translating.spec.ts
// What was translated before comes back with its form: a paragraph at a time by a key, or all that is there to the word by one button.
import { expect } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { test } from "./journey.ts";
import { ask, makePost, removePost, signInWriter } from "./office.ts";
import { ownSyllables, Translator } from "./translating-people.ts";

test.setTimeout(180_000);

const SAVE = `mutation ($id: Id!, $version: Int!, $input: PostInput!) {
  savePost(id: $id, version: $version, input: $input) { id }
}`;

const text = (words: string, ...marks: object[]) => ({ type: "text", text: words, marks });
const line = (...content: object[]) => ({ type: "paragraph", content });
const table = (...rows: string[][]) => ({
  type: "table",
  content: rows.map((cells) => ({
    type: "tableRow",
    content: cells.map((cell) => ({ type: "tableCell", content: [line(text(cell))] })),
  })),
});
const doc = (...content: object[]) => ({ type: "doc", content });
const LINK = { type: "link", attrs: { href: "https://example.org/map" } };
const BOLD = { type: "bold" };

test(
  "a link, bold words and the cells of one table come back by a key and by one button, which is undone at once",
  { tag: "@everywhere" },
  async ({ page, say, open, language }, info) => {
    await signInWriter(page, info, "NOTICE");
    const own = ownSyllables();
    const what = `${own} ${language === "ko" ? "박물관 답사" : "인쇄소 견학"}`;
    const linked = line(
      text(`${what}의 `),
      text("지도", LINK),
      text("를 "),
      text("꼭", BOLD),
      text(" 봐 주세요."),
    );
    const place = line(
      text("Please "),
      text("do", BOLD),
      text(" look at the "),
      text("map", LINK),
      text("."),
    );
    const cells = [`${own} 요일`, `${own} 토요일`, `${own} 모이는 곳`, `${own} 학교 앞`] as const;
    const english = ["Day", "Saturday", "Meeting place", "At the school"] as const;
    const rows = ([one, two, three, four]: readonly [string, string, string, string]) =>
      table([one, two], [three, four]);
    const [fresh, bring] = [`${what} 준비물을 알립니다.`, "This is what to bring."];
    // What is in question is offered with a sign, and filled in by nobody but its translator.
    const written = (last: string) => ({
      ko: { title: `지난 ${what}`, content: doc(linked, rows(cells), line(text(last))) },
      en: { title: "The last excursion", content: doc(place, rows(english), line(text(bring))) },
    });
    const before = await makePost(page, "NOTICE", own, written(fresh));
    const input = { board: "NOTICE", ...written(`${fresh} 우산도 챙겨 주세요.`) };
    await ask(page, SAVE, { id: before, version: 1, input });
    const id = await makePost(page, "NOTICE", own, {
      ko: { title: `다음 ${what}`, content: doc(rows(cells), line(text(fresh)), linked) },
      en: null,
    });
    await open(`/notice/edit/${id}`);
    const me = new Translator(page, say);
    const here = me.editor.text("en");
    await me.editor.show("ko");
    await me.begin("The next excursion");
    await me.waits(6, 7);
    await me.next(cells[0]);
    await expect(me.panel.getByText(english[0], { exact: true })).toBeVisible();
    await page.keyboard.press("F9");
    await expect(here.getByRole("cell")).toHaveText([english[0], "", "", ""]);
    await me.waits(5, 7);

    const fill = me.panel.getByRole("button", { name: say("translation.fill") });
    await fill.press("Enter");
    await expect(page.getByText(say("translation.filled", { count: 4 }))).toBeVisible();
    const isFilled = async () => {
      await expect(here.getByRole("table")).toHaveCount(1);
      await expect(here.getByRole("cell")).toHaveText([...english]);
      await expect(here.getByText("Please do look at the map.")).toBeVisible();
      await expect(here.locator("strong")).toHaveText("do");
      await expect(here.locator("a")).toHaveText("map");
    };
    await isFilled();
    await me.waits(1, 7);
    expect.soft(await axeViolations(page)).toEqual([]);

    await here.getByText(english[3]).click();
    await page.keyboard.press("Control+z");
    await expect(here.getByRole("cell")).toHaveText([english[0], "", "", ""]);
    await me.waits(5, 7);
    await fill.press("Enter");
    await isFilled();
    await here.getByText(english[3]).click();
    await me.next(fresh);
    await expect(me.panel.getByText(bring, { exact: true })).toBeVisible();
    await expect(me.panel.getByText(say("translation.questioned"))).toBeVisible();
    await page.keyboard.press("F9");
    await expect(here).toContainText(bring);
    await me.waits(0, 7);
    await me.save(id, 2);
    await removePost(page, id);
    await removePost(page, before);
  },
);
