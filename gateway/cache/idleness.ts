// Whether anybody asks this gateway for anything. What looks into the database twice a second so that a reader or a mail need not
// wait looks seldom while nobody is there, and at once when somebody comes.

/** Milliseconds without a request. Whoever waits for a mail asked for it within this. */
const IDLE_AFTER = 10_000;

export interface Idleness {
  readonly isIdle: boolean;
  /** A request has come. */
  heard(): void;
}

/** @param now a clock that only goes forward, in milliseconds */
export function createIdleness(now: () => number = () => performance.now()): Idleness {
  let heardAt = now();
  return {
    get isIdle() {
      return now() - heardAt > IDLE_AFTER;
    },
    heard: () => {
      heardAt = now();
    },
  };
}
