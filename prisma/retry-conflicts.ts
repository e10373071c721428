// Two transactions may block each other without a fault of either. PostgreSQL ends one of them and expects it
// to be tried again (PostgreSQL manual, "Serialization Failure Handling"). The ended one has left nothing
// behind.
import { setTimeout as wait } from "node:timers/promises";
import { hasCodeOf, someCause } from "./error-causes.ts";

const RETRIES = 3;
/** Milliseconds before the first retry, at most; each later one may take twice as long. */
const FIRST_WAIT_MS = 40;

/**
 * Of PostgreSQL: serialization_failure, deadlock_detected, lock_not_available (a wait for a row that another
 * transaction holds for longer than `lock_timeout`); and Prisma's own.
 */
const CODES = new Set(["40001", "40P01", "55P03", "P2034"]);

/** Whether PostgreSQL ended the transaction because of another one, by an error of `pg`, of Prisma or of its adapter. */
function isConflictOfTransactions(error: unknown): boolean {
  return someCause(
    error,
    (cause) => hasCodeOf(cause, CODES) || Reflect.get(cause, "kind") === "TransactionWriteConflict",
  );
}

/**
 * Runs a transaction. When it was ended this way it runs again, up to three times, after a random time, so
 * that the same two do not meet again.
 * @param transaction begins again each time
 */
export async function retryConflicts<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (retry === RETRIES || !isConflictOfTransactions(error)) throw error;
      await wait(Math.random() * FIRST_WAIT_MS * 2 ** retry);
    }
  }
}
