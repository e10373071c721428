// The database may be starting or restarting while the site starts. Then the site waits for it.
import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseAway } from "./database-away.ts";

/** Milliseconds. */
const WAITS = 60_000;
const PAUSE = 2_000;

interface WaitingForDatabase {
  /** Called before each pause, with what the database or the system said. */
  readonly onAway: (reason: string) => void;
  /** Ends the waiting. */
  readonly stopped: AbortSignal;
  readonly now?: () => number;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/**
 * Does the work, and again after two seconds as long as the database is away; for a minute.
 * @param work begins again each time
 * @throws what the last try threw
 */
export async function whileDatabaseAway<Result>(
  work: () => Promise<Result>,
  { onAway, stopped, now = Date.now, pause = pausing(stopped) }: WaitingForDatabase,
): Promise<Result> {
  const until = now() + WAITS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || now() >= until) throw error;
      onAway(error instanceof Error ? error.message : String(error));
      await pause(PAUSE);
      if (stopped.aborted) throw error;
    }
  }
}

const pausing = (signal: AbortSignal) => (milliseconds: number) =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined);
