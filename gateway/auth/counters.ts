// Counters that are rows of the database: a restart or a second gateway forgets nothing.
import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { HttpError } from "#gateway/http/errors.ts";
import { pool } from "#prisma/client.ts";

/**
 * The store speaks through the present pool and without named statements, whose names would be shared with everything
 * else on the connection.
 */
const storeClient = {
  query: ({ text, values }: { text: string; values: unknown[] }) => pool.query({ text, values }),
};

/** @param duration in seconds, from the first point on */
export function limiter(keyPrefix: string, points: number, duration: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient,
    storeType: "client",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration,
  });
}

/**
 * Takes points or refuses. Anything thrown that isn't the limiter's own answer is the database's.
 * @param options.customDuration in seconds, in place of the counter's own
 * @throws HttpError TOO_MANY_TRIES with Retry-After
 */
export async function take(
  from: RateLimiterPostgres,
  key: string,
  points = 1,
  options: { readonly customDuration?: number } = {},
): Promise<void> {
  try {
    await from.consume(key, points, options);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new HttpError("TOO_MANY_TRIES", { headers: { "retry-after": String(seconds) } });
  }
}

/** A personal address doesn't belong in a table of counters. */
export const digest = (account: string) => createHash("sha256").update(account).digest("base64url");

/** Deletes the counters whose keys begin like this. */
export async function forget(beginning: string): Promise<void> {
  await pool.query("delete from rate_limits where starts_with(key, $1)", [beginning]);
}
