// Reads a page of docs/handbook, which has a small part of Markdown: a title; then, with empty lines between
// them, paragraphs, lists, headings of the second level and pictures by themselves; in a line bold words and
// links to other pages. Anything else is an error that names the file, so that no page shows marks to its
// readers.
import type { RichTextBlock, RichTextDocument, RichTextMark } from "#schema/validation/core/document.ts";
import { handbookPath } from "#web/paths.ts";

type HandbookSource =
  | { readonly type: "text"; readonly document: RichTextDocument }
  /** The path is relative to the file. */
  | { readonly type: "picture"; readonly path: string; readonly alt: string };

type Paragraph = Extract<RichTextBlock, { type: "paragraph" }>;
type Inline = NonNullable<Paragraph["content"]>;

const TITLE = /^# (.+)$/;
const HEADING = /^## (.+)$/;
const PICTURE = /^!\[([^\]]+)\]\(([^)]+)\)$/;
const BULLET = /^- (.+)$/;
const NUMBER = /^\d+\. (.+)$/;
/** Bold words, and a link to a page of the handbook. */
const MARKED = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([\w-]+)\.md\)/g;
/** Marks of Markdown that no page may have left. */
const LEFT = /[*<>`|[\]#]/;

/** The title: the first line. */
export const titleOf = (markdown: string): string => TITLE.exec(markdown.split("\n")[0] ?? "")?.[1] ?? "";

/** @throws for Markdown that the handbook does not have. */
export function readHandbook(markdown: string, file: string): readonly HandbookSource[] {
  const [title = "", ...paragraphs] = markdown.trim().split(/\n\n+/);
  if (!TITLE.test(title)) throw new Error(`${file}: a page of the handbook begins with its title`);
  const parts: HandbookSource[] = [];
  let blocks: RichTextBlock[] = [];
  const endText = () => {
    if (blocks.length > 0) parts.push({ type: "text", document: { type: "doc", content: blocks } });
    blocks = [];
  };
  for (const paragraph of paragraphs) {
    const [, alt, path] = PICTURE.exec(paragraph) ?? [];
    if (alt === undefined || path === undefined) {
      blocks.push(blockOf(paragraph, file));
    } else {
      endText();
      parts.push({ type: "picture", path, alt });
    }
  }
  endText();
  return parts;
}

function blockOf(paragraph: string, file: string): RichTextBlock {
  const lines = paragraph.split("\n");
  const ordered = itemsOf(lines, NUMBER, file);
  if (ordered) return { type: "orderedList", content: ordered };
  const bullets = itemsOf(lines, BULLET, file);
  if (bullets) return { type: "bulletList", content: bullets };
  const heading = HEADING.exec(paragraph)?.[1];
  // Below the title of the task, which is of the second level where it is shown.
  if (heading !== undefined)
    return { type: "heading", attrs: { level: 3 }, content: inlineOf(heading, file) };
  return { type: "paragraph", content: inlineOf(lines.join(" "), file) };
}

/** Items of a list of one kind; null where a line is none. */
function itemsOf(lines: readonly string[], item: RegExp, file: string) {
  const texts = lines.flatMap((line) => item.exec(line)?.[1] ?? []);
  if (texts.length < lines.length) return null;
  return texts.map((text) => ({
    type: "listItem" as const,
    content: [{ type: "paragraph" as const, content: inlineOf(text, file) }],
  }));
}

function inlineOf(text: string, file: string): Inline {
  const found: Inline = [];
  const add = (words: string, mark?: RichTextMark) => {
    if (LEFT.test(words)) throw new Error(`${file}: the handbook has no such Markdown: ${words}`);
    if (words !== "") found.push({ type: "text", text: words, ...(mark ? { marks: [mark] } : {}) });
  };
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, bold, words, page] = match;
    add(text.slice(end, match.index));
    if (bold !== undefined) add(bold, { type: "bold" });
    else if (words !== undefined && page !== undefined)
      add(words, { type: "link", attrs: { href: handbookPath(page) } });
    end = match.index + whole.length;
  }
  add(text.slice(end));
  return found;
}
