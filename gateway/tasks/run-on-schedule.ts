// Says when tasks have their turns: at the full minutes of the clock that each divides the hour into, the same on every gateway.
import { setTimeout as sleep } from "node:timers/promises";
import { MINUTE } from "#schema/validation/core/durations.ts";

interface Recurring {
  /** Minutes from one turn to the next. */
  readonly every: number;
}

/**
 * What had a turn since, however many of them: after a while asleep it is one.
 * @param since of the last look, and @param now, both in milliseconds since 1970
 */
export function dueSince<T extends Recurring>(tasks: readonly T[], since: number, now: number): readonly T[] {
  const turn = (at: number, { every }: T) => Math.floor(at / (every * MINUTE));
  return tasks.filter((task) => turn(now, task) > turn(since, task));
}

/**
 * Calls at each full minute with what has its turn, until stopped. What could not be taken (the call rejects)
 * is there again a minute later.
 */
export async function runOnSchedule<T extends Recurring>(
  tasks: readonly T[],
  take: (due: readonly T[]) => Promise<void>,
  stopped: AbortSignal,
): Promise<void> {
  let since = Date.now();
  while (!stopped.aborted) {
    await sleep(MINUTE - (Date.now() % MINUTE), undefined, { signal: stopped, ref: false }).catch(
      () => undefined,
    );
    if (stopped.aborted) return;
    const now = Date.now();
    const taken = await take(dueSince(tasks, since, now)).then(
      () => true,
      () => false,
    );
    if (taken) since = now;
  }
}
