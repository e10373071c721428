// The body of an upload, from the connection into a file, chunk by chunk: no more than one chunk is ever in memory.
import type { IncomingMessage } from "node:http";
import { RequestAborted } from "#gateway/http/body.ts";
import { HttpError } from "#gateway/http/errors.ts";
import type { IncomingFile } from "#prisma/file-store.ts";

/** How long a refused body is still read and thrown away, in milliseconds: while more of it comes, and at most. */
const LINGER = { silence: 2_000, most: 30_000 };

/**
 * Writes the whole body to a file.
 * @param limit bytes
 * @throws HttpError FILE_TOO_LARGE as soon as there are more; RequestAborted when the sender goes away; what the disk says
 */
export async function receiveBody(
  request: IncomingMessage,
  file: IncomingFile,
  limit: number,
): Promise<void> {
  let size = 0;
  try {
    // A refusal has to be answered on this connection, so leaving the loop must not destroy it.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > limit) throw new HttpError("FILE_TOO_LARGE");
      await file.append(chunk);
    }
  } catch (error) {
    throw request.destroyed && !request.complete ? new RequestAborted() : error;
  }
}

/**
 * After a refusal the connection closes, but only when the sender has stopped sending. A connection that is
 * closed with bytes unread is reset, and many systems then throw away the answer that was on its way.
 */
export function closeUnread(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const destroy = () => request.socket.destroy();
  const silence = setTimeout(destroy, LINGER.silence);
  const most = setTimeout(destroy, LINGER.most);
  request.on("data", () => silence.refresh());
  request.once("close", () => {
    clearTimeout(silence);
    clearTimeout(most);
  });
  request.resume();
}
