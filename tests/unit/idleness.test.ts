import { expect, test } from "vitest";
import { createIdleness } from "#gateway/cache/idleness.ts";

test("a gateway is idle ten seconds after the last request, and no longer with the next", () => {
  let now = 0;
  const idleness = createIdleness(() => now);
  now = 10_000;
  expect(idleness.isIdle).toBe(false);
  now += 1;
  expect(idleness.isIdle).toBe(true);
  idleness.heard();
  expect(idleness.isIdle).toBe(false);
});
