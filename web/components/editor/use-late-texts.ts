// Long texts live in their editors; the form takes them when typing pauses and whenever it is read, so that a text of 100,000 characters
// is not copied at every key.
import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import { toRichText } from "./editor-document.ts";

const PAUSE_MS = 400;

export interface LateTexts {
  /** An editor's text changed. */
  readonly write: (path: string, editor: Editor) => void;
  /** Takes over what stands in the editors this moment. */
  readonly takeOver: () => void;
  /** Something stands in an editor and not in the form yet. */
  readonly isWaiting: boolean;
  /** Lets go of it: the editors begin anew. */
  readonly forget: () => void;
}

/** @param change puts a document into the form */
export function useLateTexts(
  change: (path: string, document: ReturnType<typeof toRichText>) => void,
): LateTexts {
  const waiting = useRef(new Map<string, Editor>());
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => () => clearTimeout(pause.current), []);
  const forget = () => {
    clearTimeout(pause.current);
    waiting.current.clear();
    setWaiting(false);
  };
  const takeOver = () => {
    if (waiting.current.size === 0) return;
    const written = [...waiting.current].filter(([, editor]) => !editor.isDestroyed);
    forget();
    for (const [path, editor] of written) change(path, toRichText(editor.getJSON()));
  };
  return {
    write: (path, editor) => {
      waiting.current.set(path, editor);
      // Whoever leaves before typing pauses has written something all the same.
      setWaiting(true);
      clearTimeout(pause.current);
      pause.current = setTimeout(takeOver, PAUSE_MS);
    },
    takeOver,
    isWaiting,
    forget,
  };
}
