// @module-tag long
// A month of a society with faults, on one seed: `npm run year` does the same for a year and prints what people did (docs/operations.md).
import { expect, it } from "vitest";
import { runYear } from "#tests/year/year.ts";

const MINUTES = 60_000;

it(
  "goes through a month with kills, a mail server that refuses and a clock that jumps, and everything holds",
  async () => {
    const { days, failure, lives, counts } = await runYear({ seed: 5, members: 90, days: 31, faults: true });
    expect(failure).toBeNull();
    expect(days).toHaveLength(31);
    // People were at work, and faults fell.
    expect(counts.apply?.done).toBeGreaterThan(10);
    expect(lives).toBeGreaterThan(2);
  },
  10 * MINUTES,
);
