// A file on its way to somebody who stays, who has gone, and who goes.
import { open } from "node:fs/promises";
import { PassThrough, Writable } from "node:stream";
import { describe, expect, test } from "vitest";
import { RequestAborted } from "#gateway/http/body.ts";
import { sendStream } from "#gateway/http/send-stream.ts";

/** Some megabytes of a file, opened as the store opens one; `closed` settles with the descriptor when the stream ends. */
async function openFile() {
  const handle = await open(process.execPath);
  const stream = handle.createReadStream({ end: 5_000_000 });
  const closed = new Promise<number>((resolve) => stream.once("close", () => resolve(handle.fd)));
  return { stream, closed };
}

const CLOSED = -1;

describe("a file is closed", () => {
  test("when it was sent", async () => {
    const { stream, closed } = await openFile();
    await sendStream(stream, new PassThrough().resume());
    expect(await closed).toBe(CLOSED);
  });

  test("when anyone who asked had gone before the first byte", async () => {
    const { stream, closed } = await openFile();
    const answer = new PassThrough().destroy();
    await expect(sendStream(stream, answer)).rejects.toThrow(RequestAborted);
    expect(await closed).toBe(CLOSED);
  });

  test("when anyone who asked goes in the middle", async () => {
    const { stream, closed } = await openFile();
    const answer = new Writable({ write: () => answer.destroy() });
    await expect(sendStream(stream, answer)).rejects.toThrow(RequestAborted);
    expect(await closed).toBe(CLOSED);
  });
});

test("what the stream fails with is told", async () => {
  const stream = new PassThrough();
  const sent = sendStream(stream, new PassThrough().resume());
  stream.destroy(new Error("the disk is gone"));
  await expect(sent).rejects.toThrow("the disk is gone");
});
