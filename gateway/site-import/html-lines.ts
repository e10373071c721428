// Says what is in the lines of old HTML: texts with their marks, gathered into paragraphs and headings.
import type { DefaultTreeAdapterMap } from "parse5";
import type { RichTextBlock, RichTextInline, RichTextMark } from "#schema/validation/core/document.ts";
import { isSafeHref } from "#schema/validation/core/href.ts";

export type Node = DefaultTreeAdapterMap["childNode"];
export type Element = DefaultTreeAdapterMap["element"];

const MARKS: Readonly<Record<string, Exclude<RichTextMark["type"], "link">>> = {
  b: "bold",
  strong: "bold",
  i: "italic",
  em: "italic",
  u: "underline",
  ins: "underline",
  s: "strike",
  strike: "strike",
  del: "strike",
  sup: "superscript",
  sub: "subscript",
  code: "code",
  tt: "code",
};
const STYLED: readonly (readonly [RegExp, Exclude<RichTextMark["type"], "link">])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, "bold"],
  [/font-style:\s*italic/i, "italic"],
  [/text-decoration[^;]*:[^;]*underline/i, "underline"],
  [/text-decoration[^;]*:[^;]*line-through/i, "strike"],
];
export const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? "";
export const isElement = (node: Node): node is Element => "tagName" in node;

/** Gathers what is in lines until a block begins. */
export class Gathering {
  readonly blocks: RichTextBlock[] = [];
  #line: RichTextInline[] = [];

  add(inline: RichTextInline): void {
    this.#line.push(inline);
  }

  /** Ends the paragraph, or the heading of a level. */
  end(level?: 2 | 3 | 4, textAlign?: "center" | "right"): void {
    const content = tidy(this.#line);
    this.#line = [];
    if (content.length === 0) return;
    const align = textAlign === undefined ? {} : { textAlign };
    if (level !== undefined) this.blocks.push({ type: "heading", attrs: { level, ...align }, content });
    else this.blocks.push({ type: "paragraph", ...(textAlign && { attrs: align }), content });
  }

  block(block: RichTextBlock): void {
    this.end();
    this.blocks.push(block);
  }
}

/** Without space and ends of lines at both ends; texts alike in their marks are one. */
function tidy(line: readonly RichTextInline[]): RichTextInline[] {
  const joined: RichTextInline[] = [];
  for (const one of line) {
    const last = joined.at(-1);
    if (
      one.type === "text" &&
      last?.type === "text" &&
      JSON.stringify(last.marks) === JSON.stringify(one.marks)
    ) {
      joined[joined.length - 1] = { ...last, text: (last.text + one.text).replace(/ {2,}/g, " ") };
    } else joined.push(one);
  }
  const isEmpty = (one: RichTextInline | undefined) =>
    one !== undefined && (one.type === "hardBreak" || (one.type === "text" && one.text.trim() === ""));
  while (isEmpty(joined[0])) joined.shift();
  while (isEmpty(joined.at(-1))) joined.pop();
  const [first] = joined;
  if (first?.type === "text") joined[0] = { ...first, text: first.text.trimStart() };
  const last = joined.at(-1);
  if (last?.type === "text") joined[joined.length - 1] = { ...last, text: last.text.trimEnd() };
  return joined;
}

/** What a document may not hold. */
export const words = (text: string): string => text.normalize("NFC").replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, " ");

function withMark(marks: readonly RichTextMark[], mark: RichTextMark): readonly RichTextMark[] {
  return marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark];
}

export function linkTo(href: string, base: string): RichTextMark | null {
  const written = href.trim();
  if (written === "" || written.startsWith("#") || !URL.canParse(written, `http://old.invalid${base}`))
    return null;
  const url = new URL(written, `http://old.invalid${base}`);
  const target = url.host === "old.invalid" ? `${url.pathname}${url.search}${url.hash}` : url.href;
  return isSafeHref(target) ? { type: "link", attrs: { href: target } } : null;
}

export function marksOf(
  element: Element,
  marks: readonly RichTextMark[],
  base: string,
): readonly RichTextMark[] {
  const { tagName } = element;
  const named = MARKS[tagName];
  let all = named === undefined ? marks : withMark(marks, { type: named });
  const style = attribute(element, "style");
  for (const [pattern, type] of STYLED)
    if (style !== "" && pattern.test(style)) all = withMark(all, { type });
  const link = tagName === "a" ? linkTo(attribute(element, "href"), base) : null;
  return link === null ? all : withMark(all, link);
}

export function alignOf(element: Element): "center" | "right" | undefined {
  const said =
    /text-align:\s*(center|right)/i.exec(attribute(element, "style"))?.[1] ?? attribute(element, "align");
  const align = element.tagName === "center" ? "center" : said.toLowerCase();
  return align === "center" || align === "right" ? align : undefined;
}
