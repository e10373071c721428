// A thread for visitors is ended when it had time for the end of a job and did not use it, and not when the
// machine had none for it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchForHang } from "#gateway/visitors/hang-watch.ts";

const onHang = vi.fn();
/** Of each second, what the thread works and waits. */
let each = { worked: 0, waited: 0 };
const used = { worked: 0, waited: 0 };
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  onHang.mockClear();
  Object.assign(used, { worked: 70_000, waited: 500_000 });
  stop = watchForHang({ worked: async () => used.worked, waited: () => used.waited }, onHang);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    used.worked += each.worked;
    used.waited += each.waited;
    await vi.advanceTimersByTimeAsync(1_000);
  }
}

test("a thread that gets next to no processor is left alone for minutes", async () => {
  each = { worked: 10, waited: 50 };
  await pass(300);
  expect(onHang).not.toHaveBeenCalled();
});

test("a loop without end is found after some seconds of a processor, once", async () => {
  each = { worked: 1_000, waited: 0 };
  await pass(4);
  expect(onHang).not.toHaveBeenCalled();
  await pass(20);
  expect(onHang).toHaveBeenCalledOnce();
});

test("what is waited for without end is given up later than a silent database is", async () => {
  each = { worked: 1, waited: 999 };
  await pass(31);
  expect(onHang).not.toHaveBeenCalled();
  await pass(20);
  expect(onHang).toHaveBeenCalledOnce();
});

test("a machine that stood still for an hour is no reason, nor is a job that ended", async () => {
  each = { worked: 0, waited: 3_600_000 };
  await pass(1);
  each = { worked: 0, waited: 999 };
  await pass(10);
  stop();
  await pass(100);
  expect(onHang).not.toHaveBeenCalled();
});
