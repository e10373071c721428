// Says whether this gateway gets requests. Some work looks into the database twice a second, so that readers
// and mails need not wait. While nobody asks for anything it looks seldom, and at once when somebody comes.

/**
 * Milliseconds without a request after which nobody is taken to be there. Anyone who waits for a mail has
 * asked for it within this.
 */
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
