// Numbered lists that count as official notices do: 1. 가. 1) 가) (1) (가) ① (docs/texts.md#texts). A list
// inside such a one counts by its level, so whatever is moved in or out counts again.
import { type Editor, Extension } from "@tiptap/core";
import type { Node, ResolvedPos } from "@tiptap/pm/model";
import { Plugin, Selection } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { isListMarker, type ListMarker } from "#schema/validation/core/list-markers.ts";
import { markerOf } from "./list-levels.ts";

/** The attribute of the list; absent: by its level, or plainly. */
export const markerAttribute = {
  default: null,
  parseHTML: (element: HTMLElement) => {
    const marker = element.getAttribute("data-marker");
    return isListMarker(marker) ? marker : null;
  },
  renderHTML: ({ marker }: { marker?: unknown }) => (isListMarker(marker) ? { "data-marker": marker } : {}),
};

interface FoundList {
  readonly at: number;
  readonly node: Node;
  /** How it counts; null: plainly. */
  readonly marker: ListMarker | null;
}

/** The numbered lists around where something is chosen, from the outside in; around the beginning where all of it is. */
function listsAround({ $from }: Selection): FoundList[] {
  const place: ResolvedPos = $from.depth === 0 ? Selection.near($from).$from : $from;
  const found: FoundList[] = [];
  for (let depth = 1; depth <= place.depth; depth += 1) {
    const node = place.node(depth);
    if (node.type.name !== "orderedList") continue;
    found.push({
      at: place.before(depth),
      node,
      marker: markerOf(node.attrs.marker, found.at(-1)?.marker ?? null),
    });
  }
  return found;
}

/** How the innermost list around the cursor counts; undefined outside of numbered lists. */
export function markerHere(editor: Editor): ListMarker | null | undefined {
  return listsAround(editor.state.selection).at(-1)?.marker;
}

/** Whether the whole list around the cursor counts by the levels of notices. */
export function countsByLevel(editor: Editor): boolean {
  return listsAround(editor.state.selection)[0]?.marker === "1.";
}

/** Makes a numbered list where there is none. */
const inList = (editor: Editor) => {
  const chain = editor.chain().focus();
  return markerHere(editor) === undefined ? chain.toggleOrderedList() : chain;
};

/** The innermost list counts so; null: plainly, or inside of a list that counts by levels by its own. */
export function setMarker(editor: Editor, marker: ListMarker | null): boolean {
  return inList(editor)
    .command(({ tr }) => {
      const list = listsAround(tr.selection).at(-1);
      if (list) tr.setNodeAttribute(list.at, "marker", marker);
      return list !== undefined;
    })
    .run();
}

/** The outermost list counts by levels, and every list in it. */
export function countByLevel(editor: Editor): boolean {
  return inList(editor)
    .command(({ tr }) => {
      const [outer] = listsAround(tr.selection);
      if (!outer) return false;
      tr.setNodeAttribute(outer.at, "marker", "1.");
      outer.node.descendants((node, offset) => {
        if (node.type.name === "orderedList") tr.setNodeAttribute(outer.at + 1 + offset, "marker", null);
      });
      return true;
    })
    .run();
}

/** What a list shows that says nothing itself. */
function shownMarkers(doc: Node): Decoration[] {
  const found: Decoration[] = [];
  const visit = (parent: Node, start: number, around: ListMarker | null) =>
    parent.forEach((node, offset) => {
      if (node.isTextblock) return;
      const at = start + offset;
      const marker = node.type.name === "orderedList" ? markerOf(node.attrs.marker, around) : around;
      if (node.type.name === "orderedList" && marker !== null && node.attrs.marker === null) {
        found.push(Decoration.node(at, at + node.nodeSize, { "data-marker": marker }));
      }
      visit(node, at + 1, marker);
    });
  visit(doc, 0, null);
  return found;
}

export const CountedLists = Extension.create({
  name: "countedLists",

  addProseMirrorPlugins: () => [
    new Plugin({ props: { decorations: ({ doc }) => DecorationSet.create(doc, shownMarkers(doc)) } }),
  ],
});
