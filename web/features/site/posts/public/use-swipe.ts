// A finger that goes sideways over an element. Two fingers, and a page that is zoomed in, are left to the browser.
import { type TouchEvent, useRef } from "react";
import { swiped } from "./picture-turns.ts";

interface Swipe {
  onTouchStart(event: TouchEvent): void;
  onTouchEnd(event: TouchEvent): void;
}

/** Handlers that call `turn` with 1 or -1. */
export function useSwipe(turn: (step: number) => void): Swipe {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches.item(0);
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      const isOne = touches.length === 1 && !isZoomed;
      start.current = touch && isOne ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches.item(0);
      if (!touch || !start.current) return;
      const step = swiped(touch.clientX - start.current.x, touch.clientY - start.current.y);
      start.current = null;
      if (step !== 0) turn(step);
    },
  };
}
