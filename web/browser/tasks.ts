// When work is done that need not be done at once: between two tasks the browser answers a finger or draws.

/** For a browser without idle callbacks (Safari). */
const SOON_MS = 200;
const AT_LATEST_MS = 2_000;

/** Resolves in a task of its own: long work goes on in steps. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Calls back when the page has nothing else to do, after two seconds at the latest. Answers how to call it off. */
export function whenIdle(then: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(then, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(then, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
