// The result of a paste: clipboard HTML through cleaning and the editor. For tests with a document (jsdom).
import { Editor, type JSONContent } from "@tiptap/core";
import { richTextDocument } from "#schema/validation/core/document.ts";
import { cleanPaste } from "#web/components/editor/clean-paste.ts";
import { toRichText } from "#web/components/editor/editor-document.ts";
import { editorExtensions } from "#web/components/editor/extensions.ts";

/** The document that comes of a paste; throws where it could not be saved. */
export function paste(html: string): JSONContent {
  const editor = new Editor({ extensions: editorExtensions(), content: cleanPaste(html).html });
  const document = toRichText(editor.getJSON());
  editor.destroy();
  return JSON.parse(JSON.stringify(richTextDocument.parse(document)));
}

/** Types and words, with the marks of a text beside it. */
export function outline(node: object): unknown {
  const { type, text, content = [], marks, attrs }: JSONContent = node;
  if (type === "text") return marks ? { text, marks: marks.map((mark) => mark.type) } : text;
  return [type === "heading" ? `heading${attrs?.level}` : type, ...content.map(outline)];
}
