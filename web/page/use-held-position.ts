// The router scrolls to where the reader was as soon as a page is there. A page that the browser fills afterwards, as those of the account and of
// the office are, is too short at that moment: the browser stops at its foot, and its scroll anchoring stays with the footer while the rest arrives.
import { useContext, useLayoutEffect } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";

/** With these the reader goes on from where the page is. */
const BY_THE_READER = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/** Holds a page at the position that the router restored while it fills, until the reader does something. */
export function useHeldPosition(): void {
  const restored = useContext(RouterState)?.restoreScrollPosition;
  useLayoutEffect(() => (restored ? holdPosition(restored) : undefined), [restored]);
}

/** @returns ends it */
function holdPosition(top: number): () => void {
  const { documentElement: root, body } = document;
  let height = root.scrollHeight;
  let held = window.scrollY;
  const grown = new ResizeObserver(() => {
    height = root.scrollHeight;
    window.scrollTo({ top, behavior: "instant" });
    held = window.scrollY;
  });
  const end = () => {
    grown.disconnect();
    root.style.overflowAnchor = "";
    window.removeEventListener("scroll", watch);
    for (const type of BY_THE_READER) window.removeEventListener(type, end);
  };
  // A scrollbar and a screen reader scroll without any of those events.
  const watch = () => {
    if (Math.abs(window.scrollY - held) > 1 && root.scrollHeight === height) end();
  };
  root.style.overflowAnchor = "none";
  window.addEventListener("scroll", watch, { passive: true });
  for (const type of BY_THE_READER) window.addEventListener(type, end, { passive: true });
  grown.observe(body);
  return end;
}
