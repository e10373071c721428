// Parts of a page that are far below are laid out when they come near (`content-visibility: auto` in their styles), or when the page
// has nothing else to do, one at a time: a phone is not kept waiting for them, and the scroll bar, a search within the page
// and a picture of all of it are soon right.
import { type RefObject, useEffect, useRef } from "react";
import { whenIdle } from "#web/browser/when-idle.ts";

/** At once, so that drawing it is a task of its own. */
function layOut(part: HTMLElement): void {
  part.style.setProperty("content-visibility", "visible");
  part.getBoundingClientRect();
}

/** For the element whose children wait. */
export function useLaterLayout<Parent extends HTMLElement>(): RefObject<Parent | null> {
  const parent = useRef<Parent>(null);
  useEffect(() => {
    const parts = [...(parent.current?.children ?? [])].filter((part) => part instanceof HTMLElement);
    const callOffs = parts.map((part) => whenIdle(() => layOut(part)));
    return () => {
      for (const callOff of callOffs) callOff();
    };
  }, []);
  return parent;
}
