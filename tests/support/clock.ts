import type { Clock } from "#schema/context.ts";

/** A clock that follows the real one until a test moves it. */
export class TestClock implements Clock {
  #offset = 0;

  now(): Date {
    return new Date(Date.now() + this.#offset);
  }

  /** Moves the time on, by milliseconds; negative moves it back. */
  advance(milliseconds: number): void {
    this.#offset += milliseconds;
  }
}
