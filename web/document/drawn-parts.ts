// What DrawnOnce.tsx has drawn, by part and state. A page is rendered with a mark on each side of a new part
// and with one mark for a known one; then the marks are removed, and known parts are put where theirs was.
import type { PartMarks } from "#web/page/DrawnOnce.tsx";

/** More than the site has sections in both languages. The settings are in the states, so old ones go now and then. */
const PARTS_MAX = 200;

/** Nobody's page has an element of this name. */
const TOKEN = crypto.randomUUID();

const drawn = new Map<string, string>();

interface MarkedPage extends PartMarks {
  /** @returns the markup of the page with its parts, without marks */
  place(markup: string): string;
}

/** The parts of one page. */
export function markPage(): MarkedPage {
  const places: { readonly mark: string; readonly part: string }[] = [];
  return {
    add(part) {
      const id = `${TOKEN}.${places.length}`;
      places.push({ mark: `<template id="${id}"></template>`, part });
      return { id, isKnown: drawn.has(part) };
    },
    place(markup) {
      return places.reduce((page, { mark, part }) => {
        const [before = "", between = "", after] = page.split(mark);
        if (after === undefined) return before + (drawn.get(part) ?? "") + between;
        if (drawn.size >= PARTS_MAX) drawn.clear();
        // A copy of its own: a slice holds the whole page in memory.
        drawn.set(part, structuredClone(between));
        return before + between + after;
      }, markup);
    },
  };
}
