// The lines of the dashboard's charts.
import { expect, test } from "vitest";
import { scaleOf } from "#web/components/charts/chart-scale.ts";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [5, [0, 2, 4, 6]],
  [88, [0, 50, 100]],
  [1200, [0, 500, 1000, 1500]],
])("up to %i", (largest, lines) => {
  expect(scaleOf(largest)).toEqual(lines);
});

test.each([
  [3, -1, [-2, 0, 2, 4]],
  [0, -900, [-1000, -500, 0]],
])("up to %i and down to %i", (largest, smallest, lines) => {
  expect(scaleOf(largest, smallest)).toEqual(lines);
});

test("is never below the largest bar and never crowded", () => {
  for (let largest = 0; largest < 3000; largest += 1) {
    const lines = scaleOf(largest);
    expect(lines.at(-1)).toBeGreaterThanOrEqual(largest);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.length).toBeLessThanOrEqual(5);
  }
});
