// One source of randomness for a run: the same seed makes the same year.

export interface Random {
  /** From 0, included, to 1, excluded. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  /** Whether something happens that happens once in so many times. */
  oneIn(times: number): boolean;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** So many of a list, each once, in an order of its own. */
  some<T>(list: readonly T[], count: number): readonly T[];
}

/** Mulberry32: small, even enough for people who make up their minds. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[between(0, list.length - 1)];
    if (chosen === undefined) throw new Error("Nothing to choose from");
    return chosen;
  };
  const some = <T>(list: readonly T[], count: number): readonly T[] => {
    const rest = [...list];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0) {
      chosen.push(...rest.splice(between(0, rest.length - 1), 1));
    }
    return chosen;
  };
  return { next, between, oneIn: (times) => between(1, times) === 1, pick, some };
}
