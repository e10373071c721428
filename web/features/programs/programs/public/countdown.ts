// Says when to look again at the time until a state changes.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ASK_AGAIN_AFTER = [1, 2, 5, 15, 60].map((seconds) => seconds * SECOND);

/** In how many milliseconds the words of `timeLeft` change, so that nothing wakes up in between. */
export function nextChangeIn(milliseconds: number): number {
  const step = milliseconds >= DAY ? HOUR : milliseconds >= HOUR ? MINUTE : SECOND;
  return (milliseconds % step) + 1;
}

/**
 * How long to wait before the server is asked again, after the moment has passed. Its answers are renewed
 * within a second, and the browser's clock may be ahead. Undefined when it was asked often enough.
 */
export function askAgainIn(asked: number): number | undefined {
  return ASK_AGAIN_AFTER[asked];
}
