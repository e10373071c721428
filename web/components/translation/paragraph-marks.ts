// Says what a paragraph waits for, shown in the text itself: a line at its side, and room above it so that it
// begins beside the paragraph that it belongs to. Neither is part of the text.
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import type { ParagraphState } from "#schema/validation/core/translation/paragraphs.ts";

export interface ParagraphMark {
  /** The way to the paragraph, by numbers of children. */
  readonly path: readonly number[];
  readonly state: ParagraphState | "ASKED";
  readonly isCurrent: boolean;
  /** Words that are underlined, by their places in the paragraph. */
  readonly terms: readonly { readonly start: number; readonly end: number; readonly en: readonly string[] }[];
}

interface TextMarks {
  readonly paragraphs: readonly ParagraphMark[];
  /** Pixels above a block of the top level, by its number. */
  readonly room: ReadonlyMap<number, number>;
}

const key = new PluginKey<DecorationSet>("translation");

/** Where a node is; null when the text has moved on. */
export function placeOf(
  doc: Node,
  path: readonly number[],
): { readonly pos: number; readonly node: Node } | null {
  let [node, pos] = [doc, -1];
  for (const index of path) {
    if (index >= node.childCount) return null;
    pos += 1;
    for (let before = 0; before < index; before += 1) pos += node.child(before).nodeSize;
    node = node.child(index);
  }
  return { pos, node };
}

/** The way to the block of a line that a place is in: the deepest one with text, or the picture. */
export function pathAt(state: EditorState): readonly number[] {
  const { $from } = state.selection;
  return Array.from({ length: Math.max(1, $from.depth) }, (_, depth) => $from.index(depth));
}

/** Shows marks; `setMarks` says which. */
export const paragraphMarks = (): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, shown) => {
        const marks: TextMarks | undefined = tr.getMeta(key);
        return marks ? DecorationSet.create(tr.doc, decorate(tr.doc, marks)) : shown.map(tr.mapping, tr.doc);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });

/** A step of the editor that changes the marks alone, and is none to be undone. */
export const withMarks = (state: EditorState, marks: TextMarks) =>
  state.tr.setMeta(key, marks).setMeta("addToHistory", false).setMeta("preventUpdate", true);

export const marksKey = key;

function decorate(doc: Node, { paragraphs, room }: TextMarks): Decoration[] {
  const found: Decoration[] = [];
  for (const { path, state, isCurrent, terms } of paragraphs) {
    const place = placeOf(doc, path);
    if (!place) continue;
    const attributes = { "data-translation": state, ...(isCurrent ? { "data-current": "true" } : {}) };
    found.push(Decoration.node(place.pos, place.pos + place.node.nodeSize, attributes));
    for (const { start, end, en } of terms) {
      const [from, to] = [place.pos + 1 + start, Math.min(place.pos + 1 + end, doc.content.size)];
      found.push(Decoration.inline(from, to, { "data-term": "true", title: en.join(" / ") }));
    }
  }
  for (const [index, height] of room) {
    const place = placeOf(doc, [index]);
    if (place)
      found.push(
        Decoration.widget(place.pos, () => emptyRoom(height), {
          side: -1,
          key: `${height}`,
          ignoreSelection: true,
        }),
      );
  }
  return found;
}

function emptyRoom(height: number): HTMLElement {
  const room = document.createElement("div");
  room.style.height = `${height}px`;
  room.style.margin = "0";
  room.dataset.room = "true";
  room.setAttribute("aria-hidden", "true");
  room.contentEditable = "false";
  return room;
}
