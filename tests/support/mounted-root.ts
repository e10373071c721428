// The place in the page of jsdom where a test of a component draws.
import type { ReactNode } from "react";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach } from "vitest";

interface MountedRoot {
  /** Draws it there; to be called within `act`. */
  render(node: ReactNode): void;
}

/** Called once a file: each of its tests begins with an empty page. */
export function mountedRoot(): MountedRoot {
  let root: Root;
  beforeEach(() => {
    root = createRoot(document.body.appendChild(document.createElement("div")));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
  });
  return { render: (node) => root.render(node) };
}
