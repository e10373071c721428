// @vitest-environment jsdom
// What spreadsheets put on the clipboard, as they write it, arrives as a table.
import type { JSONContent } from "@tiptap/core";
import { describe, expect, test } from "vitest";
import { EXCEL, GOOGLE_SHEETS, HANCOM_CELL, LIBREOFFICE } from "#tests/support/clipboards.ts";
import { outline, paste } from "#tests/support/paste.ts";

const header = (words: string) => ["tableHeader", ["paragraph", words]];
const cell = (...content: unknown[]) => ["tableCell", ["paragraph", ...content]];

describe("cells copied in", () => {
  test("Excel are a table, whose bold first row is its header", () => {
    expect(outline(paste(EXCEL))).toEqual([
      "doc",
      [
        "table",
        ["tableRow", header("항목"), header("2025"), header("2026")],
        ["tableRow", cell("연회비"), cell("50,000"), cell("60,000")],
        ["tableRow", cell("학술대회", ["hardBreak"], "등록비"), cell()],
      ],
    ]);
    expect(paste(EXCEL).content?.[0]?.content?.[2]?.content?.[0]?.attrs).toMatchObject({ colspan: 2 });
  });

  test.each([
    ["Hancom Cell", HANCOM_CELL, cell("한국대학교")],
    ["LibreOffice Calc", LIBREOFFICE, cell({ text: "한국대학교", marks: ["italic"] })],
    ["Google Sheets", GOOGLE_SHEETS, cell("한국대학교")],
  ])("%s are a table", (_program, html, last) => {
    expect(outline(paste(html))).toEqual([
      "doc",
      ["table", ["tableRow", header("이름"), header("소속")], ["tableRow", cell("김서연"), last]],
    ]);
  });

  test("Excel keep the place of their words, and its class may say it", () => {
    const places = Object(paste(EXCEL)).content[0].content.map((row: JSONContent) =>
      (row.content ?? []).map((one) => one.content?.[0]?.attrs?.textAlign ?? "left").join(" "),
    );
    expect(places).toEqual(["center center center", "left right right", "left left"]);
    const one = EXCEL.replace(
      / <tr[\s\S]*<\/tr>\n/,
      " <tr height=22><td class=xl66 align=right>50,000</td></tr>\n",
    );
    expect(Object(paste(one)).content[0].attrs?.textAlign ?? "left").toBe("left");
  });

  test("one cell is its words", () => {
    const one = EXCEL.replace(/ <tr[\s\S]*<\/tr>\n/, " <tr height=22><td class=xl65>항목</td></tr>\n");
    expect(outline(paste(one))).toEqual(["doc", ["paragraph", { text: "항목", marks: ["bold"] }]]);
  });
});
