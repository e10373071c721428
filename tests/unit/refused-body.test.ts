// A refused upload: anyone who is still busy sending must not meet a reset in place of the answer, and nobody may send for ever.
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeUnread } from "#gateway/uploads/receive-body.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

function refused(): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  closeUnread(request);
  return request;
}

/** Sends a chunk every second. */
async function sendFor(request: IncomingMessage, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    request.push(Buffer.alloc(1_000));
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(1_000);
  }
}

test("is read to its end while more of it comes", async () => {
  const request = refused();
  await sendFor(request, 20);
  expect(request.socket.destroyed).toBe(false);
});

test("is cut off after two seconds of silence", async () => {
  const request = refused();
  await sendFor(request, 5);
  vi.advanceTimersByTime(1_100);
  expect(request.socket.destroyed).toBe(true);
});

test("is cut off after half a minute all the same", async () => {
  const request = refused();
  await sendFor(request, 31);
  expect(request.socket.destroyed).toBe(true);
});
