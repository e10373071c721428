// @vitest-environment jsdom
// What Google Docs and a Mac put on the clipboard, as they write it.
import { describe, expect, test } from "vitest";
import { outline, paste } from "#tests/support/paste.ts";

const SPAN =
  "font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;";
const span = (words: string, weight = 400) => `<span style="${SPAN}font-weight:${weight};">${words}</span>`;
const line = (words: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${words}</p>`;
const item = (words: string, level: number) =>
  `<li dir="ltr" style="list-style-type:disc;${SPAN}" aria-level="${level}"><p dir="ltr" style="line-height:1.38;" role="presentation">${span(words)}</p></li>`;

const GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1c2d">
<h2 dir="ltr" style="line-height:1.38;"><span style="${SPAN}font-weight:400;">2026년 총회</span></h2>
${line(span("회원 ") + span("여러분", 700) + span("께"))}<br />
<ul style="margin-top:0;padding-inline-start:48px;">${item("일시", 1)}<ul style="margin-top:0;">${item("오후 두 시", 2)}</ul>${item("장소", 1)}</ul>
<div dir="ltr" align="left"><table style="border:none"><colgroup><col width="100" /></colgroup><tbody>
<tr><td style="vertical-align:top">${line(span("항목", 700))}</td><td>${line(span("금액", 700))}</td></tr>
<tr><td>${line(span("연회비"))}</td><td>${line(span("50,000원"))}</td></tr></tbody></table></div><br />
${line(span("끝"))}</b><br class="Apple-interchange-newline">`;

describe("a paste from Google Docs", () => {
  test("is bold only where it was, and keeps its lists, headings and tables", () => {
    expect(outline(paste(GOOGLE))).toEqual([
      "doc",
      ["heading2", "2026년 총회"],
      ["paragraph", "회원 ", { text: "여러분", marks: ["bold"] }, "께"],
      [
        "bulletList",
        ["listItem", ["paragraph", "일시"], ["bulletList", ["listItem", ["paragraph", "오후 두 시"]]]],
        ["listItem", ["paragraph", "장소"]],
      ],
      [
        "table",
        ["tableRow", ["tableHeader", ["paragraph", "항목"]], ["tableHeader", ["paragraph", "금액"]]],
        ["tableRow", ["tableCell", ["paragraph", "연회비"]], ["tableCell", ["paragraph", "50,000원"]]],
      ],
      ["paragraph", "끝"],
    ]);
  });

  test("takes a mark back where a span inside it does", () => {
    const html = `<p><b>굵게 <span style="font-weight:400">아니고</span> 다시</b> <em style="font-style: normal">곧게</em></p>`;
    expect(outline(paste(html))).toEqual([
      "doc",
      [
        "paragraph",
        { text: "굵게 ", marks: ["bold"] },
        "아니고",
        { text: " 다시", marks: ["bold"] },
        " 곧게",
      ],
    ]);
  });
});

test("a paste from a Mac is written in whole syllables", () => {
  expect(outline(paste(`<p>${"한국통번역학회".normalize("NFD")}</p>`))).toEqual([
    "doc",
    ["paragraph", "한국통번역학회"],
  ]);
});
