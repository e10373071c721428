// When a draft goes to the server.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraftSender } from "#web/components/forms/draft-sender.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("three seconds after the last change, and at least every ten while it never rests", async () => {
  const send = vi.fn(async () => true);
  const sender = createDraftSender(send);
  sender.changed();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(send).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(send).toHaveBeenCalledTimes(1);
  for (let second = 0; second < 11; second += 1) {
    sender.changed();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(send).toHaveBeenCalledTimes(2);
});

test("again where it failed, until it arrives", async () => {
  const send = vi.fn(async () => send.mock.calls.length > 2);
  const sender = createDraftSender(send);
  sender.changed();
  await vi.advanceTimersByTimeAsync(3_000 + 15_000 + 15_000);
  expect(send).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(3);
});

test("rests until what is on its way has arrived, and goes on where the save failed", async () => {
  let arrive = (_: boolean) => {};
  const send = vi.fn(() => new Promise<boolean>((resolve) => (arrive = resolve)));
  const sender = createDraftSender(send);
  sender.changed();
  await vi.advanceTimersByTimeAsync(3_000);
  let isResting = false;
  void sender.rest().then(() => (isResting = true));
  sender.changed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([isResting, send.mock.calls.length]).toEqual([false, 1]);
  arrive(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(isResting).toBe(true);
  sender.resume();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test("sends its last words at once when the writer has left, and nothing after them", async () => {
  const send = vi.fn(async () => true);
  const sender = createDraftSender(send);
  sender.changed();
  sender.stop(true);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test("sends the last words behind what is on its way", async () => {
  let arrive = (_: boolean) => {};
  const send = vi.fn(() => new Promise<boolean>((resolve) => (arrive = resolve)));
  const sender = createDraftSender(send);
  sender.changed();
  await vi.advanceTimersByTimeAsync(3_000);
  sender.changed();
  sender.stop(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  arrive(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(2);
});

test("sends nothing that was sent before, and nothing that is not wanted", async () => {
  const send = vi.fn(async () => true);
  const sent = createDraftSender(send);
  sent.changed();
  await vi.advanceTimersByTimeAsync(3_000);
  sent.stop(true);
  const unwanted = createDraftSender(send);
  unwanted.changed();
  unwanted.stop(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});
