// @vitest-environment jsdom
// What Word and HWP put on the clipboard, as they write it, comes out as structure without looks.
import { describe, expect, test } from "vitest";
import { outline, paste } from "#tests/support/paste.ts";
import { cleanPaste } from "#web/components/editor/clean-paste.ts";

const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm; font-family:"맑은 고딕";} --></style></head>
<body lang=KO style='tab-interval:40.0pt;word-wrap:break-word'><!--StartFragment-->
<h1 style='mso-outline-level:1'><span lang=EN-US style='font-size:20.0pt;font-family:"맑은 고딕"'>2026</span>년 정기총회<o:p></o:p></h1>
<p class=MsoNormal style='text-align:center'><b style='mso-bidi-font-weight:normal'><span style='font-size:11.0pt;color:red'>회원 여러분께</span></b><span lang=EN-US><o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraph style='margin-left:38.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>일시<o:p></o:p></p>
<p class=MsoListParagraph style='margin-left:58.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>n<span>&nbsp;</span></span><![endif]>오후 두 시<o:p></o:p></p>
<p class=MsoListParagraph style='margin-left:38.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>l<span>&nbsp;</span></span><![endif]>장소</p>
<p class=MsoNormal>안건은 다음과 같습니다.</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>3.<span>&nbsp;</span></span></span><![endif]>결산</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span lang=EN-US><span style='mso-list:Ignore'>4.<span>&nbsp;</span></span></span><![endif]>예산</p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'><td width=200 valign=top style='width:150pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>항목<o:p></o:p></b></p></td>
 <td width=200><p class=MsoNormal><b>금액</b></p></td></tr>
 <tr><td><p class=MsoNormal>연회비</p></td><td><p class=MsoNormal>50,000원</p></td></tr></table>
<p class=MsoNormal><a href="javascript:alert(1)">누르지</a> <a href="https://example.org/a" style='color:blue'>누리집</a><span style='mso-hide:all'>숨김</span></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="그림"><v:imagedata src="file:///C:/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=10 height=10 src="file:///C:/Temp/clip_image002.png"><![endif]></p>
<!--EndFragment--></body></html>`;

const HWP = `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><HTML><HEAD>
<META NAME="Generator" CONTENT="Hancom HWP 9.6.1.5639"><TITLE></TITLE>
<STYLE type="text/css"> p.HStyle0 {style-name:"바탕글"; margin-left:0.0pt; font-family:한컴바탕;} </STYLE></HEAD><BODY>
<!--StartFragment--><P CLASS=HStyle0 STYLE='text-align:center;line-height:160%;'><SPAN STYLE='font-size:20.0pt;font-family:"HY헤드라인M";font-weight:"bold";line-height:160%'>제12차 학술대회</SPAN></P>
<P CLASS=HStyle0><SPAN STYLE='font-family:"함초롬바탕"'>번역과 </SPAN><SPAN STYLE='font-family:"함초롬바탕";font-style:"italic"'>통역</SPAN></P>
<P CLASS=HStyle0><SPAN STYLE='font-family:"함초롬바탕"'>&nbsp;</SPAN></P>
<TABLE border="1" cellspacing="0" cellpadding="0" style='border-collapse:collapse;border:none;'>
<TR><TD colspan="2" valign="middle" style='width:200.0pt;height:20.0pt;border:solid #000000 0.4pt;background:#e5e5e5'><P CLASS=HStyle0 STYLE='text-align:center;'><SPAN STYLE='font-weight:bold'>일정</SPAN></P></TD></TR>
<TR><TD valign="middle" style='width:100.0pt'><P CLASS=HStyle0><SPAN>오전</SPAN></P></TD><TD><P CLASS=HStyle0><SPAN>등록</SPAN></P></TD></TR></TABLE>
<P CLASS=HStyle0><IMG src="file:///C:\\Users\\Public\\hwp0001.gif" width="100"></P><!--EndFragment--></BODY></HTML>`;

describe("a paste from Word", () => {
  test("keeps headings, lists, tables and links, and drops what is only looks", () => {
    expect(outline(paste(WORD))).toEqual([
      "doc",
      ["heading2", "2026년 정기총회"],
      ["paragraph", { text: "회원 여러분께", marks: ["bold"] }],
      [
        "bulletList",
        ["listItem", ["paragraph", "일시"], ["bulletList", ["listItem", ["paragraph", "오후 두 시"]]]],
        ["listItem", ["paragraph", "장소"]],
      ],
      ["paragraph", "안건은 다음과 같습니다."],
      ["orderedList", ["listItem", ["paragraph", "결산"]], ["listItem", ["paragraph", "예산"]]],
      [
        "table",
        ["tableRow", ["tableHeader", ["paragraph", "항목"]], ["tableHeader", ["paragraph", "금액"]]],
        ["tableRow", ["tableCell", ["paragraph", "연회비"]], ["tableCell", ["paragraph", "50,000원"]]],
      ],
      ["paragraph", "누르지 ", { text: "누리집", marks: ["link"] }],
    ]);
  });

  test("numbers a list from where it began and centres what was centred", () => {
    const { content } = paste(WORD);
    expect(content?.[1]).toMatchObject({ attrs: { textAlign: "center" } });
    expect(content?.[4]).toMatchObject({ type: "orderedList", attrs: { start: 3 } });
  });

  test("says how many images stayed behind", () => {
    expect(cleanPaste(WORD)).toMatchObject({ images: [], lostImages: 1 });
  });
});

describe("a paste from HWP", () => {
  test("is text and tables without spans and fonts", () => {
    const { html } = cleanPaste(HWP);
    expect(html).not.toMatch(/<span|font|class|HStyle|바탕|style="(?!text-align)/i);
    expect(outline(paste(HWP))).toEqual([
      "doc",
      ["paragraph", { text: "제12차 학술대회", marks: ["bold"] }],
      ["paragraph", "번역과 ", { text: "통역", marks: ["italic"] }],
      [
        "table",
        ["tableRow", ["tableHeader", ["paragraph", "일정"]]],
        ["tableRow", ["tableCell", ["paragraph", "오전"]], ["tableCell", ["paragraph", "등록"]]],
      ],
    ]);
    expect(cleanPaste(HWP).lostImages).toBe(1);
  });
});

describe("any paste", () => {
  test("hands over images that come along, and nothing that only claims to be one", () => {
    const dot = "iVBORw0KGgo=";
    const { images, lostImages, html } = cleanPaste(
      `<p>a<img src="data:image/png;base64,${dot}"><img src="data:image/svg+xml;base64,${dot}"><img src="https://x.example/a.png" onerror="alert(1)"></p>`,
    );
    expect(images.map(({ name, type, size }) => [name, type, size])).toEqual([
      ["image-1.png", "image/png", 8],
    ]);
    expect(lostImages).toBe(2);
    expect(html).toBe("<p>a</p>");
  });

  test.each([
    `<p onclick="alert(1)">a</p>`,
    `<script>alert(1)</script><p>a</p>`,
    `<p>a<iframe src="https://example.org"></iframe></p>`,
    `<p>a</p><style>p{color:red}</style>`,
    `<p><a href=" java&#10;script:alert(1)">a</a></p>`,
    `<p><a href="//evil.example">a</a></p>`,
    `<p>a<svg><script>alert(1)</script></svg></p>`,
    `<form action="/x"></form><p>a</p>`,
    `<p><o:p>a</o:p></p>`,
  ])("is harmless: %s", (html) => {
    expect(paste(html).content).toEqual([
      { type: "paragraph", attrs: { textAlign: null }, content: [{ type: "text", text: "a" }] },
    ]);
  });

  test("keeps what was copied in this editor, figures too", () => {
    const figure = `<figure data-pm-slice="0 0 []" data-file-key="k1" data-file-name="a.png" data-alt="가" data-width="10" data-height="20"><img src="/files/k1/a.png" alt="가"></figure>`;
    expect(paste(figure).content?.[0]).toEqual({
      type: "figure",
      attrs: { fileKey: "k1", fileName: "a.png", alt: "가", width: 10, height: 20, caption: null },
    });
  });
});
