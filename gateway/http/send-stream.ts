// The body of an answer that is too long to be held in memory.
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { RequestAborted } from "./body.ts";

/** What Node calls it when the other side has closed: in the middle, or before the first byte. */
const GONE = new Set(["ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_UNABLE_TO_PIPE", "EPIPE", "ECONNRESET"]);

/**
 * Sends a stream as the body of an answer whose head is already written, and closes the stream however it
 * ends: files that stay open would end the process one day.
 * @throws RequestAborted when the reader went away; or what the stream failed with, and then the answer is cut off
 */
export async function sendStream(stream: Readable, response: Writable): Promise<void> {
  try {
    await pipeline(stream, response);
  } catch (error) {
    const isGone = error instanceof Error && "code" in error && GONE.has(String(error.code));
    throw isGone ? new RequestAborted() : error;
  } finally {
    stream.destroy();
  }
}
