// A document as plain text: its blocks in order, the words under its pictures, and its footnotes at the end.
import type { RichTextDocument, RichTextNode } from "#schema/validation/core/document.ts";
import { nodesOf } from "#schema/validation/core/document-nodes.ts";

/** What is by itself on the page and often ends without a full stop: without its line it would run into what follows. */
const OWN_LINE: ReadonlySet<RichTextNode["type"]> = new Set([
  "heading",
  "listItem",
  "tableCell",
  "tableHeader",
]);

/** What comes before one of these has its end there. */
const BEGINS_ANEW: ReadonlySet<RichTextNode["type"]> = new Set(["bulletList", "orderedList", "table"]);

/** A sentence ends here already, or leads to what follows. */
const ENDED = /[.!?…:;。！？：；]["'’”)\]」』》〉]*$/u;
/** Characters in which the end of a sentence is looked for. */
const TAIL = 20;

/**
 * The words of some blocks, with a space between blocks. The text of a list item, a cell or a heading ends as a sentence.
 * @param atMost UTF-16 units, about: no more is read
 */
export function blocksText(blocks: RichTextDocument["content"], atMost = Number.POSITIVE_INFINITY): string {
  let text = "";
  const endSentence = (): void => {
    const said = text.trimEnd();
    if (said !== "" && !ENDED.test(said.slice(-TAIL))) text = `${said}. `;
  };
  const visit = (node: RichTextNode): void => {
    if (text.length >= atMost) return;
    if (node.type === "text") {
      text += node.text.slice(0, atMost);
      return;
    }
    // What a footnote says interrupts no sentence.
    if (node.type === "footnote") return;
    if (BEGINS_ANEW.has(node.type)) endSentence();
    if (node.type === "figure" && node.attrs.caption) text += ` ${node.attrs.caption}`;
    if ("content" in node && node.content) for (const child of node.content) visit(child);
    if (OWN_LINE.has(node.type)) endSentence();
    text += " ";
  };
  for (const block of blocks) visit(block);
  return text;
}

/** The words of a whole document; behind them what its footnotes say. */
export function documentText(document: RichTextDocument): string {
  const notes = [...nodesOf(document)].flatMap((node) =>
    node.type === "footnote" ? [node.content.map(({ text }) => text).join("")] : [],
  );
  return [blocksText(document.content).trim(), ...notes].join(" ");
}
