// HTML of a former website as blocks of our documents. It is beside the reader of the clipboard
// (web/components/editor/clean-paste.ts), which needs a browser and people who look at the result; this one
// runs in a command over thousands of texts. What our documents do not say is left out, and nothing is
// executed or fetched. A picture is as it was named; the caller puts the file in its place.
import { parseFragment } from "parse5";
import type { RichTextBlock, RichTextMark } from "#schema/validation/core/document.ts";
import {
  alignOf,
  attribute,
  type Element,
  Gathering,
  isElement,
  linkTo,
  marksOf,
  type Node,
  words,
} from "./html-lines.ts";

/** Makes the block of a picture; null: it is none of the site's own, and a link to it takes its place. */
type ShowPicture = (address: string, alt: string) => RichTextBlock | null;

interface Reading {
  readonly showPicture: ShowPicture;
  /** Is given where each link leads, as it was written. */
  readonly onLink: (address: string) => void;
  /** Where relative links begin. */
  readonly base: string;
}

const DROPPED = new Set(
  "script style noscript template title meta link head svg math canvas audio form input button select textarea object embed applet frameset".split(
    " ",
  ),
);
const BLOCKS = new Set(
  "p div section article header footer main aside address center pre dl dt dd figure figcaption details summary fieldset body html".split(
    " ",
  ),
);
const HEADINGS: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
/** Levels that a document may have are fewer (document-bounds.ts). What is deeper comes out flat. */
const DEPTH_MAX = 6;
/** A page that nests deeper is made to harm. */
const NODES_DEEP_MAX = 400;

interface Place {
  readonly marks: readonly RichTextMark[];
  readonly depth: number;
  readonly nested: number;
  readonly isPre: boolean;
}

function read(nodes: readonly Node[], into: Gathering, place: Place, reading: Reading): void {
  if (place.nested > NODES_DEEP_MAX) return;
  for (const node of nodes) {
    if (node.nodeName === "#text" && "value" in node) addText(node.value, into, place);
    else if (isElement(node) && !DROPPED.has(node.tagName)) readElement(node, into, place, reading);
  }
}

function addText(value: string, into: Gathering, { marks, isPre }: Place): void {
  const lines = isPre ? words(value).split("\n") : [words(value).replace(/\s+/g, " ")];
  for (const [at, text] of lines.entries()) {
    if (at > 0) into.add({ type: "hardBreak" });
    if (text !== "") into.add({ type: "text", text, ...(marks.length > 0 && { marks: [...marks] }) });
  }
}

function readElement(element: Element, into: Gathering, place: Place, reading: Reading): void {
  const { tagName, childNodes } = element;
  const inner: Place = {
    ...place,
    nested: place.nested + 1,
    marks: marksOf(element, place.marks, reading.base),
    isPre: place.isPre || tagName === "pre",
  };
  const level = HEADINGS[tagName];
  if (tagName === "a") reading.onLink(attribute(element, "href"));
  if (tagName === "br") into.add({ type: "hardBreak" });
  else if (tagName === "hr") into.block({ type: "horizontalRule" });
  else if (tagName === "img") {
    readPicture(element, into, inner, reading);
  } else if (tagName === "iframe" || tagName === "video") {
    const href = attribute(element, "src");
    const link = linkTo(href, reading.base);
    if (link?.type === "link") into.add({ type: "text", text: link.attrs.href, marks: [link] });
    into.end();
  } else if (level !== undefined) {
    into.end();
    read(childNodes, into, inner, reading);
    into.end(level, alignOf(element));
  } else if (place.depth < DEPTH_MAX && /^(?:ul|ol|blockquote|table)$/.test(tagName)) {
    const made = container(element, { ...inner, depth: place.depth + 1 }, reading);
    if (made) into.block(made);
  } else if (
    BLOCKS.has(tagName) ||
    /^(?:ul|ol|li|blockquote|table|tbody|thead|tfoot|tr|td|th|caption)$/.test(tagName)
  ) {
    into.end();
    read(childNodes, into, inner, reading);
    into.end(undefined, alignOf(element));
  } else read(childNodes, into, inner, reading);
}

/** A picture of another site stays where it is, and the text says so by a link. */
function readPicture(element: Element, into: Gathering, { marks }: Place, reading: Reading): void {
  const address = attribute(element, "src");
  const alt = words(attribute(element, "alt")).trim();
  const shown = reading.showPicture(address, alt);
  if (shown) {
    into.block(shown);
    return;
  }
  const link = marks.find(({ type }) => type === "link") ?? linkTo(address, reading.base);
  if (link?.type !== "link") return;
  const others = marks.filter(({ type }) => type !== "link");
  into.add({ type: "text", text: alt || link.attrs.href, marks: [...others, link] });
}

/** The blocks in some nodes; never none, where `always` is asked. */
function blocksIn(nodes: readonly Node[], place: Place, reading: Reading): RichTextBlock[] {
  const into = new Gathering();
  read(nodes, into, place, reading);
  into.end();
  return into.blocks;
}

function container(element: Element, place: Place, reading: Reading): RichTextBlock | null {
  const { tagName } = element;
  const elements = element.childNodes.filter(isElement);
  if (tagName === "blockquote") {
    const content = blocksIn(element.childNodes, place, reading);
    return content.length === 0 ? null : { type: "blockquote", content };
  }
  if (tagName === "table") return table(element, place, reading);
  const items = elements
    .map((item) => blocksIn(item.tagName === "li" ? item.childNodes : [item], place, reading))
    .filter((content) => content.length > 0)
    .map((content) => ({ type: "listItem" as const, content }));
  if (items.length === 0) return null;
  return { type: tagName === "ol" ? "orderedList" : "bulletList", content: items };
}

function rowsOf(element: Element): Element[] {
  return element.childNodes
    .filter(isElement)
    .flatMap((child) =>
      child.tagName === "tr" ? [child] : /^t(?:head|body|foot)$/.test(child.tagName) ? rowsOf(child) : [],
    );
}

const span = (element: Element, name: string): number => {
  const said = Number.parseInt(attribute(element, name), 10);
  return said > 1 && said <= 100 ? said : 1;
};

/** A table of one cell is a frame around a text, and comes out as the text would in a quote. */
function table(element: Element, place: Place, reading: Reading): RichTextBlock | null {
  const rows = rowsOf(element)
    .map((row) =>
      row.childNodes.filter(isElement).filter(({ tagName }) => tagName === "td" || tagName === "th"),
    )
    .filter((cells) => cells.length > 0);
  const [only] = rows.flat();
  if (!only) return null;
  if (rows.flat().length === 1) {
    const content = blocksIn(only.childNodes, place, reading);
    return content.length === 0 ? null : { type: "blockquote", content };
  }
  return {
    type: "table",
    content: rows.map((cells) => ({
      type: "tableRow" as const,
      content: cells.map((cell) => {
        const content = blocksIn(cell.childNodes, place, reading);
        return {
          type: cell.tagName === "th" ? ("tableHeader" as const) : ("tableCell" as const),
          attrs: { colspan: span(cell, "colspan"), rowspan: span(cell, "rowspan") },
          content: content.length > 0 ? content : [{ type: "paragraph" as const }],
        };
      }),
    })),
  };
}

/** The blocks of an HTML text; none where it says nothing. @param base the address it was read at, for its relative links */
export function htmlBlocks(
  html: string,
  base: string,
  showPicture: ShowPicture,
  onLink: (address: string) => void = () => {},
): RichTextBlock[] {
  const { childNodes } = parseFragment(html);
  const place = { marks: [], depth: 0, nested: 0, isPre: false };
  return blocksIn(childNodes, place, { base, showPicture, onLink });
}
