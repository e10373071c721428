// What strangers may have worked out for them: the time that their uncached answers take counts against their address, and all of them
// together against the house. What comes beyond is refused at once (decision 71), so that whoever signs in or reads need not wait for it.
import { LRUCache } from "lru-cache";
import { HttpError } from "./errors.ts";

/** A bucket of milliseconds of work: what is spent comes back with time. */
export interface Allowance {
  /** Milliseconds of work at once. */
  readonly burst: number;
  /** Milliseconds of work that come back in a second. */
  readonly perSecond: number;
}

export interface BudgetLimits {
  /** Its own of each address. It counts while less than half is left for all: else nobody is there who would go without. */
  readonly address: Allowance;
  /** Of all addresses together. */
  readonly all: Allowance;
  /** Pieces of work that run at a time. */
  readonly running: number;
  /** Milliseconds that one piece counts at most: when the machine stood still, it was not the asker's doing. */
  readonly piece: number;
}

export interface Budget {
  /**
   * Does the work and counts its time. Of several that run at once each counts its part of the time alone.
   * @throws HttpError TOO_MANY_TRIES for the address, UNAVAILABLE for all, each with Retry-After
   */
  spend<Result>(address: string, work: () => Promise<Result>): Promise<Result>;
}

/** Addresses remembered; whoever was forgotten begins anew. */
const ADDRESSES_MAX = 10_000;

/** @param now a clock that only goes forward, in milliseconds */
export function createBudget(limits: BudgetLimits, now: () => number = () => performance.now()): Budget {
  const addresses = new LRUCache<string, Bucket>({ max: ADDRESSES_MAX });
  const house = new Bucket(limits.all, now());
  let running = 0;
  /** The time that one piece of work would have taken alone, and when it was counted last. */
  let work = 0;
  let countedAt = now();
  const count = (): number => {
    const at = now();
    if (running > 0) work += (at - countedAt) / running;
    countedAt = at;
    return work;
  };

  return {
    async spend(address, make) {
      const known = addresses.get(address);
      const bucket = known ?? new Bucket(limits.address, now());
      if (!known) addresses.set(address, bucket);
      const waits = bucket.emptyFor(now());
      if (waits > 0 && house.isHalfSpent(now())) throw refusal("TOO_MANY_TRIES", waits);
      const houseWaits = running >= limits.running ? 1 : house.emptyFor(now());
      if (houseWaits > 0) throw refusal("UNAVAILABLE", houseWaits);
      const from = count();
      running += 1;
      try {
        return await make();
      } finally {
        const spent = Math.min(count() - from, limits.piece);
        running -= 1;
        bucket.take(spent, now());
        house.take(spent, now());
      }
    },
  };
}

/** @param seconds until there is something again */
function refusal(code: "TOO_MANY_TRIES" | "UNAVAILABLE", seconds: number): HttpError {
  return new HttpError(code, { headers: { "retry-after": String(Math.ceil(seconds)) } });
}

class Bucket {
  readonly #allowance: Allowance;
  #left: number;
  #at: number;

  constructor(allowance: Allowance, at: number) {
    this.#allowance = allowance;
    this.#left = allowance.burst;
    this.#at = at;
  }

  take(spent: number, at: number): void {
    this.#refill(at);
    this.#left -= spent;
  }

  /** Seconds until something is left; 0 while there is. */
  emptyFor(at: number): number {
    this.#refill(at);
    return this.#left > 0 ? 0 : Math.max(1, -this.#left / this.#allowance.perSecond);
  }

  isHalfSpent(at: number): boolean {
    this.#refill(at);
    return this.#left < this.#allowance.burst / 2;
  }

  #refill(at: number): void {
    const { burst, perSecond } = this.#allowance;
    this.#left = Math.min(burst, this.#left + ((at - this.#at) / 1_000) * perSecond);
    this.#at = at;
  }
}
