import { expect, test } from "vitest";
import { createFairQueue } from "#gateway/visitors/fair-queue.ts";

/** A queue with a clock that the test moves, in milliseconds. */
function queueOf(most: number) {
  let at = 0;
  const queue = createFairQueue<string>(most, () => at);
  const takeAll = () => {
    const taken: string[] = [];
    for (let next = queue.take(); next; next = queue.take()) {
      taken.push(next.item);
      queue.count(next.address, 10);
    }
    return taken;
  };
  const pass = (milliseconds: number) => {
    at += milliseconds;
  };
  return { queue, takeAll, pass };
}

test("addresses take turns, each in its own order", () => {
  const { queue, takeAll } = queueOf(10);
  for (const item of ["a1", "a2", "a3"]) queue.add("a", item);
  for (const item of ["b1", "b2"]) queue.add("b", item);
  expect(takeAll()).toEqual(["a1", "b1", "a2", "b2", "a3"]);
  expect(queue.size).toBe(0);
});

test("an address that had little work done goes before one that had much, for a while", () => {
  const { queue, takeAll, pass } = queueOf(10);
  queue.count("a", 1_000);
  queue.count("b", 30);
  queue.add("a", "a1");
  queue.add("b", "b1");
  queue.add("c", "c1");
  expect(takeAll()).toEqual(["c1", "b1", "a1"]);
  pass(300_000);
  queue.add("a", "a2");
  queue.add("b", "b2");
  expect(takeAll()).toEqual(["a2", "b2"]);
});

test("when too much waits, the oldest of the address with the most has to go", () => {
  const { queue, takeAll } = queueOf(3);
  expect(["a1", "a2"].map((item) => queue.add("a", item))).toEqual([null, null]);
  expect(queue.add("b", "b1")).toBeNull();
  expect(queue.add("c", "c1")).toBe("a1");
  expect(queue.size).toBe(3);
  expect(takeAll()).toEqual(["a2", "b1", "c1"]);
});

test("what waits no longer is not taken", () => {
  const { queue, takeAll } = queueOf(3);
  queue.add("a", "a1");
  queue.add("a", "a2");
  queue.remove("a", "a1");
  queue.remove("a", "never there");
  expect(takeAll()).toEqual(["a2"]);
});
