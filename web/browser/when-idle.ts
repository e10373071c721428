// What can wait until the page has nothing else to do, one thing at a time: what waited in several places would else be done
// between the same two frames.

/** For a browser without idle callbacks (Safari). */
const SOON_MS = 200;
const AT_LATEST_MS = 2_000;

const waiting: (() => void)[] = [];
let isAsked = false;

function goOn(): void {
  if (isAsked || waiting.length === 0) return;
  isAsked = true;
  const next = (): void => {
    isAsked = false;
    const then = waiting.shift();
    goOn();
    then?.();
  };
  if ("requestIdleCallback" in window) requestIdleCallback(next, { timeout: AT_LATEST_MS });
  else setTimeout(next, SOON_MS);
}

/** Calls back in its turn; each is waited for two seconds at the latest. Answers how to call it off. */
export function whenIdle(then: () => void): () => void {
  waiting.push(then);
  goOn();
  return () => {
    const place = waiting.indexOf(then);
    if (place >= 0) waiting.splice(place, 1);
  };
}
