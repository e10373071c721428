// What Mantine and our own pages ask of a browser that jsdom does not have.
import { vi } from "vitest";

/** Stubs it for a test; vi.unstubAllGlobals() takes it away again. */
export function stubMantineBrowser(): void {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Object.assign(Element.prototype, { scrollIntoView: () => {} });
}
