// Says what is in front of a line of a list: "1.", "가)", "(3)", "②".
import { LIST_MARKERS, type ListMarker, numberOf } from "#schema/validation/core/list-markers.ts";

interface ListMark {
  readonly marker: ListMarker;
  readonly number: number;
}

/** Reads a mark that is alone; null for anything else. */
export function readMark(mark: string): ListMark | null {
  for (const marker of LIST_MARKERS) {
    const number = numberOf(marker, mark);
    if (number !== null) return { marker, number };
  }
  return null;
}

const SPACE = String.raw`[\s\u00a0\u3000]`;
/** A mark, the room behind it, and words. With a point there is always room: "2026.5.1" and "3.5점" are no marks. */
const MARKED = new RegExp(
  `^${SPACE}*((?:\\d{1,2}|[가-허])\\.(?=${SPACE})|(?:\\d{1,2}|[가-허])\\)|\\((?:\\d{1,2}|[가-허])\\)|[①-⑳㉮-㉻])${SPACE}*(?=\\S)`,
  "u",
);
/** "5. 1. (금)" begins with a day. */
const DATE = new RegExp(`^${SPACE}*\\d{1,2}\\.${SPACE}*\\d{1,2}\\.`);

/** The mark a line of text begins with, and how many characters it takes with the room around it. */
export function markOf(line: string): (ListMark & { readonly length: number }) | null {
  const [whole = "", mark = ""] = DATE.test(line) ? [] : (MARKED.exec(line) ?? []);
  const read = readMark(mark);
  return read && { ...read, length: whole.length };
}

/** Takes so many characters from the front of an element. */
export function takeFront(element: Element, length: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = length;
  while (left > 0 && walker.nextNode()) {
    const { currentNode: text } = walker;
    const words = text.textContent ?? "";
    text.textContent = words.slice(left);
    left -= Math.min(left, words.length);
  }
}
