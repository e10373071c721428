// Bounds what one address may send, counted in this gateway's memory: for what anybody may send and nobody waits for.
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { HttpError } from "./errors.ts";

/**
 * @param points requests of one address within `duration` seconds
 * @returns counts a request. It throws HttpError TOO_MANY_TRIES with `retry-after`
 */
export function limitSenders(points: number, duration: number): (address: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration });
  return async (address) => {
    await limiter.consume(address).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const wait = String(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      throw new HttpError("TOO_MANY_TRIES", { headers: { "retry-after": wait } });
    });
  };
}
