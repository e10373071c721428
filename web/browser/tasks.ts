// For work that need not be done at once. Between two tasks the browser can react to a finger, or draw.

/** For a browser without idle callbacks (Safari). */
const SOON_MS = 200;
const AT_LATEST_MS = 2_000;

/** Resolves in a new task, so that long work runs in steps. */
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
