// Says how much may be under way at once: everybody gets a place, and nobody takes them all.
import { HttpError } from "#gateway/http/errors.ts";

interface Places {
  /**
   * Runs something for a person in a place of its own.
   * @throws HttpError TOO_MANY_TRIES when there is none
   */
  hold<T>(person: number, run: () => Promise<T>): Promise<T>;
}

const RETRY_AFTER_SECONDS = 2;

export function createPlaces(each: number, all: number): Places {
  const taken = new Map<number, number>();
  let total = 0;
  return {
    hold: async (person, run) => {
      const own = taken.get(person) ?? 0;
      if (own >= each || total >= all) {
        throw new HttpError("TOO_MANY_TRIES", { headers: { "retry-after": String(RETRY_AFTER_SECONDS) } });
      }
      taken.set(person, own + 1);
      total++;
      try {
        return await run();
      } finally {
        total--;
        const left = (taken.get(person) ?? 1) - 1;
        if (left > 0) taken.set(person, left);
        else taken.delete(person);
      }
    },
  };
}
