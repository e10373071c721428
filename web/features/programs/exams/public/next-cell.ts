// Says where a key leads in the grid of scores.
import type { PastePlace } from "#schema/validation/programs/score-paste.ts";

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget;
}

/** Null: the key is the field's own, or leads out of the grid. */
export function nextCell(
  { key, shiftKey, ctrlKey, metaKey, altKey, target }: Pressed,
  { row, column }: PastePlace,
  size: { readonly rows: number; readonly columns: number },
): PastePlace | null {
  if (ctrlKey || metaKey || altKey) return null;
  const step = stepOf(key, shiftKey, target);
  if (!step) return null;
  const to = { row: row + step.down, column: column + step.right };
  const isInside = to.row >= 0 && to.row < size.rows && to.column >= 0 && to.column < size.columns;
  return isInside ? to : null;
}

function stepOf(key: string, shiftKey: boolean, target: EventTarget) {
  if (key === "Enter") return { down: shiftKey ? -1 : 1, right: 0 };
  if (shiftKey) return null;
  if (key === "ArrowDown") return { down: 1, right: 0 };
  if (key === "ArrowUp") return { down: -1, right: 0 };
  if (key === "ArrowLeft" && isAtEdge(target, "start")) return { down: 0, right: -1 };
  if (key === "ArrowRight" && isAtEdge(target, "end")) return { down: 0, right: 1 };
  return null;
}

/** Whether the caret is where it would leave the text, or all of the text is selected, as after coming in. */
function isAtEdge(target: EventTarget, edge: "start" | "end"): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  const { selectionStart, selectionEnd, value } = target;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  return (
    isWhole || (selectionStart === selectionEnd && selectionStart === (edge === "start" ? 0 : value.length))
  );
}
