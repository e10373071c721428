import { expect, test } from "vitest";
import { createFairQueue } from "#gateway/visitors/fair-queue.ts";

type Queue = ReturnType<typeof createFairQueue<string>>;

/** Does what waits, each of it in 10 ms. @returns the order */
function doAll(queue: Queue, most = Number.POSITIVE_INFINITY): string[] {
  const order: string[] = [];
  for (let next = queue.take(); next; next = order.length < most ? queue.take() : null) {
    order.push(next.item);
    next.done(10);
  }
  return order;
}

test("addresses take turns, each in its own order", () => {
  const queue = createFairQueue<string>(10);
  for (const item of ["a1", "a2", "a3"]) queue.add("a", item);
  for (const item of ["b1", "b2"]) queue.add("b", item);
  expect(doAll(queue)).toEqual(["a1", "b1", "a2", "b2", "a3"]);
  expect(queue.size).toBe(0);
});

test("an address whose work takes long has fewer turns", () => {
  const queue = createFairQueue<string>(20);
  for (let number = 0; number < 6; number += 1) {
    queue.add("slow", "slow");
    queue.add("quick", "quick");
  }
  const order: string[] = [];
  for (let next = queue.take(); next; next = order.length < 8 ? queue.take() : null) {
    order.push(next.item);
    next.done(next.item === "slow" ? 50 : 10);
  }
  expect(order.filter((item) => item === "quick").length).toBeGreaterThanOrEqual(5);
});

test("pages that somebody read while nobody waited cost nothing when many come", () => {
  const queue = createFairQueue<string>(100);
  for (let number = 0; number < 50; number += 1) {
    queue.add("reader", `page ${number}`);
    doAll(queue);
  }
  for (let number = 0; number < 40; number += 1) queue.add(`crowd ${number}`, "crowd");
  doAll(queue, 20);
  queue.add("reader", "next page");
  for (let number = 0; number < 20; number += 1) queue.add(`crowd ${number}`, "crowd");
  // Before those of the crowd that had their turn; behind the twenty that wait since before.
  expect(doAll(queue).indexOf("next page")).toBeLessThanOrEqual(20);
});

test("who reads a page now and then goes before forty who ask all the time", () => {
  const queue = createFairQueue<string>(100);
  const crowd = () => {
    const next = queue.take();
    if (!next) throw new Error("nobody waits");
    next.done(10);
    queue.add(next.item, next.item);
  };
  for (let number = 0; number < 40; number += 1) queue.add(`crowd ${number}`, `crowd ${number}`);
  for (let number = 0; number < 200; number += 1) crowd();
  for (let page = 0; page < 5; page += 1) {
    queue.add("reader", "page");
    const [first, second] = [queue.take(), queue.take()];
    expect([first?.item, second?.item]).toContain("page");
    for (const taken of [first, second]) {
      taken?.done(10);
      if (taken && taken.item !== "page") queue.add(taken.item, taken.item);
    }
    for (let number = 0; number < 100; number += 1) crowd();
  }
});

test("addresses that nobody has seen before do not hold up one that comes again", () => {
  const queue = createFairQueue<string>(100);
  let strangers = 0;
  const stranger = () => {
    strangers += 1;
    queue.add(`stranger ${strangers}`, "stranger");
  };
  queue.add("reader", "first page");
  doAll(queue);
  for (let number = 0; number < 20; number += 1) stranger();
  queue.add("reader", "first page");
  queue.add("reader", "second page");
  let turns = 0;
  for (let next = queue.take(); next && next.item !== "second page"; next = queue.take()) {
    turns += 1;
    next.done(10);
    stranger();
  }
  expect(turns).toBeLessThan(250);
});

test("when too much waits, the oldest of the address with the most has to go", () => {
  const queue = createFairQueue<string>(3);
  expect(["a1", "a2"].map((item) => queue.add("a", item))).toEqual([null, null]);
  expect(queue.add("b", "b1")).toBeNull();
  expect(queue.add("c", "c1")).toBe("a1");
  expect(queue.size).toBe(3);
  expect(doAll(queue)).toEqual(["a2", "b1", "c1"]);
});

test("what waits no longer is not taken", () => {
  const queue = createFairQueue<string>(3);
  queue.add("a", "a1");
  queue.add("a", "a2");
  queue.remove("a", "a1");
  queue.remove("a", "never there");
  expect(doAll(queue)).toEqual(["a2"]);
});
