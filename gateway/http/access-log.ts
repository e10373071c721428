// One line for each request that may have changed something: the REST calls, and /graphql of somebody signed
// in. Pages, files and visitors' queries are logged at the debug level only: there are many more of them, and
// a cached one takes less time than a line.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";

/** Logs the request when its answer is out. The path goes without its query, which may hold what a visitor searched for. */
export function logWhenDone(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  requestId: string,
): void {
  const level = path.startsWith("/api/") || request.headers.authorization ? "info" : "debug";
  if (!log.isLevelEnabled(level)) return;
  const started = performance.now();
  response.once("close", () => {
    const { method } = request;
    const ms = Math.round(performance.now() - started);
    const cutOff = response.writableFinished ? {} : { cutOff: true };
    log[level]({ requestId, method, path, status: response.statusCode, ms, ...cutOff }, "request");
  });
}
