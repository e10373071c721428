// Long texts live in their editors. The form takes them over when typing pauses and whenever it is read, so
// that a text of 100,000 characters is not copied at every key.
import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState } from "react";
import type { ServerForm } from "#web/components/forms/form-types.ts";
import { writtenIn } from "./untouched-structure.ts";

const PAUSE_MS = 400;

/** An editor's text changed. */
export type WriteText = (path: string, editor: Editor) => void;

interface LateTexts<Values, Pattern extends string> {
  /** The same form, which knows what is in the editors whenever it is asked. */
  readonly form: ServerForm<Values, Pattern>;
  readonly write: WriteText;
  /** Lets go of what the form has not taken: the editors begin again. */
  readonly forget: () => void;
}

export function useLateTexts<Values, Pattern extends string>(
  form: ServerForm<Values, Pattern>,
): LateTexts<Values, Pattern> {
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
    for (const [path, editor] of written) form.change(path, writtenIn(editor));
  };
  return {
    form: {
      ...form,
      dirty: form.dirty || isWaiting,
      read: () => {
        takeOver();
        return form.read();
      },
      isDirty: () => {
        takeOver();
        return form.isDirty();
      },
      submit: (event) => {
        takeOver();
        form.submit(event);
      },
    },
    write: (path, editor) => {
      waiting.current.set(path, editor);
      // A writer who leaves before typing pauses has written something all the same.
      setWaiting(true);
      clearTimeout(pause.current);
      pause.current = setTimeout(takeOver, PAUSE_MS);
    },
    forget,
  };
}
