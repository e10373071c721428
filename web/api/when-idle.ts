// What can wait until the page has nothing else to do.

/** Calls back then, after two seconds at the latest. Answers how to call it off. */
export function whenIdle(then: () => void): () => void {
  // Safari has none.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(then, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(then, { timeout: 2_000 });
  return () => cancelIdleCallback(idle);
}
