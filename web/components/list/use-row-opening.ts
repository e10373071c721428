// A row opens by a click anywhere in it, and by Enter on its box, as its link does. What can be clicked by itself stays what it is.
import { type RefObject, useEffect, useRef } from "react";

const ACTS = "a, button, input, label, select, textarea, [role='menu'], [role='menuitem']";

/** @returns for the element that holds the rows */
export function useRowOpening(): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const rows = body.current;
    if (!rows) return;
    const open = (target: Element) => target.closest("tr")?.querySelector<HTMLElement>("th a")?.click();
    const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      // Somebody who marks words wants them, and no page.
      const isMarked = !(document.getSelection()?.isCollapsed ?? true);
      if (!(target instanceof Element) || isMarked || ctrlKey || metaKey || shiftKey) return;
      if (target.closest(ACTS) === null) open(target);
    };
    const onKeyDown = ({ target, key }: KeyboardEvent) => {
      if (key === "Enter" && target instanceof HTMLInputElement && target.type === "checkbox") open(target);
    };
    rows.addEventListener("click", onClick);
    rows.addEventListener("keydown", onKeyDown);
    return () => {
      rows.removeEventListener("click", onClick);
      rows.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  return body;
}
