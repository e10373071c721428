// A text in versions as a tagged PDF (PDF/UA-1), by the compiler that sets the documents (decision 59). It is
// set from the version whenever it is asked for: a version is never edited, so nothing has to be stored.
import type { RichTextBlock, RichTextDocument } from "#schema/validation/core/document.ts";
import { markerText } from "#schema/validation/core/list-markers.ts";
import { createTemplateCompiler } from "./template-compiler.ts";

/** What is on it; all of it is text of the language `lang`, but a text that is there in Korean only. */
export interface PrintedPage {
  readonly title: string;
  /** "제3판 · 2024년 3월 1일 시행". */
  readonly edition: string;
  readonly association: string;
  readonly lang: "ko" | "en";
  /** Where it is read. */
  readonly address: string;
  readonly document: RichTextDocument;
  /** Since when it holds: the same version is the same file. */
  readonly effectiveAt: Date;
}

const TEMPLATE = new URL("./page.typ", import.meta.url);
/** @param fonts folder of the fonts */
export function createPagePrinter(fonts: string): (page: PrintedPage) => Promise<Buffer> {
  const compiler = createTemplateCompiler(fonts, TEMPLATE);
  return ({ document, effectiveAt, ...page }) => {
    const content = document.content.map(printed);
    // Composed, so that a word can be searched for in the PDF.
    return compiler.pdf({ page: JSON.stringify({ ...page, content }).normalize("NFC") }, effectiveAt);
  };
}

/** A block with what the template cannot count: the marks of lists, the columns of tables; a picture is described in words. */
function printed(block: RichTextBlock): object {
  switch (block.type) {
    case "bulletList":
    case "orderedList": {
      const { marker = null, start = 1 } = (block.type === "orderedList" && block.attrs) || {};
      const markOf = (index: number) =>
        block.type === "bulletList" ? "•" : markerText(marker ?? "1.", start + index);
      const content = block.content.map((item, index) => ({
        mark: markOf(index),
        content: item.content.map(printed),
      }));
      return { type: "list", content };
    }
    case "blockquote":
      return { ...block, content: block.content.map(printed) };
    case "table": {
      const content = block.content.map((row) => ({
        ...row,
        content: row.content.map((cell) => ({ ...cell, content: cell.content.map(printed) })),
      }));
      const first = block.content[0]?.content ?? [];
      return { ...block, content, columns: first.reduce((sum, { attrs }) => sum + (attrs?.colspan ?? 1), 0) };
    }
    case "figure": {
      const { alt, caption } = block.attrs;
      return { type: "figure", said: [alt, caption].filter(Boolean).join(" · ") };
    }
    default:
      return block;
  }
}
