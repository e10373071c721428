// @module-tag long
// Some days of a society on a PostgreSQL server: `npm run year -- --server` does the same for a year (docs/testing.md#a-year).
import { expect, it } from "vitest";
import { runYear } from "#tests/year/year.ts";

const MINUTES = 60_000;

it(
  "goes through its first days on a server as on the embedded database, and everything holds",
  async () => {
    const year = { seed: 8, members: 60, days: 4, faults: false };
    const [embedded, server] = [await runYear(year), await runYear({ ...year, onServer: true })];
    expect([embedded.failure, server.failure]).toEqual([null, null]);
    expect(server.days).toHaveLength(4);
    expect(server.acknowledged).toBeGreaterThan(10);
    expect(server.counts).toEqual(embedded.counts);
    expect(server.fingerprint).toBe(embedded.fingerprint);
  },
  10 * MINUTES,
);
