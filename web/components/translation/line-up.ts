// Says how much room the blocks of both texts need above them so that what belongs together begins at the same height.
import type { Editor } from "@tiptap/core";
import { type Paragraph, pathIn } from "#schema/validation/core/translation/paragraphs.ts";

type Room = ReadonlyMap<number, number>;

/** Pixels that are not worth a jump of the text. */
const SLIGHT = 3;

/** Where each block of the top level begins, without the room that is there already. */
function tops(editor: Editor): number[] {
  let given = 0;
  const found: number[] = [];
  for (const element of editor.view.dom.children) {
    if (!(element instanceof HTMLElement)) continue;
    if (element.dataset.room) given += element.offsetHeight;
    else found.push(element.offsetTop - given);
  }
  return found;
}

/** The room above the blocks of both languages. */
export function lineUp(
  ko: Editor,
  en: Editor,
  paragraphs: readonly Paragraph[],
): { readonly ko: Room; readonly en: Room } {
  const [korean, english] = [tops(ko), tops(en)];
  const room = { ko: new Map<number, number>(), en: new Map<number, number>() };
  const moved = { ko: 0, en: 0 };
  const last = { ko: -1, en: -1 };
  for (const one of paragraphs) {
    const [first, second] = [pathIn(one, "ko")?.[0], pathIn(one, "en")?.[0]];
    // One that is elsewhere in the English is beside nothing.
    if (one.isMoved) continue;
    // Only the first of what is in one block, such as a list, can be moved.
    if (first === undefined || second === undefined || first <= last.ko || second <= last.en) continue;
    last.ko = first;
    last.en = second;
    const [left, right] = [(korean[first] ?? 0) + moved.ko, (english[second] ?? 0) + moved.en];
    const gap = Math.round(left - right);
    if (gap > SLIGHT) {
      room.en.set(second, gap);
      moved.en += gap;
    } else if (gap < -SLIGHT) {
      room.ko.set(first, -gap);
      moved.ko -= gap;
    }
  }
  return room;
}
