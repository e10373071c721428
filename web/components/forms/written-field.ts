// Fields that somebody types into, and the place of the cursor in them.

/** Selects what somebody types into. */
export const WRITTEN_FIELD =
  "input:not([type='hidden'], [type='checkbox'], [type='radio'], [type='file']), textarea, [contenteditable='true']";

const isPlain = (field: HTMLElement) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** How many letters are before the cursor of a field; undefined where it has no cursor, or none that the browser tells. */
export function cursorOf(field: HTMLElement): number | undefined {
  if (isPlain(field)) return field.selectionStart ?? undefined;
  const { focusNode = null, focusOffset = 0 } = document.getSelection() ?? {};
  if (focusNode === null || !field.contains(focusNode)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(field);
  before.setEnd(focusNode, focusOffset);
  return before.toString().length;
}

/** The field of a form that has the focus, and the cursor in it. */
export function focusedField(): {
  readonly field: string | undefined;
  readonly cursor: number | undefined;
} | null {
  const { activeElement } = document;
  const isTyped = activeElement instanceof HTMLElement && activeElement.matches(WRITTEN_FIELD);
  if (!isTyped || activeElement.closest("form") === null) return null;
  return { field: activeElement.id || undefined, cursor: cursorOf(activeElement) };
}

/** Puts the cursor of a field behind so many letters, or behind its last one. */
export function placeCursor(field: HTMLElement, letters: number): void {
  if (isPlain(field)) {
    // Fields of addresses and numbers have a cursor that cannot be placed.
    if (field.selectionStart !== null) field.setSelectionRange(letters, letters);
    return;
  }
  const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  let left = letters;
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const length = currentNode.textContent?.length ?? 0;
    document.getSelection()?.collapse(currentNode, Math.min(left, length));
    if (left <= length) return;
    left -= length;
  }
}
