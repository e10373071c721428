import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { excerptOf } from "#schema/site/posts/excerpt.ts";
import { richTextDocument } from "#schema/validation/core/document.ts";
import {
  DOCUMENT_MAX_DEPTH,
  DOCUMENT_MAX_NODES,
  DOCUMENT_MAX_TEXT,
} from "#schema/validation/core/document-bounds.ts";
import { isSafeHref } from "#schema/validation/core/href.ts";

const text = (value: string, marks?: object[]) => ({
  type: "text",
  text: value,
  ...(marks ? { marks } : {}),
});
const paragraph = (...content: object[]) => ({ type: "paragraph", content });
const doc = (...content: object[]) => ({ type: "doc", content });
const takes = (value: unknown) => richTextDocument.safeParse(value).success;

describe("a document", () => {
  const everything = doc(
    { type: "heading", attrs: { level: 2, textAlign: "center" }, content: [text("제목")] },
    paragraph(
      text("모두 ", [{ type: "bold" }, { type: "italic" }, { type: "underline" }, { type: "strike" }]),
      text("x", [{ type: "code" }, { type: "superscript" }]),
      { type: "hardBreak" },
      text("y", [{ type: "subscript" }, { type: "link", attrs: { href: "/notice/1" } }]),
    ),
    { type: "paragraph" },
    { type: "paragraph", attrs: { textAlign: null } },
    { type: "bulletList", content: [{ type: "listItem", content: [paragraph(text("하나"))] }] },
    {
      type: "orderedList",
      attrs: { start: 3 },
      content: [{ type: "listItem", content: [paragraph(text("셋"))] }],
    },
    { type: "blockquote", content: [paragraph(text("인용"))] },
    { type: "horizontalRule" },
    {
      type: "table",
      content: [
        {
          type: "tableRow",
          content: [
            {
              type: "tableHeader",
              attrs: { colspan: 1, rowspan: 1, colwidth: [120] },
              content: [paragraph(text("머리"))],
            },
            { type: "tableCell", content: [paragraph()] },
          ],
        },
      ],
    },
    {
      type: "figure",
      attrs: { fileKey: "a_B-9", fileName: "그림.webp", alt: "", width: 800, height: 600, caption: null },
    },
  );

  test("may hold every node and mark, and comes back as it was", () => {
    expect(richTextDocument.parse(everything)).toEqual(everything);
  });

  test("says the syllables of a Mac as everybody else writes them", () => {
    const decomposed = "한국통번역학회".normalize("NFD");
    expect(richTextDocument.parse(doc(paragraph(text(decomposed))))).toEqual(
      doc(paragraph(text("한국통번역학회"))),
    );
  });

  test.each([
    ["nothing", null],
    ["a text", "text"],
    ["no content", { type: "doc" }],
    ["an empty content", doc()],
    ["another root", paragraph(text("x"))],
    ["a node nobody knows", doc({ type: "iframe", attrs: { src: "https://x.example" } })],
    ["a script as attribute", doc({ type: "paragraph", attrs: { onclick: "x()" } })],
    ["a field beside", { ...doc(paragraph(text("x"))), html: "<b>" }],
    ["a mark nobody knows", doc(paragraph(text("x", [{ type: "textStyle", attrs: { color: "red" } }])))],
    ["the same mark twice", doc(paragraph(text("x", [{ type: "bold" }, { type: "bold" }])))],
    ["an empty text", doc(paragraph(text("")))],
    ["a null character", doc(paragraph(text("a\u0000b")))],
    ["half a surrogate pair", doc(paragraph(text("\ud800")))],
    ["a heading of level 1", doc({ type: "heading", attrs: { level: 1 }, content: [text("x")] })],
    ["text outside a block", doc(text("x"))],
    ["a list without items", doc({ type: "bulletList", content: [] })],
    ["an item outside a list", doc({ type: "listItem", content: [paragraph()] })],
    [
      "a figure with a path as key",
      doc({ type: "figure", attrs: { fileKey: "../x", fileName: "x", alt: "", width: 1, height: 1 } }),
    ],
    [
      "a link to a script",
      doc(paragraph(text("x", [{ type: "link", attrs: { href: "javascript:alert(1)" } }]))),
    ],
    [
      "a link with a target",
      doc(paragraph(text("x", [{ type: "link", attrs: { href: "/", target: "_top" } }]))),
    ],
  ])("refuses %s", (_name, value) => {
    expect(takes(value)).toBe(false);
  });

  test("is bounded in depth, nodes and text, and takes what people write", () => {
    let nested: object = paragraph(text("x"));
    for (let level = 3; level < DOCUMENT_MAX_DEPTH; level += 1)
      nested = { type: "blockquote", content: [nested] };
    expect(takes(doc(nested))).toBe(true);
    expect(takes(doc({ type: "blockquote", content: [nested] }))).toBe(false);
    for (let level = 0; level < 100_000; level += 1) nested = { type: "blockquote", content: [nested] };
    expect(takes(doc(nested))).toBe(false);
    expect(takes(doc(...Array.from({ length: DOCUMENT_MAX_NODES }, () => ({ type: "paragraph" }))))).toBe(
      false,
    );
    expect(takes(doc(paragraph(text("가".repeat(DOCUMENT_MAX_TEXT + 1)))))).toBe(false);
    expect(takes(doc(...Array.from({ length: 1_000 }, () => paragraph(text("가".repeat(120))))))).toBe(true);
  });

  test("never throws, whatever it is given", () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => typeof takes(value) === "boolean"));
    fc.assert(
      fc.property(fc.anything(), (value) => typeof takes({ type: "doc", content: [value] }) === "boolean"),
    );
  });
});

describe("a link", () => {
  test.each([
    "https://example.org/a?b=c#d",
    "http://example.org",
    "HTTPS://EXAMPLE.ORG",
    "mailto:a@example.org",
    "tel:+82-2-123-4567",
    "/",
    "/notice/1?page=2",
    "/한글",
    "https://한국학회.kr/공지",
    "https://hangul한글.example",
    "https://münchen.example",
    "https://пример.рф",
    "https://ไทย.example",
    "http://[::1]:3000/",
    "https://example.org:8443/a@b",
  ])("may lead to %s", (href) => {
    expect(isSafeHref(href)).toBe(true);
  });

  test.each([
    "",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "https:evil.example",
    "https://",
    "ftp://example.org",
    "mailto:",
    "tel:alert",
    "notice/1",
    "#top",
    "blob:https://x",
    "https://own.example@evil.example/",
    "https://user:password@example.org",
    "https://%6fwn.example@evil.example",
    "https://xn--pple-43d.com",
    "https://www.XN--pple-43d.com",
    "https://аpple.com",
    "https://аррӏе.com",
    "https://gοοgle.example",
    "https://ｅxample.org",
    "https://example.org/\u202egnp.exe",
    "https://exam\u200bple.org",
    "/notice\u2066",
    "mailto:a\u200d@example.org",
    `https://example.org/${"x".repeat(2_000)}`,
  ])("may not lead to %j", (href) => {
    expect(isSafeHref(href)).toBe(false);
  });

  test("is never read as another host or a script by a browser", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((tail) => `/${tail}`),
        ),
        (href) => {
          if (!isSafeHref(href)) return;
          const { protocol, host } = new URL(href, "https://site.example");
          expect(["http:", "https:", "mailto:", "tel:"]).toContain(protocol);
          if (href.startsWith("/")) expect(host).toBe("site.example");
        },
      ),
    );
  });
});

describe("an excerpt", () => {
  const excerpt = (...content: object[]) => excerptOf(richTextDocument.parse(doc(...content)));

  test("is one line of the beginning", () => {
    expect(
      excerpt(
        paragraph(text("하나"), { type: "hardBreak" }, text("둘")),
        { type: "horizontalRule" },
        paragraph(text(" 셋  넷 ")),
      ),
    ).toBe("하나 둘 셋 넷");
    expect(excerpt({ type: "paragraph" })).toBe("");
  });

  test("leaves out headings and tables where there is prose", () => {
    const heading = { type: "heading", attrs: { level: 2 }, content: [text("제목")] };
    expect(excerpt(heading, paragraph(text("본문")))).toBe("본문");
    expect(excerpt(heading)).toBe("제목.");
  });

  test("ends a sentence between the items of a list and the cells of a table", () => {
    const item = (...content: object[]) => ({ type: "listItem", content });
    const list = (...content: object[]) => ({ type: "bulletList", content });
    expect(
      excerpt(
        paragraph(text("낼 것")),
        list(
          item(paragraph(text("여권 사본")), list(item(paragraph(text("흑백"))))),
          item(paragraph(text("사진 두 장."))),
          item(paragraph(text("“신청서”"))),
        ),
        paragraph(text("끝")),
      ),
    ).toBe("낼 것. 여권 사본. 흑백. 사진 두 장. “신청서”. 끝");
    const cell = (words: string) => ({ type: "tableCell", content: [paragraph(text(words))] });
    const row = (...content: object[]) => ({ type: "tableRow", content });
    expect(
      excerpt({
        type: "table",
        content: [
          row(cell("마감"), cell("3월 2일")),
          row(cell("장소"), { type: "tableCell", content: [{ type: "paragraph" }] }),
        ],
      }),
    ).toBe("마감. 3월 2일. 장소.");
  });

  test("is cut between characters, not within one", () => {
    const cut = excerpt(paragraph(text("👩‍👩‍👧‍👦가".repeat(200))));
    expect(cut.endsWith("…")).toBe(true);
    expect([...new Intl.Segmenter().segment(cut)].length).toBeLessThanOrEqual(161);
    expect(cut).not.toMatch(/\u200d…$/);
  });
});
