// @module-tag long
// A month of a society with faults, on one seed: `npm run year` does the same for a year and prints what people did (docs/operations.md).
import { expect, it } from "vitest";
import { runYear } from "#tests/year/year.ts";

const MINUTES = 60_000;

it(
  "goes through a month with an exam, a course and an issue, with faults of the process, its database, mails and cards, and everything holds",
  async () => {
    const { days, failure, lives, counts, faults } = await runYear({
      seed: 5,
      members: 90,
      days: 31,
      faults: true,
    });
    expect(failure).toBeNull();
    expect(days).toHaveLength(31);
    // People were at work, and faults fell.
    expect(counts.apply?.done).toBeGreaterThan(10);
    expect(lives).toBeGreaterThan(2);
    expect(counts["issue certificates"]?.done).toBe(2);
    expect(counts["publish an issue"]?.done).toBe(1);
    expect(faults.length).toBeGreaterThan(4);
    for (const { lost, wrong } of faults) expect({ lost, wrong }).toEqual({ lost: 0, wrong: 0 });
  },
  10 * MINUTES,
);

it(
  "is the same for the same seed",
  async () => {
    const year = { seed: 8, members: 60, days: 4, faults: false };
    const [one, other] = [await runYear(year), await runYear(year)];
    expect(one.failure).toBeNull();
    expect(other.counts).toEqual(one.counts);
    expect(other.fingerprint).toBe(one.fingerprint);
  },
  10 * MINUTES,
);
