// The router scrolls to where the reader was as soon as a page is there, and the browser does when it loads
// one again. A page that is filled afterwards, as those of the account and of the office are, is too short at
// that moment: the browser stops at its foot, and its scroll anchoring stays with the footer while the rest
// arrives.
import { useContext, useLayoutEffect, useRef } from "react";
import { UNSAFE_DataRouterStateContext as RouterState, useLocation } from "react-router-dom";
import { POSITIONS_KEY, placeOf } from "./positions.ts";

/** With these the reader continues from where the page is. */
const BY_THE_READER = ["pointerdown", "keydown", "wheel", "touchstart"] as const;

/** Holds a page at the position that was restored while it fills, until the reader does something. */
export function useHeldPosition(): void {
  const place = placeOf(useLocation());
  const restored = useContext(RouterState)?.restoreScrollPosition;
  const isLoad = useRef(true);
  const first = useRef(place);
  useLayoutEffect(() => {
    if (place !== first.current) isLoad.current = false;
    const top = isLoad.current ? positionAtLoad(place) : restored;
    if (!top) return;
    let end = () => {};
    // After the router has scrolled, which it does at the same time as this.
    const frame = requestAnimationFrame(() => {
      end = holdPosition(top);
    });
    return () => {
      cancelAnimationFrame(frame);
      end();
    };
  }, [place, restored]);
}

/** Of a page that is loaded again or come back to; a typed address begins at its top. */
function positionAtLoad(place: string): number | null {
  const [load] = performance.getEntriesByType("navigation");
  if (!load || !("type" in load) || (load.type !== "reload" && load.type !== "back_forward")) return null;
  try {
    const position: unknown = Object(JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? "{}"))[place];
    return typeof position === "number" ? position : null;
  } catch {
    return null;
  }
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
