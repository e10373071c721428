// The version of everything visitors can see, as this gateway knows it. It changes in three ways. A write
// through this gateway raises it at once. A write through another gateway is found by asking the database
// twice a second (decision 24), or, after a while without requests, before the first one is answered. And
// content changes by itself: a publication time comes, a pin ends. The gateway knows the next such moments,
// and the first request after one meets a new version.
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "#prisma/client.ts";
import { type ContentState, readContentState } from "#prisma/content-state.ts";
import type { Clock, ContentCache } from "#schema/context.ts";
import { PUBLIC_MOMENTS } from "#schema/moments.ts";
import { unpinDuePosts } from "#schema/site/posts/unpin-due-posts.ts";
import type { Idleness } from "./idleness.ts";

const EVERY_MILLISECONDS = 500;
/** While there are no requests: the first one reads it before the answer. */
const IDLE_EVERY = 300_000;
/** The first request after a while waits no longer than this for a database that does not answer. */
const FIRST_WAITS = 1_000;
/** The version is one number: the stored version above these bits, and in them how many moments have passed here. */
const PASSED_BITS = 32n;

export interface PolledContentCache extends ContentCache {
  /** Null while the version is known. Otherwise a request waits for this before it is answered; it never rejects. */
  woken(): Promise<void> | null;
  stop(): Promise<void>;
}

/**
 * Reads the version now and keeps reading it. While the database is away, the last known one is used.
 * @param idleness without it the reading never slows down
 */
export async function startContentCache(clock: Clock, idleness?: Idleness): Promise<PolledContentCache> {
  let state: ContentState = await readContentState(clock.now(), PUBLIC_MOMENTS);
  let passed = 0n;
  let version = state.version << PASSED_BITS;
  let running: Promise<unknown> = Promise.resolve();
  let asking = false;
  let unpinning: Promise<void> | null = null;

  const setState = (next: ContentState) => {
    state = next;
    version = (next.version << PASSED_BITS) + passed;
  };

  // Also before a new list of moments replaces the old one, because it no longer holds those that have just passed.
  const countPassed = (): void => {
    const now = clock.now().getTime();
    // Every cached page asks this, and almost always it ends here: the nearest moment is first.
    const [nearest = Number.POSITIVE_INFINITY] = state.coming;
    if (nearest > now) return;
    const coming = state.coming.filter((moment) => moment > now);
    passed += 1n;
    setState({ ...state, coming });
  };

  // A reading that began before a change must not undo that change.
  async function read(): Promise<void> {
    const next = await readContentState(clock.now(), PUBLIC_MOMENTS);
    countPassed();
    if (next.version >= state.version) setState(next);
  }

  async function changed(newVersion: bigint | null): Promise<void> {
    if (newVersion === null) return;
    if (newVersion > state.version) setState({ ...state, version: newVersion });
    // The write went through. If the moments cannot be read now, the next reading comes in half a second.
    await read().catch(() => undefined);
  }

  async function unpin(): Promise<void> {
    const newVersion = await db.$transaction((tx) => unpinDuePosts(tx, clock.now()));
    if (newVersion === null) await read();
    else await changed(newVersion);
  }

  const afterPendingUpdates = async (): Promise<void> => {
    if (state.nextUnpin > clock.now().getTime()) return;
    unpinning ??= unpin().finally(() => {
      unpinning = null;
    });
    await unpinning;
  };

  const ask = async () => {
    if (asking) return;
    asking = true;
    try {
      await read();
      await afterPendingUpdates();
    } catch {
      // The database is away. /readyz and every request that needs it say so; this asks again in a moment.
    } finally {
      asking = false;
    }
  };
  await afterPendingUpdates();
  let askedAt = performance.now();
  let waking: Promise<void> | null = null;
  const askNow = (): Promise<unknown> => {
    askedAt = performance.now();
    running = ask();
    return running;
  };
  const timer = setInterval(() => {
    if (!idleness?.isIdle || performance.now() - askedAt >= IDLE_EVERY) void askNow();
  }, EVERY_MILLISECONDS);
  timer.unref();

  const woken = (): Promise<void> | null => {
    const isFirst = idleness?.isIdle === true;
    idleness?.heard();
    if (!isFirst) return waking;
    const late = sleep(FIRST_WAITS, undefined, { ref: false });
    waking = Promise.race([askNow(), late]).then(() => {
      waking = null;
    });
    return waking;
  };
  return {
    get version() {
      countPassed();
      return version;
    },
    changed,
    afterPendingUpdates,
    woken,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
