// Units with a window share one from file to file: what a file left in it is gone before the next one begins.
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof window === "undefined") return;
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});
