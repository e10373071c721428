// The beginning of a document as plain text, for descriptions in search results and link previews.
import { blocksText } from "#schema/core/shared/document-text.ts";
import type { RichTextDocument, RichTextNode } from "#schema/validation/core/document.ts";

/** Characters that search engines show of a description. */
const EXCERPT_LENGTH = 160;
/** UTF-16 units looked at: a character of several code points (a family of emoji) has about a dozen. */
const READ_LENGTH = EXCERPT_LENGTH * 12;

const segmenter = new Intl.Segmenter();

/** What makes no sentence without its lines: left out while there is other text. */
const NOT_PROSE: ReadonlySet<RichTextNode["type"]> = new Set(["heading", "table", "figure"]);

/** About 160 characters of the document's text, one line, ending in an ellipsis when there was more. */
export function excerptOf({ content }: RichTextDocument): string {
  const line = lineOf(content.filter(({ type }) => !NOT_PROSE.has(type))) || lineOf(content);
  let characters = 0;
  for (const { index } of segmenter.segment(line)) {
    if (characters === EXCERPT_LENGTH) return `${line.slice(0, index).trimEnd()}…`;
    characters += 1;
  }
  return line;
}

function lineOf(blocks: RichTextDocument["content"]): string {
  return blocksText(blocks, READ_LENGTH).replace(/\s+/g, " ").trim();
}
