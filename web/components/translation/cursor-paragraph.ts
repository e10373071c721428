// Says which paragraph the writer is at, and how the cursor gets to another one.
import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { useEffect, useEffectEvent, useRef } from "react";
import { pathIn } from "#schema/validation/core/translation/paragraphs.ts";
import type { WrittenLanguage } from "#web/components/editor/written-texts.ts";
import { pathAt, placeOf } from "./paragraph-marks.ts";
import { needsWork, type Questioned } from "./questioned.ts";

export type Editors = Readonly<Record<WrittenLanguage, Editor | null>>;

/**
 * Which paragraph a way leads to. The words of a picture share one: those that are spoken about already, else
 * those that wait, else the first ones. @returns -1: none
 */
export function paragraphAt(
  all: readonly Questioned[],
  language: WrittenLanguage,
  path: readonly number[],
  current: number,
): number {
  const way = path.join();
  const isThere = (one: Questioned | undefined) =>
    one !== undefined && pathIn(one.paragraph, language)?.join() === way;
  if (isThere(all[current])) return current;
  const waiting = all.findIndex((one) => isThere(one) && needsWork(one));
  return waiting >= 0 ? waiting : all.findIndex(isThere);
}

/**
 * The paragraph with the cursor is the one that is spoken about: when the cursor moves, and when what is
 * typed has become a paragraph.
 */
export function useFollowedCursor(
  editors: Editors,
  all: readonly Questioned[],
  current: number,
  onCurrent: (index: number) => void,
): void {
  const latest = useRef(all);
  const spokenAbout = useRef(current);
  const finds = useRef(new Set<() => void>());
  useEffect(() => {
    spokenAbout.current = current;
  }, [current]);
  useEffect(() => {
    latest.current = all;
    for (const find of finds.current) find();
  }, [all]);
  useEffect(() => {
    const follow = (language: WrittenLanguage) => {
      const editor = editors[language];
      if (!editor) return () => {};
      const find = () => {
        const found = paragraphAt(latest.current, language, pathAt(editor.state), spokenAbout.current);
        if (editor.isFocused && found >= 0) onCurrent(found);
      };
      const known = finds.current.add(find);
      editor.on("selectionUpdate", find);
      return () => {
        known.delete(find);
        editor.off("selectionUpdate", find);
      };
    };
    const ends = [follow("ko"), follow("en")];
    return () => {
      for (const end of ends) end();
    };
  }, [editors, onCurrent]);
}

/** The same of single lines of the English beside the text, such as its title. @param lineId the id of the field of one */
export function useFollowedLine(
  all: readonly Questioned[],
  lineId: (name: string) => string,
  onCurrent: (index: number) => void,
): void {
  const find = useEffectEvent(({ target }: FocusEvent) => {
    const id = target instanceof HTMLElement ? target.id : "";
    const found = all.findIndex(({ paragraph: { ko, en } }) => {
      const line = ko ?? en;
      return line?.path === null && lineId(line.kind) === id;
    });
    if (id !== "" && found >= 0) onCurrent(found);
  });
  useEffect(() => {
    document.addEventListener("focusin", find);
    return () => document.removeEventListener("focusin", find);
  }, []);
}

/** The cursor goes to the end of what is at a place of the English; without a place to the beginning of the text. */
export function focusAt(en: Editor, path: readonly number[] | null): void {
  const place = path ? placeOf(en.state.doc, path) : null;
  const { tr, doc } = en.state;
  const end = place ? place.pos + place.node.nodeSize - 1 : 0;
  en.view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(Math.min(end, doc.content.size)), -1)));
  en.view.focus();
  showAt(en, path);
}

/** In the middle: the panel covers the lower part of the window. Where there is no English yet, the text itself. */
export function showAt(en: Editor, path: readonly number[] | null): void {
  const place = path ? placeOf(en.state.doc, path) : null;
  const shown = place ? en.view.nodeDOM(place.pos) : en.view.dom;
  if (shown instanceof HTMLElement) shown.scrollIntoView({ block: "center" });
}
