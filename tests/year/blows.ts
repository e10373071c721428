// A fault that falls on a site at a request of the day, while the request is on its way: nobody knows whether
// it was done. Which request it is comes from the seed.

export interface Blow {
  /** Falls as the request of this number is on its way. */
  readonly at: number;
  /** So many requests later it has ended. */
  readonly lasts: number;
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
}

export interface Blows {
  /** The next blow; requests are counted from now on. */
  plan(blow: Blow): void;
  /** Called for each request once it is sent. */
  fall(): Promise<void>;
  /** Called for each good answer. */
  answered(): void;
  /** In the evening: what has begun is over. @returns the result; null: there was no fault */
  rest(): Promise<BlowEnd | null>;
}

export interface BlowEnd {
  /** Good answers since it fell. */
  readonly acknowledged: number;
  /** Milliseconds from its end to the first good answer; null: nobody asked. */
  readonly recovery: number | null;
}

export function createBlows(): Blows {
  let blow: Blow | null = null;
  let requests = 0;
  let overAt: number | null = null;
  let hasFallen = false;
  let recovery: number | null = null;
  let acknowledged = 0;
  const end = async () => {
    await blow?.end();
    blow = null;
    overAt = performance.now();
  };
  return {
    plan: (next) => {
      blow = next;
      [requests, overAt, hasFallen, recovery, acknowledged] = [0, null, false, null, 0];
    },
    fall: async () => {
      if (blow === null) return;
      requests += 1;
      if (requests === blow.at) {
        hasFallen = true;
        await blow.begin();
      }
      if (requests >= blow.at + blow.lasts) await end();
    },
    answered: () => {
      if (!hasFallen) return;
      acknowledged += 1;
      if (overAt !== null) recovery ??= performance.now() - overAt;
    },
    rest: async () => {
      if (blow !== null && hasFallen) await end();
      const came = hasFallen ? { acknowledged, recovery } : null;
      [blow, hasFallen] = [null, false];
      return came;
    },
  };
}
