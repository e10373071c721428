import type { IncomingMessage } from "node:http";
import { RequestAborted } from "./body.ts";

/** Runs something for a request. The signal ends it, with RequestAborted, once the asker has gone. */
export async function whileConnected<T>(
  { socket }: IncomingMessage,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const gone = new AbortController();
  const end = () => gone.abort(new RequestAborted());
  if (socket.destroyed) end();
  socket.once("close", end);
  try {
    return await run(gone.signal);
  } finally {
    socket.off("close", end);
  }
}
