// The renderer of formatted texts: every node the schema knows, and no text however odd takes a page down.
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { type RichTextDocument, richTextDocument } from "#schema/validation/core/document.ts";
import { markupInApp } from "#tests/support/render-in-app.tsx";
import { FigureImages } from "#web/components/rich-text/Figure.tsx";
import { chapters, outline } from "#web/components/rich-text/outline.ts";
import { RichText } from "#web/components/rich-text/RichText.tsx";
import { figureColumns } from "#web/components/rich-text/Table.tsx";

function render(document: RichTextDocument): string {
  return markupInApp(<RichText document={document} />, { language: "en" });
}

const text = (words: string, ...marks: unknown[]) => ({
  type: "text",
  text: words,
  ...(marks.length ? { marks } : {}),
});
const paragraph = (...content: unknown[]) => ({ type: "paragraph", content });
const document = (...content: unknown[]): RichTextDocument =>
  richTextDocument.parse({ type: "doc", content });
const link = (href: string) => ({ type: "link", attrs: { href } });
const cell = (type: "tableCell" | "tableHeader", words: string, attrs?: object) => ({
  type,
  ...(attrs ? { attrs } : {}),
  content: [paragraph(text(words))],
});
const table = (...rows: unknown[][]) => ({
  type: "table",
  content: rows.map((content) => ({ type: "tableRow", content })),
});

describe("RichText", () => {
  it("gives sections the anchors that the outline names", () => {
    const doc = document(
      { type: "heading", attrs: { level: 2 }, content: [text("One")] },
      { type: "heading", attrs: { level: 3 }, content: [text("Inside")] },
      { type: "heading", attrs: { level: 2 }, content: [text("Two"), { type: "hardBreak" }, text("lines")] },
    );
    expect(outline(doc)).toEqual([
      { id: "section-1", title: "One" },
      { id: "section-2", title: "Two lines" },
    ]);
    const html = render(doc);
    expect(html).toContain('<h2 id="section-1">One</h2>');
    expect(html).toContain("<h3>Inside</h3>");
    expect(html).toContain('<h2 id="section-2">Two<br/>lines</h2>');
  });

  it("gives articles the anchor of their number, in both languages and once each", () => {
    const heading = (level: number, words: string) => ({
      type: "heading",
      attrs: { level },
      content: [text(words)],
    });
    const anchors = (...content: unknown[]) =>
      [...render(document(...content)).matchAll(/id="([^"]*)"/g)].map((match) => match[1]);
    const bylaws = [
      heading(2, "제1장 총칙"),
      heading(3, "제1조 (명칭)"),
      heading(3, "제 3 조의 2 (지부)"),
      heading(2, "부칙"),
      heading(3, "제1조 (시행)"),
      heading(3, "적용"),
    ];
    expect(anchors(...bylaws)).toEqual(["section-1", "article-1", "article-3-2", "section-2", "article-1.2"]);
    expect(chapters(document(...bylaws))).toEqual([
      {
        id: "section-1",
        title: "제1장 총칙",
        articles: [
          { id: "article-1", title: "제1조 (명칭)" },
          { id: "article-3-2", title: "제 3 조의 2 (지부)" },
        ],
      },
      { id: "section-2", title: "부칙", articles: [{ id: "article-1.2", title: "제1조 (시행)" }] },
    ]);
    expect(
      anchors(heading(2, "Article 1 (Name)"), heading(2, "Article 3-2"), heading(2, "Articles")),
    ).toEqual(["article-1", "article-3-2", "section-3"]);
  });

  it("nests marks in the order they are stored", () => {
    const html = render(document(paragraph(text("both", { type: "bold" }, { type: "italic" }))));
    expect(html).toContain("<strong><em>both</em></strong>");
  });

  it("keeps pages in the router, fetches files and the other language, and marks what leaves the site", () => {
    const html = render(
      document(
        paragraph(
          text("page", link("/notice/3")),
          text("file", link("/files/abc/a.pdf")),
          text("english", link("/en/notice/3")),
          text("mail", link("mailto:office@example.org")),
          text("away", link("https://example.org/")),
        ),
      ),
    );
    expect(html).toContain('<a href="/en/notice/3">page</a>');
    expect(html).toContain('<a href="/files/abc/a.pdf">file</a>');
    expect(html).toContain('<a href="/en/notice/3">english</a>');
    expect(html).toContain('<a href="mailto:office@example.org">mail</a>');
    expect(html).toMatch(
      /<a href="https:\/\/example\.org\/" rel="noopener noreferrer">away.*\(external site\)/,
    );
  });

  it("shows words where a link could not be followed safely", () => {
    const unsafe = { type: "doc", content: [paragraph(text("words", link("javascript:alert(1)")))] };
    const html = render(unsafe as RichTextDocument);
    expect(html).toContain("words");
    expect(html).not.toContain("javascript");
  });

  it("starts a numbered list where it says", () => {
    const item = { type: "listItem", content: [paragraph(text("x"))] };
    const html = render(document({ type: "orderedList", attrs: { start: 4 }, content: [item] }));
    expect(html).toContain('<ol start="4" style="counter-reset:item 3">');
  });

  it("puts tables in a group, no landmark, that can be reached and named, and figures to the right", () => {
    const doc = document(
      table(
        [cell("tableHeader", "부문"), cell("tableHeader", "응시"), cell("tableHeader", "합격률")],
        [cell("tableCell", "번역"), cell("tableCell", "214명"), cell("tableCell", "45.3%")],
      ),
    );
    const html = render(doc);
    expect(html).toMatch(/<div [^>]*tabindex="0" role="group" aria-label="Table, [^"]+">/);
    expect(html.match(/scope="col"/g)).toHaveLength(3);
    const rows = doc.content[0]?.type === "table" ? doc.content[0].content : [];
    expect([...figureColumns(rows)]).toEqual(["1", "2"]);
  });

  it("names a table by the heading above it, and else by its first row", () => {
    const heading = { type: "heading", attrs: { level: 2 }, content: [text("회비")] };
    const rows = [
      [cell("tableHeader", "구분"), cell("tableHeader", "금액")],
      [cell("tableCell", "정회원"), cell("tableCell", "50,000원")],
    ];
    const html = render(document(table(...rows), heading, table(...rows), table(...rows)));
    const names = [...html.matchAll(/<table[^>]* aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(["구분 금액", "회비", "구분 금액"]);
  });

  it("makes no heading of the empty corner of a table", () => {
    const corner = { type: "tableHeader", content: [{ type: "paragraph" }] };
    const html = render(
      document(table([corner, cell("tableHeader", "A")], [cell("tableHeader", "b"), cell("tableCell", "1")])),
    );
    expect(html).toContain("<tr><td><p></p></td><th");
    expect(html).toContain('scope="row"');
  });

  it("leaves columns alone in tables with merged cells", () => {
    const doc = document(
      table([cell("tableCell", "1", { colspan: 2 })], [cell("tableCell", "2"), cell("tableCell", "3")]),
    );
    const rows = doc.content[0]?.type === "table" ? doc.content[0].content : [];
    expect(figureColumns(rows).size).toBe(0);
  });

  it("says above each value of a table of sentences what it is, for phones, and keeps it a table for those who listen", () => {
    const sentence =
      "이메일, 비밀번호, 이름, 국가, 신청한 회원 구분, 동의 내용과 일시를 회원 가입 때 받습니다";
    const head = ["목적", "항목", "기간"].map((words) => cell("tableHeader", words));
    const row = (items: string) => ["계정", items, "1년"].map((words) => cell("tableCell", words));
    const html = render(document(table(head, row(sentence))));
    expect(html).toContain(`<td role="cell" data-heading="항목"><p>${sentence}</p></td>`);
    expect(html).toContain('<td role="cell"><p>계정</p></td>');
    expect(html.match(/role="(table|rowgroup|row|columnheader)"/g)).toHaveLength(7);
    expect(render(document(table(head, row("이름"))))).not.toContain("data-heading");
  });

  it("escapes names of pictures and says nothing where there is no caption", () => {
    const attrs = { fileKey: "k", fileName: "한 장.png", alt: "그림", width: 3, height: 2 };
    const html = render(document({ type: "figure", attrs }));
    expect(html).toContain(`src="/files/k/${encodeURIComponent("한 장.png")}"`);
    expect(html).not.toContain("figcaption");
  });

  it("shows a picture in the sizes it was made in, by its key", () => {
    const attrs = { fileKey: "k", fileName: "한 장.png", alt: "그림", width: 3, height: 2 };
    const sized = { id: 1, key: "k", url: "/files/k/x", width: 3, height: 2 };
    const variants = [{ url: "/files/k/2.avif?v=1", width: 2, format: "avif" }];
    const html = renderToStaticMarkup(
      <FigureImages
        value={[
          { ...sized, key: "other", variants: [] },
          { ...sized, variants },
        ]}
      >
        <RichText document={document({ type: "figure", attrs })} />
      </FigureImages>,
    );
    expect(html).toContain('<source type="image/avif" srcSet="/files/k/2.avif?v=1 2w"');
  });

  it("never crashes, whatever is stored", () => {
    const types = fc.constantFrom(
      ...[
        "doc",
        "paragraph",
        "heading",
        "bulletList",
        "orderedList",
        "listItem",
        "blockquote",
        "table",
        "tableRow",
      ],
      ...[
        "tableCell",
        "tableHeader",
        "figure",
        "text",
        "hardBreak",
        "horizontalRule",
        "footnote",
        "video",
        "constructor",
        "__proto__",
      ],
    );
    const { node } = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: "small", withCrossShrink: true },
        fc.constantFrom(null, undefined, 1, "words"),
        fc.record(
          {
            type: types,
            text: fc.oneof(fc.string(), fc.constant(7)),
            attrs: fc.oneof(
              fc.constant(null),
              fc.record({
                level: fc.nat(6),
                href: fc.string(),
                start: fc.nat(9),
                textAlign: fc.constant("center"),
              }),
            ),
            marks: fc.array(
              fc.record({ type: types, attrs: fc.constantFrom(null, { href: "//x" }) }, { requiredKeys: [] }),
            ),
            content: fc.oneof(fc.constant("odd"), fc.array(tie("node"), { maxLength: 4 })),
          },
          { requiredKeys: [] },
        ),
      ),
    }));
    fc.assert(
      fc.property(fc.array(node), (content) => {
        const doc = { type: "doc", content } as RichTextDocument;
        expect(typeof render(doc)).toBe("string");
        expect(Array.isArray(outline(doc))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
