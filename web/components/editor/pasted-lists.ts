// Lines of a list as word processors write them, paragraphs with a mark in front, become real lists here.
import type { ListMarker } from "#schema/validation/core/list-markers.ts";
import { markerOf } from "./list-levels.ts";

export interface ListLine {
  /** Without its mark. */
  readonly paragraph: Element;
  /** From 1. */
  readonly level: number;
  readonly ordered: boolean;
  /** How a numbered one counts; null: in no way that we have. */
  readonly marker: ListMarker | null;
  readonly start: number;
}

interface OpenList {
  readonly list: Element;
  readonly line: ListLine;
  readonly marker: ListMarker | null;
}

/** Puts nested `<ul>` and `<ol>` in the place of paragraphs that follow each other. */
export function replaceLines(run: readonly ListLine[]): void {
  const [first] = run;
  if (!first) return;
  const page = first.paragraph.ownerDocument;
  const holder = page.createElement("div");
  first.paragraph.before(holder);
  // Numbers as everybody writes them need no word; a notice says how each of its levels counts.
  const isCounted = run.some(({ marker }) => marker !== null && marker !== "1.");
  /** The open lists from the outside in. */
  const open: OpenList[] = [];
  const begin = (line: ListLine): OpenList => {
    const around = open.at(-1);
    const list = page.createElement(line.ordered ? "ol" : "ul");
    if (line.ordered && line.start !== 1) list.setAttribute("start", String(line.start));
    const expected = markerOf(null, around?.marker ?? null);
    const marker = isCounted ? line.marker : null;
    if (marker !== null && marker !== expected) list.setAttribute("data-marker", marker);
    // A list that begins at its second level hangs on an empty first one.
    const item =
      around && (around.list.lastElementChild ?? around.list.appendChild(page.createElement("li")));
    (item ?? holder).append(list);
    return { list, line, marker: marker ?? expected };
  };
  for (const line of run) {
    while (open.length > line.level) open.pop();
    const current = open.at(-1)?.line;
    const isOther = current && (current.ordered !== line.ordered || current.marker !== line.marker);
    if (open.length === line.level && isOther) open.pop();
    while (open.length < line.level) open.push(begin(line));
    const item = page.createElement("li");
    const text = page.createElement("p");
    text.append(...line.paragraph.childNodes);
    item.append(text);
    open.at(-1)?.list.append(item);
    line.paragraph.remove();
  }
  holder.replaceWith(...holder.childNodes);
}
