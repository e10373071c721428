// An English that nobody began gets the structure of its Korean as soon as somebody goes into it, by a click,
// a tap or a key, and what was translated elsewhere is pasted into it line by line
// (docs/translations.md#translations).
import type { Editor } from "@tiptap/core";
import type { Slice } from "@tiptap/pm/model";
import { Plugin, PluginKey, TextSelection } from "@tiptap/pm/state";
import { useEffect, useEffectEvent } from "react";
import { nodesIn, placesOf } from "#schema/validation/core/translation/segments.ts";
import { placeOf } from "./paragraph-marks.ts";
import { beginEnglish, clearUntouched, pasteEnglish, type Writing } from "./write-english.ts";

const key = new PluginKey("englishPlaces");

/**
 * @param read both texts at this moment
 * @param onBegun the structure was put in
 */
export function useEnglishPlaces(
  editor: Editor | null,
  read: (editor: Editor) => Writing,
  onBegun: () => void,
): void {
  const begin = useEffectEvent((here: Editor) => {
    if (here.isDestroyed || !here.isFocused || !beginEnglish(read(here))) return;
    toFirstPlace(here);
    onBegun();
  });
  const paste = useEffectEvent((here: Editor, slice: Slice) => {
    const pasted = nodesIn({ content: slice.content.toJSON() ?? [] });
    if (pasteEnglish(read(here), pasted)) return true;
    // As it was pasted, and not into the first place.
    if (placesOf({ content: { content: pasted } }).length > 1) clearUntouched(here);
    return false;
  });
  useEffect(() => {
    if (!editor) return;
    let isPressed = false;
    const ends = new AbortController();
    const later = () => setTimeout(() => begin(editor));
    // A text that changes under a pressed button would get its cursor from where the pointer is.
    const released = () => {
      isPressed = false;
      later();
    };
    const plugin = new Plugin({
      key,
      props: {
        handlePaste: (_view, _event, slice) => paste(editor, slice),
        handleDOMEvents: {
          mousedown: () => {
            isPressed = true;
            document.addEventListener("mouseup", released, { once: true, signal: ends.signal });
            return false;
          },
          focus: () => {
            if (!isPressed) later();
            return false;
          },
        },
      },
    });
    editor.registerPlugin(plugin, (own, others) => [own, ...others]);
    return () => {
      ends.abort();
      if (!editor.isDestroyed) editor.unregisterPlugin(key);
    };
  }, [editor]);
}

/** The cursor goes to the first line that waits for words. */
function toFirstPlace(editor: Editor): void {
  const { doc, tr } = editor.state;
  const blocks = nodesIn({ content: editor.getJSON().content ?? [] });
  const path = placesOf({ content: { content: blocks } }).find(
    ({ text, kind }) => text === "" && !kind.includes("."),
  )?.path;
  const place = path ? placeOf(doc, path) : null;
  if (place) editor.view.dispatch(tr.setSelection(TextSelection.create(doc, place.pos + 1)));
}
