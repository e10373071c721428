// The document in an editor as it is saved. The editor has the document's schema. This removes the few things
// that ProseMirror adds and the strict check refuses.
import type { JSONContent } from "@tiptap/core";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { byLevel, withMarkers } from "./list-levels.ts";

/** As in schema/validation/core/document.ts: no control characters but tab and line feed, no halves of pairs. */
const UNSAVABLE = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/** The document in an editor, from `editor.getJSON()`. */
export function toRichText(json: JSONContent): RichTextDocument {
  const content = (withMarkers(json).content ?? []).flatMap(clean);
  // The empty line after a table or an image is there for the cursor. It is not part of the text.
  while (content.length > 1 && isEmptyLine(content.at(-1)) && content.at(-2)?.type !== "paragraph") {
    content.pop();
  }
  const blocks = content.length > 0 ? content : [{ type: "paragraph" }];
  // The editor's schema holds the shape; what the server says about it comes back as an error of the field.
  return { type: "doc", content: blocks } as RichTextDocument;
}

/** A saved document as the editor takes it. Tiptap has its own word for what our schema describes more closely. */
export const toEditor = (document: object): JSONContent => byLevel(document);

function clean(node: JSONContent): JSONContent[] {
  if (node.type === "text") {
    const text = (node.text ?? "").replace(UNSAVABLE, "");
    return text === "" ? [] : [{ ...node, text }];
  }
  // Line breaks and footnotes keep the marks of the text around them, which say nothing about them.
  if (node.type === "hardBreak") return [{ type: "hardBreak" }];
  if (node.type === "footnote") {
    const content = (node.content ?? []).flatMap(clean);
    return content.length === 0 ? [] : [{ type: "footnote", content }];
  }
  if (node.type === "table") return [{ type: "table", content: withoutEmptyRows(node.content ?? []) }];
  const shown = withoutUnsaid(node);
  return [node.content === undefined ? shown : { ...shown, content: node.content.flatMap(clean) }];
}

/** What says nothing is left out, so that an older text that nobody changed stays as it was stored. */
const UNSAID = ["indent", "compact", "marker"];

function withoutUnsaid(node: JSONContent): JSONContent {
  if (!UNSAID.some((name) => node.attrs?.[name] === null)) return node;
  const said = Object.entries(node.attrs ?? {}).filter(
    ([name, value]) => value !== null || !UNSAID.includes(name),
  );
  return { ...node, attrs: Object.fromEntries(said) };
}

/** A row whose every place is covered from above holds no cell; the cells above then reach one row less far. */
function withoutEmptyRows(rows: readonly JSONContent[]): JSONContent[] {
  const cleaned = rows.map((row) => ({ ...row, content: (row.content ?? []).flatMap(clean) }));
  for (let empty = cleaned.length - 1; empty >= 0; empty -= 1) {
    if (cleaned[empty]?.content.length !== 0) continue;
    cleaned.splice(empty, 1);
    for (const [index, row] of cleaned.slice(0, empty).entries()) {
      row.content = row.content.map((cell) => {
        const rowspan: unknown = cell.attrs?.rowspan;
        const reaches = typeof rowspan === "number" && index + rowspan > empty;
        return reaches ? { ...cell, attrs: { ...cell.attrs, rowspan: rowspan - 1 } } : cell;
      });
    }
  }
  return cleaned;
}

function isEmptyLine(node: JSONContent | undefined): boolean {
  return node?.type === "paragraph" && (node.content ?? []).length === 0;
}
