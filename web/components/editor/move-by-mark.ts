// Moves an item of a list to the level of the mark that was typed at its beginning; the list shows the mark.
import type { InputRule } from "@tiptap/core";
import type { Node, ResolvedPos } from "@tiptap/pm/model";
import { liftListItem } from "@tiptap/pm/schema-list";
import { EditorState, TextSelection, type Transaction } from "@tiptap/pm/state";
import { type ListMarker, markerText } from "#schema/validation/core/list-markers.ts";
import { markerOf } from "./list-levels.ts";

/** How a list counts; bullets do not. */
type Kind = ListMarker | "•";

interface TypedMark {
  readonly kind: Kind;
  readonly number: number;
}

/** A list around the cursor, and its item that has the cursor. */
interface Level extends TypedMark {
  readonly depth: number;
  readonly list: Node;
  /** Null: plainly. */
  readonly marker: ListMarker | null;
  readonly index: number;
}

type Typed = Parameters<InputRule["handler"]>[0];

/**
 * MOVED: the mark is now the list's. TEXT: it stays text. BEGIN: it is outside of lists, or at the first
 * item, and may begin a list.
 */
export function moveByMark(typed: Typed, mark: TypedMark): "MOVED" | "TEXT" | "BEGIN" {
  const { state, range } = typed;
  const { tr } = state;
  const $from = state.doc.resolve(range.from);
  const levels = levelsAround($from);
  const own = levels.at(-1);
  if (!own || $from.depth !== own.depth + 2 || $from.index(own.depth + 1) > 0) return "BEGIN";
  const known = levels.findLast(({ kind }) => kind === mark.kind);
  if (!known) return nest(typed, mark, own);
  const isNext = mark.kind === "•" || mark.number === known.number + (known === own ? 0 : 1);
  if (isNext) {
    tr.delete(range.from, range.to);
    for (const _ of levels.slice(levels.indexOf(known) + 1)) lift(tr);
    return "MOVED";
  }
  // "5. 1. (금)": what began a list was a day.
  if (levels.length > 1 || own.list.childCount > 1) return "TEXT";
  tr.insertText(" ", range.to).insertText(`${markerText(mark.kind as ListMarker, own.number)} `, range.from);
  lift(tr);
  return "MOVED";
}

function levelsAround($from: ResolvedPos): Level[] {
  const levels: Level[] = [];
  for (let depth = 1; depth < $from.depth; depth += 1) {
    const list = $from.node(depth);
    const isNumbered = list.type.name === "orderedList";
    if (!isNumbered && list.type.name !== "bulletList") continue;
    const around = levels.at(-1)?.marker ?? null;
    const marker = isNumbered ? markerOf(list.attrs.marker, around) : around;
    const index = $from.index(depth);
    const number = (isNumbered ? list.attrs.start : 1) + index;
    levels.push({ depth, list, marker, kind: isNumbered ? (marker ?? "1.") : "•", index, number });
  }
  return levels;
}

/** The command counts on a transaction in which nothing has happened. */
function lift(tr: Transaction): void {
  const { doc, selection } = tr;
  liftListItem(selection.$from.node(-1).type)(EditorState.create({ doc, selection }), ({ steps }) => {
    for (const step of steps) tr.step(step);
  });
}

/** A mark of a kind that is not around begins a list in the item before. */
function nest({ state, range: { from, to } }: Typed, { kind, number }: TypedMark, own: Level) {
  if (own.index === 0) return "BEGIN";
  if (number !== 1) return "TEXT";
  const { nodes } = state.schema;
  const { tr } = state;
  tr.delete(from, to);
  const $from = tr.doc.resolve(from);
  const item = $from.node(-1);
  const at = $from.before($from.depth - 1);
  const type = kind === "•" ? nodes.bulletList : nodes.orderedList;
  if (!type) return "TEXT";
  const byLevel = markerOf(null, own.marker) ?? "1.";
  const list = type.create(kind === "•" || kind === byLevel ? null : { marker: kind }, item);
  tr.delete(at, at + item.nodeSize).insert(at - 1, list);
  // Into the list, the item and its paragraph.
  tr.setSelection(TextSelection.create(tr.doc, at - 1 + 3));
  return "MOVED";
}
