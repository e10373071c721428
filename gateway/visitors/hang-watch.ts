// Says whether a thread hangs: it is to end a job and does not, although it had time for it. What counts is
// its own time on a processor and the time it waits; on a machine that has no processor for it, neither
// grows, and it is only slow.
const LOOKED_AT_EVERY_MS = 1_000;
/** Milliseconds of a processor: a loop without end. What is left of a job that has gone needs some few of them. */
const WORKS_MS = 5_000;
/** Milliseconds of waiting: longer than a silent database is waited for (prisma/client.ts). */
const WAITS_MS = 40_000;

/** What a thread has used since it began, in milliseconds. */
export interface ThreadTimes {
  /** On a processor. Rejects when the thread has ended. */
  worked(): Promise<number>;
  /** Its event loop had nothing to do. */
  waited(): number;
}

/**
 * Looks at a thread until it is stopped.
 * @param onHang called once
 * @returns what stops it
 */
export function watchForHang(times: ThreadTimes, onHang: () => void): () => void {
  let worked: number | null = null;
  let waited = times.waited();
  let waiting = 0;
  const timer = setInterval(() => void look().catch(() => undefined), LOOKED_AT_EVERY_MS);
  timer.unref();

  async function look(): Promise<void> {
    const now = times.waited();
    // A machine that was suspended makes one long wait, which is not the thread's.
    waiting += Math.min(now - waited, LOOKED_AT_EVERY_MS);
    waited = now;
    const used = await times.worked();
    worked ??= used;
    if (waiting < WAITS_MS && used - worked < WORKS_MS) return;
    clearInterval(timer);
    onHang();
  }

  return () => clearInterval(timer);
}
