import { HOUR, MINUTE } from "#schema/validation/core/durations.ts";

/**
 * What the payer agreed to can be taken for ten minutes, so that nothing is asked about less often while somebody may be paying.
 */
const OFTEN = 8;
const AT_MOST = 10 * MINUTE;
const SELDOM = 6 * HOUR;

/** When the provider is asked again about what it was asked so many times. */
export const askLater = (asked: number, now: Date): Date =>
  new Date(now.getTime() + (asked < OFTEN ? Math.min(2 ** asked * MINUTE, AT_MOST) : SELDOM));
