// A row opens by a click anywhere in it, and by Enter on its box, as its name does. What can be clicked by
// itself stays what it is.
const ACTS = "a, button, input, label, select, textarea, [role='menu'], [role='menuitem']";

const open = (target: Element) =>
  target.closest("tr")?.querySelector<HTMLElement>("th :is(a, button)")?.click();

function onClick({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  // Somebody who marks words wants them, and no page.
  const isMarked = !(document.getSelection()?.isCollapsed ?? true);
  if (!(target instanceof Element) || isMarked || ctrlKey || metaKey || shiftKey) return;
  if (target.closest(ACTS) === null) open(target);
}

function onKeyDown({ target, key }: KeyboardEvent): void {
  if (key === "Enter" && target instanceof HTMLInputElement && target.type === "checkbox") open(target);
}

/** As the `ref` of the element that holds the rows. */
export function opensRows(rows: HTMLElement | null): (() => void) | undefined {
  if (rows === null) return;
  rows.addEventListener("click", onClick);
  rows.addEventListener("keydown", onKeyDown);
  return () => {
    rows.removeEventListener("click", onClick);
    rows.removeEventListener("keydown", onKeyDown);
  };
}
