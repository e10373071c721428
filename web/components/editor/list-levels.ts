// In an editor a list says how it counts only where it does otherwise than by its level, so that what moves
// in or out counts again. What is saved says it of each list: anyone who reads it need not look around.
import type { JSONContent } from "@tiptap/core";
import { isListMarker, LIST_MARKERS, type ListMarker } from "#schema/validation/core/list-markers.ts";

/**
 * How a list counts that says nothing itself: one level further in than the list around it, if that one says; else null, plainly.
 */
export function markerOf(own: unknown, around: ListMarker | null): ListMarker | null {
  if (isListMarker(own)) return own;
  return around && (LIST_MARKERS[LIST_MARKERS.indexOf(around) + 1] ?? around);
}

/** Each list with how it counts. */
export const withMarkers = (node: JSONContent): JSONContent => mapLists(node, null, (_, shown) => shown);

/** Each list without what its level says. */
export const byLevel = (node: JSONContent): JSONContent =>
  mapLists(node, null, (own, shown, around) => (shown === markerOf(null, around) ? null : own));

type Say = (own: unknown, shown: ListMarker | null, around: ListMarker | null) => unknown;

function mapLists(node: JSONContent, around: ListMarker | null, say: Say): JSONContent {
  if (node.content === undefined) return node;
  const isList = node.type === "orderedList";
  const shown = isList ? markerOf(node.attrs?.marker, around) : around;
  const content = node.content.map((child) => mapLists(child, shown, say));
  if (!isList) return { ...node, content };
  return { ...node, attrs: { ...node.attrs, marker: say(node.attrs?.marker, shown, around) }, content };
}

/** The same of a text that was pasted. */
export function removeLevels(root: Element): void {
  // From the inside out: what is around still says how it counts.
  for (const list of [...root.querySelectorAll("ol[data-marker]")].toReversed()) {
    const around = list.parentElement?.closest("ol[data-marker]")?.getAttribute("data-marker");
    const expected = isListMarker(around) ? markerOf(null, around) : null;
    if (list.getAttribute("data-marker") === expected) list.removeAttribute("data-marker");
  }
}
