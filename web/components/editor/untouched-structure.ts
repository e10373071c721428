// Blocks that were put into an editor for its writer, without words: as long as nothing is changed in them, nothing was written.
import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { toRichText } from "./editor-document.ts";
import { EMPTY_DOCUMENT } from "./written-texts.ts";

interface Untouched {
  readonly doc: Node;
  readonly document: RichTextDocument;
}

const untouched = new WeakMap<Editor, Untouched>();

/** Says so of what is in an editor at this moment. */
export function markUntouched(editor: Editor): void {
  untouched.set(editor, { doc: editor.state.doc, document: toRichText(editor.getJSON()) });
}

/** What was put in and not changed; null: somebody wrote, or nothing was put in. */
export function untouchedIn(editor: Editor | null): RichTextDocument | null {
  const put = editor && untouched.get(editor);
  if (!put || editor.isDestroyed || !put.doc.eq(editor.state.doc)) return null;
  return put.document;
}

/** What somebody wrote in an editor. */
export const writtenIn = (editor: Editor): RichTextDocument =>
  untouchedIn(editor) ? EMPTY_DOCUMENT : toRichText(editor.getJSON());
