// A text as its paragraphs: what a translator works on one after the other. Read from the document's JSON by
// its shape, not by a list of names, so that a node the schema learns later is read as well.

/** A node of a document as it is in JSON. */
export interface JsonNode {
  readonly type: string;
  readonly text?: string | undefined;
  readonly attrs?: object | undefined;
  readonly marks?: readonly { readonly type: string; readonly attrs?: object | undefined }[] | undefined;
  readonly content?: readonly JsonNode[] | undefined;
}

/** A title, a paragraph, a heading, or the words of a picture. */
export interface Segment {
  /** The name of a line; else the types of the nodes above it and its own: a paragraph of a list belongs to one of a list. */
  readonly kind: string;
  readonly text: string;
  /** As it was typed. */
  readonly raw: string;
  /** The addresses that its words lead to. */
  readonly links: readonly string[];
  /** Its line as it is in the document; none for what is outside of a text, and for the words of a picture. */
  readonly inline: readonly JsonNode[];
  /** The way down from the document: the number of a child in each step. Null for what is outside of it. */
  readonly path: readonly number[] | null;
}

/** One language: its single lines by their names, such as a title, and a text. */
export interface SegmentedText {
  readonly content?: { readonly content: readonly object[] } | null;
  readonly [line: string]: unknown;
}

/** Of attributes only these are words for readers; all other ones are names and numbers. */
export const PICTURE_WORDS: readonly string[] = ["alt", "caption"];

/** Which words of a picture a segment is, such as its caption; null: a line. */
export const pictureWordsOf = ({ kind }: Pick<Segment, "kind">): string | null => kind.split(".")[1] ?? null;

/** As it is compared and remembered: one form of each character, one space between words. */
export const asWords = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim();

/** Whether a node is in a line. What holds one is a paragraph of whatever name. */
export const isInline = ({ type }: JsonNode): boolean => ["text", "hardBreak", "footnote"].includes(type);

/** The words of a node with all that is in it. */
export function wordsOf(node: JsonNode): string {
  if (node.text !== undefined) return node.text;
  if (node.type === "hardBreak") return " ";
  return (node.content ?? []).map(wordsOf).join("");
}

/** The addresses in a paragraph, each once. */
function linksOf(node: JsonNode): string[] {
  const found = (node.marks ?? []).flatMap(({ attrs }) => {
    const href: unknown = Reflect.get(attrs ?? {}, "href");
    return typeof href === "string" ? [href] : [];
  });
  return [...new Set([...found, ...(node.content ?? []).flatMap(linksOf)])];
}

/** The paragraphs of a language in reading order, with the single lines first; empty ones are none. */
export const segmentsOf = (text: SegmentedText): Segment[] =>
  placesOf(text).filter(({ text: words }) => words !== "");

/** Blocks that are lines although nothing is written in them. */
const LINES: readonly string[] = ["paragraph", "heading"];

/** The same with the empty lines of the text: where something may be written. */
export function placesOf({ content, ...lines }: SegmentedText): Segment[] {
  const found: Segment[] = [];
  for (const [kind, line] of Object.entries(lines)) {
    if (typeof line === "string")
      found.push({ ...NO_LINE, kind, text: asWords(line), raw: line, path: null });
  }
  const visit = (node: JsonNode, above: string, path: readonly number[]): void => {
    const kind = `${above}/${kindOf(node)}`;
    for (const name of PICTURE_WORDS) {
      const words: unknown = Reflect.get(node.attrs ?? {}, name);
      if (typeof words !== "string") continue;
      found.push({ ...NO_LINE, kind: `${kind}.${name}`, text: asWords(words), raw: words, path });
    }
    const children = node.content ?? [];
    if (children.some(isInline) || (children.length === 0 && LINES.includes(node.type))) {
      const raw = wordsOf(node);
      found.push({ kind, text: asWords(raw), raw, links: linksOf(node), inline: children, path });
    } else for (const [index, child] of children.entries()) visit(child, kind, [...path, index]);
  };
  for (const [index, block] of nodesIn(content).entries()) visit(block, "", [index]);
  return found.filter(({ text, path }) => text !== "" || path !== null);
}

/**
 * A cell that heads something and one that does not are of one kind: an empty corner of a table heads nothing
 * in one language alone.
 */
const kindOf = ({ type }: JsonNode): string => (type === "tableHeader" ? "tableCell" : type);

const NO_LINE = { links: [], inline: [] } as const;

/** The blocks of a document, no matter who wrote its type. */
export function nodesIn(content: SegmentedText["content"] | undefined): readonly JsonNode[] {
  return (content?.content ?? []) as readonly JsonNode[];
}
