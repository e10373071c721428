// One Tiptap editor: cleaned pastes, images that are dropped or pasted passed on, and no rerender of React while somebody types.
import { Selection } from "@tiptap/pm/state";
import { type Editor, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import type { RichTextDocument } from "#schema/validation/core/document.ts";
import { isComposing } from "#web/browser/keys.ts";
import { cleanPaste } from "./clean-paste.ts";
import { toEditor } from "./editor-document.ts";
import { editorExtensions } from "./extensions.ts";
import { ShownFigure } from "./FigureView.tsx";
import { FootnoteNode } from "./footnote-node.ts";

interface TextEditorOptions {
  /** What it starts from. */
  readonly document: RichTextDocument;
  readonly id: string;
  /** `ko` or `en`: the language that is written. */
  readonly lang: string;
  readonly labelledBy: string;
  readonly onChange: (editor: Editor) => void;
  /** Image files that were pasted or dropped; the cursor is where they belong. */
  readonly onImages: (files: readonly File[]) => void;
  /** A footnote is to be written, or the chosen one changed. */
  readonly onFootnote: () => void;
  /** A link is to be written, or the one at the cursor changed. */
  readonly onLink: () => void;
  /** Something is pasted; called before it is in the text. Null: by the editor itself. */
  readonly onPaste: (data: DataTransfer | null) => void;
  /** Images of a paste that could not come along. */
  readonly onLostImages: (count: number) => void;
}

export function useTextEditor(options: TextEditorOptions): Editor {
  const intl = useIntl();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  return useEditor({
    extensions: editorExtensions(
      ShownFigure,
      FootnoteNode.configure({
        nameOf: (text) => intl.formatMessage({ id: "editor.footnote.shown" }, { text }),
        onAsk: () => latest.current.onFootnote(),
      }),
    ),
    content: toEditor(options.document),
    immediatelyRender: true,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor }) => latest.current.onChange(editor),
    editorProps: {
      attributes: {
        id: options.id,
        lang: options.lang,
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": options.labelledBy,
      },
      handleDOMEvents: {
        keydown: (_view, event) => {
          if (!isLinkKey(event)) return false;
          event.preventDefault();
          // Outside a text the same keys open the quick search of the office.
          event.stopPropagation();
          latest.current.onLink();
          return true;
        },
      },
      transformPastedHTML: (html) => {
        const { html: clean, images, lostImages } = cleanPaste(html);
        if (images.length > 0) latest.current.onImages(images);
        if (lostImages > 0) latest.current.onLostImages(lostImages);
        return clean;
      },
      transformPastedText: (text) => text.normalize("NFC"),
      handlePaste: (_view, event) => {
        latest.current.onPaste(event.clipboardData);
        const files = imagesOf(event.clipboardData);
        // A word processor puts a picture of the text beside the text.
        if (files.length === 0 || event.clipboardData?.types.includes("text/html")) return false;
        latest.current.onImages(files);
        return true;
      },
      handleDrop: (view, event, _slice, moved) => {
        const files = moved ? [] : imagesOf(event.dataTransfer);
        if (files.length === 0) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))));
        latest.current.onImages(files);
        return true;
      },
    },
  });
}

/** Ctrl+K, by the place of the key: on a Korean keyboard it is ㅏ. */
const isLinkKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.code === "KeyK" &&
  !isComposing(event);

function imagesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
}
