// A part of a page that cannot be loaded is most likely from an older build: loading the page again gets the
// current one. This happens at most once in ten seconds, however many parts fail together. It never happens
// while offline or over unsaved input (specification 2, 9).

/** Specification 9. */
export const RELOAD_GUARD_MS = 10_000;
const KEY = "reloaded_at";

/** What the guard needs of the browser. `storage` lasts as long as the tab and survives a reload. */
interface ReloadWorld {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  now(): number;
  isOnline(): boolean;
  hasUnsavedInput(): boolean;
  /** Loads an address again, or the current one. */
  load(address: string | null): void;
}

/**
 * Reloads when that is allowed, and says whether the page is being left. A failure that comes meanwhile counts as the same one.
 */
export class ReloadGuard {
  readonly #world: ReloadWorld;
  #leaving = false;

  constructor(world: ReloadWorld) {
    this.#world = world;
  }

  /** @param address where the reader was going; null for the page they are on */
  tryReload(address: string | null): boolean {
    if (this.#leaving) return true;
    const { storage, now, isOnline, hasUnsavedInput, load } = this.#world;
    if (!isOnline() || hasUnsavedInput()) return false;
    const last = Number(storage.getItem(KEY) ?? Number.NaN);
    if (now() - last < RELOAD_GUARD_MS) return false;
    try {
      storage.setItem(KEY, String(now()));
    } catch {
      // Without a storage that remembers it, reloading could loop.
      return false;
    }
    this.#leaving = true;
    load(address);
    return true;
  }
}
