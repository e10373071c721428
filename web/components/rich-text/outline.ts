// The sections and articles of a text, for lists of contents beside it and for addresses that lead into it.
// RichText gives the same ids to the same headings.
import type { RichTextDocument, RichTextNode } from "#schema/validation/core/document.ts";
import { keyed } from "./keyed.ts";

/** Headings of this level are the sections of a text. */
const OUTLINE_LEVEL = 2;

interface Section {
  readonly id: string;
  readonly title: string;
}

/** A section with the numbered articles in it. */
interface Chapter extends Section {
  readonly articles: readonly Section[];
}

/** "제9조의2" and "Article 9-2" are `article-9-2`, in every version and both languages, whatever is before them. */
const ARTICLE = /^\s*(?:제\s*(\d+)\s*조(?:\s*의\s*(\d+))?|article\s+(\d+)(?:-(\d+))?)/i;

/** The anchor of an article by its own number; null for any other heading. */
function articleId(title: string): string | null {
  const found = ARTICLE.exec(title);
  if (!found) return null;
  const [, ko, koSub, en, enSub] = found;
  const sub = koSub ?? enSub;
  return `article-${ko ?? en}${sub === undefined ? "" : `-${sub}`}`;
}

/**
 * The anchors of a document's headings: articles by their number, other sections by their place. A number that comes again, as in
 * supplementary provisions, is distinguished: `article-1.2`.
 */
export function anchorsOf(document: RichTextDocument): ReadonlyMap<RichTextNode, string> {
  const anchors = new Map<RichTextNode, string>();
  const met = new Map<string, number>();
  let sections = 0;
  for (const [, node] of keyed(document.content)) {
    if (node?.type !== "heading") continue;
    const isSection = node.attrs?.level === OUTLINE_LEVEL;
    if (isSection) sections += 1;
    const article = articleId(plainText(node));
    if (article === null) {
      if (isSection) anchors.set(node, `section-${sections}`);
      continue;
    }
    const times = (met.get(article) ?? 0) + 1;
    met.set(article, times);
    anchors.set(node, times === 1 ? article : `${article}.${times}`);
  }
  return anchors;
}

/** The sections of a document in order. */
export function outline(document: RichTextDocument): Section[] {
  return chapters(document).map(({ id, title }) => ({ id, title }));
}

/** The sections of a document in order, each with the articles below it. */
export function chapters(document: RichTextDocument): Chapter[] {
  const found: { id: string; title: string; articles: Section[] }[] = [];
  for (const [node, id] of anchorsOf(document)) {
    if (node.type !== "heading") continue;
    const title = plainText(node);
    if (node.attrs.level === OUTLINE_LEVEL) found.push({ id, title, articles: [] });
    else found.at(-1)?.articles.push({ id, title });
  }
  return found;
}

/** The name of each table: the heading above it, for the first one below that. */
export function tableNames({ content }: RichTextDocument): ReadonlyMap<RichTextNode, string> {
  const names = new Map<RichTextNode, string>();
  let heading = "";
  for (const [, node] of keyed(content)) {
    if (node?.type === "heading") heading = plainText(node);
    if (node?.type !== "table") continue;
    names.set(node, heading);
    heading = "";
  }
  return names;
}

/** The words of a node and everything in it, without its footnotes. */
export function plainText(node: RichTextNode | undefined): string {
  if (node?.type === "text") return String(node.text);
  if (node?.type === "hardBreak") return " ";
  if (node?.type === "footnote") return "";
  if (typeof node !== "object" || node === null || !("content" in node)) return "";
  return keyed<RichTextNode>(node.content)
    .map(([, child]) => plainText(child))
    .join("");
}
