// Which paragraph the writer is at, and how the cursor gets to another one.
import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { type RefObject, useEffect, useRef } from "react";
import type { WrittenLanguage } from "#web/components/editor/written-texts.ts";
import { pathAt, placeOf } from "./paragraph-marks.ts";
import type { Questioned } from "./questioned.ts";

export type Editors = Readonly<Record<WrittenLanguage, Editor | null>>;

/**
 * The paragraph with the cursor is the one that is spoken about.
 * @returns the paragraphs as they were drawn last
 */
export function useFollowedCursor(
  editors: Editors,
  all: readonly Questioned[],
  onCurrent: (index: number) => void,
): RefObject<readonly Questioned[]> {
  const latest = useRef(all);
  useEffect(() => {
    latest.current = all;
  });
  useEffect(() => {
    const follow = (language: WrittenLanguage) => {
      const editor = editors[language];
      if (!editor) return () => {};
      const find = () => {
        const path = pathAt(editor.state).join();
        const found = latest.current.findIndex(({ paragraph }) => paragraph[language]?.path?.join() === path);
        if (editor.isFocused && found >= 0) onCurrent(found);
      };
      editor.on("selectionUpdate", find);
      return () => editor.off("selectionUpdate", find);
    };
    const ends = [follow("ko"), follow("en")];
    return () => {
      for (const end of ends) end();
    };
  }, [editors, onCurrent]);
  return latest;
}

/** The cursor goes to the paragraph's English, else to the end of the one before. */
export function focusAt({ en }: Editors, all: readonly Questioned[], at: number): void {
  if (!en || en.isDestroyed) return;
  const path = all.slice(0, at + 1).findLast(({ paragraph }) => paragraph.en?.path)?.paragraph.en?.path;
  const place = path ? placeOf(en.state.doc, path) : null;
  const { tr, doc } = en.state;
  const end = place ? place.pos + place.node.nodeSize - 1 : 0;
  en.view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(Math.min(end, doc.content.size)), -1)));
  en.view.focus();
  // In the middle: the panel covers the lower part of the window. Where there is no English yet, the text itself.
  const shown = place ? en.view.nodeDOM(place.pos) : en.view.dom;
  if (shown instanceof HTMLElement) shown.scrollIntoView({ block: "center" });
}
