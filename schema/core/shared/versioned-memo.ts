// Keeps facts about public content that are expensive to find. A fact changes with the content version, or at
// a scheduled moment that is known beforehand.
import type { ContentCache } from "#schema/context.ts";

/** What was found, and until when it holds if nobody changes anything (milliseconds since 1970). */
interface Fact<T> {
  readonly value: T;
  readonly until: number;
}

interface Cached<T> extends Fact<T> {
  readonly from: number;
}

/** Facts by key. A request that comes while a fact is being found waits for it, so that it is found once. */
export class VersionedMemo<T> {
  #contentCache: ContentCache | null = null;
  #version: bigint | null = null;
  #facts = new Map<string, Promise<Cached<T>>>();

  /** The fact as of `now`: cached, or found by `find`. */
  async get(
    key: string,
    at: { readonly contentCache: ContentCache; readonly now: Date },
    find: () => Promise<Fact<T>>,
  ): Promise<T> {
    const { version } = at.contentCache;
    // Versions count within one site; a process may hold several, one after another.
    if (version !== this.#version || at.contentCache !== this.#contentCache) {
      this.#facts = new Map();
      this.#contentCache = at.contentCache;
      this.#version = version;
    }
    const now = at.now.getTime();
    // Cached under the version that was asked for: when the version moved on meanwhile, the fact is not the new version's.
    const facts = this.#facts;
    // A caller that waited for one that is over finds the next one begun. Without any to wait for there is no
    // pause, in which another would begin.
    for (let waited: Promise<Cached<T>> | undefined, known = facts.get(key); known && known !== waited; ) {
      const { from, until, value } = await known;
      if (from <= now && now < until) return value;
      waited = known;
      known = facts.get(key);
    }
    const finding = find().then((found) => ({ ...found, from: now }));
    facts.set(key, finding);
    finding.catch(() => facts.delete(key));
    return (await finding).value;
  }
}
