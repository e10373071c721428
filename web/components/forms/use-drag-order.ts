// Rows that are dragged to another place with a mouse, a pen or a finger. Nothing moves until they are
// dropped, so that the handle stays under the hand; Escape cancels. The buttons of a row do the same without
// dragging.
import { type PointerEvent, useEffect, useState } from "react";

/** How near the edge of the screen the page begins to scroll, and by how much at each move. */
const EDGE = 72;
const STEP = 16;

/** Which row is dragged, and where it would land. */
interface Dragged {
  readonly from: number;
  readonly to: number;
}

/**
 * The handles of a list whose rows carry `data-place`, their index. A mouse drags by all of a handle, a
 * finger by what in it carries
 * `data-grip`.
 * @param onMove called when a row is dropped elsewhere
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key === "Escape") setDragged(null);
    };
    addEventListener("keydown", cancel);
    return () => removeEventListener("keydown", cancel);
  }, [isDragging]);

  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { target, pointerType, button } = event;
      // A finger scrolls the page, but for the grip.
      const isGripped = target instanceof Element && target.closest("[data-grip]") !== null;
      if (button !== 0 || (pointerType !== "mouse" && !isGripped)) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ from: index, to: index });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged?.from !== index) return;
      scrollAtEdge(event.clientY);
      const to = placeAt(event.currentTarget, event.clientX, event.clientY);
      if (to !== null && to !== dragged.to) setDragged({ from: index, to });
    },
    onPointerUp: () => {
      if (dragged && dragged.from !== dragged.to) onMove(dragged.from, dragged.to);
      setDragged(null);
    },
    onLostPointerCapture: () => setDragged(null),
  });

  /** How a row is shown meanwhile: `dragged`, or with the place `before` or `after` it. */
  const stateOf = (index: number): "dragged" | "before" | "after" | undefined => {
    if (dragged?.from === index) return "dragged";
    if (dragged?.to !== index) return undefined;
    return dragged.to < dragged.from ? "before" : "after";
  };
  return { handle, stateOf };
}

/** The place of the row under the pointer, in the list of the handle. */
function placeAt(handle: HTMLElement, x: number, y: number): number | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  const isSameList = row?.parentElement === handle.closest("[data-place]")?.parentElement;
  return row && isSameList ? Number(row.dataset.place) : null;
}

function scrollAtEdge(y: number): void {
  if (y < EDGE) scrollBy(0, -STEP);
  else if (y > innerHeight - EDGE) scrollBy(0, STEP);
}
