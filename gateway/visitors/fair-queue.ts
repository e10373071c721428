// Work of anonymous visitors that waits for a thread, ordered by start-time fair queueing (Goyal, Vin, Cheng,
// SIGCOMM 1996). Each address has its own line of work in virtual time; the work that would start first goes
// first. An address that comes back after a pause starts at the present: one page does not wait behind a
// thousand pages of somebody else, and pages that were read while nobody waited cost nothing later. The
// present also moves on by the share of one of the most that wait, so that addresses nobody has seen before
// cannot hold it. The queue is bounded: the oldest work of the address with the most is dropped.

/** Share of the newest work in the average that is expected of the next. */
const NEWEST_SHARE = 0.125;

interface FairQueue<Item> {
  readonly size: number;
  /** Answers what has to go for it, when too much waits. */
  add(address: string, item: Item): Item | null;
  /** The next, with its address; null when none waits. */
  take(): QueuedItem<Item> | null;
  /** It waits no longer. */
  remove(address: string, item: Item): void;
}

export interface QueuedItem<Item> {
  readonly item: Item;
  /** Counts the work it took, in milliseconds; until then it counts as much as work takes on average. */
  readonly done: (work: number) => void;
}

/** @param most items that wait at a time */
export function createFairQueue<Item>(most: number): FairQueue<Item> {
  const waiting = new Map<string, Item[]>();
  /** Where the work of an address ends in virtual time, in milliseconds; absent: before the present. */
  const ends = new Map<string, number>();
  let present = 0;
  let average = 1;
  let size = 0;

  const startOf = (address: string): number => Math.max(present, ends.get(address) ?? present);
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
  const advance = (to: number) => {
    present = to;
    for (const [address, end] of ends) if (end <= present) ends.delete(address);
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
      const address = addressWith(startOf);
      if (address === null) return null;
      const item = removeAt(address, 0);
      if (item === null) return null;
      advance(startOf(address));
      const expected = average;
      ends.set(address, present + expected);
      const done = (work: number) => {
        average += (work - average) * NEWEST_SHARE;
        ends.set(address, startOf(address) + work - expected);
        advance(present + work / most);
      };
      return { item, done };
    },
    remove: (address, item) => {
      const index = waiting.get(address)?.indexOf(item) ?? -1;
      if (index >= 0) removeAt(address, index);
    },
  };
}
