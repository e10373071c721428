// Looking through a formatted text: what it holds, and whether it says anything at all.
import type { RichTextDocument, RichTextNode } from "./document.ts";

type Figure = Extract<RichTextNode, { type: "figure" }>;

/** Every node below the document, in reading order. Documents are bounded in depth (document-bounds.ts). */
export function* nodesOf({
  content,
}: {
  readonly content: readonly RichTextNode[];
}): Generator<RichTextNode> {
  for (const node of content) {
    yield node;
    if ("content" in node && node.content) yield* nodesOf({ content: node.content });
  }
}

/** The images that are in a text. */
export function figuresOf(document: RichTextDocument): Figure[] {
  return [...nodesOf(document)].filter((node) => node.type === "figure");
}

/** Whether nobody would see anything: no text but white space and no image. */
export function isBlank(document: RichTextDocument): boolean {
  for (const node of nodesOf(document)) {
    if (node.type === "figure" || (node.type === "text" && node.text.trim() !== "")) return false;
  }
  return true;
}
