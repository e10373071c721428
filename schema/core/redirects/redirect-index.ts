// Defines where old addresses lead, as an index in memory. A link often carries more than names its post,
// such as the page of the list it was copied from: what a saved address asks for has to be there, the rest
// does not count. Of two that fit, the one that asks for more.
import { readOldAddress, writeOldAddress } from "#schema/validation/core/old-addresses.ts";

interface Line {
  readonly address: string;
  readonly target: string;
}

export interface RedirectIndex {
  /** Where an address leads, a path of this site; null when nowhere, or round in a circle. */
  find(address: string): string | null;
}

/** No honest chain is as long. */
const STEPS_MAX = 10;

export function createRedirectIndex(lines: Iterable<Line>): RedirectIndex {
  const targets = new Map<string, string>();
  /** By path, which keys its addresses ask for, the most first. */
  const asked = new Map<string, string[][]>();
  for (const { address, target } of lines) {
    targets.set(address, target);
    const { path = "", query = [] } = readOldAddress(address) ?? {};
    const keys = query.map(([key]) => key);
    const known = asked.get(path) ?? [];
    if (known.some((one) => one.join() === keys.join())) continue;
    asked.set(
      path,
      [...known, keys].sort((one, other) => other.length - one.length),
    );
  }

  function step(address: string): string | null {
    const read = readOldAddress(address);
    if (read === null) return null;
    for (const keys of asked.get(read.path) ?? []) {
      const query = read.query.filter(([key]) => keys.includes(key));
      const target = targets.get(writeOldAddress({ path: read.path, query }));
      if (target !== undefined) return target;
    }
    return null;
  }

  return {
    find: (address) => {
      const first = step(address);
      let next = first;
      const seen = new Set<string>();
      // A real page on the way stops a browser there. Which are real is not known here, so only a circle is refused.
      for (let steps = 0; next !== null; steps += 1) {
        if (seen.has(next) || steps === STEPS_MAX) return null;
        seen.add(next);
        next = step(next);
      }
      return first;
    },
  };
}
