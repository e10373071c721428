// Finds out that a new build is out: every 60 minutes, and when a tab that was hidden for more than 5 minutes comes back
// (docs/core.md#calls-and-limits). It only knows; the next navigation acts on it.

export const CHECK_EVERY_MS = 60 * 60 * 1000;
export const HIDDEN_FOR_MS = 5 * 60 * 1000;

/** What the watch needs of the browser. */
interface BuildWorld {
  /** The build the server has now; null when it is unknown. */
  currentBuild(): Promise<string | null>;
  now(): number;
  isOnline(): boolean;
}

export class BuildWatch {
  readonly #world: BuildWorld;
  readonly #own: string;
  #outdated = false;
  #hiddenAt: number | null = null;

  /** @param own the build this page came from */
  constructor(world: BuildWorld, own: string) {
    this.#world = world;
    this.#own = own;
  }

  /** Whether a newer build was seen. */
  get outdated(): boolean {
    return this.#outdated;
  }

  /** Asks the server, unless it is already known or nobody could answer. */
  async check(): Promise<void> {
    if (this.#outdated || !this.#world.isOnline()) return;
    const current = await this.#world.currentBuild();
    if (current !== null && current !== this.#own) this.#outdated = true;
  }

  /** The tab was hidden or shown. */
  async visibilityChanged(hidden: boolean): Promise<void> {
    if (hidden) {
      this.#hiddenAt = this.#world.now();
      return;
    }
    const since = this.#hiddenAt;
    this.#hiddenAt = null;
    if (since !== null && this.#world.now() - since > HIDDEN_FOR_MS) await this.check();
  }
}
