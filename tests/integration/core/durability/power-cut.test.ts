// @module-tag long
// Once what `npm run faults -- power` does again and again.
import { expect, it } from "vitest";
import { cutPower } from "#tests/faults/power-cut.ts";

it("keeps what was acknowledged when the log ends at the last fsync", { timeout: 120_000 }, async () => {
  const { acknowledged, lost } = await cutPower(1);
  expect(acknowledged).toBeGreaterThan(10);
  expect(lost).toBe(0);
});
