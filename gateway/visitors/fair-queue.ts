// Work of anonymous visitors that waits for a thread. Of the addresses that wait, the one whose work took the least of late goes first: who asks
// for one page does not wait behind somebody who asks for a thousand. It is bounded: the oldest of the address with the most goes.
import { LRUCache } from "lru-cache";

/** Milliseconds after which work of before counts half. */
const HALF_LIFE = 10_000;
/** Addresses whose work is remembered; one that was forgotten begins anew. */
const ADDRESSES_MAX = 10_000;

interface Spent {
  /** Milliseconds of work, as they counted at `at`. */
  readonly work: number;
  readonly at: number;
}

export interface FairQueue<Item> {
  readonly size: number;
  /** Answers what has to go for it, when too much waits. */
  add(address: string, item: Item): Item | null;
  /** The next, with its address; null when none waits. */
  take(): { readonly address: string; readonly item: Item } | null;
  /** It waits no longer. */
  remove(address: string, item: Item): void;
  /** Counts the work that one of an address took, in milliseconds. */
  count(address: string, work: number): void;
}

/**
 * @param most items that wait at a time
 * @param now a clock that only goes forward, in milliseconds
 */
export function createFairQueue<Item>(most: number, now = () => performance.now()): FairQueue<Item> {
  const waiting = new Map<string, Item[]>();
  const spent = new LRUCache<string, Spent>({ max: ADDRESSES_MAX });
  let size = 0;

  const workOf = (address: string): number => {
    const known = spent.get(address);
    return known ? Math.floor(known.work * 0.5 ** ((now() - known.at) / HALF_LIFE)) : 0;
  };
  const removeAt = (address: string, index: number): Item | null => {
    const items = waiting.get(address) ?? [];
    const [item] = items.splice(index, 1);
    if (item === undefined) return null;
    size -= 1;
    if (items.length === 0) waiting.delete(address);
    return item;
  };
  const addressWith = (rank: (address: string, items: readonly Item[]) => number): string | null => {
    let best: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const [address, items] of waiting) {
      const value = rank(address, items);
      if (value < least) [best, least] = [address, value];
    }
    return best;
  };

  return {
    get size() {
      return size;
    },
    add: (address, item) => {
      const items = waiting.get(address);
      if (items) items.push(item);
      else waiting.set(address, [item]);
      size += 1;
      if (size <= most) return null;
      const longest = addressWith((_, { length }) => -length);
      return longest === null ? null : removeAt(longest, 0);
    },
    take: () => {
      const address = addressWith(workOf);
      if (address === null) return null;
      const item = removeAt(address, 0);
      return item === null ? null : { address, item };
    },
    remove: (address, item) => {
      const index = waiting.get(address)?.indexOf(item) ?? -1;
      if (index >= 0) removeAt(address, index);
    },
    count: (address, work) => spent.set(address, { work: workOf(address) + work, at: now() }),
  };
}
